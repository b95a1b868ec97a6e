import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { formalityNear } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentsIn, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { isQuiet, lightnessOf, loudness } from '../../compose/colour-pairs.ts';
import type { Piece } from '../../compose/piece.ts';
import type { Axis } from '../../language/mentions/meanings.ts';
import { OF_CLOTH } from '../edits/kinds-of-edit.ts';
import { exchange, exchangeCut, fail } from './exchange.ts';
import { isSeenFirst, LOUD, recolourBy } from './shift-colours.ts';
import { dressEach, dressFor, mostOff } from './shift-formality.ts';
import { shiftPrices } from './shift-prices.ts';
import { clothEach, warmEach, warmWhole } from './shift-warmth.ts';
import { isFree, isMainPlace, type Place, placeOf, slotOf, type WorkingOutfit } from './working-outfit.ts';

/** Turns one property of some items, or of the whole outfit, up or down. */
export function applyShift(
  outfit: WorkingOutfit,
  axis: Axis,
  direction: 1 | -1,
  items: readonly string[] | null,
  said: string,
): void {
  const places = outfit.places.filter(
    (place) => isFree(outfit, place) && (items === null || items.includes(place.id)),
  );
  const before = outfit.changes.length;
  // "Look smart" of a suit.
  if (axis === 'formality' && items === null && AS_IT_IS.test(said) && outfit.plan.formality >= SMART) {
    outfit.already.push(said);
    return;
  }

  // "Lighter fabric": the same pieces in another cloth, and none goes.
  const isOfCloth = axis === 'warmth' && items === null && OF_CLOTH.test(said);
  if (isOfCloth) clothEach(outfit, places.filter(isMainPlace), direction);
  else SHIFTS[axis](outfit, places, direction, items !== null);
  const changed = new Set(outfit.changes.slice(before).map(({ place }) => place));
  const isLeft = items !== null && OF_EACH.has(axis) && places.some(({ id }) => !changed.has(id));
  if (outfit.changes.length === before || isLeft) fail(outfit, said);
}

const AS_IT_IS = /^smart$/i;
/** Business casual. */
const SMART = 3;

/** Asked of two pieces, each is to be so; of two the calm one is calm already. */
const OF_EACH: ReadonlySet<Axis> = new Set(['fit', 'length', 'heel', 'brightness', 'warmth'] as const);

type Shift = (
  outfit: WorkingOutfit,
  places: readonly Place[],
  direction: 1 | -1,
  isParticular: boolean,
) => void;

const SHIFTS: Record<Axis, Shift> = {
  formality: (outfit, places, direction, isParticular) => {
    if (isParticular) return dressEach(outfit, places, direction);
    const target = formalityNear(outfit.plan.formality + direction);
    const before = outfit.changes.length;
    dressFor(outfit, { ...outfit.plan, formality: target });
    if (outfit.changes.length === before) dressEach(outfit, mostOff(places, direction), direction);
  },
  warmth: (outfit, places, direction, isParticular) =>
    isParticular ? warmEach(outfit, places, direction) : warmWhole(outfit, direction),
  price: shiftPrices,
  comfort: (outfit, places, direction) => {
    if (direction < 0) return;
    const stiff = places.filter(({ piece }) => piece !== null && isStiff(piece.garment));
    for (const place of stiff)
      exchange(outfit, place, { where: (garment) => !isStiff(garment), prefer: ease });
    if (stiff.length > 0) return;
    const shoes = places.find((place) => slotOf(place) === 'shoes');
    const [sort] = shoes?.piece?.garment.kinds ?? [];
    if (shoes !== undefined && sort !== undefined && sort !== 'sneakers')
      exchange(outfit, shoes, {
        // For the sake of the feet the shoes may be one step plainer than the rest.
        plan: { ...outfit.plan, formality: formalityNear(outfit.plan.formality - 1) },
        // Loafers that hurt are not mended by other loafers.
        where: (garment) => isKind(garment, 'sneakers', 'flats') && garment.kinds[0] !== sort,
        prefer: (piece) => ease(piece) + (isKind(piece.garment, 'sneakers') ? 1 : 0),
      });
    const top = places.find((place) => slotOf(place) === 'top');
    if (shoes === undefined && top !== undefined)
      exchange(outfit, top, { where: (garment) => garment.fit === 'relaxed', prefer: ease });
  },
  colour: (outfit, places, direction, isParticular) => {
    const main = isParticular ? [...places] : places.filter(isMainPlace);
    const loud = main.filter(({ piece }) => piece !== null && !isQuiet(piece.colour));
    const chosen =
      direction < 0
        ? loud.length > 0
          ? loud
          : loudestOf(places)
        : isParticular
          ? main
          : [
              main.find((place) => !loud.includes(place) && isSeenFirst(place)) ??
                main.find((place) => !loud.includes(place)),
            ];
    for (const place of chosen)
      if (place !== undefined)
        recolourBy(outfit, place, (colour) => (direction < 0 ? isQuiet(colour) : loudness(colour) >= LOUD));
  },
  brightness: (outfit, places, direction, isParticular) => {
    const chosen = isParticular
      ? places
      : places.filter((place) => isMainPlace(place) || slotOf(place) === 'shoes');
    let ofSuit: Piece['colour'] | undefined;
    for (const place of chosen) {
      const from = place.piece === null ? 0 : lightnessOf(place.piece.colour);
      const isHalf = place.piece !== null && isKind(place.piece.garment, 'suit');
      recolourBy(outfit, place, (colour) =>
        isHalf && ofSuit !== undefined ? colour === ofSuit : (lightnessOf(colour) - from) * direction > 0.12,
      );
      // Both halves of a suit are of one color.
      if (isHalf) ofSuit ??= placeOf(outfit, place.id)?.piece?.colour;
    }
  },
  fit: (outfit, places, direction, isParticular) => {
    const bags = places.filter((place) => slotOf(place) === 'bag');
    if (isParticular && bags.length > 0) return resizeBags(outfit, bags, direction);
    const fitted = places.filter(({ piece }) => piece?.garment.fit != null);
    for (const place of isParticular ? fitted : fitted.slice(0, 2)) {
      const from = looseness(place.piece?.garment);
      const isOn = (garment: Garment) => (looseness(garment) - from) * direction > 0;
      // Wider jeans are jeans, where there are any.
      if (!exchangeNear(outfit, place, { where: (garment) => isOn(garment) && isSameSort(place, garment) }))
        exchangeNear(outfit, place, { where: (garment) => isOn(garment) && sharesKind(place, garment) });
    }
  },
  length: (outfit, places, direction, isParticular) => {
    // "Shorter" alone is about a skirt; a coat is shortened when it is named.
    const coats = places.filter(({ piece }) => piece !== null && isCoat(piece.garment));
    for (const place of isParticular ? coats : []) {
      const from = hemOf(place.piece?.garment);
      // A shorter trench is a trench, where there is one.
      const isSame = ({ silhouette }: Garment) => silhouette === place.piece?.garment.silhouette;
      const isOn = (garment: Garment) => (hemOf(garment) - from) * direction > 0 && isSame(garment);
      if (!exchangeNear(outfit, place, { where: (garment) => isCoat(garment) && isOn(garment) }))
        exchangeNear(outfit, place, {
          where: (garment) =>
            isCoat(garment) &&
            garment !== place.piece?.garment &&
            isKind(garment, direction > 0 ? 'coat' : 'jacket'),
        });
    }
    for (const place of places.filter(
      ({ piece }) => piece !== null && isKind(piece.garment, 'skirt', 'dress', 'shorts'),
    )) {
      const from = lengthOf(place.piece?.garment);
      exchangeNear(outfit, place, {
        where: (garment) =>
          (lengthOf(garment) - from) * direction > 0 &&
          isKind(garment, 'skirt', 'dress', 'shorts', 'trousers') &&
          // Shorts that are to be longer become longer shorts first.
          (!hasLongerShorts(place, direction) || isKind(garment, 'shorts')),
      });
    }
  },
  heel: (outfit, places, direction) => {
    for (const place of places.filter((candidate) => slotOf(candidate) === 'shoes')) {
      const from = heelOf(place.piece?.garment);
      exchangeNear(outfit, place, {
        where: (garment) => (heelOf(garment) - from) * direction > 0,
      });
    }
  },
};

/** Of a look whose clothes are quiet the bag or the shawl is what can be quieter. */
function loudestOf(places: readonly Place[]): Place[] {
  const loudnessAt = ({ piece }: Place) =>
    piece === null || isQuiet(piece.colour) ? 0 : loudness(piece.colour);
  const most = Math.max(0, ...places.map(loudnessAt));

  return most === 0 ? [] : places.filter((place) => loudnessAt(place) === most);
}

function hasLongerShorts({ piece }: Place, direction: 1 | -1): boolean {
  return direction > 0 && piece !== null && isKind(piece.garment, 'shorts') && lengthOf(piece.garment) === 0;
}

/** From what holds a phone to what holds a week. */
const BAG_SIZES: readonly Kind[] = ['clutch', 'crossbody', 'handbag', 'tote', 'backpack'];

function resizeBags(outfit: WorkingOutfit, bags: readonly Place[], direction: 1 | -1): void {
  for (const place of bags) {
    const from = bagSize(place.piece?.garment);
    exchangeNear(outfit, place, { where: (garment) => (bagSize(garment) - from) * direction > 0 });
  }
}

function bagSize(garment: Garment | undefined): number {
  const size = garment === undefined ? -1 : BAG_SIZES.findIndex((kind) => isKind(garment, kind));

  return size < 0 ? BAG_SIZES.indexOf('tote') : size;
}

function isStiff(garment: Garment): boolean {
  return isKind(garment, 'heels') || garment.avoid.includes('tight-fitting');
}

function ease(piece: Piece): number {
  return isKind(piece.garment, 'sneakers', 'flats') || piece.garment.fit === 'relaxed' ? 0.8 : 0;
}

const LOOSENESS = [
  'bodycon',
  'slim',
  'fitted',
  'straight',
  'relaxed',
  'shift',
  'a-line',
  'wide-leg',
  'oversized',
];

function looseness(garment: Garment | undefined): number {
  return LOOSENESS.indexOf(garment?.fit ?? 'straight');
}

function isSameSort({ piece }: Place, garment: Garment): boolean {
  return piece?.garment.kinds[0] === garment.kinds[0];
}

function sharesKind(place: Place, garment: Garment): boolean {
  return place.piece?.garment.kinds.some((kind) => garment.kinds.includes(kind)) === true;
}

function lengthOf(garment: Garment | undefined): number {
  if (garment === undefined) return 1;
  if (isKind(garment, 'above-knee')) return 0;
  if (isKind(garment, 'midi')) return 2;

  return isKind(garment, 'floor-length') || isKind(garment, 'trousers') ? 3 : 1;
}

const HEMS = ['cropped', 'hip-length', 'thigh-length', 'knee-length', 'full-length'] as const;

/** How far an outer layer falls; one of which nothing is said ends at the hip. */
function hemOf(garment: Garment | undefined): number {
  const features = featuresOf(garment?.key ?? '') ?? [];
  const at = HEMS.findIndex((hem) => features.includes(hem));

  return at < 0 ? HEMS.indexOf('hip-length') : at;
}

function heelOf(garment: Garment | undefined): number {
  if (garment === undefined) return 0;
  if (['chunky-loafers', 'chunky-sneakers'].includes(garment.key)) return 0.5;
  if (!isKind(garment, 'heels')) return 0;

  return LOW_HEELS.has(garment.key) ? 1 : 2;
}

const LOW_HEELS: ReadonlySet<string> = new Set(
  'kitten-heels|low-pumps|block-heels|heeled-boots|platform-boots|espadrille-wedges'.split('|'),
);

/**
 * As near to the dress code of the rest as there is one: a bag or a hem may be a step dressier or plainer before there is none of the size;
 * who names it may break the dress code.
 */
function exchangeNear(
  outfit: WorkingOutfit,
  place: Place,
  search: Parameters<typeof exchangeCut>[2] & { where: (garment: Garment) => boolean },
): boolean {
  const slot = slotOf(place);
  const keys =
    slot === null
      ? []
      : garmentsIn(slot)
          .filter(search.where)
          .map(({ key }) => key);
  const target = {
    label: '',
    keys: new Set(keys),
    slots: slot === null ? [] : [slot],
    breadth: 'kind' as const,
  };

  return (
    [0, 1, -1].some((step) =>
      exchangeCut(outfit, place, {
        ...search,
        plan: { ...outfit.plan, formality: formalityNear(outfit.plan.formality + step) },
      }),
    ) || exchangeCut(outfit, place, { ...search, target })
  );
}
