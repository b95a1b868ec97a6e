import type { Slot } from '#contract/outfits.ts';
import { comesIn, usualColours } from '#domain/wardrobe/colourways.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { isPermitted } from '../compose/candidates.ts';
import { clothComesIn } from '../compose/cloth-colours.ts';
import { colourPairScore } from '../compose/colour-pairs.ts';
import type { Piece } from '../compose/piece.ts';
import { meeting } from '../compose/search.ts';
import type { Target } from '../language/meanings.ts';
import type { Qualities } from '../language/wishes.ts';
import { added, altered, removed, swapped } from './change-words.ts';
import { choosePiece } from './choose-piece.ts';
import type { Edit } from './edit.ts';
import {
  isFree,
  join,
  type Place,
  piecesBut,
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
    addItem(outfit, edit.target, edit.qualities);
    return;
  }

  const place = placeOf(outfit, edit.item);
  if (place === null || !isFree(outfit, place)) return;

  switch (edit.do) {
    case 'replace':
      replaceItem(outfit, place, edit.by, edit.qualities);
      return;
    case 'modify':
      modifyItem(outfit, place, edit.qualities);
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

  const choice = choosePiece(outfit, {
    slot,
    place,
    target: by,
    qualities,
    where: (garment) => by !== null || isSameJob(place, garment),
  });
  if (choice === null) {
    fail(outfit, by?.label ?? 'another');
    return;
  }

  outfit.changes.push({ what: swapped(place, choice.piece) });
  put(outfit, place, choice.piece, choice.price);
  if (slot === 'dress') dropBelow(outfit, place.id);
}

/** A coat gives way to a coat, a belt to a belt. */
function isSameJob(place: Place, garment: Garment): boolean {
  const current = place.piece?.garment;
  if (current === undefined || current.slot !== 'accessory') return true;

  return current.category === garment.category;
}

function slotFor(place: Place, by: Target | null): Slot | null {
  if (by === null) return slotOf(place);

  const own = slotOf(place);

  return own !== null && by.slots.includes(own) ? own : (by.slots[0] ?? null);
}

/** A dress takes the place of top and bottom together. */
function dropBelow(outfit: WorkingOutfit, keptId: string): void {
  for (const place of outfit.places.filter((other) => other.id !== keptId)) {
    const slot = slotOf(place);
    if (slot === 'top' || slot === 'bottom' || slot === 'dress') {
      outfit.changes.push({ what: removed(place) });
      take(outfit, place);
    }
  }
}

/** Where a dress was, a top or a bottom alone would not be an outfit. */
export function completeSeparates(outfit: WorkingOutfit): void {
  for (const slot of ['top', 'bottom'] as const) {
    if (outfit.places.some((place) => slotOf(place) === slot || slotOf(place) === 'dress')) continue;
    if (outfit.places.some((place) => place.piece === null)) continue;

    const choice = choosePiece(outfit, { slot, place: null });
    if (choice === null) continue;

    outfit.changes.push({ what: added(choice.piece) });
    join(outfit, choice.piece, choice.price);
  }
}

export function modifyItem(outfit: WorkingOutfit, place: Place, qualities: Qualities): void {
  const { piece } = place;
  if (piece === null) {
    fail(outfit, wordsOf(qualities));
    return;
  }

  const changed = alteredPiece(outfit, place, piece, qualities);
  if (changed !== null) {
    if (isSame(changed, piece)) return;
    outfit.changes.push({ what: altered(piece, changed) });
    put(outfit, place, changed, place.price);
    return;
  }

  // The garment does not come like that, but one of its kind may.
  const colour =
    qualities.colours.length > 0 ? qualities.colours : [{ label: piece.colour, names: [piece.colour] }];
  const inColour = { ...qualities, colours: colour };
  const at = { slot: piece.garment.slot, place };
  const choice =
    choosePiece(outfit, { ...at, target: kin(piece.garment, isNearCousin), qualities: inColour }) ??
    choosePiece(outfit, { ...at, target: kin(piece.garment, isCousin), qualities: inColour }) ??
    choosePiece(outfit, { ...at, target: kin(piece.garment, isCousin), qualities });
  if (choice === null) {
    fail(outfit, wordsOf(qualities));
    return;
  }

  outfit.changes.push({ what: swapped(place, choice.piece) });
  put(outfit, place, choice.piece, choice.price);
}

/** Other garments of a kind, as if they had been named: a wish for denim may bend the dress code. */
function kin(garment: Garment, isRelated: (first: Garment, second: Garment) => boolean): Target {
  const related = garmentsIn(garment.slot).filter((other) => other !== garment && isRelated(garment, other));

  return {
    label: garment.name,
    keys: new Set(related.map((other) => other.key)),
    slots: [garment.slot],
    breadth: 'kind',
  };
}

function isNearCousin(first: Garment, second: Garment): boolean {
  return first.kinds[0] === second.kinds[0];
}

function isCousin(first: Garment, second: Garment): boolean {
  return first.kinds.some((kind) => second.kinds.includes(kind));
}

/** The same garment with the qualities; null when it does not come like that. */
function alteredPiece(outfit: WorkingOutfit, place: Place, piece: Piece, qualities: Qualities): Piece | null {
  const { garment } = piece;
  if (!qualities.shapes.every((shape) => shape.matches(garment))) return null;

  const fabrics =
    qualities.fabrics.length === 0
      ? garment.fabrics
      : garment.fabrics.filter((fabric) => qualities.fabrics.some((wish) => wish.names.includes(fabric)));
  const patterns =
    qualities.patterns.length === 0
      ? [piece.pattern]
      : garment.patterns.filter((pattern) =>
          qualities.patterns.some((wish) => wish.patterns.includes(pattern)),
        );
  const colours =
    qualities.colours.length === 0 ? [piece.colour] : coloursAsked(outfit, place, garment, qualities);

  for (const colour of colours) {
    for (const fabric of currentFirst(fabrics, piece.fabric)) {
      for (const pattern of currentFirst(patterns, piece.pattern)) {
        const changed = { garment, fabric, pattern, colour };
        if (clothComesIn(fabric, colour) && isPermittedNow(outfit, changed, qualities)) return changed;
      }
    }
  }

  return null;
}

/** An explicit wish for a colour overrules a refusal in the old prompt, never the profile's avoidances. */
function isPermittedNow(outfit: WorkingOutfit, piece: Piece, qualities: Qualities): boolean {
  const colours = new Set(
    [...outfit.plan.wishes.refuses.colours].filter(
      (name) => !qualities.colours.some((wish) => wish.names.includes(name)),
    ),
  );
  const fabrics = new Set(
    [...outfit.plan.wishes.refuses.fabrics].filter(
      (name) => !qualities.fabrics.some((wish) => wish.names.includes(name)),
    ),
  );
  const patterns = new Set(
    [...outfit.plan.wishes.refuses.patterns].filter(
      (name) => !qualities.patterns.some((wish) => wish.patterns.includes(name)),
    ),
  );
  const refuses = { ...outfit.plan.wishes.refuses, colours, fabrics, patterns };

  return isPermitted({ ...outfit.plan, wishes: { ...outfit.plan.wishes, refuses } }, piece);
}

/** Colours that answer the wish and that the garment is sold in: usual ones first, then best beside the others. */
function coloursAsked(outfit: WorkingOutfit, place: Place, garment: Garment, qualities: Qualities) {
  const others = piecesBut(outfit, place);
  const asked = qualities.colours
    .flatMap((wish) => wish.names)
    .filter((name) => comesIn(garment.colours, name));
  const usual = usualColours(garment.colours);
  const rank = (name: (typeof asked)[number]) =>
    (usual.includes(name) ? 1 : 0) +
    others.reduce((sum, other) => sum + colourPairScore(name, other.colour), 0) / Math.max(1, others.length);
  const [first] = qualities.colours;

  // One exact colour is taken at its word; "blue" leaves a choice.
  return first !== undefined && first.names.length === 1
    ? asked
    : [...asked].sort((one, two) => rank(two) - rank(one));
}

function currentFirst<Value>(values: readonly Value[], current: Value): Value[] {
  return values.includes(current) ? [current, ...values.filter((value) => value !== current)] : [...values];
}

function isSame(first: Piece, second: Piece): boolean {
  return (
    first.garment === second.garment &&
    first.fabric === second.fabric &&
    first.pattern === second.pattern &&
    first.colour === second.colour
  );
}

/** A second pair of shoes takes the place of the first; a second accessory joins. */
function addItem(outfit: WorkingOutfit, target: Target, qualities: Qualities): void {
  const [slot] = target.slots;
  if (slot === undefined) return;

  const rival = NEEDED.includes(slot) ? outfit.places.find((place) => slotOf(place) === slot) : undefined;
  if (rival !== undefined) {
    if (isFree(outfit, rival)) replaceItem(outfit, rival, target, qualities);
    return;
  }

  const choice = choosePiece(outfit, { slot, place: null, target, qualities });
  if (choice === null) {
    fail(outfit, target.label);
    return;
  }

  outfit.changes.push({ what: added(choice.piece) });
  join(outfit, choice.piece, choice.price);
}

const NEEDED: readonly (Slot | null)[] = ['top', 'bottom', 'dress', 'shoes'];

/** What an outfit cannot do without is exchanged for something that was not refused. */
function removeItem(outfit: WorkingOutfit, place: Place, not: Target | null): void {
  const slot = slotOf(place);
  const isLast = outfit.places.filter((other) => slotOf(other) === slot).length === 1;
  if (slot === null) return;
  if (!NEEDED.includes(slot) || !isLast) {
    outfit.changes.push({ what: removed(place) });
    take(outfit, place);
    return;
  }
  if (not === null || not.breadth === 'slot') {
    fail(outfit, not?.label ?? slot);
    return;
  }

  const choice = choosePiece(outfit, { slot, place, where: (garment) => !not.keys.has(garment.key) });
  if (choice === null) {
    fail(outfit, not.label);
    return;
  }

  outfit.changes.push({ what: swapped(place, choice.piece) });
  put(outfit, place, choice.piece, choice.price);
}

function avoidIn(outfit: WorkingOutfit, place: Place, refused: Qualities): void {
  const { piece } = place;
  if (piece === null) {
    fail(outfit, wordsOf(refused));
    return;
  }

  const other = otherCloth(outfit, place, piece, refused);
  if (other !== null) {
    outfit.changes.push({ what: altered(piece, other) });
    put(outfit, place, other, place.price);
    return;
  }

  const isFreeOf = (candidate: Piece) => !hasAny(candidate, refused);
  const choice = choosePiece(outfit, {
    slot: piece.garment.slot,
    place,
    wherePiece: isFreeOf,
    where: (garment) => isSameJob(place, garment),
  });
  if (choice === null) {
    fail(outfit, wordsOf(refused));
    return;
  }

  outfit.changes.push({ what: swapped(place, choice.piece) });
  put(outfit, place, choice.piece, choice.price);
}

/** The same garment in a cloth and colour that nobody refused. */
function otherCloth(outfit: WorkingOutfit, place: Place, piece: Piece, refused: Qualities): Piece | null {
  const others = piecesBut(outfit, place);
  const { garment } = piece;
  const candidates = currentFirst(garment.fabrics as readonly FabricName[], piece.fabric).flatMap((fabric) =>
    currentFirst(garment.patterns, piece.pattern).flatMap((pattern) =>
      currentFirst(usualColours(garment.colours), piece.colour).map((colour) => ({
        garment,
        fabric,
        pattern,
        colour,
      })),
    ),
  );
  const proper = candidates.filter(
    (candidate) =>
      !hasAny(candidate, refused) &&
      clothComesIn(candidate.fabric, candidate.colour) &&
      isPermitted(outfit.plan, candidate),
  );
  const distance = (candidate: Piece) =>
    (candidate.colour === piece.colour ? 0 : 2) +
    (candidate.fabric === piece.fabric ? 0 : 1) +
    (candidate.pattern === piece.pattern ? 0 : 1) -
    0.4 * meeting(outfit.plan, others, candidate);

  return [...proper].sort((first, second) => distance(first) - distance(second))[0] ?? null;
}

function hasAny(piece: Piece, refused: Qualities): boolean {
  const { colours, fabrics, patterns, shapes } = refused;

  return (
    colours.some((wish) => wish.names.includes(piece.colour)) ||
    fabrics.some((wish) => wish.names.includes(piece.fabric)) ||
    patterns.some((wish) => wish.patterns.includes(piece.pattern)) ||
    shapes.some((shape) => shape.matches(piece.garment))
  );
}

export function fail(outfit: WorkingOutfit, label: string): void {
  if (label !== '') outfit.unmet.push(label);
}

function wordsOf(qualities: Qualities): string {
  return [...qualities.colours, ...qualities.fabrics, ...qualities.patterns, ...qualities.shapes]
    .map((wish) => wish.label)
    .join(' ');
}

/** Puts the best piece that meets a condition in an item's place. Reports whether there was one. */
export function exchange(
  outfit: WorkingOutfit,
  place: Place,
  search: Omit<Parameters<typeof choosePiece>[1], 'slot' | 'place'>,
): boolean {
  const slot = slotOf(place);
  const where = (garment: Garment) => isSameJob(place, garment) && (search.where?.(garment) ?? true);
  const choice = slot === null ? null : choosePiece(outfit, { ...search, slot, place, where });
  if (choice === null) return false;

  outfit.changes.push({ what: swapped(place, choice.piece) });
  put(outfit, place, choice.piece, choice.price);

  return true;
}
