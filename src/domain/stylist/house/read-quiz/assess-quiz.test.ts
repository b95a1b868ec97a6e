import { describe, expect, it } from 'vitest';
import { type QuizResponses, quizResponses } from '#contract/quiz.ts';
import { bodyTypeProfile, metrics } from '#contract/style-profile.ts';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { assessQuiz } from './assess-quiz.ts';

const EMPTY = quizResponses.parse({
  lifestyle: {},
  aspirations: {},
  preferences: {},
  personality: {},
  goals: {},
});

const FULL: QuizResponses = {
  lifestyle: {
    workEnvironment: 'corporate',
    socialLife: 'very-active',
    dailyActivities: ['Client meetings', 'Evenings out'],
    specialEvents: '',
  },
  aspirations: {
    dreamStyle: 'Parisian with a vintage touch <script>',
    styleGoals: ['Look more polished', 'Wear more color'],
    inspirationSources: ['Travel'],
    confidenceAreas: [],
    improvementAreas: [],
  },
  preferences: {
    colorComfort: 80,
    patternComfort: 20,
    fittingPreference: ['relaxed'],
    shoppingBehavior: '',
    budgetPriority: '',
  },
  personality: { expressionLevel: 60, riskTaking: 80, attentionComfort: 50, creativityLevel: 50 },
  goals: {
    primaryGoal: 'wardrobe-refresh',
    timeframe: 'month',
    successMetrics: ['I feel like myself'],
    barriers: [],
  },
};

describe('the quiz', () => {
  it('plays the answers back in two to four sentences, without quoting free text', () => {
    const { summary } = assessQuiz({ quiz: FULL, profile: null, onboarding: null });

    expect(summary.split(/(?<=\.) /).length).toBeGreaterThanOrEqual(2);
    expect(summary.split(/(?<=\.) /).length).toBeLessThanOrEqual(4);
    expect(summary).toMatch(/corporate/);
    expect(summary).toMatch(/look more polished/);
    expect(summary).toMatch(/Parisian and Vintage/);
    expect(summary).toMatch(/you feel like yourself/);
    expect(summary).not.toMatch(/[<>]|script/);
  });

  it('needs no answer at all', () => {
    const { patch, summary } = assessQuiz({ quiz: EMPTY, profile: null, onboarding: null });

    expect(patch.metrics).toEqual({ comfort: 50, elegance: 50, trendy: 50 });
    expect(summary).toMatch(/left the questions open/);
  });

  it('gives a new profile styles that were named or answered for', () => {
    const { patch } = assessQuiz({ quiz: FULL, profile: null, onboarding: null });

    expect(patch.styleCategories?.slice(0, 2)).toEqual(expect.arrayContaining(['Vintage', 'Parisian']));
    expect(patch.styleCategories?.length).toBeLessThanOrEqual(5);
    expect(patch.description).toMatch(/^By your answers/);
  });

  it('keeps what a profile has chosen by hand', () => {
    const profile = {
      ...emptyProfile(),
      styleCategories: ['My Own Tag', 'Edgy'],
      analysisData: { comfort: 40, elegance: 60, trendy: 50, description: 'Mine.' },
    };
    profile.bodyTypeProfile.fitPreferences.tops = 'oversized';
    const { patch } = assessQuiz({ quiz: FULL, profile, onboarding: null });

    expect(patch.styleCategories?.slice(0, 2)).toEqual(['My Own Tag', 'Edgy']);
    expect(patch.description).toBeUndefined();
    expect(patch.bodyTypeProfile?.fitPreferences).toEqual({
      tops: 'oversized',
      bottoms: 'straight',
      dresses: null,
    });
  });

  it('moves nothing when the same answers are sent again', () => {
    const first = assessQuiz({ quiz: FULL, profile: emptyProfile(), onboarding: null });
    const profile = {
      ...emptyProfile(),
      analysisData: { ...(first.patch.metrics ?? { comfort: 0, elegance: 0, trendy: 0 }), description: '' },
      rawQuizResponses: FULL,
    };

    expect(assessQuiz({ quiz: FULL, profile, onboarding: null }).patch.metrics).toEqual(first.patch.metrics);
  });

  it('says what each score rests on', () => {
    const { patch } = assessQuiz({ quiz: FULL, profile: null, onboarding: null });
    const elegance = patch.evidence?.find(({ about }) => about === 'elegance');

    expect(elegance?.because).toMatch(/^Raised by your answers “/);
    expect(patch.metrics?.elegance).toBeGreaterThan(50);
  });

  it('makes patches that the contract accepts', () => {
    const { patch } = assessQuiz({ quiz: FULL, profile: emptyProfile(), onboarding: null });

    expect(metrics.safeParse(patch.metrics).success).toBe(true);
    expect(bodyTypeProfile.safeParse(patch.bodyTypeProfile).success).toBe(true);
  });
});
