import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { addedFor } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { isRefused } from '../allowed/candidates.ts';
import { isFitting } from '../allowed/fitting.ts';
import { isCollarless } from '../clashes.ts';
import {
  isAfterDark,
  isAtTable,
  isFeast,
  isMourning,
  isShawlEnough,
  isSuitRefused,
  type OutfitPlan,
} from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import type { PartialOutfit } from '../search.ts';

/** Ties, gloves and what else the code names; a tie also goes with any suit at work. */
export function requiredKeys(plan: OutfitPlan, outfit: PartialOutfit): string[] {
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const isWhiteTie = outfit.pieces.some((piece) => piece.garment.suits.includes('white tie'));
  const isTuxedo = outfit.pieces.some((piece) => piece.garment.suits.includes('tuxedo'));
  if (isWhiteTie) return ['white-waistcoat', 'white-bow-tie'];
  if (isTuxedo && has('shirt')) return ['bow-tie'];

  // Whoever names a bow tie wears no other.
  const isInABow =
    has('bow-tie') || plan.wishes.demands.some(({ target: { keys } }) => [...keys].every(isBowTie));
  const worn = new Set(outfit.pieces.map(({ garment }) => garment.key));
  const open = (plan.rules?.recipe.strict === true ? plan.rules.openLines(worn) : []).flatMap(
    (line) =>
      line
        .map((keys) => keys.filter((key) => !worn.has(key)))
        .filter((keys) => keys.every(isAccessory) && !(isInABow && keys.some(isNecktie)))
        .toSorted((one, other) => Number(isEachOnRail(plan, other)) - Number(isEachOnRail(plan, one)))[0] ??
      [],
  );
  // Black and white without one is the waiter's.
  const isInBlackAndWhite = outfit.pieces.some(
    ({ garment, colour }) => isKind(garment, 'suit') && colour === 'Black',
  );
  const isTied =
    (plan.worn === 'menswear' || (plan.worn === 'everyone' && isInBlackAndWhite)) &&
    has('suit', 'blazer') &&
    outfit.pieces.some(({ garment }) => isKind(garment, 'shirt') && !isCollarless(garment)) &&
    plan.formality >= (isInBlackAndWhite ? BLACK_TIED_FROM : TIED_FROM) &&
    (!isAtTable(plan.wishes.occasion) ||
      isFormalSaid(plan) ||
      (plan.formality >= SEMI_FORMAL && plan.weather !== 'hot')) &&
    !isSuitRefused(plan) &&
    !isInABow &&
    // Who wants to be comfortable is not knotted up, where the occasion does not demand it.
    !plan.wishes.moods.has('comfortable');
  const needs = isInTheSunAllDay(plan)
    ? [...plan.wishes.practical.keys(), 'sun' as const]
    : plan.wishes.practical.keys();
  const added = addedFor(needs)
    // One head, one hat.
    .filter((keys) => !(has('hat') && keys.includes('sun-hat')))
    .flatMap((keys) => keys.find((key) => isOnRail(plan, key)) ?? []);

  return [
    ...new Set([
      ...open,
      ...added,
      ...(isTied && !open.some((key) => key.endsWith('tie')) ? ['necktie'] : []),
      ...(needsTights(plan, outfit.pieces) ? [isLateAndDressed(plan) ? 'sheer-tights' : 'tights'] : []),
      ...(needsAShawl(plan, outfit) ? ['pashmina'] : []),
      // At a wedding a suit without a tie has at least a square.
      ...(!isTied &&
      has('suit') &&
      hasTrait(plan.wishes.occasion, 'celebration') &&
      plan.worn !== 'womenswear'
        ? ['pocket-square']
        : []),
    ]),
  ];
}

function isBowTie(key: string): boolean {
  return key.endsWith('bow-tie');
}

function isNecktie(key: string): boolean {
  return key.endsWith('tie') && !isBowTie(key);
}

/** A feast under the open sky turns cool in the evening, and a dress has no pocket for a jacket. */
function needsAShawl(plan: OutfitPlan, { pieces }: Pick<PartialOutfit, 'pieces'>): boolean {
  const { worn, weather, wishes, occasionsSaid } = plan;
  const isOpenAir =
    wishes.occasion?.key === 'garden-wedding' ||
    occasionsSaid.has('garden-wedding') ||
    (plan.isWeatherKnown && plan.month !== null && hasTrait(wishes.occasion, 'celebration'));
  const isOver = pieces.some(({ garment }) => garment.slot === 'outer' || isKind(garment, 'scarf'));

  if (worn !== 'womenswear' || isOver) return false;
  if (isShawlEnough(plan) && (needsLayer(weather) || wishes.practical.has('something over'))) return true;

  return isOpenAir && !['hot', 'warm'].includes(weather) && isFeast(plan);
}

/** On foot in the heat nobody goes without a brim. */
function isInTheSunAllDay({ weather, wishes: { occasion, isWet, isAtNight } }: OutfitPlan): boolean {
  return weather === 'hot' && !isWet && !isAtNight && hasTrait(occasion, 'in the sun');
}

/** "Formal" without black tie is a dark suit with a tie, wherever. */
function isFormalSaid({ wishes: { span } }: OutfitPlan): boolean {
  return span !== null && span[0] >= SEMI_FORMAL;
}

const SEMI_FORMAL = 5;

function isEachOnRail(plan: OutfitPlan, keys: readonly string[]): boolean {
  return keys.every((key) => isOnRail(plan, key));
}

function isOnRail(plan: OutfitPlan, key: string): boolean {
  const garment = garmentOf(key);

  return garment !== null && !isRefused(plan, garment) && isFitting(plan, garment);
}

/** Business professional: from here on a shirt under a jacket has a tie. */
const TIED_FROM = 4;
/** Dressy casual: a black suit and a white shirt without a tie wait at table. */
const BLACK_TIED_FROM = 3;

/** Wool on the legs is for the day; one is driven to the dance. */
function isLateAndDressed(plan: OutfitPlan): boolean {
  return plan.formality >= TIED_FROM && plan.weather !== 'freezing' && isAfterDark(plan);
}

/** Bare legs are not for the cold months. */
export function needsTights(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const has = (...kinds: Kind[]) => pieces.some((piece) => isKind(piece.garment, ...kinds));

  return (
    has('skirt', 'dress') &&
    (needsLayer(plan.weather) || (isMourning(plan) && plan.weather === 'mild' && plan.isWeatherKnown)) &&
    !has('floor-length', 'active', 'tights') &&
    !(plan.formality >= 5 && plan.weather !== 'freezing' && has('open-toe')) &&
    // Opaque ones are for the day; in the evening one is driven to the door.
    (plan.formality < 5 || plan.weather === 'freezing' || plan.rules?.isWelcome('tights') === true)
  );
}

function isAccessory(key: string): boolean {
  return garmentOf(key)?.slot === 'accessory';
}
