import type { Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import type { OutfitPlan } from '../outfit-plan.ts';

/** A garment in a color, before a plan. */
export interface ColouredGarment {
  plan: OutfitPlan;
  garment: Garment;
  colour: ColourName;
  /** The color's weight in the plan: see `OF_ONES_OWN`, `OF_A_MOOD`, `ASKED_FOR`. */
  wanted: number;
}

/** Whether such a garment stays on the rail in that color. */
export type ColourBar = (it: ColouredGarment) => boolean;

/** The weight of a color of the palette, the favorites or the request; what only a style brings weighs less. */
export const OF_ONES_OWN = 0.6;
/** The weight of a color of the mood that was named: "earthy". */
export const OF_A_MOOD = 1.3;
/** The weight of a color that the prompt names. */
export const ASKED_FOR = 1.6;

/** Over a suit or an evening dress coats are dark: business professional and above. */
export const DARK_COAT_FROM = 4;
/** OKLab lightness of charcoal and below. */
export const DARK = 0.4;
/** OKLab lightness of slate, burgundy, forest green and below. */
export const DARK_ASKED = 0.5;
/** OKLab lightness above which every splash shows: stone, tan, beige. */
export const PALE = 0.72;
export const WHITE_SHOE = 0.88;
/** OKLab lightness from which shoes stand out against dark tights: cognac, taupe, beige. */
export const PALE_SHOE = 0.48;

export const METALS: readonly ColourName[] = ['Gold', 'Silver'];
export const LEATHERS: ReadonlySet<ColourName> = new Set([
  ...(['Black', 'Charcoal', 'Navy', 'Brown', 'Chocolate', 'Cognac', 'Tan', 'Burgundy', 'Olive'] as const),
  'Forest Green',
]);
export const LOUD_STYLES = ['Maximalist', 'Eclectic'] as const;

export const CLOTHES: ReadonlySet<Slot> = new Set(['outer', 'top', 'bottom', 'dress']);
/** Guests wear no white dress or suit; white shoes and pearls are fine. */
export const MAIN_SLOTS: ReadonlySet<Slot> = new Set(['outer', 'bottom', 'dress']);

/** In church or at a table of the family's great days a shirt under a jacket is white or pale blue. */
export function isCeremony({ wishes: { occasion } }: Pick<OutfitPlan, 'wishes'>): boolean {
  return hasTrait(occasion, 'ceremony');
}

export function isShoeOrBag({ slot }: Garment): boolean {
  return slot === 'shoes' || slot === 'bag';
}

export function isOddJacket(garment: Garment): boolean {
  return isKind(garment, 'blazer') && !isKind(garment, 'suit');
}

/** Whether the request names the color. */
export function isAsked({ plan, colour }: ColouredGarment): boolean {
  return plan.wishes.colours.some(({ names }) => names.includes(colour));
}
