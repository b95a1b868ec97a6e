import { type BodyTypeProfile, DEFAULT_SCORE, type Profile } from '#contract/style-profile.ts';

const NO_BODY_TYPE: BodyTypeProfile = {
  bodyType: null,
  heightCategory: null,
  bodyGoals: [],
  fitPreferences: { tops: null, bottoms: null, dresses: null },
  avoidances: [],
};

/** What is known of a person who has told nothing yet. */
export function emptyProfile(now: Date): Profile {
  return {
    colorPalette: [],
    paletteShares: [],
    customColorPalette: [],
    styleCategories: [],
    analysisData: { comfort: DEFAULT_SCORE, elegance: DEFAULT_SCORE, trendy: DEFAULT_SCORE, description: '' },
    bodyTypeProfile: NO_BODY_TYPE,
    tastes: [],
    styleQuizResults: null,
    rawQuizResponses: null,
    evidence: [],
    confidence: null,
    unreadPhotos: [],
    provenance: null,
    updatedAt: now.toISOString(),
  };
}
