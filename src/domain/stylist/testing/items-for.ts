import type { Onboarding } from '#contract/onboarding.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem } from '../stylist.ts';
import { looksFor } from './looks-for.ts';

export interface Who {
  wardrobe: 'womenswear' | 'menswear';
  age?: Onboarding['ageRange'];
  styles?: StyleName[];
  palette?: ColourName[];
}

export const HER: Who = { wardrobe: 'womenswear' };
export const HIM: Who = { wardrobe: 'menswear' };

/** The items of four looks each. */
export const itemsFor = (prompt: string, who: Who, range: PriceRange = '100-200'): DraftItem[][] =>
  looksFor(prompt, {
    worn: who.wardrobe,
    ...(who.age !== undefined && { age: who.age }),
    taste: { colorPalette: who.palette ?? [], styleCategories: who.styles ?? [] },
    range,
  }).map(({ items }) => items);

export const is = ({ garment }: DraftItem, ...kinds: Kind[]) => {
  const known = garmentOf(garment);
  return known !== null && isKind(known, ...kinds);
};
export const keysIn = (items: readonly DraftItem[]) => items.map(({ garment }) => garment);
export const shoesIn = (items: readonly DraftItem[]) => items.find(({ slot }) => slot === 'shoes');
