import type { Wardrobe } from '#contract/onboarding.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import type { OutfitDraft } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';

export interface Person {
  name: string;
  wardrobe: Wardrobe | null;
  taste: Partial<Pick<Profile, 'colorPalette' | 'customColorPalette' | 'styleCategories'>>;
}

export interface Situation {
  prompt: string;
  range: PriceRange;
}

/** Ten people with tastes of their own; two have answered nothing about what they wear. */
export const PEOPLE: readonly Person[] = [
  { name: 'Ana', wardrobe: 'womenswear', taste: {} },
  { name: 'Ben', wardrobe: 'menswear', taste: {} },
  { name: 'Cleo', wardrobe: null, taste: {} },
  {
    name: 'Dora',
    wardrobe: 'womenswear',
    taste: { colorPalette: ['Teal', 'Cream', 'Rust'], styleCategories: ['Bohemian'] },
  },
  {
    name: 'Emil',
    wardrobe: 'menswear',
    taste: { colorPalette: ['Olive', 'Navy', 'Gray'], styleCategories: ['Streetwear'] },
  },
  {
    name: 'Faye',
    wardrobe: 'womenswear',
    taste: { customColorPalette: ['Burgundy', 'Ivory'], styleCategories: ['Classic', 'Old Money'] },
  },
  { name: 'Gus', wardrobe: 'everything', taste: { styleCategories: ['Minimalist'] } },
  {
    name: 'Hana',
    wardrobe: 'womenswear',
    taste: { customColorPalette: ['Fuchsia', 'Emerald'], styleCategories: ['Maximalist'] },
  },
  { name: 'Ivo', wardrobe: 'menswear', taste: { styleCategories: ['Preppy', 'Vintage'] } },
  { name: 'Jo', wardrobe: null, taste: { colorPalette: ['Black', 'White'], styleCategories: ['Edgy'] } },
];

export const SITUATIONS: readonly Situation[] = [
  { prompt: 'June garden wedding as a guest, 150 dollars', range: '100-200' },
  { prompt: 'first day in a bank, January', range: '200-300' },
  { prompt: 'weekend in Lisbon in May, hand luggage', range: '100-200' },
  { prompt: 'minus 10 and snow, a walk with the dog', range: '200-300' },
  { prompt: 'cocktail party in December', range: '200-300' },
  { prompt: 'job interview at a startup', range: '100-200' },
  { prompt: 'office on a rainy day', range: '100-200' },
  { prompt: 'funeral in November', range: '100-200' },
  { prompt: 'music festival, rain expected', range: '100-200' },
  { prompt: 'church service in summer', range: '100-200' },
  { prompt: 'gym', range: '50-100' },
  { prompt: 'date night', range: '100-200' },
];

export function dress(person: Person, { prompt, range }: Situation, seed: number): OutfitDraft {
  return proposeOutfit({
    prompt,
    priceRange: range,
    seed,
    inspirations: [],
    recent: [],
    profile: { ...emptyProfile(), ...person.taste },
    onboarding: person.wardrobe === null ? null : onboardingOf(person.wardrobe),
  });
}
