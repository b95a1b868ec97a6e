import type { Slot } from '#contract/outfits.ts';
import type { BodyGoal, StyleName } from '#contract/style-profile.ts';
import { sumIn } from '#domain/shopping/currency.ts';
import { comesIn, familyOf } from '#domain/wardrobe/colourways.ts';
import { fabricOf } from '#domain/wardrobe/fabrics.ts';
import { formalityNear } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { garmentsIn, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { sumSaid } from '../../../review/wishes-said.ts';
import type { Part } from '../../../writing/sentence.ts';
import type { Piece } from '../../compose/piece.ts';
import type { Mood } from '../../language/mentions/meanings.ts';
import { noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import type { Edit } from '../edits/edit.ts';
import { removed, theItem } from './change-words.ts';
import { exchange, exchangeCut, fail } from './exchange.ts';
import { modifyItem } from './modify-item.ts';
import { dressFor } from './shift-formality.ts';
import { shiftPrices } from './shift-prices.ts';
import { applyWeather } from './shift-warmth.ts';
import {
  isFree,
  isMainPlace,
  middleOf,
  type Place,
  placeOf,
  priceWithin,
  put,
  slotOf,
  take,
  type WorkingOutfit,
} from './working-outfit.ts';

type WholeEdit = Extract<
  Edit,
  { do: 'occasion' | 'weather' | 'style' | 'mood' | 'goal' | 'spend' | 'recolour' | 'refresh' }
>;

/** Edits that look at the outfit as a whole. */
export function applyWholeEdit(outfit: WorkingOutfit, edit: WholeEdit): void {
  const before = outfit.changes.length;
  const had = outfit.already.length;

  switch (edit.do) {
    case 'occasion':
      forOccasion(outfit, edit.occasion, edit.said);
      break;
    case 'weather':
      applyWeather(
        outfit,
        edit.weather ?? (needsCoat(outfit.plan.weather) ? outfit.plan.weather : 'cool'),
        edit.isWet,
      );
      break;
    case 'style':
      inStyle(outfit, edit.style, edit.direction, edit.items);
      break;
    case 'mood':
      inMood(outfit, edit.mood, edit.items);
      break;
    case 'goal':
      forGoal(outfit, edit.goal);
      break;
    case 'spend':
      spend(outfit, edit);
      break;
    case 'recolour':
      recolour(outfit, edit);
      break;
    case 'refresh':
      for (const place of free(outfit))
        exchange(outfit, place, {
          where: (garment) => isSameCategory(place, garment.category, garment.slot),
        });
      break;
  }

  // An outfit that is right for the occasion already has nothing to change and nothing to report.
  const isFine =
    (edit.do === 'occasion' && before > 0) ||
    outfit.already.length > had ||
    (before > 0 && edit.do === 'mood' && edit.mood === 'vegan' && !outfit.places.some(isOfAnimals));
  if (outfit.changes.length === before && !isFine) fail(outfit, wordFor(edit));
}

function isOfAnimals({ piece }: Place): boolean {
  return piece !== null && fabricOf(piece.fabric).animal === true;
}

function wordFor(edit: WholeEdit): string | Part {
  if (edit.do === 'spend') return sumSaid(edit.dollars);

  return 'said' in edit ? edit.said : '';
}

function free(outfit: WorkingOutfit): Place[] {
  return outfit.places.filter((place) => isFree(outfit, place));
}

function isSameCategory(place: Place, category: string, slot: string): boolean {
  return slot !== 'accessory' || place.piece?.garment.category === category;
}

/** Dresses for the nearest formality that the occasion asks for; at home already, nothing needs to change. */
function forOccasion(outfit: WorkingOutfit, occasion: Occasion, said: string): void {
  const [low, high] = occasion.formality;
  const formality = formalityNear(Math.max(low, Math.min(high, outfit.plan.formality)));
  const allowedKinds = new Set([...outfit.plan.allowedKinds, ...(occasion.allows ?? [])]);

  const before = outfit.changes.length;
  const plan = { ...outfit.plan, allowedKinds, wishes: { ...outfit.plan.wishes, occasion } };

  dressFor(outfit, { ...plan, formality });
  // Who asks for the occasion finds the outfit too plain for it, even where it would just pass.
  const usual = formalityNear(Math.ceil((low + high) / 2));
  if (outfit.changes.length === before && usual > formality) dressFor(outfit, { ...plan, formality: usual });
  if (outfit.changes.length === before) outfit.already.push(said);
  if (occasion.weather !== undefined) applyWeather(outfit, occasion.weather, false);
}

const MOST_RESTYLED = 2;

const SAME_KIND = 2;
const SAME_COLOUR = 1;

/** Brings a style in (or out) by exchanging the pieces that speak it least (or most). */
function inStyle(
  outfit: WorkingOutfit,
  style: StyleName,
  direction: 1 | -1,
  items: readonly string[] | null,
): void {
  const styles = new Map(outfit.plan.styles);
  if (direction > 0) styles.set(style, 1);
  else styles.delete(style);
  // Feminine cuts are womenswear by their nature; who asks for them may have them.
  const worn =
    style === 'Feminine' && direction > 0 && outfit.plan.worn === 'everyone'
      ? 'womenswear'
      : outfit.plan.worn;
  outfit.plan = { ...outfit.plan, styles, worn };

  const candidates = free(outfit).filter(
    (place) =>
      place.piece !== null &&
      (items === null
        ? (isMainPlace(place) || slotOf(place) === 'shoes') &&
          place.piece.garment.styles.includes(style) === direction < 0
        : // What was named is exchanged even if it speaks the style already: it was not enough.
          items.includes(place.id)),
  );
  // What is named may leave the dress code of the rest by a step or two.
  // A whole that nothing of its dress code brings into the style leaves it as well.
  const formalities = [0, -1, -2].map((step) => formalityNear(outfit.plan.formality + step));
  const passes = items === null ? formalities.map((formality) => [formality]) : [formalities];
  let restyled = 0;

  for (const [place, codes] of passes.flatMap((codes) => candidates.map((one) => [one, codes] as const))) {
    if (restyled === MOST_RESTYLED || (restyled > 0 && codes !== passes[0])) return;
    const isCoatPlace = place.piece !== null && isCoat(place.piece.garment);
    const isDone = codes.some((formality) =>
      exchange(outfit, place, {
        plan: { ...outfit.plan, formality },
        where: (garment) =>
          garment.styles.includes(style) === direction > 0 &&
          isKind(garment, 'open-toe') === (place.piece !== null && isKind(place.piece.garment, 'open-toe')) &&
          (garment.slot !== 'outer' || isCoat(garment) === isCoatPlace),
        // "White sneakers, retro": others, of their kind and color where there are such.
        prefer: ({ garment, colour }) =>
          items === null
            ? 0
            : (garment.kinds[0] === place.piece?.garment.kinds[0] ? SAME_KIND : 0) +
              (colour === place.piece?.colour ? SAME_COLOUR : 0),
      }),
    );
    if (isDone) restyled++;
  }
}

/** Serves a goal of the body by the pieces that can: what draws a leg long, what marks a waist. */
function forGoal(outfit: WorkingOutfit, goal: BodyGoal): void {
  const candidates = free(outfit).filter(
    ({ piece }) => piece !== null && !piece.garment.goals.includes(goal),
  );
  let served = 0;

  for (const place of candidates.filter(
    (candidate) => isMainPlace(candidate) || slotOf(candidate) === 'shoes',
  )) {
    if (served === MOST_RESTYLED) return;
    const isDone = exchangeCut(outfit, place, { where: (garment) => garment.goals.includes(goal) });
    if (isDone) served++;
  }
}

function spend(outfit: WorkingOutfit, { dollars, step, items }: Extract<WholeEdit, { do: 'spend' }>): void {
  if (step === undefined) {
    spendAtMost(outfit, dollars, items);
    return;
  }
  const about = outfit.places.filter((place) => items === null || items.includes(place.id));
  const total = about.reduce((sum, { price }) => sum + middleOf(price), 0);

  if (step < 0) spendAtMost(outfit, Math.max(1, Math.round(total - dollars)), items);
  else spendMore(outfit, about, (total + dollars) / Math.max(1, total));
}

/** The same things, each by so much dearer as it is sold for. */
function spendMore(outfit: WorkingOutfit, about: readonly Place[], factor: number): void {
  outfit.budget = { ...outfit.budget, least: 0 };
  for (const place of about) {
    if (place.piece === null || place.piece.owned !== undefined || !isFree(outfit, place)) continue;
    const old = middleOf(place.price);
    const price = priceWithin(outfit, place, place.piece, old * factor);
    if (price === null || middleOf(price) <= old) continue;
    put(outfit, place, place.piece, price);
    outfit.changes.push({
      what: `Took ${theItem(place)} up to about ${sumIn(middleOf(price))}`,
      place: place.id,
      isPrice: true,
    });
  }
}

/** Brings the dearest things down, one after another and level after level, until the sum is met. */
function spendAtMost(outfit: WorkingOutfit, dollars: number, items: readonly string[] | null): void {
  const about = () => outfit.places.filter((place) => items === null || items.includes(place.id));
  const total = () => about().reduce((sum, place) => sum + middleOf(place.price), 0);
  if (total() <= dollars) {
    outfit.already.push(sumIn(dollars));
    return;
  }

  // A sum that is named stands over the range that was chosen before.
  outfit.budget = { ...outfit.budget, least: 0 };
  for (let level = 0; level < MOST_LEVELS && total() > dollars; level++) {
    const before = total();
    const dearestFirst = free(outfit)
      .filter((place) => about().includes(place))
      .sort((first, second) => middleOf(second.price) - middleOf(first.price));
    for (const { id } of dearestFirst) {
      const place = placeOf(outfit, id);
      if (place !== null && total() > dollars) shiftPrices(outfit, [place], -1, items !== null);
    }
    if (total() === before) break;
  }
  if (total() > dollars) fail(outfit, sumSaid(dollars));
}

const MOST_LEVELS = 5;

/** @param items whom it is about; null: all */
function inMood(outfit: WorkingOutfit, mood: Mood, items: readonly string[] | null): void {
  const about = free(outfit).filter((place) => items === null || items.includes(place.id));
  if (mood === 'vegan') {
    for (const place of about) {
      if (place.piece === null || !isOfAnimals(place)) continue;
      const fabrics = place.piece.garment.fabrics.filter((fabric) => fabricOf(fabric).animal !== true);
      if (fabrics.length > 0)
        modifyItem(outfit, place, { ...noQualities(), fabrics: [{ label: 'vegan', names: fabrics }] });
      else if (!exchangeForVegan(outfit, place)) takeOff(outfit, place);
    }
    return;
  }
  if (mood === 'modest') {
    for (const place of about) {
      if (
        place.piece === null ||
        !isKind(place.piece.garment, 'above-knee', 'sleeveless', 'crop-top', 'corset')
      )
        continue;
      exchange(outfit, place, {
        where: (garment) => !isKind(garment, 'above-knee', 'sleeveless', 'crop-top', 'corset'),
      });
    }
    return;
  }
  if (mood === 'monochrome') {
    const hero = free(outfit).find((place) => isMainPlace(place))?.piece;
    if (hero == null) return;
    for (const place of free(outfit).filter(isMainPlace)) {
      const isNear = place.piece !== null && familyOf(place.piece.colour) === familyOf(hero.colour);
      if (!isNear)
        modifyItem(outfit, place, {
          ...noQualities(),
          colours: [{ label: hero.colour, names: [hero.colour] }],
        });
    }
  }
}

/** Boots for boots, where there are any of no animal. */
function exchangeForVegan(outfit: WorkingOutfit, place: Place): boolean {
  const wherePiece = (piece: Piece) => fabricOf(piece.fabric).animal !== true;
  const [kind] = place.piece?.garment.kinds ?? [];
  const isOfKind = (garment: Garment) => kind !== undefined && isKind(garment, kind);

  return exchange(outfit, place, { wherePiece, where: isOfKind }) || exchange(outfit, place, { wherePiece });
}

/** What no cloth can make right is taken off, where an outfit can do without it. */
function takeOff(outfit: WorkingOutfit, place: Place): void {
  if (!['accessory', 'bag', 'outer'].includes(slotOf(place) ?? '')) return;

  outfit.changes.push({ what: removed(place), place: place.id });
  take(outfit, place);
}

/** Shoes and bags are part of "everything", and so is a tie; earrings are not expected to be navy. */
function takesColour(place: Place, { colours }: Qualities): boolean {
  const garment = place.piece?.garment;
  if (slotOf(place) === 'shoes') return true;

  return (
    garment !== undefined &&
    !isKind(garment, 'jewelry', 'watch', 'glasses', 'sunglasses') &&
    colours.some(({ names }) => names.some((name) => comesIn(garment.colours, name)))
  );
}

/** "All in navy" colors every piece of clothing; "in navy, please" the one that is seen first. */
function recolour(
  outfit: WorkingOutfit,
  { qualities, everything, but = [] }: Extract<WholeEdit, { do: 'recolour' }>,
): void {
  const places = free(outfit).filter(
    (place) =>
      !but.includes(place.id) &&
      (isMainPlace(place) ||
        (everything && takesColour(place, qualities)) ||
        qualities.shapes.some(({ of }) => of?.includes('shoes') === true && slotOf(place) === 'shoes')),
  );
  // A jacket is seen first, but sleeves and waists are those of what is under it.
  const order: readonly Slot[] =
    qualities.shapes.find(({ of }) => of !== undefined)?.of ??
    (qualities.shapes.length > 0 ? ['dress', 'top', 'bottom', 'outer'] : ['dress', 'outer', 'top', 'bottom']);
  const canHave = (slot: Slot) =>
    garmentsIn(slot).some((garment) => qualities.shapes.every((shape) => shape.matches(garment)));
  const lead = order
    .filter(canHave)
    .map((slot) => places.find((place) => slotOf(place) === slot))
    .find((place) => place !== undefined);

  for (const place of everything ? places : [lead])
    if (place !== undefined) modifyItem(outfit, place, qualities);
}
