import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { line, text } from './shared-shapes.ts';

export const ONBOARDING_STYLES = [
  'casual',
  'business',
  'formal',
  'bohemian',
  'minimalist',
  'vintage',
  'sporty',
  'edgy',
] as const;

export const ONBOARDING_PALETTES = ['neutrals', 'earth-tones', 'pastels', 'bold', 'jewel-tones'] as const;

export const AGE_RANGES = ['18-24', '25-34', '35-44', '45-54', '55+'] as const;

export const OCCASIONS = ['work', 'casual', 'social', 'special', 'mixed'] as const;

export const OCCASION_LABELS: Record<(typeof OCCASIONS)[number], string> = {
  work: 'Work/Professional',
  casual: 'Daily/Casual',
  social: 'Social Events',
  special: 'Special Occasions',
  mixed: 'Mix of Everything',
};

/** What the person wears; asked, never assumed. */
export const WARDROBES = ['womenswear', 'menswear', 'everything'] as const;
export type Wardrobe = (typeof WARDROBES)[number];

/** Answers of the wizard that are shown as looks. */
export const WIZARD_LOOKS = [...WARDROBES, ...ONBOARDING_STYLES] as const;
export type WizardLook = (typeof WIZARD_LOOKS)[number];

const MAX_GOALS_LENGTH = 2_000;
const MAX_PLACE_LENGTH = 120;

export const onboarding = z.strictObject({
  styles: z.array(z.enum(ONBOARDING_STYLES)).check(z.maxLength(ONBOARDING_STYLES.length)),
  palettes: z.array(z.enum(ONBOARDING_PALETTES)).check(z.maxLength(ONBOARDING_PALETTES.length)),
  wardrobe: z.nullable(z.enum(WARDROBES)),
  displayName: line(100),
  location: line(MAX_PLACE_LENGTH),
  ageRange: z.nullable(z.enum(AGE_RANGES)),
  occasion: z.nullable(z.enum(OCCASIONS)),
  goals: text(MAX_GOALS_LENGTH),
});

export type Onboarding = z.infer<typeof onboarding>;

export const getOnboarding = defineRoute({
  method: 'GET',
  path: '/api/onboarding',
  tag: 'onboarding',
  summary: 'The answers given in the onboarding wizard, or null',
  response: z.nullable(onboarding),
});

export const saveWardrobe = defineRoute({
  method: 'PATCH',
  path: '/api/onboarding/wardrobe',
  tag: 'onboarding',
  summary: 'Store what the person wears, and leave the other answers as they are',
  body: z.strictObject({ wardrobe: z.enum(WARDROBES) }),
  response: onboarding,
});

export const saveOnboarding = defineRoute({
  method: 'POST',
  path: '/api/onboarding',
  tag: 'onboarding',
  summary: 'Store the answers of the onboarding wizard',
  body: onboarding,
  response: onboarding,
});
