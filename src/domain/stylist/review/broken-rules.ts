import { bites } from '#domain/wardrobe/avoidances.ts';
import { fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { WITH_A_BIB } from '#domain/wardrobe/garment-pairs.ts';
import { mindsRain, suitsWeather } from '#domain/wardrobe/weather.ts';
import { isFitting } from '../house/compose/allowed/fitting.ts';
import { doClash } from '../house/compose/clashes.ts';
import { leathersAgree } from '../house/compose/leathers.ts';
import type { OutfitPlan } from '../house/compose/outfit-plan.ts';
import type { Piece } from '../house/compose/piece.ts';
import { isOfKind } from '../house/language/mentions/piece-kinds.ts';
import { type KnownItem, known, type WornItem } from './worn-item.ts';

/** A rule that an item breaks, or the whole. */
export interface BrokenRule {
  rule:
    | ('refusal' | 'avoidance' | 'weather' | 'rain' | 'occasion')
    | ('code' | 'leathers' | 'layers' | 'neck' | 'colors');
  /** Position among the items; null: the whole outfit. */
  at: number | null;
}

/**
 * Every hard rule that an outfit breaks, read off its items alone: what the person ruled out, weather, occasion, leathers, and
 * what cannot be worn together. What the request names may break a dress code, nothing else.
 */
export function brokenRules(plan: OutfitPlan, items: readonly WornItem[]): BrokenRule[] {
  const worn = items.map(known);

  return [
    ...worn.flatMap((item, at) => brokenBy(plan, item).map((rule) => ({ rule, at }))),
    ...brokenTogether(plan, worn).map((rule) => ({ rule, at: null })),
  ];
}

function brokenBy(plan: OutfitPlan, { item, garment, fabric, colour }: KnownItem): BrokenRule['rule'][] {
  const { refuses, moods } = plan.wishes;
  const { avoidances } = plan.profile.bodyTypeProfile;
  const broken: BrokenRule['rule'][] = [];
  if (
    (colour !== null && refuses.colours.has(colour)) ||
    (fabric !== null && refuses.fabrics.has(fabric)) ||
    refuses.patterns.has(item.pattern) ||
    (moods.has('vegan') && fabric !== null && fabricOf(fabric).animal === true)
  )
    broken.push('refusal');
  if (garment === null) return broken;

  const isNamed = plan.wishes.demands.some(({ target }) => target.keys.has(garment.key));
  const isKept = plan.kept.pieces.some((piece) => piece.garment === garment);
  if (
    refuses.targets.some((target) => target.keys.has(garment.key)) ||
    refuses.shapes.some((shape) => shape.matches(garment)) ||
    refuses.kinds.some((kind) => isOfKind(kind, { garment, fabric, pattern: item.pattern, colour }))
  )
    broken.push('refusal');
  if (fabric === null || isKept) return broken;
  if (avoidances.some((avoidance) => bites(avoidance, { garment, fabric, pattern: item.pattern })))
    broken.push('avoidance');
  if (isNamed) return broken;

  const isOutdoors =
    item.slot === 'shoes' || item.slot === 'bag' || (item.slot !== 'accessory' && plan.formality < EVENING);
  // A raincoat is worn for the rain, in any warmth.
  const isForRain = plan.wishes.isWet && isKind(garment, 'raincoat');
  if (
    plan.isWeatherKnown &&
    !isForRain &&
    item.slot !== 'accessory' &&
    !suitsWeather(garment, fabric, plan.weather, plan.formality)
  )
    broken.push('weather');
  if (plan.wishes.isWet && isOutdoors && mindsRain({ garment, fabric })) broken.push('rain');
  if (plan.rules?.recipe.strict === true && !isFitting(plan, garment)) broken.push('occasion');

  return broken;
}

/** From here up one is driven to the door. */
const EVENING = 5;

function brokenTogether(plan: OutfitPlan, worn: readonly KnownItem[]): BrokenRule['rule'][] {
  const has = (...kinds: Kind[]) => worn.some(({ garment }) => garment !== null && isKind(garment, ...kinds));
  const isUnknown = worn.some(({ garment }) => garment === null);
  const broken: BrokenRule['rule'][] = [];

  if (isMustOpen(plan, worn) && !isUnknown) broken.push('code');
  if (!doLeathersAgree(worn)) broken.push('leathers');
  if (
    worn.some(({ garment }) => WITH_A_BIB.has(garment?.key ?? '')) &&
    !isUnknown &&
    !worn.some(({ item }) => item.slot === 'top')
  )
    broken.push('layers');
  if (has('tie', 'bow-tie') && has('turtleneck', 'necklace')) broken.push('neck');
  if (has('tie') && has('bow-tie')) broken.push('neck');
  if (doColoursClash(plan, piecesOf(worn))) broken.push('colors');

  return broken;
}

/** Whether something is missing that the occasion demands; what the request names, and what is kept, come before it. */
function isMustOpen({ rules, wishes, kept, own }: OutfitPlan, worn: readonly KnownItem[]): boolean {
  if (rules === null || !rules.recipe.strict) return false;
  if (wishes.demands.length > 0 || kept.slots.size > 0 || own !== null) return false;

  return rules.openLines(new Set(worn.flatMap(({ garment }) => garment?.key ?? []))).length > 0;
}

/** What the request names in a color, and what the person owns, is worn as it is. */
function doColoursClash({ wishes, kept }: OutfitPlan, pieces: readonly Piece[]): boolean {
  const isGiven = ({ garment, colour }: Piece) =>
    kept.pieces.some((piece) => piece.garment === garment) ||
    wishes.demands.some(({ target }) => target.keys.has(garment.key)) ||
    wishes.colours.some(({ names }) => names.includes(colour));

  return pieces.some((one, at) =>
    pieces.slice(at + 1).some((other) => doClash(one, other) && !isGiven(one) && !isGiven(other)),
  );
}

function piecesOf(worn: readonly KnownItem[]): Piece[] {
  return worn.flatMap(({ item, garment, fabric, colour }) =>
    garment === null || fabric === null || colour === null
      ? []
      : [{ garment, fabric, colour, pattern: item.pattern }],
  );
}

function doLeathersAgree(worn: readonly KnownItem[]): boolean {
  const pieces = piecesOf(worn);
  const shoes = pieces.find(({ garment }) => garment.slot === 'shoes');

  return pieces.every(
    (piece) => shoes === undefined || !isKind(piece.garment, 'belt') || leathersAgree(shoes, piece),
  );
}
