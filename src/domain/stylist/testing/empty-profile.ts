import type { Onboarding, Wardrobe } from '#contract/onboarding.ts';
import type { Profile } from '#contract/style-profile.ts';

/** A profile in which nothing is known yet. */
export function emptyProfile(): Profile {
  return {
    colorPalette: [],
    paletteShares: [],
    customColorPalette: [],
    styleCategories: [],
    analysisData: { comfort: 50, elegance: 50, trendy: 50, description: '' },
    bodyTypeProfile: {
      bodyType: null,
      heightCategory: null,
      bodyGoals: [],
      avoidances: [],
      fitPreferences: { tops: null, bottoms: null, dresses: null },
    },
    tastes: [],
    styleQuizResults: null,
    rawQuizResponses: null,
    evidence: [],
    confidence: null,
    unreadPhotos: [],
    provenance: null,
    updatedAt: '2026-11-20T12:00:00.000Z',
  };
}

/** Onboarding in which only the wardrobe was answered, or the years as well. */
export function onboardingOf(wardrobe: Wardrobe | null, ageRange: Onboarding['ageRange'] = null): Onboarding {
  return {
    styles: [],
    palettes: [],
    wardrobe,
    displayName: 'A',
    location: '',
    ageRange,
    occasion: null,
    goals: '',
  };
}
