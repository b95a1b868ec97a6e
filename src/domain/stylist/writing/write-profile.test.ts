import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '#contract/palette.ts';
import {
  DAILY_ACTIVITIES,
  FITTING_PREFERENCES,
  INSPIRATION_SOURCES,
  PRIMARY_GOALS,
  type QuizResponses,
  quizResponses,
  SOCIAL_LIVES,
  STYLE_GOALS,
  SUCCESS_METRICS,
  TIMEFRAMES,
  WORK_ENVIRONMENTS,
} from '#contract/quiz.ts';
import { STYLE_NAMES } from '#contract/style-profile.ts';
import { assessQuiz } from '../house/read-quiz/assess-quiz.ts';
import { quizSummary } from '../house/read-quiz/quiz-summary.ts';
import { describeLook } from '../house/read-style/describe-look.ts';
import type { LookSummary } from '../house/read-style/look-summary.ts';
import { emptyProfile } from '../testing/empty-profile.ts';
import { profileIn } from './write-profile.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const maybe = <Value extends string>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: null });
const some = <Value extends string>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });

const quizzes = fc
  .record({
    lifestyle: fc.record({
      workEnvironment: maybe(WORK_ENVIRONMENTS),
      socialLife: maybe(SOCIAL_LIVES),
      dailyActivities: some(DAILY_ACTIVITIES),
    }),
    aspirations: fc.record({
      styleGoals: some(STYLE_GOALS),
      inspirationSources: some(INSPIRATION_SOURCES),
      dreamStyle: fc.constantFrom('', ...STYLE_NAMES),
    }),
    preferences: fc.record({
      fittingPreference: some(FITTING_PREFERENCES),
      colorComfort: fc.integer({ min: 0, max: 100 }),
      patternComfort: fc.integer({ min: 0, max: 100 }),
    }),
    personality: fc.record({
      riskTaking: fc.integer({ min: 0, max: 100 }),
      attentionComfort: fc.integer({ min: 0, max: 100 }),
    }),
    goals: fc.record({
      primaryGoal: maybe(PRIMARY_GOALS),
      timeframe: maybe(TIMEFRAMES),
      successMetrics: some(SUCCESS_METRICS),
    }),
  })
  .map((answers): QuizResponses => quizResponses.parse(answers));

const looks = fc
  .record({
    photos: fc.integer({ min: 1, max: 12 }),
    names: fc.uniqueArray(fc.constantFrom(...COLOUR_NAMES), { minLength: 1, maxLength: 5 }),
    recurring: fc.integer({ min: 0, max: 5 }),
    worn: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    solid: share,
    hasPrint: fc.boolean(),
    numbers: fc.tuple(share, share, share, share, fc.double({ min: -1, max: 1, noNaN: true })),
  })
  .map(({ photos, names, recurring, worn, solid, hasPrint, numbers }): LookSummary => {
    const [neutralShare, plainShare, chroma, lightnessContrast, warmth] = numbers;
    return {
      ...({ photos, neutralShare, plainShare, lightnessContrast, warmth } as LookSummary),
      meanChroma: chroma / 5,
      colours: names.map((name, at) => ({
        ...{ name, hex: '#000000', share: 0.2 },
        photos: photos > 1 && at < recurring ? 2 : 1,
      })),
      patterns: {
        solid: Math.round(solid * photos),
        ...{ stripe: Number(worn[0]), check: Number(worn[1]), print: Number(worn[2]), other: 0 },
      },
      patternColours: hasPrint ? [names] : [],
    };
  });

describe('a profile in German', () => {
  it('has German words for everything that photos can say of a style', () => {
    fc.assert(
      fc.property(looks, fc.option(quizzes, { nil: null }), (look, quiz) => {
        const { text: description, told } = describeLook(look, quiz);
        const stored = emptyProfile();
        stored.analysisData = { ...stored.analysisData, description, told };
        const read = profileIn('de', stored).analysisData;

        expect(read.language).toBe('de');
        expect(read.description).toMatch(/^[A-ZÄÖÜ„].*\.$/);
        expect(read.description).not.toMatch(/undefined|\b(?:the|and|photos?|color)\b| {2}|, \./);
        expect(read.told).toBeUndefined();
        expect(profileIn('en', stored).analysisData).toEqual({ ...emptyProfile().analysisData, description });
      }),
    );
  });

  it('has German words for every answer of the quiz', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const { patch, summary } = assessQuiz({ quiz, profile: null, onboarding: null });
        const stored = emptyProfile();
        stored.analysisData = {
          ...stored.analysisData,
          description: patch.description ?? '',
          told: patch.told,
        };
        stored.styleQuizResults = { summary, completedAt: stored.updatedAt };
        stored.rawQuizResponses = quiz;
        const read = profileIn('de', stored);

        expect(read.styleQuizResults?.language).toBe('de');
        expect(read.styleQuizResults?.summary).toMatch(/^[A-ZÄÖÜ].*\.$/);
        expect(read.styleQuizResults?.summary).not.toMatch(/undefined|\b(?:the|and|your?)\b| {2}|;\./);
        expect(read.analysisData.language).toBe('de');
      }),
    );
  });

  it('leaves what a model wrote, and answers that do not read, as they are', () => {
    const stored = emptyProfile();
    stored.analysisData.description = 'Written by a model.';
    stored.styleQuizResults = { summary: 'Written by a model.', completedAt: stored.updatedAt };
    const quiz = quizResponses.parse({
      lifestyle: {},
      aspirations: {},
      preferences: {},
      personality: {},
      goals: {},
    });

    for (const rawQuizResponses of [null, 'nonsense', quiz])
      expect(profileIn('de', { ...stored, rawQuizResponses })).toEqual({ ...stored, rawQuizResponses });
    expect(quizSummary(quiz)).not.toBe('Written by a model.');
  });

  it('says nothing in a language that the house does not write', () => {
    const { text: description, told } = describeLook(
      fc.sample(looks, { numRuns: 1, seed: 1 })[0] as LookSummary,
      null,
    );
    const stored = emptyProfile();
    stored.analysisData = { ...stored.analysisData, description, told };

    expect(profileIn('fr', stored).analysisData).toEqual({ ...emptyProfile().analysisData, description });
  });
});
