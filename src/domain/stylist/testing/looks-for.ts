import type { Onboarding } from '#contract/onboarding.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { proposeOutfit } from '../house/compose/propose-outfit.ts';
import type { OutfitDraft } from '../stylist.ts';
import { emptyProfile, onboardingOf } from './empty-profile.ts';

interface Wearer {
  worn?: 'womenswear' | 'menswear' | 'everything' | null;
  taste?: Partial<Pick<Profile, 'colorPalette' | 'customColorPalette' | 'styleCategories'>>;
  range?: PriceRange;
  age?: Onboarding['ageRange'];
}

/** Four looks, as the app asks: nobody touched the price range unless one is named here. */
export function looksFor(
  prompt: string,
  { worn = 'womenswear', taste = {}, range, age }: Wearer = {},
): OutfitDraft[] {
  return [1, 2, 3, 4].map((seed) =>
    proposeOutfit({
      prompt,
      priceRange: range ?? '100-200',
      isRangeOpen: range === undefined,
      seed,
      profile: { ...emptyProfile(), ...taste },
      inspirations: [],
      recent: [],
      onboarding: onboardingOf(worn, age),
    }),
  );
}

export const garmentsOf = ({ items }: OutfitDraft) =>
  items.map(({ garment }) => garmentOf(garment)).filter((garment) => garment !== null);
export const has = (draft: OutfitDraft, ...kinds: Kind[]) =>
  garmentsOf(draft).some((garment) => isKind(garment, ...kinds));
export const keysOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment);
