import type { OutfitItem } from '#contract/outfits.ts';
import { fill } from '#contract/said.ts';
import type { BodyGoal, Profile } from '#contract/style-profile.ts';
import type { ToldPiece } from '#contract/told.ts';
import { shortName } from '#domain/stylist/house/compose/wording.ts';
import type { Sentence } from '#domain/stylist/writing/sentence.ts';
import { GOAL_LABELS } from '#domain/wardrobe/body-goals.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isEasyAtTheWaist, isSeamedAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { FIT_ADVICE, type FitAdvice } from './fit-advice-texts.ts';

type Fitted = Pick<OutfitItem, 'garment' | 'slot' | 'item'> &
  Pick<Partial<OutfitItem>, 'isOwned' | 'pieceId'>;

type Body = Pick<Profile, 'bodyTypeProfile'>;

/** Two or three sentences on how the whole should sit, for the guide under an outfit. */
export function overallFitAdvice(items: readonly Fitted[], profile: Body): Sentence[] {
  const garments = items.map(garmentIn).filter((garment) => garment !== null);
  const isMaternity = items.some(({ item }) => /\bmaternity\b/i.test(item));

  return [
    isMaternity ? say('fit_maternity') : volumeAdvice(garments),
    orderAdvice(garments),
    goalAdvice(garments, profile),
    heightAdvice(garments, profile),
  ]
    .filter((sentence) => sentence !== null)
    .slice(0, 3);
}

/** Called as its owner calls it, where the request says that one has it. */
function garmentIn({ garment: key, item, isOwned, pieceId }: Fitted): Garment | null {
  const garment = garmentOf(key);

  return garment === null || isOwned !== true || pieceId !== undefined || garment.suits.length > 0
    ? garment
    : { ...garment, name: item.toLowerCase() };
}

/** @param below what is worn under the garment */
function say(
  advice: FitAdvice,
  garment?: Garment,
  { goal, below }: { goal?: BodyGoal; below?: Garment } = {},
): Sentence {
  const spoken = [garment, below].filter((one) => one !== undefined);

  return {
    text: fill(FIT_ADVICE[advice], {
      ...(garment !== undefined && { garment: garment.name }),
      ...(below !== undefined && { below: shortName(below) }),
      ...(goal !== undefined && { goal: GOAL_LABELS[goal] }),
    }),
    told: {
      says: advice,
      ...(spoken.length > 0 && { pieces: spoken.map(toldGarment) }),
      ...(goal !== undefined && { words: [goal] }),
    },
  };
}

function toldGarment({ key, name }: Garment): ToldPiece {
  return {
    garment: key,
    color: '',
    fabric: '',
    pattern: '',
    ...(name !== garmentOf(key)?.name && { called: name }),
  };
}

function volumeAdvice(garments: readonly Garment[]): Sentence {
  const top = garments.find((garment) => garment.slot === 'top');
  const bottom = garments.find((garment) => garment.slot === 'bottom');
  if (garments.some((garment) => isKind(garment, 'gown'))) {
    return say('fit_gown');
  }
  const dress = garments.find((garment) => garment.slot === 'dress');
  if (dress !== undefined) {
    return say(dressAdvice(dress));
  }
  if (garments.some((garment) => garment.slot === 'outer' && isKind(garment, 'suit'))) {
    return say('fit_suit', bottom);
  }
  // What ends above the waist can neither be tucked in nor hang over it.
  const isCropped = top !== undefined && isKind(top, 'crop-top');
  if (bottom?.fit === 'wide-leg' && !isCropped)
    // Culottes end above the shoe.
    return say(isLoose(top) && bottom.key !== 'culottes' ? 'fit_roomy_wide' : 'fit_wide_leg');
  if (top?.fit === 'oversized') return say('fit_oversized_top', top);
  if (top !== undefined && isKind(top, 'active')) return say('fit_active');
  if (bottom !== undefined && isKind(bottom, 'skirt') && !isEasyAtTheWaist(bottom)) return say('fit_skirt');
  if (bottom !== undefined && isKind(bottom, 'shorts')) return say('fit_shorts');
  if (top !== undefined && (isKind(top, 'camisole', 'corset', 'tank') || top.key === 'bodysuit'))
    return say('fit_close_top');

  return bottom !== undefined && isEasyAtTheWaist(bottom)
    ? say('fit_easy_waist', bottom)
    : say('fit_easy_line');
}

/** Meant to hang: nobody tucks a kurta in. */
function isLoose(top: Garment | undefined): boolean {
  return (
    top !== undefined &&
    (top.fit === 'oversized' ||
      (top.fit === 'relaxed' && !isKind(top, 'shirt', 'tshirt', 'polo', 'blouse', 'camisole')) ||
      ['kurta', 'hoodie', 'sweatshirt'].includes(top.key))
  );
}

function dressAdvice(dress: Garment): FitAdvice {
  if (isSeamedAtTheWaist(dress) || dress.key === 'jumpsuit') return 'fit_dress_waist';
  if (dress.key === 'knit-dress') return 'fit_dress_knit';
  if (WRAPPED.has(dress.key)) return 'fit_dress_wrap';
  if (ON_THE_BIAS.has(dress.key)) return 'fit_dress_bias';

  return dress.fit === 'bodycon' ? 'fit_dress_close' : 'fit_dress_shoulders';
}

const WRAPPED: ReadonlySet<string> = new Set(['wrap-dress', 'wrap-maxi-dress']);
/** They hang from straps, and have no waist to take in. */
const ON_THE_BIAS: ReadonlySet<string> = new Set(['slip-dress', 'backless-dress']);

function orderAdvice(garments: readonly Garment[]): Sentence | null {
  const layers = garments.filter((garment) => garment.slot === 'outer');
  const layer = layers.find((garment) => !isKind(garment, 'vest')) ?? layers[0];
  if (layer === undefined) return null;
  const coat = garments.find((garment) => isKind(garment, 'coat'));
  if (coat !== undefined) return say('fit_coat_over_all', coat);

  if (isKind(layer, 'vest')) return say('fit_vest_over_rest', layer);
  const below = garments.find(({ slot }) => slot === 'top' || slot === 'dress');

  return isKind(layer, 'blazer') && below !== undefined
    ? say('fit_blazer_over_top', layer, { below })
    : say('fit_layer_over_rest', layer);
}

function goalAdvice(garments: readonly Garment[], profile: Body): Sentence | null {
  const clothes = garments.filter((garment) => ['outer', 'top', 'bottom', 'dress'].includes(garment.slot));
  const goal = profile.bodyTypeProfile.bodyGoals.find((wanted) =>
    clothes.some((garment) => garment.goals.includes(wanted)),
  );
  const garment = clothes.find((candidate) => goal !== undefined && candidate.goals.includes(goal));
  if (goal === undefined || garment === undefined) return null;

  return say('fit_goal', garment, { goal });
}

function heightAdvice(garments: readonly Garment[], profile: Body): Sentence | null {
  const isLong = garments.some((garment) => isKind(garment, 'floor-length', 'midi', 'coat', 'wide-leg'));
  if (!isLong) return null;
  if (profile.bodyTypeProfile.heightCategory === 'petite') return say('fit_petite');
  if (profile.bodyTypeProfile.heightCategory === 'tall') return say('fit_tall');

  return null;
}
