import type { QuizResponses } from '#contract/quiz.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { readWords } from '../language/read-words.ts';

/** What of the quiz's answers is worth playing back, as it was answered. */
export interface QuizPoints {
  work: QuizResponses['lifestyle']['workEnvironment'];
  social: QuizResponses['lifestyle']['socialLife'];
  days: string[];
  wishes: string[];
  /** Styles in the free text of the dream: it is never quoted, only what it was understood as. */
  dreams: StyleName[];
  /** Only where nothing else is wished for. */
  sources: string[];
  fits: string[];
  /** Clear positions of the sliders. */
  leanings: Leaning[];
  goal: QuizResponses['goals']['primaryGoal'];
  time: QuizResponses['goals']['timeframe'];
  proof: string | null;
}

export type Leaning =
  | `color ${'liked' | 'quiet'}`
  | `patterns ${'liked' | 'sparing'}`
  | `risk ${'liked' | 'avoided'}`
  | `seen ${'gladly' | 'unwillingly'}`;

export function pointsOf(quiz: QuizResponses): QuizPoints {
  const { lifestyle, aspirations, preferences, personality, goals } = quiz;
  const dreams = [
    ...new Set(
      readWords(aspirations.dreamStyle).flatMap(({ meaning, negated }) =>
        meaning.is === 'style' && !negated ? [meaning.style] : [],
      ),
    ),
  ].slice(0, 2);
  const wishes = aspirations.styleGoals.slice(0, 3);

  return {
    work: lifestyle.workEnvironment,
    social: lifestyle.socialLife,
    days: lifestyle.dailyActivities.slice(0, 3),
    wishes,
    dreams,
    sources: wishes.length + dreams.length > 0 ? [] : aspirations.inspirationSources.slice(0, 2),
    fits: preferences.fittingPreference,
    leanings: [
      ...leaning(preferences.colorComfort, 'color liked', 'color quiet'),
      ...leaning(preferences.patternComfort, 'patterns liked', 'patterns sparing'),
      ...leaning(personality.riskTaking, 'risk liked', 'risk avoided'),
      ...leaning(personality.attentionComfort, 'seen gladly', 'seen unwillingly'),
    ],
    goal: goals.primaryGoal,
    time: goals.primaryGoal === null ? null : goals.timeframe,
    proof: goals.successMetrics[0] ?? null,
  };
}

const MIDDLE = 50;
const CLEAR = 20;

function leaning(position: number, high: Leaning, low: Leaning): Leaning[] {
  if (position >= MIDDLE + CLEAR) return [high];

  return position <= MIDDLE - CLEAR ? [low] : [];
}
