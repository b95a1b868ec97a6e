import type { ColourName } from '#contract/palette.ts';
import { SLOT_SHARES } from '#domain/shopping/price-ranges.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import { fabricOf } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { coloursOfMood } from './colour-weights.ts';
import { leadClothPoints, leadColourPoints } from './lead-inspiration.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import { isPatterned, type Piece } from './piece.ts';

/** How well a piece serves the plan by itself, before it meets the others. About 0 to 5. */
export function scorePiece(plan: OutfitPlan, piece: Piece): number {
  return (
    scoreGarment(plan, piece.garment) +
    scoreColour(plan, piece.garment, piece.colour) +
    scoreCloth(plan, piece)
  );
}

/** The terms that do not depend on cloth or colour. */
export function scoreGarment(plan: OutfitPlan, garment: Garment): number {
  return (
    1.7 * styleFit(plan, garment) +
    0.7 * goalFit(plan, garment) +
    0.6 * personalFit(plan, garment) +
    0.9 * occasionFit(plan, garment) +
    0.5 * comfortFit(plan, garment) +
    0.6 * priceFit(plan, garment) -
    1.5 * (plan.recentGarments.get(garment.key) ?? 0)
  );
}

/** 0 to 1: the best-wanted style that the garment has, and a little for each further one. */
export function styleFit(plan: OutfitPlan, garment: Garment): number {
  if (plan.styles.size === 0) return 0.3;

  let best = 0;
  let next = 0;

  for (const style of garment.styles) {
    const weight = plan.styles.get(style) ?? 0;
    if (weight > best) [best, next] = [weight, best];
    else if (weight > next) next = weight;
  }

  const refused = garment.styles.filter((style) => plan.wishes.refuses.styles.has(style)).length;

  return best + 0.25 * next - 0.6 * refused;
}

function goalFit(plan: OutfitPlan, garment: Garment): number {
  const goals = [...plan.wishes.goals, ...plan.profile.bodyTypeProfile.bodyGoals];
  const served = garment.goals.filter((goal) => goals.includes(goal)).length;

  return Math.min(1, served * 0.7);
}

/** The fit that the person chose for this kind of garment. */
function personalFit(plan: OutfitPlan, garment: Garment): number {
  const { tops, bottoms, dresses } = plan.profile.bodyTypeProfile.fitPreferences;
  const wanted =
    garment.slot === 'top'
      ? tops
      : garment.slot === 'bottom'
        ? bottoms
        : garment.slot === 'dress'
          ? dresses
          : null;
  if (wanted === null || garment.fit === null) return 0;

  return garment.fit === wanted ? 1 : -0.4;
}

function occasionFit(plan: OutfitPlan, garment: Garment): number {
  const favoured = plan.wishes.occasion?.favours ?? [];
  const isFavoured = favoured.some((kind) => garment.kinds.includes(kind));
  // In the middle of its span a garment looks at home; at the ends it looks borrowed.
  const [low, high] = garment.formality;
  const away = Math.abs((low + high) / 2 - plan.rung) / Math.max(1, high - low);

  return (isFavoured ? 1 : 0) + 0.5 * (1 - Math.min(1, away));
}

function comfortFit(plan: OutfitPlan, garment: Garment): number {
  const wantsComfort = plan.wishes.moods.has('comfortable') || plan.profile.analysisData.comfort >= 70;
  if (!wantsComfort) return 0;
  if (isKind(garment, 'heels') || garment.avoid.includes('tight-fitting')) return -2;
  if (isKind(garment, 'flats', 'sweater', 'cardigan', 'lounge') || garment.fit === 'relaxed') return 0.6;

  return 0;
}

/** How near the garment's usual price is to what the budget has for its slot. */
function priceFit(plan: OutfitPlan, garment: Garment): number {
  const share = (SLOT_SHARES[garment.slot] / 100) * plan.aimDollars;
  const usual = garment.dollars[1];
  const away = Math.abs(Math.log2((usual + 5) / (share + 5)));
  const tooDear = garment.dollars[0] > share * 1.25 ? 1 : 0;

  return Math.max(-1, 0.5 - 0.3 * away) - tooDear;
}

export function scoreColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  const rank = usualColours(garment.colours).indexOf(colour);
  const usual = rank < 0 ? 0.1 : rank < 5 ? 0.55 : 0.45;
  const wanted = (plan.colours.get(colour) ?? 0) * palettePull(garment);
  const isMonochrome = plan.wishes.moods.has('monochrome') && wanted >= 1.6;
  const mood = [...plan.wishes.moods].some((name) => isAgainst(coloursOfMood(name), colour)) ? -0.5 : 0;
  const repeated = plan.recentLooks.get(`${garment.key} ${colour}`) ?? 0;

  return (
    usual +
    0.9 * wanted +
    leadColourPoints(plan, garment, colour) +
    (isMonochrome ? 1.5 : 0) +
    mood -
    0.6 * repeated
  );
}

/** Denim is blue before it is anything else, and a palette is worn in clothes more than in shoes. */
function palettePull(garment: Garment): number {
  if (garment.colours === 'denim') return 0.35;

  return ['outer', 'top', 'bottom', 'dress'].includes(garment.slot) ? 1 : 0.45;
}

function isAgainst(wanted: readonly ColourName[], colour: ColourName): boolean {
  return wanted.length > 0 && !wanted.includes(colour);
}

/** The terms of fabric and pattern; the colour of the piece plays no part. */
export function scoreCloth(plan: OutfitPlan, piece: Omit<Piece, 'colour'>): number {
  const { fabrics, patterns, moods } = plan.wishes;
  const fabricWish = fabrics.some((wish) => wish.names.includes(piece.fabric)) ? 1.6 : 0;
  const patternWish = patterns.some((wish) => wish.patterns.includes(piece.pattern)) ? 1.6 : 0;
  const isUsual = piece.garment.fabrics[0] === piece.fabric ? 0.2 : 0;
  const stylePattern = isPatterned(piece) && moods.has('neutral') ? -0.8 : 0;
  const dear =
    fabricOf(piece.fabric).dear === true
      ? plan.aimDollars < 130
        ? -1
        : plan.aimDollars > 300
          ? 0.3
          : -0.2
      : 0;
  const season = seasonFit(plan, piece);
  const shape = plan.wishes.shapes.some((wish) => wish.matches(piece.garment)) ? 1.2 : 0;

  return (
    fabricWish +
    patternWish +
    isUsual +
    stylePattern +
    dear +
    shape +
    season +
    leadClothPoints(plan, piece) +
    patternComfort(plan, piece)
  );
}

/** Cloth for the weather: what breathes in the heat, what insulates in the cold. */
function seasonFit(plan: OutfitPlan, { fabric, garment }: Omit<Piece, 'colour'>): number {
  if (garment.slot === 'shoes') return shoesFit(plan, garment);
  if (!plan.isWeatherKnown) return 0;
  if (!['outer', 'top', 'bottom', 'dress'].includes(garment.slot)) return 0;

  const { warmth } = fabricOf(fabric);
  if (plan.weather === 'hot') return -0.9 * warmth - 0.3 * garment.warmth;
  if (plan.weather === 'warm') return -0.5 * warmth;

  return plan.weather === 'cold' ? 0.5 * warmth : 0.2 * warmth;
}

/** Boots are for cold feet and sandals for warm ones; without a word about the weather neither is a safe guess. */
function shoesFit(plan: OutfitPlan, garment: Garment): number {
  if (plan.weather === 'hot' || plan.weather === 'warm')
    return isKind(garment, 'boots') ? -1.2 : -0.2 * garment.warmth;
  if (isKind(garment, 'open-toe') && plan.rung < 4) return -0.7;

  return 0;
}

/** Patterns by the quiz's own answer: somebody who never wears them is not shown many. */
function patternComfort(plan: OutfitPlan, piece: Omit<Piece, 'colour'>): number {
  if (!isPatterned(piece) || piece.garment.patterns[0] === piece.pattern) return 0;

  return plan.styles.has('Minimalist') || plan.styles.has('Japanese Minimal') ? -0.6 : -0.1;
}
