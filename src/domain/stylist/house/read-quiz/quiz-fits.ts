import type { QuizResponses } from '#contract/quiz.ts';
import type { BodyTypeProfile, Profile } from '#contract/style-profile.ts';

type Fits = Pick<BodyTypeProfile['fitPreferences'], 'tops' | 'bottoms'>;

const FITS: Record<QuizResponses['preferences']['fittingPreference'][number], Fits> = {
  fitted: { tops: 'fitted', bottoms: 'slim' },
  relaxed: { tops: 'relaxed', bottoms: 'straight' },
  loose: { tops: 'oversized', bottoms: 'wide-leg' },
  structured: { tops: 'fitted', bottoms: 'straight' },
};

const EMPTY: BodyTypeProfile = {
  bodyType: null,
  heightCategory: null,
  bodyGoals: [],
  avoidances: [],
  fitPreferences: { tops: null, bottoms: null, dresses: null },
};

/**
 * Fits that one clear answer implies, where none was chosen by hand. Dresses are left alone: the quiz does
 * not ask whether somebody wears them.
 * @returns null when nothing is to be set
 */
export function fitsFromQuiz(quiz: QuizResponses, profile: Profile | null): BodyTypeProfile | null {
  const [answer, ...others] = quiz.preferences.fittingPreference;
  if (answer === undefined || others.length > 0) return null;

  const body = profile?.bodyTypeProfile ?? EMPTY;
  const { tops, bottoms } = body.fitPreferences;
  if (tops !== null && bottoms !== null) return null;

  return {
    ...body,
    fitPreferences: {
      ...body.fitPreferences,
      tops: tops ?? FITS[answer].tops,
      bottoms: bottoms ?? FITS[answer].bottoms,
    },
  };
}
