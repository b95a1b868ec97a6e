import type { OutfitItem } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { GOAL_LABELS } from '#domain/wardrobe/body-goals.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

type Fitted = Pick<OutfitItem, 'garment' | 'slot' | 'item'>;

type Body = Pick<Profile, 'bodyTypeProfile'>;

/** Two or three sentences on how the whole should sit, for the guide under an outfit. */
export function overallFitAdvice(items: readonly Fitted[], profile: Body): string {
  const garments = items.map((item) => garmentOf(item.garment)).filter((garment) => garment !== null);
  const isMaternity = items.some(({ item }) => /\bmaternity\b/i.test(item));

  return [
    isMaternity ? MATERNITY_ADVICE : volumeAdvice(garments),
    orderAdvice(garments),
    goalAdvice(garments, profile),
    heightAdvice(garments, profile),
  ]
    .filter((sentence) => sentence !== null)
    .slice(0, 3)
    .join(' ');
}

const MATERNITY_ADVICE =
  'Choose the size you wore before: a maternity cut has its room where it is needed, and leave tailoring for later.';

function volumeAdvice(garments: readonly Garment[]): string {
  const top = garments.find((garment) => garment.slot === 'top');
  const bottom = garments.find((garment) => garment.slot === 'bottom');
  if (garments.some((garment) => isKind(garment, 'gown'))) {
    return 'Fit the bodice first and let the skirt fall from it; the hem is marked last, in the shoes.';
  }
  const dress = garments.find((garment) => garment.slot === 'dress');
  if (dress !== undefined) {
    return isSeamedAtTheWaist(dress)
      ? 'Let the waist seam decide the size and have the rest brought to it.'
      : 'Fit the shoulders and the bust; the rest should fall from there without clinging.';
  }
  if (garments.some((garment) => isKind(garment, 'suit'))) {
    return 'Start with the shoulders of the jacket, then the waist of the trousers; everything else is small work.';
  }
  if (bottom?.fit === 'wide-leg')
    return 'With this much cloth below, keep the top close or tucked in, so that the waist stays visible.';
  if (top?.fit === 'oversized')
    return 'The top is meant to be roomy: choose your own size, not a larger one, and keep the leg narrow.';
  if (top !== undefined && isKind(top, 'active'))
    return 'It should move with you: squat, reach and turn before you decide on the size.';

  return 'Top and bottom share one easy line: close at the shoulder, clear at the waist, no pulling across the front.';
}

/** The others hang from the shoulders. */
function isSeamedAtTheWaist({ key }: Garment): boolean {
  return [
    'day-dress',
    'midi-occasion-dress',
    'cocktail-dress',
    'shirt-dress',
    'sundress',
    'jumpsuit',
  ].includes(key);
}

function orderAdvice(garments: readonly Garment[]): string | null {
  const layer = garments.find((garment) => garment.slot === 'outer');
  if (layer === undefined) return null;
  if (garments.some((garment) => isKind(garment, 'coat')))
    return 'Try the coat over the whole outfit before anything is altered.';

  return isKind(layer, 'blazer')
    ? `Have the ${layer.name} fitted over the top you will wear with it.`
    : `Try the ${layer.name} over what you will wear below it: the arms should move freely.`;
}

function goalAdvice(garments: readonly Garment[], profile: Body): string | null {
  const clothes = garments.filter((garment) => ['outer', 'top', 'bottom', 'dress'].includes(garment.slot));
  const goal = profile.bodyTypeProfile.bodyGoals.find((wanted) =>
    clothes.some((garment) => garment.goals.includes(wanted)),
  );
  const garment = clothes.find((candidate) => goal !== undefined && candidate.goals.includes(goal));
  if (goal === undefined || garment === undefined) return null;

  return `Your goal to ${GOAL_LABELS[goal]} rests on the ${garment.name}, so spend the tailor's time there.`;
}

function heightAdvice(garments: readonly Garment[], profile: Body): string | null {
  const isLong = garments.some((garment) => isKind(garment, 'floor-length', 'midi', 'coat', 'wide-leg'));
  if (!isLong) return null;
  if (profile.bodyTypeProfile.heightCategory === 'petite')
    return 'Ask for petite lengths where the maker has them: they move the knee and the waist as well as the hem.';
  if (profile.bodyTypeProfile.heightCategory === 'tall')
    return 'Look for long or tall cuts, so that waist and knee sit where they should.';

  return null;
}
