import type { Slot } from '#contract/outfits.ts';
import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { WITH_A_BIB } from '#domain/wardrobe/garment-pairs.ts';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { tellPart } from '../../../writing/sentence.ts';
import type { Piece } from '../../compose/piece.ts';
import { saidOf, type Target } from '../../language/mentions/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import type { Edit } from '../edits/edit.ts';
import { avoidIn } from './avoid-in-item.ts';
import { added, removed, swapped } from './change-words.ts';
import { type Choice, choosePiece, choosePieceNamed, type Search, whyNone } from './choose-piece.ts';
import { fail, isSameJob } from './exchange.ts';
import { modifyItem } from './modify-item.ts';
import { withLess } from './with-less.ts';
import {
  isFree,
  join,
  type Place,
  placeOf,
  put,
  slotOf,
  take,
  type WorkingOutfit,
} from './working-outfit.ts';

type ItemEdit = Extract<Edit, { do: 'replace' | 'modify' | 'add' | 'remove' | 'avoid' }>;

/** Edits of single items. What cannot be done changes nothing and is noted as unmet. */
export function applyItemEdit(outfit: WorkingOutfit, edit: ItemEdit): void {
  if (edit.do === 'add') {
    addItem(outfit, edit.target, edit.qualities, edit.isOver);
    return;
  }

  const place = placeOf(outfit, edit.item);
  if (place === null || !isFree(outfit, place)) return;

  switch (edit.do) {
    case 'replace':
      replaceItem(outfit, place, edit.by, edit.qualities);
      return;
    case 'modify':
      modifyItem(outfit, place, edit.qualities, edit.by);
      return;
    case 'remove':
      removeItem(outfit, place, edit.not);
      return;
    case 'avoid':
      avoidIn(outfit, place, edit.refused);
      return;
  }
}

export function replaceItem(
  outfit: WorkingOutfit,
  place: Place,
  by: Target | null,
  qualities: Qualities,
): void {
  const slot = slotFor(place, by);
  if (slot === null) return;

  const search = {
    slot,
    place,
    target: by,
    qualities,
    where: (garment: Garment) => by !== null || isSameJob(place, garment),
    ...(by !== null && qualities.colours.length === 0 && { prefer: likeItsColour(place, by) }),
  };
  const choice = inItsColour(outfit, search) ?? choosePieceNamed(outfit, search);
  if (choice === null) {
    const less = by === null ? null : nearestOf(outfit, { ...search, target: by });
    if (less !== null) {
      replaceItem(outfit, place, by, less);
      return;
    }
    fail(outfit, by === null ? tellPart('wish: another', 'another') : saidOf(by), whyNone(outfit, search));
    return;
  }

  const { garment } = choice.piece;
  // "A dress instead of the jeans, touch nothing else": the tee would have to go.
  if (
    slot === 'dress' &&
    by !== null &&
    belowDress(outfit, place.id, garment).some((other) => !isFree(outfit, other))
  ) {
    fail(outfit, saidOf(by));
    return;
  }

  const isDress = slotOf(place) === 'dress';
  outfit.changes.push({ what: swapped(place, choice.piece), place: place.id });
  put(outfit, place, choice.piece, choice.price);
  if (slot === 'dress') dropBelow(outfit, place.id, garment);
  // "A trouser suit instead of the dress": both halves of it.
  if (isDress && slot === 'outer' && by?.slots.includes('bottom') === true)
    addItem(outfit, bottomHalf(by), qualities);
  else if (by !== null) completeSuit(outfit, by, choice.piece);
}

/** "I want a V-neck sweater" in the place of another sweater: navy as that, where it comes so and no color is said. */
function inItsColour(outfit: WorkingOutfit, search: Search): Choice | null {
  const { place, target, qualities = noQualities() } = search;
  const old = place?.piece;
  if (old == null || qualities.colours.length > 0) return null;
  const colours = [{ label: old.colour, names: [old.colour] }];
  const alike = { ...search, qualities: { ...qualities, colours } };
  // The bag goes with the shoes, whichever bag it is.
  if (search.slot === 'bag')
    return choosePiece(outfit, { ...alike, where: (garment) => garment !== old.garment });
  if (target == null) return null;
  // "Other shoes" are other ones, and a pearl has its own color.
  if (target.keys.has(old.garment.key) || search.slot === 'accessory') return null;
  if (isNoColourOfJeans(target, old.colour)) return null;
  const [kind] = old.garment.kinds;
  const isAlike = garmentsIn(search.slot).some(
    ({ key, kinds }) => target.keys.has(key) && kind !== undefined && kinds.includes(kind),
  );

  return isAlike ? choosePiece(outfit, alike) : null;
}

/** Jeans in the place of olive chinos are blue. */
function isNoColourOfJeans({ keys }: Target, colour: ColourName): boolean {
  const named = garmentsIn('bottom').filter(({ key }) => keys.has(key));
  const areJeans =
    named.length > 0 && named.length === keys.size && named.every((one) => isKind(one, 'jeans'));

  return areJeans && !COLOURS_OF_JEANS.has(familyOf(colour));
}

const COLOURS_OF_JEANS: ReadonlySet<string> = new Set(['blues', 'neutrals']);

/** "A skirt instead" of gray trousers is best gray, else light or dark gray: nobody asked for another color. */
function likeItsColour({ piece: old }: Place, by: Target): (piece: Piece) => number {
  return ({ colour }) => {
    if (old === null || familyOf(colour) !== familyOf(old.colour) || isNoColourOfJeans(by, old.colour))
      return 0;

    return colour === old.colour ? SAME_COLOUR : SAME_COLOUR / 2;
  };
}

/** As much as a good neighbor is better than a fair one. */
const SAME_COLOUR = 1;

/** "A linen suit", "could it be a trouser suit", „ein Smoking“: trousers come with the jacket, in its cloth and color. */
function completeSuit(outfit: WorkingOutfit, suit: Target, { garment, fabric, colour }: Piece): void {
  if (garment.slot !== 'outer' || !isKind(garment, 'suit') || JACKET.test(saidOf(suit))) return;
  // "A skirt suit" names its half.
  const named = garmentsIn('bottom').filter(({ key }) => suit.keys.has(key));
  const keys = new Set(
    named.length === 1 ? [named[0]?.key ?? ''] : [garment.key.replace(/jacket$/, 'trousers')],
  );
  const legs: Target = { ...suit, keys, slots: ['bottom'] };
  if (!garmentsIn('bottom').some(({ key }) => keys.has(key))) return;
  const place = outfit.places.find((other) => slotOf(other) === 'bottom');
  if (place !== undefined && !isFree(outfit, place)) return;
  const qualities = {
    ...noQualities(),
    colours: [{ label: colour, names: [colour] }],
    fabrics: [{ label: fabric, names: [fabric] }],
  };
  if (place === undefined) addItem(outfit, legs, qualities);
  else if (place.piece !== null && legs.keys.has(place.piece.garment.key))
    modifyItem(outfit, place, qualities);
  else replaceItem(outfit, place, legs, qualities);
}

function bottomHalf(suit: Target): Target {
  const keys = garmentsIn('bottom').filter(({ key }) => suit.keys.has(key));

  return { ...suit, keys: new Set(keys.map(({ key }) => key)), slots: ['bottom'] };
}

/**
 * A jumpsuit in another green, a plain bow tie for a dotted one are nearer to what was asked for than nothing: what there is none of is told
 * as open, and the rest of it is looked for. Null where that would not help.
 */
function nearestOf(outfit: WorkingOutfit, search: Search & { qualities: Qualities }): Qualities | null {
  const near = withNearColours(search.qualities);
  const found = [
    { left: near, given: search.qualities.colours.map(saidOf).join(' ') },
    ...withLess(search.qualities),
  ].find(({ left }) => choosePiece(outfit, { ...search, qualities: left }) !== null);
  if (found !== undefined) fail(outfit, found.given);

  return found?.left ?? null;
}

/** Where there is no light gray another gray is nearer to it than any color. */
function withNearColours(qualities: Qualities): Qualities {
  const families = new Set(qualities.colours.flatMap(({ names }) => names.map(familyOf)));
  const names = COLOUR_NAMES.filter((name) => families.has(familyOf(name)));

  return { ...qualities, colours: qualities.colours.map((wish) => ({ ...wish, names })) };
}

function slotFor(place: Place, by: Target | null): Slot | null {
  if (by === null) return slotOf(place);

  const own = slotOf(place);

  return own !== null && by.slots.includes(own) ? own : (by.slots[0] ?? null);
}

/** A dress takes the place of top and bottom together; dungarees only that of the bottom. */
function dropBelow(outfit: WorkingOutfit, keptId: string, dress: Garment): void {
  for (const place of belowDress(outfit, keptId, dress)) {
    outfit.changes.push({ what: removed(place), place: place.id });
    take(outfit, place);
  }
}

function belowDress(outfit: WorkingOutfit, keptId: string, { key }: Garment): Place[] {
  const slots = WITH_A_BIB.has(key) ? ['bottom', 'dress'] : ['top', 'bottom', 'dress'];

  return outfit.places.filter((place) => place.id !== keptId && slots.includes(slotOf(place) ?? ''));
}

/** Where a dress was, a top or a bottom alone would not be an outfit. */
export function completeSeparates(outfit: WorkingOutfit): void {
  for (const slot of ['top', 'bottom'] as const) {
    const isWorn = (place: Place) =>
      slotOf(place) === slot ||
      (slotOf(place) === 'dress' && !isOverTop(slot, place)) ||
      isWornAs(slot, place);
    if (outfit.places.some(isWorn)) continue;
    if (outfit.places.some((place) => place.piece === null)) continue;

    const choice = choosePiece(outfit, { slot, place: null });
    if (choice === null) continue;

    const place = join(outfit, choice.piece, choice.price);
    outfit.changes.push({ what: added(choice.piece), place });
  }
}

/** A necktie hangs on a shirt: with a polo or a roll-neck in its place it goes, where nobody speaks of it. */
export function withoutLooseTie(outfit: WorkingOutfit, edits: readonly Edit[]): void {
  const isTie = ({ piece }: Place) => piece !== null && isKind(piece.garment, 'tie');
  const isShirt = ({ piece }: Place) => piece !== null && isKind(piece.garment, 'shirt');
  const isNamed = ({ id }: Place) =>
    edits.some((edit) => edit.do === 'replace' && edit.item === id && edit.by !== null);
  const isNew = (place: Place) => slotOf(place) === 'top' && isNamed(place) && !isShirt(place);
  const tie = outfit.places.find((place) => isTie(place) && !place.isTouched && isFree(outfit, place));
  if (tie === undefined || edits.some((edit) => 'item' in edit && edit.item === tie.id)) return;
  if (outfit.places.some(isShirt) || !outfit.places.some(isNew)) return;

  removeItem(outfit, tie, null);
}

/** Dungarees need a top beneath them. */
function isOverTop(slot: 'top' | 'bottom', { piece }: Place): boolean {
  return slot === 'top' && piece !== null && WITH_A_BIB.has(piece.garment.key);
}

/** A cardigan that took the place of the tee is buttoned up. */
function isWornAs(slot: 'top' | 'bottom', { stored, piece }: Place): boolean {
  return slot === 'top' && stored?.slot === slot && piece !== null && isKind(piece.garment, 'cardigan');
}

const JACKET = /jack|blazer|coat|sakko/i;

/** A second pair of shoes takes the place of the first; a second accessory joins. */
function addItem(outfit: WorkingOutfit, target: Target, qualities: Qualities, isOver = false): void {
  const [slot] = target.slots;
  if (slot === undefined) return;

  const rival =
    NEEDED.includes(slot) && !isOver && !goesOver(outfit, target) && !isForSwimming(target)
      ? (outfit.places.find((place) => slotOf(place) === slot && isFree(outfit, place)) ??
        outfit.places.find((place) => slotOf(place) === slot))
      : undefined;
  if (rival !== undefined) {
    if (isFree(outfit, rival)) replaceItem(outfit, rival, target, qualities);
    return;
  }

  const search = { slot, place: null, target, qualities };
  const choice = ofTheSuit(outfit, search) ?? choosePieceNamed(outfit, search);
  const less = choice === null ? nearestOf(outfit, search) : null;
  if (less !== null) {
    addItem(outfit, target, less, isOver);
    return;
  }
  if (choice === null) {
    fail(outfit, saidOf(target), whyNone(outfit, search));
    return;
  }

  const place = join(outfit, choice.piece, choice.price);
  outfit.changes.push({ what: added(choice.piece), place });
  dropInsteadOf(outfit, choice.piece.garment);
  completeSuit(outfit, target, choice.piece);
}

/** A waistcoat that joins a suit is of its cloth and color, or of its color. */
function ofTheSuit(outfit: WorkingOutfit, search: Search): Choice | null {
  const { target, qualities = noQualities() } = search;
  const suit = outfit.places.find(
    ({ piece }) => piece !== null && piece.garment.slot === 'outer' && isKind(piece.garment, 'suit'),
  )?.piece;
  const isWaistcoat = target?.keys.has('waistcoat') === true;
  if (suit == null || !isWaistcoat || !isEmpty(qualities)) return null;
  const colours = [{ label: suit.colour, names: [suit.colour] }];
  const fabrics = [{ label: suit.fabric, names: [suit.fabric] }];
  const tailored = { ...search, where: ({ key }: Garment) => key === 'waistcoat' };

  return (
    choosePieceNamed(outfit, { ...tailored, qualities: { ...qualities, colours, fabrics } }) ??
    choosePieceNamed(outfit, { ...tailored, qualities: { ...qualities, colours } })
  );
}

/** A sweater over the shoulders joins the shirt that is there. */
function goesOver(outfit: WorkingOutfit, { keys }: Target): boolean {
  const isKnit = (garment: Garment) => isKind(garment, 'sweater', 'sweatshirt', 'hoodie', 'cardigan');
  const isUnder = (garment: Garment) => isKind(garment, 'tank', 'camisole', 'tshirt');
  const tops = outfit.places.filter((place) => slotOf(place) === 'top');
  const named = garmentsIn('top').filter(({ key }) => keys.has(key));
  // A tank beneath the open shirt.
  if (named.length > 0 && named.every(isUnder))
    return tops.every(({ piece }) => piece !== null && !isUnder(piece.garment));

  // A shirt beneath the sweater that stays.
  if (named.length > 0 && named.every((garment) => isKind(garment, 'shirt')))
    return tops.length === 1 && tops.every(({ piece }) => piece !== null && isKnit(piece.garment));

  return (
    named.some(isKnit) &&
    tops.length === 1 &&
    tops.every(({ piece }) => piece !== null && !isKnit(piece.garment))
  );
}

/** Swimwear is worn under what is there, or carried; it joins where nothing of the kind is there. */
function isForSwimming({ keys, slots }: Target): boolean {
  const named = slots.flatMap((slot) => garmentsIn(slot)).filter(({ key }) => keys.has(key));

  return named.length > 0 && named.every((garment) => isKind(garment, 'swim'));
}

/** Suspenders and a belt hold the same trousers: who asks for the one wears it instead of the other. */
function dropInsteadOf(outfit: WorkingOutfit, garment: Garment): void {
  const other: Kind | null = isKind(garment, 'suspenders')
    ? 'belt'
    : isKind(garment, 'belt')
      ? 'suspenders'
      : null;
  for (const place of other === null ? [] : [...outfit.places]) {
    if (place.piece === null || other === null || !isKind(place.piece.garment, other)) continue;
    outfit.changes.push({ what: removed(place), place: place.id });
    take(outfit, place);
  }
}

const NEEDED: readonly (Slot | null)[] = ['top', 'bottom', 'dress', 'shoes'];

/** What an outfit cannot do without is exchanged for something that was not refused. */
function removeItem(outfit: WorkingOutfit, place: Place, not: Target | null): void {
  const slot = slotOf(place);
  const isLast = outfit.places.filter((other) => slotOf(other) === slot).length === 1;
  if (slot === null) return;
  if (!NEEDED.includes(slot) || !isLast) {
    outfit.changes.push({ what: removed(place), place: place.id });
    take(outfit, place);
    return;
  }
  if (not === null || not.breadth === 'slot') {
    fail(outfit, not === null ? tellPart('wish: piece', slot, { words: [slot] }) : saidOf(not));
    return;
  }

  const choice = choosePiece(outfit, { slot, place, where: (garment) => !not.keys.has(garment.key) });
  if (choice === null) {
    fail(outfit, saidOf(not));
    return;
  }

  outfit.changes.push({ what: swapped(place, choice.piece), place: place.id });
  put(outfit, place, choice.piece, choice.price);
}
