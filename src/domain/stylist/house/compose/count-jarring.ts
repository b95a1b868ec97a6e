import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { isDayWear, isFestive } from '#domain/wardrobe/festive.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isFeast, isMourning, type OutfitPlan } from './outfit-plan.ts';
import type { Piece } from './piece.ts';
import { isOfTheirStyle } from './reasons/taste.ts';

/** How many things are wrong with the whole that are wrong with no piece of it, each as much as an open wish. */
export function countJarring(plan: OutfitPlan, pieces: readonly Piece[]): number {
  const jars = [
    !isDressedUp(plan, pieces),
    isWaiter(plan, pieces),
    hasRoomForStyle(plan) && !isOfTheirStyle(plan, pieces),
  ];

  return jars.filter(Boolean).length;
}

/** What is named, kept, or worn from a closet alone is worn as it is. */
function isFree({ wishes, kept, own }: OutfitPlan): boolean {
  return wishes.demands.length > 0 || kept.slots.size > 0 || own?.isOnly === true;
}

/** For a feast one piece leads that is dressed up, and none is of a weekday; what was named is worn as it is. */
function isDressedUp(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  if (!isFeast(plan) || isFree(plan)) return true;

  const clothes = pieces.filter(({ garment }) => ['outer', 'top', 'bottom', 'dress'].includes(garment.slot));

  return clothes.some((piece) => isFestive(piece, plan.worn)) && !clothes.some(isDayWear);
}

/** A white shirt, dark trousers and black shoes with nothing over or beside them serve at table. */
function isWaiter(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const has = (isIt: (piece: Piece) => boolean) => pieces.some(isIt);

  return (
    !isFree(plan) &&
    has(
      ({ garment, colour }) =>
        isKind(garment, 'shirt') && garment.slot === 'top' && SERVED_IN.includes(colour),
    ) &&
    has(({ garment, colour }) => isKind(garment, 'trousers') && DARK_LEGS.includes(colour)) &&
    has(({ garment, colour }) => garment.slot === 'shoes' && colour === 'Black') &&
    !has(({ garment }) => garment.slot === 'outer')
  );
}

const SERVED_IN: readonly ColourName[] = ['White', 'Ivory', 'Cream'];
const DARK_LEGS: readonly ColourName[] = ['Black', 'Charcoal'];

/** Where no code, frost, sport or mourning leads, one piece at least is of one's own style. */
function hasRoomForStyle(plan: OutfitPlan): boolean {
  const { formality, weather, wishes } = plan;
  // A feast has room for sequins and prints, and for no sneakers.
  const isOfFeasts = isFeast(plan) && FEASTING.some((style) => plan.leadingStyles[0] === style);

  return (
    (formality < LED_BY_ITS_CODE || isOfFeasts) &&
    weather !== 'freezing' &&
    wishes.occasion?.requires === undefined &&
    !isFree(plan) &&
    !isMourning(plan)
  );
}

const FEASTING: readonly StyleName[] = ['Maximalist', 'Eclectic', 'Bohemian', 'Romantic', 'Glamorous'];
/** Business professional. */
const LED_BY_ITS_CODE = 4;
