import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import {
  colder,
  mindsRain,
  needsCoat,
  needsLayer,
  suitsWeather,
  WEATHER_RULES,
  WEATHERS,
  type Weather,
  warmer,
} from '#domain/wardrobe/weather.ts';
import { warmthOfPiece } from '../../compose/allowed/candidates.ts';
import type { OutfitPlan } from '../../compose/outfit-plan.ts';
import type { Piece } from '../../compose/piece.ts';
import { noQualities } from '../../language/mentions/qualities.ts';
import { added, removed, swapped } from './change-words.ts';
import { choosePiece } from './choose-piece.ts';
import { exchange, exchangeCut } from './exchange.ts';
import { modifyItem } from './modify-item.ts';
import { isFree, join, type Place, put, slotOf, take, type WorkingOutfit } from './working-outfit.ts';

export function warmEach(outfit: WorkingOutfit, places: readonly Place[], direction: 1 | -1): void {
  for (const place of places) {
    const from = place.piece === null ? 2 : warmthOfPiece(place.piece);
    const plan = { ...outfit.plan, weather: stepped(outfit.plan.weather, direction) };
    const wherePiece = (piece: Piece) => (warmthOfPiece(piece) - from) * direction > 0;
    // A lighter suit is a suit.
    const isSuit = place.piece !== null && isKind(place.piece.garment, 'suit');
    if (place.piece !== null && isSuit) {
      inAnotherCloth(outfit, place, place.piece, wherePiece);
      continue;
    }
    exchangeCut(outfit, place, { plan, wherePiece });
  }
}

/** Each in a lighter or a warmer cloth that it comes in. */
export function clothEach(outfit: WorkingOutfit, places: readonly Place[], direction: 1 | -1): void {
  for (const place of places) {
    const { piece } = place;
    if (piece === null) continue;
    const from = warmthOfPiece(piece);
    inAnotherCloth(outfit, place, piece, (other) => (warmthOfPiece(other) - from) * direction > 0);
  }
}

function inAnotherCloth(
  outfit: WorkingOutfit,
  place: Place,
  piece: Piece,
  isRight: (piece: Piece) => boolean,
): boolean {
  const names = piece.garment.fabrics.filter((fabric) => isRight({ ...piece, fabric }));
  if (names.length === 0) return false;
  const before = outfit.changes.length;
  modifyItem(outfit, place, { ...noQualities(), fabrics: [{ label: names.join(' '), names }] });

  return outfit.changes.length > before;
}

function stepped(weather: Weather, direction: 1 | -1): Weather {
  return direction > 0 ? colder(weather) : warmer(weather);
}

export function warmWhole(outfit: WorkingOutfit, direction: 1 | -1): void {
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
        outfit.changes.push({ what: removed(place), place: place.id });
        take(outfit, place);
        return;
      }
      if (slot !== 'accessory') warmEach(outfit, [place], direction);
      if (outfit.changes.length > 0) return;
    }
  }
  // Over a linen shirt for the evening a light layer.
  const isWithout = !outfit.places.some((place) => slotOf(place) === 'outer');
  if (direction > 0 && isWithout) addLayer(outfit, outfit.plan, () => true);
}

/** Dresses the outfit for a weather: exchanges what is wrong for it, adds the layer it needs. */
export function applyWeather(outfit: WorkingOutfit, weather: Weather, isWet: boolean): void {
  const plan: OutfitPlan = {
    ...outfit.plan,
    weather,
    isWeatherKnown: true,
    wishes: { ...outfit.plan.wishes, weather, isWet },
  };

  const isWarmer = WEATHERS.indexOf(weather) < WEATHERS.indexOf(outfit.plan.weather);

  for (const place of outfit.places.filter((candidate) => isFree(outfit, candidate))) {
    const { piece } = place;
    if (piece === null || (isRightFor(piece, plan) && !(isWet && isSpoilt(piece)))) continue;
    // Nobody who will be colder takes off a winter scarf.
    if (!isWarmer && warmthOfPiece(piece) > WEATHER_RULES[weather].warmth[piece.garment.slot][1]) continue;
    if (['outer', 'accessory'].includes(piece.garment.slot) && (weather === 'hot' || weather === 'warm')) {
      outfit.changes.push({ what: removed(place), place: place.id });
      take(outfit, place);
    } else
      exchange(outfit, place, {
        plan,
        where: (garment) => garment.slot !== 'outer' || isCoat(garment) === isCoat(piece.garment),
        wherePiece: (other) => !(isWet && isSpoilt(other)),
      });
  }

  const wantsLayer = needsLayer(weather) || isWet;
  const isGood = (garment: Garment) =>
    needsCoat(weather) ? isCoat(garment) && garment.warmth >= 3 : isWet ? isKind(garment, 'raincoat') : true;
  const hasLayer = outfit.places.some(
    ({ piece }) => piece?.garment.slot === 'outer' && isGood(piece.garment),
  );
  if (wantsLayer && !hasLayer) addLayer(outfit, plan, isGood);

  outfit.plan = plan;
}

/** A coat goes over a blazer; nobody wears one over another coat, so that gives way. */
function addLayer(outfit: WorkingOutfit, plan: OutfitPlan, where: (garment: Garment) => boolean): void {
  const old = outfit.places.find(({ piece }) => piece !== null && isWornOver(piece.garment)) ?? null;
  if (old !== null && !isFree(outfit, old)) return;
  const choice = choosePiece(outfit, { slot: 'outer', place: old, plan, where });
  if (choice === null) return;
  if (old === null) {
    const place = join(outfit, choice.piece, choice.price);
    outfit.changes.push({ what: added(choice.piece), place });
    return;
  }
  outfit.changes.push({ what: swapped(old, choice.piece), place: old.id });
  put(outfit, old, choice.piece, choice.price);
}

function isWornOver(garment: Garment): boolean {
  return garment.slot === 'outer' && !isKind(garment, 'blazer', 'suit', 'vest', 'cardigan');
}

function isRightFor({ garment, fabric }: Piece, { weather, formality }: OutfitPlan): boolean {
  return suitsWeather(garment, fabric, weather, formality);
}

/** What stands in the rain: a silk shirt under a coat is dry. */
function isSpoilt(piece: Piece): boolean {
  return ['shoes', 'bag'].includes(piece.garment.slot) && mindsRain(piece);
}
