import type { PicturedLook, ShownLook } from '#contract/first-looks.ts';
import type { GenerateRequest } from '#contract/jobs.ts';
import type { Wardrobe } from '#contract/onboarding.ts';
import { DEFAULT_PRICE_RANGE, type Outfit } from '#contract/outfits.ts';
import { priceRangeFor } from '#domain/shopping/sum-in-words.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { monthAt } from '#domain/wardrobe/month-at.ts';
import { finishOutfit } from './finish-outfit.ts';
import { proposeOutfit } from './house/compose/propose-outfit.ts';
import type { OutfitBrief, Taste } from './stylist.ts';

/** A person of whom nothing is known, and what they ask for. @param now for the season */
export function briefOfStranger(
  { prompt, priceRange, isRangeOpen = false }: Pick<GenerateRequest, 'prompt' | 'priceRange' | 'isRangeOpen'>,
  seed: number,
  now: Date,
): OutfitBrief {
  const month = monthAt(now, null);
  return {
    prompt,
    priceRange,
    isRangeOpen,
    seed,
    profile: emptyProfile(now),
    onboarding: null,
    inspirations: [],
    recent: [],
    ...(month === undefined ? {} : { month }),
  };
}

interface Shown {
  prompt: string;
  wardrobe: Wardrobe;
  taste: Partial<Taste>;
  seed: number;
}

/** For several kinds of people: what each asked for, and likes. */
const SHOWN: Record<PicturedLook, Shown> = {
  office: {
    prompt: 'First day at a new office in autumn',
    wardrobe: 'womenswear',
    taste: { customColorPalette: ['Camel', 'Ivory', 'Burgundy'], styleCategories: ['Classic'] },
    seed: 11,
  },
  wedding: {
    prompt: 'Summer wedding as a guest, not too formal',
    wardrobe: 'menswear',
    taste: { customColorPalette: ['Sage', 'Cream', 'Navy'], styleCategories: ['Smart Casual'] },
    seed: 12,
  },
  weekend: {
    prompt: 'A weekend of walking in the city in spring',
    wardrobe: 'everything',
    taste: { customColorPalette: ['Olive', 'Rust', 'Cream'], styleCategories: ['Minimalist'] },
    seed: 13,
  },
  rain: {
    prompt: 'A rainy spring day in the city, trench coat and stripes',
    wardrobe: 'womenswear',
    taste: { customColorPalette: ['Beige', 'Navy', 'Red'], styleCategories: ['Classic'] },
    seed: 14,
  },
  evening: {
    prompt: 'A gallery opening, a skirt',
    wardrobe: 'womenswear',
    taste: { customColorPalette: ['Emerald', 'Camel', 'Cream'], styleCategories: ['Elegant'] },
    seed: 16,
  },
};

/** A look of the public pages, as the house styles it: the same on every machine. */
export function shownLook(
  name: PicturedLook,
): Pick<
  Outfit,
  'title' | 'description' | 'reasons' | 'overallFitAdvice' | 'told' | 'estimatedTotalCents' | 'items'
> & { seed: number } {
  const { prompt, wardrobe, taste, seed } = SHOWN[name];
  const inWords = priceRangeFor(prompt);
  const brief: OutfitBrief = {
    prompt,
    priceRange: inWords ?? DEFAULT_PRICE_RANGE,
    isRangeOpen: inWords === null,
    profile: { ...emptyProfile(new Date(0)), ...taste },
    onboarding: {
      styles: [],
      palettes: [],
      wardrobe,
      displayName: '',
      location: '',
      ageRange: null,
      occasion: null,
      goals: '',
    },
    inspirations: [],
    recent: [],
    seed,
  };
  let items = 0;
  return { ...finishOutfit(proposeOutfit(brief), { ...brief, newId: () => `piece-${++items}` }), seed };
}

/** The reason that says most about a look: the first only names its dress code. Empty where there is none. */
export function tellingReason({ reasons }: Pick<Outfit, 'reasons'>): string {
  return reasons[1] ?? reasons[0] ?? '';
}

/** The one for a visitor, who has no favorite colors yet: of the office it is the dress code. */
export function shownReason(name: ShownLook, look: Pick<Outfit, 'reasons'>): string {
  return name === 'office' ? (look.reasons[0] ?? '') : tellingReason(look);
}
