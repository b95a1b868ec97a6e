import type { Onboarding, Wardrobe } from '../../src/contract/onboarding.ts';
import type { Profile } from '../../src/contract/style-profile.ts';

export function emptyProfile(): Profile {
  return {
    ...{ colorPalette: [], paletteShares: [], customColorPalette: [], styleCategories: [] },
    analysisData: { comfort: 50, elegance: 50, trendy: 50, description: '' },
    bodyTypeProfile: {
      ...{ bodyType: null, heightCategory: null, bodyGoals: [], avoidances: [] },
      fitPreferences: { tops: null, bottoms: null, dresses: null },
    },
    ...{ styleQuizResults: null, rawQuizResponses: null, evidence: [], confidence: null, unreadPhotos: [] },
    ...{ provenance: null, updatedAt: '2026-11-20T12:00:00.000Z' },
  };
}

export function onboardingOf(wardrobe: Wardrobe | null): Onboarding {
  return {
    ...{ styles: [], palettes: [], wardrobe, displayName: 'A', location: '', ageRange: null, occasion: null },
    goals: '',
  };
}
