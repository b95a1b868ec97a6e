import { bandAround } from '#domain/shopping/price-plan.ts';
import { everyColourOf, usualColours } from '#domain/wardrobe/colourways.ts';
import { rungNear, spans } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { colder, suitsWeather, type Weather, warmer } from '#domain/wardrobe/weather.ts';
import { isPermitted, warmthOfPiece } from '../compose/candidates.ts';
import { clothComesIn } from '../compose/cloth-colours.ts';
import { colourPairScore, isQuiet, lightnessOf, loudness } from '../compose/colour-pairs.ts';
import type { OutfitPlan } from '../compose/outfit-plan.ts';
import type { Piece } from '../compose/piece.ts';
import type { Axis } from '../language/meanings.ts';
import { added, altered, removed, theItem } from './change-words.ts';
import { choosePiece } from './choose-piece.ts';
import { exchange, fail } from './item-edits.ts';
import {
  isFree,
  join,
  middleOf,
  type Place,
  piecesBut,
  put,
  roomFor,
  slotOf,
  take,
  type WorkingOutfit,
} from './working-outfit.ts';

/** Turns one property of some items, or of the whole outfit, up or down. */
export function applyShift(
  outfit: WorkingOutfit,
  axis: Axis,
  direction: 1 | -1,
  items: readonly string[] | null,
): void {
  const places = outfit.places.filter(
    (place) => isFree(outfit, place) && (items === null || items.includes(place.id)),
  );
  const before = outfit.changes.length;

  SHIFTS[axis](outfit, places, direction, items !== null);
  if (outfit.changes.length === before) fail(outfit, AXIS_WORDS[axis][direction > 0 ? 0 : 1]);
}

/** Color that is seen from across the street. */
const LOUD = 0.5;

type Shift = (
  outfit: WorkingOutfit,
  places: readonly Place[],
  direction: 1 | -1,
  isParticular: boolean,
) => void;

const AXIS_WORDS: Record<Axis, readonly [up: string, down: string]> = {
  formality: ['dressier', 'more casual'],
  warmth: ['warmer', 'cooler'],
  price: ['more expensive', 'cheaper'],
  comfort: ['more comfortable', 'less comfortable'],
  colour: ['more color', 'less color'],
  brightness: ['lighter', 'darker'],
  fit: ['looser', 'tighter'],
  length: ['longer', 'shorter'],
  heel: ['higher heel', 'lower heel'],
};

const SHIFTS: Record<Axis, Shift> = {
  formality: (outfit, places, direction, isParticular) => {
    if (isParticular) return dressEach(outfit, places, direction);
    const target = rungNear(outfit.plan.rung + direction);
    dressFor(outfit, { ...outfit.plan, rung: target });
    if (outfit.changes.length === 0) dressEach(outfit, mostOff(places, direction), direction);
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
    if (shoes?.piece != null && !isKind(shoes.piece.garment, 'sneakers'))
      exchange(outfit, shoes, {
        where: (garment) => isKind(garment, 'sneakers', 'flats') && garment !== shoes.piece?.garment,
        prefer: ease,
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
        ? loud
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
    for (const place of chosen) {
      const from = place.piece === null ? 0 : lightnessOf(place.piece.colour);
      recolourBy(outfit, place, (colour) => (lightnessOf(colour) - from) * direction > 0.12, 2);
    }
  },
  fit: (outfit, places, direction, isParticular) => {
    const fitted = places.filter(({ piece }) => piece?.garment.fit != null);
    for (const place of isParticular ? fitted : fitted.slice(0, 2)) {
      const from = looseness(place.piece?.garment);
      exchange(outfit, place, {
        where: (garment) => (looseness(garment) - from) * direction > 0 && sharesKind(place, garment),
      });
    }
  },
  length: (outfit, places, direction) => {
    for (const place of places.filter(
      ({ piece }) => piece !== null && isKind(piece.garment, 'skirt', 'dress', 'shorts'),
    )) {
      const from = lengthOf(place.piece?.garment);
      exchange(outfit, place, {
        where: (garment) =>
          (lengthOf(garment) - from) * direction > 0 && isKind(garment, 'skirt', 'dress', 'trousers'),
      });
    }
  },
  heel: (outfit, places, direction) => {
    for (const place of places.filter((candidate) => slotOf(candidate) === 'shoes')) {
      const from = heelOf(place.piece?.garment);
      exchange(outfit, place, { where: (garment) => (heelOf(garment) - from) * direction > 0 });
    }
  },
};

/** Exchanges what is not at home under a new plan; what nothing replaces is taken off where it may be. */
export function dressFor(outfit: WorkingOutfit, plan: OutfitPlan): void {
  const direction = Math.sign(plan.rung - outfit.plan.rung);

  for (const place of outfit.places.filter((candidate) => isFree(outfit, candidate))) {
    const { piece } = place;
    if (piece === null || isAtHome(plan, piece)) continue;
    // A hat for another dress code is rarely the answer; no hat is.
    if (isKind(piece.garment, 'hat')) {
      outfit.changes.push({ what: removed(place) });
      take(outfit, place);
      continue;
    }

    const isDone = exchange(outfit, place, {
      plan,
      prefer: ({ garment }) => 0.5 * direction * (garment.formality[0] + garment.formality[1]),
      where: (garment) => slotOf(place) !== 'outer' || isCoat(garment) === isCoat(piece.garment),
    });
    if (!isDone && (slotOf(place) === 'accessory' || slotOf(place) === 'bag' || slotOf(place) === 'outer')) {
      outfit.changes.push({ what: removed(place) });
      take(outfit, place);
    }
  }

  outfit.plan = plan;
}

function isAtHome(plan: OutfitPlan, piece: Piece): boolean {
  const { occasion } = plan.wishes;
  if (!spans(piece.garment.formality, plan.rung)) return false;
  if (
    occasion?.requires !== undefined &&
    ['top', 'bottom', 'shoes'].includes(piece.garment.slot) &&
    !isKind(piece.garment, ...occasion.requires)
  )
    return false;
  if (
    occasion?.shoes !== undefined &&
    piece.garment.slot === 'shoes' &&
    !isKind(piece.garment, ...occasion.shoes)
  )
    return false;

  return occasion?.excludes === undefined || !isKind(piece.garment, ...occasion.excludes);
}

/** The free item that lags most behind the wished direction. */
function mostOff(places: readonly Place[], direction: 1 | -1): Place[] {
  const middles = places
    .filter((place) => place.piece !== null && (isMainPlace(place) || slotOf(place) === 'shoes'))
    .sort((first, second) => (middleRung(first) - middleRung(second)) * direction);

  return middles.slice(0, 2);
}

function dressEach(outfit: WorkingOutfit, places: readonly Place[], direction: 1 | -1): void {
  for (const place of places) {
    const from = middleRung(place);
    exchange(outfit, place, {
      plan: {
        ...outfit.plan,
        rung: rungNear(outfit.plan.rung + (from * direction < outfit.plan.rung * direction ? 0 : direction)),
      },
      where: (garment) =>
        ((garment.formality[0] + garment.formality[1]) / 2 - from) * direction >= 0.5 &&
        (slotOf(place) !== 'outer' ||
          place.piece === null ||
          isCoat(garment) === isCoat(place.piece.garment)),
    });
  }
}

function middleRung(place: Place): number {
  const span = place.piece?.garment.formality;

  return span === undefined ? 2 : (span[0] + span[1]) / 2;
}

function warmEach(outfit: WorkingOutfit, places: readonly Place[], direction: 1 | -1): void {
  for (const place of places) {
    const from = place.piece === null ? 2 : warmthOfPiece(place.piece);
    const plan = { ...outfit.plan, weather: stepped(outfit.plan.weather, direction) };
    exchange(outfit, place, { plan, wherePiece: (piece) => (warmthOfPiece(piece) - from) * direction > 0 });
  }
}

function stepped(weather: Weather, direction: 1 | -1): Weather {
  return direction > 0 ? colder(weather) : warmer(weather);
}

function warmWhole(outfit: WorkingOutfit, direction: 1 | -1): void {
  applyWeather(outfit, stepped(outfit.plan.weather, direction), false);
  if (outfit.changes.length > 0) return;

  const order = direction > 0 ? ['top', 'dress', 'shoes'] : ['outer', 'accessory', 'top', 'dress'];
  for (const slot of order) {
    const places = outfit.places.filter((place) => slotOf(place) === slot && isFree(outfit, place));
    for (const place of places) {
      if (
        direction < 0 &&
        (slot === 'outer' ||
          (place.piece !== null && warmthOfPiece(place.piece) >= 3 && slot === 'accessory'))
      ) {
        outfit.changes.push({ what: removed(place) });
        take(outfit, place);
        return;
      }
      if (slot !== 'accessory') warmEach(outfit, [place], direction);
      if (outfit.changes.length > 0) return;
    }
  }
}

/** Dresses the outfit for a weather: exchanges what is wrong for it, adds the layer it needs. */
export function applyWeather(outfit: WorkingOutfit, weather: Weather, isWet: boolean): void {
  const plan: OutfitPlan = {
    ...outfit.plan,
    weather,
    isWeatherKnown: true,
    wishes: { ...outfit.plan.wishes, weather, isWet },
  };

  for (const place of outfit.places.filter((candidate) => isFree(outfit, candidate))) {
    const { piece } = place;
    if (piece === null || suitsWeather(piece.garment, piece.fabric, weather, plan.rung)) continue;
    if (['outer', 'accessory'].includes(piece.garment.slot) && (weather === 'hot' || weather === 'warm')) {
      outfit.changes.push({ what: removed(place) });
      take(outfit, place);
    } else
      exchange(outfit, place, {
        plan,
        where: (garment) => garment.slot !== 'outer' || isCoat(garment) === isCoat(piece.garment),
      });
  }

  const wantsLayer = weather === 'cool' || weather === 'cold' || isWet;
  const isGood = (garment: Garment) =>
    weather === 'cold' ? isCoat(garment) && garment.warmth >= 3 : isWet ? isKind(garment, 'raincoat') : true;
  const hasLayer = outfit.places.some(
    ({ piece }) => piece?.garment.slot === 'outer' && isGood(piece.garment),
  );
  if (wantsLayer && !hasLayer) {
    const choice = choosePiece(outfit, { slot: 'outer', place: null, plan, where: isGood });
    if (choice !== null) {
      outfit.changes.push({ what: added(choice.piece) });
      join(outfit, choice.piece, choice.price);
    }
  }

  outfit.plan = plan;
}

const CHEAPER_BY = 0.7;
const DEARER_BY = 1.35;

/** The same things at another price level, as far as garments and range allow. */
function shiftPrices(
  outfit: WorkingOutfit,
  places: readonly Place[],
  direction: 1 | -1,
  isParticular: boolean,
): void {
  const factor = direction < 0 ? CHEAPER_BY : DEARER_BY;

  for (const place of places) {
    if (place.piece === null) continue;

    const [least, , most] = place.piece.garment.dollars;
    const old = middleOf(place.price);
    const room = roomFor(outfit, place);
    const low = Math.max(least, isParticular ? 1 : room.least);
    const next = Math.max(low, Math.min(most, room.most, Math.round(old * factor)));
    // A dollar or two is no answer to "cheaper".
    if ((next - old) * direction < Math.max(1, old * 0.08)) continue;

    put(outfit, place, place.piece, bandAround(next));
    outfit.changes.push({
      what: `${direction < 0 ? 'Brought' : 'Took'} ${theItem(place)} ${direction < 0 ? 'down' : 'up'} to about $${next}`,
    });
  }
}

function recolourBy(
  outfit: WorkingOutfit,
  place: Place,
  wanted: (colour: Piece['colour']) => boolean,
  atMost = 1,
): void {
  const { piece } = place;
  if (piece === null) return;

  const others = piecesBut(outfit, place);
  const usual = usualColours(piece.garment.colours);
  const score = (colour: Piece['colour']) =>
    others.reduce((sum, other) => sum + colourPairScore(colour, other.colour), 0) /
      Math.max(1, others.length) +
    (usual.includes(colour) ? 0.15 : 0) +
    0.3 * Math.min(1, outfit.plan.colours.get(colour) ?? 0);
  const best = everyColourOf(piece.garment.colours)
    .filter(
      (colour) =>
        colour !== piece.colour &&
        wanted(colour) &&
        clothComesIn(piece.fabric, colour) &&
        isPermitted(outfit.plan, { ...piece, colour }),
    )
    .sort((first, second) => score(second) - score(first))[0];
  if (best === undefined || atMost === 0) return;

  const changed = { ...piece, colour: best };
  outfit.changes.push({ what: altered(piece, changed) });
  put(outfit, place, changed, place.price);
}

export function isMainPlace(place: Place): boolean {
  return ['outer', 'top', 'bottom', 'dress'].includes(slotOf(place) ?? '');
}

function isSeenFirst(place: Place): boolean {
  return slotOf(place) === 'top' || slotOf(place) === 'dress';
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

function sharesKind(place: Place, garment: Garment): boolean {
  return place.piece?.garment.kinds.some((kind) => garment.kinds.includes(kind)) === true;
}

function lengthOf(garment: Garment | undefined): number {
  if (garment === undefined) return 1;
  if (isKind(garment, 'above-knee')) return 0;
  if (isKind(garment, 'midi')) return 2;

  return isKind(garment, 'floor-length') || isKind(garment, 'trousers') ? 3 : 1;
}

function heelOf(garment: Garment | undefined): number {
  if (garment === undefined || !isKind(garment, 'heels')) return 0;

  return ['kitten-heels', 'block-heels', 'heeled-boots', 'espadrille-wedges'].includes(garment.key) ? 1 : 2;
}
