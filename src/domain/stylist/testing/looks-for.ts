import type { Onboarding, Wardrobe } from '#contract/onboarding.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { proposeOutfit } from '../house/compose/propose-outfit.ts';
import type { OutfitDraft, Taste } from '../stylist.ts';
import { emptyProfile, onboardingOf } from './empty-profile.ts';

export type Wearer = 'womenswear' | 'menswear' | null;

interface Asked {
  worn?: 'womenswear' | 'menswear' | 'everything' | null;
  taste?: Partial<Pick<Profile, 'colorPalette' | 'customColorPalette' | 'styleCategories'>>;
  range?: PriceRange;
  age?: Onboarding['ageRange'];
  /** A look for each; four unless told. */
  seeds?: readonly number[];
}

/** Looks as the app asks for them: nobody touched the price range unless one is named here. */
export function looksFor(
  prompt: string,
  { worn = 'womenswear', taste = {}, range, age, seeds = [1, 2, 3, 4] }: Asked = {},
): OutfitDraft[] {
  return seeds.map((seed) =>
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

/** Three looks in each of the wardrobes. */
export function looksIn(
  wardrobes: readonly Wardrobe[],
  prompt: string,
  seeds: readonly number[] = [21, 22, 23],
): OutfitDraft[] {
  return wardrobes.flatMap((worn) => looksFor(prompt, { worn, seeds }));
}

/** Of every wearer; 'open': in the usual range, which nobody chose. */
export function looksOfAll(prompt: string, range: PriceRange | 'open' = '200-300'): OutfitDraft[] {
  const wearers = ['womenswear', 'menswear', null] as const;
  return wearers.flatMap((worn) => looksFor(prompt, { worn, ...(range !== 'open' && { range }) }));
}

/** Three looks of somebody with a taste, in a range with room for it. */
export function outfitsOf(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3] });
}

export const garmentsOf = ({ items }: OutfitDraft) =>
  items.map(({ garment }) => garmentOf(garment)).filter((garment) => garment !== null);
export const has = (draft: OutfitDraft, ...kinds: Kind[]) =>
  garmentsOf(draft).some((garment) => isKind(garment, ...kinds));
export const keysOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment);
export const garmentKeys = ({ items }: OutfitDraft) => items.map(({ garment }) => garment ?? '');
export const inSlot = ({ items }: OutfitDraft, ...slots: string[]) =>
  items.filter(({ slot }) => slots.includes(slot));
export const coloursOf = ({ items }: OutfitDraft, ...slots: string[]) =>
  items.filter(({ slot }) => slots.includes(slot)).map(({ color }) => color);
export const textOf = ({ description, reasons }: OutfitDraft) => [description, ...reasons].join(' ');
export const hasKey = (draft: OutfitDraft, ...keys: string[]) =>
  keysOf(draft).some((key) => key !== null && keys.includes(key));
export const hasCoat = (draft: OutfitDraft) => garmentsOf(draft).some(isCoat);

/** Each look with its garments, the cloths of its clothes, and what it says. */
export const toldLooks = (prompt: string, worn: 'womenswear' | 'menswear' = 'womenswear') =>
  looksFor(prompt, { worn }).map((draft) => ({
    garments: garmentsOf(draft),
    fabrics: inSlot(draft, 'top', 'bottom', 'dress').map(({ fabric }) => fabric.toLowerCase()),
    said: draft.reasons.join(' '),
    unmet: draft.unmet.map(({ words }) => words),
  }));
