import type { Onboarding, Wardrobe } from '#contract/onboarding.ts';
import { DEFAULT_PRICE_RANGE, type PriceRange } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { priceRangeFor } from '#domain/shopping/sum-in-words.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import type { OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';

export interface Person {
  name: string;
  wardrobe: Wardrobe | null;
  age?: Onboarding['ageRange'];
  taste: Partial<Pick<Profile, 'colorPalette' | 'customColorPalette' | 'styleCategories'>>;
}

export interface Situation {
  prompt: string;
  /** Null: nobody touched it. */
  range: PriceRange | null;
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
  { prompt: 'June garden wedding as a guest, 150 dollars', range: null },
  { prompt: 'first day in a bank, January', range: null },
  { prompt: 'weekend in Lisbon in May, hand luggage', range: null },
  { prompt: 'minus 10 and snow, a walk with the dog', range: null },
  { prompt: 'cocktail party in December', range: '200-300' },
  { prompt: 'job interview at a startup', range: null },
  { prompt: 'office on a rainy day', range: '100-200' },
  { prompt: 'funeral in November', range: null },
  { prompt: 'music festival, rain expected', range: '100-200' },
  { prompt: 'church service in summer', range: null },
  { prompt: 'gym', range: '50-100' },
  { prompt: 'date night', range: null },
];

export function dress(person: Person, situation: Situation, seed: number): OutfitDraft {
  return proposeOutfit(briefFor(person, situation, seed));
}

export function briefFor(person: Person, { prompt, range }: Situation, seed: number): OutfitBrief {
  const inWords = priceRangeFor(prompt);

  return {
    prompt,
    priceRange: range ?? inWords ?? DEFAULT_PRICE_RANGE,
    isRangeOpen: range === null && inWords === null,
    seed,
    inspirations: [],
    recent: [],
    profile: { ...emptyProfile(), ...person.taste },
    onboarding: person.wardrobe === null ? null : onboardingOf(person.wardrobe, person.age),
  };
}
