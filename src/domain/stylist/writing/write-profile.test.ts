import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OCCASIONS, ONBOARDING_STYLES } from '#contract/onboarding.ts';
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
import { EVIDENCE_SUBJECTS, type Profile, STYLE_NAMES } from '#contract/style-profile.ts';
import { withAnalysis, withPatch } from '#domain/style-profile/change-profile.ts';
import { emptyProfile as newProfile } from '#domain/style-profile/empty-profile.ts';
import { analysePhotos } from '../house/analyse-photos.ts';
import { reviseProfile } from '../house/feedback/revise-profile.ts';
import { assessQuiz } from '../house/read-quiz/assess-quiz.ts';
import { quizSummary } from '../house/read-quiz/quiz-summary.ts';
import { describeLook } from '../house/read-style/describe-look.ts';
import type { LookSummary } from '../house/read-style/look-summary.ts';
import { emptyProfile, onboardingOf } from '../testing/empty-profile.ts';
import { englishLeft } from '../testing/english-left.ts';
import { featuresOf } from '../testing/features-of.ts';
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
        name,
        hex: '#000000',
        share: 0.2,
        photos: photos > 1 && at < recurring ? 2 : 1,
      })),
      patterns: {
        solid: Math.round(solid * photos),
        stripe: Number(worn[0]),
        check: Number(worn[1]),
        print: Number(worn[2]),
        other: 0,
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

const features = fc
  .record({
    names: fc.uniqueArray(fc.constantFrom(...COLOUR_NAMES), { minLength: 1, maxLength: 4 }),
    pattern: fc.constantFrom('solid' as const, 'stripe' as const, 'check' as const, 'print' as const),
    meanChroma: fc.double({ min: 0, max: 0.3, noNaN: true }),
    lightnessContrast: share,
    hueEntropy: share,
    warmth: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  .map(({ names, ...measured }) =>
    featuresOf(Object.fromEntries(names.map((name) => [name, 1 / names.length])), measured),
  );
const photos = fc.array(features, { minLength: 1, maxLength: 6 });
const boards = fc.array(
  fc.record({
    title: fc.constantFrom('Wochenmarkt', 'Abends am Fluss', ''),
    category: fc.constantFrom('outfit', 'color_inspo'),
    tags: some(STYLE_NAMES),
    features: fc.option(features, { nil: null }),
  }),
  { maxLength: 4 },
);
const onboardings = fc
  .record({ styles: some(ONBOARDING_STYLES), occasion: maybe(OCCASIONS) })
  .map((answers) => ({ ...onboardingOf(null), ...answers }));
const feedbacks = fc.constantFrom('more elegant', 'Keine Röcke mehr. Ich liebe Leinen.', 'I like navy');

/** What every value of a profile rests on, in one language. */
const answersOf = (profile: Profile) =>
  EVIDENCE_SUBJECTS.map((subject) =>
    profile.evidence
      .filter(({ about, reason }) => about === subject && reason === undefined)
      .map(({ because }) => because)
      .join(' '),
  );

describe('what the values rest on', () => {
  const PROVENANCE = { kind: 'house' } as unknown as NonNullable<Profile['provenance']>;
  const now = new Date('2026-11-20T12:00:00.000Z');

  it('has no English word left in German, whatever was photographed, answered, collected and said', () => {
    fc.assert(
      fc.property(
        ...[photos, boards, onboardings, fc.option(quizzes, { nil: null }), feedbacks],
        (looks, inspirations, onboarding, quiz, feedback) => {
          const analysis = analysePhotos({
            photos: looks.map((measured, at) => ({
              id: `${at}`,
              name: `${at}.jpg`,
              features: measured,
              readJpeg: () => Promise.reject(new Error('not needed')),
            })),
            profile: null,
            quiz,
            onboarding,
            inspirations,
          });
          const seen = withAnalysis(newProfile(now), analysis, PROVENANCE, now);
          const answered =
            quiz === null
              ? seen
              : withPatch(seen, assessQuiz({ quiz, profile: seen, onboarding }).patch, now);
          const said = withPatch(answered, reviseProfile({ profile: answered, feedback }).patch, now);

          for (const profile of [seen, said]) {
            const german = answersOf(profileIn('de', profile));
            const english = answersOf(profileIn('en', profile));

            for (const [at, text] of german.entries()) {
              // A title is the person's own.
              expect(
                englishLeft(text.replace(/Wochenmarkt|Abends am Fluss/g, ''), english[at] ?? ''),
              ).toEqual([]);
              expect(text).not.toMatch(/undefined|NaN| {2}|„“|\.\.|,,/);
              expect(text).toMatch(english[at] === '' ? /^$/ : /^[\p{Lu}„].*\.$/u);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('says as many things as the English, with the same figures', () => {
    const brief = {
      photos: [featuresOf({ Navy: 0.6, Khaki: 0.4 }), featuresOf({ Navy: 1 })].map((measured, at) => ({
        id: `${at}`,
        name: `${at}.jpg`,
        features: measured,
        readJpeg: () => Promise.reject(new Error('not needed')),
      })),
      profile: null,
      quiz: null,
      onboarding: { ...onboardingOf(null), styles: ['edgy' as const] },
      inspirations: [
        { title: 'Wochenmarkt', category: 'outfit', tags: ['edgy'], features: featuresOf({ Rust: 1 }) },
      ],
    };
    const profile = { ...emptyProfile(), evidence: analysePhotos(brief).evidence };
    const german = new Map(profileIn('de', profile).evidence.map(({ about, because }) => [about, because]));

    expect(german.get('palette')).toBe(
      'Gemessen an der Kleidung allein. Marineblau: 80\u00a0% des Stoffs, auf 2 von 2 Fotos; Khaki: 20\u00a0% des Stoffs, auf 1 von 2 Fotos. Deine Inspirationen brächten Rostrot mit.',
    );
    expect(german.get('trendy')).toContain('deine Antwort „Rockig“');
    expect(german.get('categories')).toContain('Rockig: deine eigene Wahl');
    expect(german.get('description')).toBe('Gelesen aus den Farben, Mustern und Kontrasten von 2 Fotos.');
  });

  it('reads as it was written where an earlier release or a model wrote it, and of a newer one', () => {
    const evidence: Profile['evidence'] = [
      { about: 'comfort', because: 'Raised by 48% blues.' },
      { about: 'elegance', because: 'Gesenkt durch Samt.', language: 'de' },
      {
        about: 'trendy',
        because: 'Raised by the moon.',
        told: [{ says: 'why: raised', parts: [{ says: 'the moon' }] }],
      },
    ];
    const read = (language: string) => profileIn(language, { ...emptyProfile(), evidence }).evidence;
    const written = evidence.map(({ told: _told, ...rest }) => rest);

    expect([read('de'), read('en')]).toEqual([written, written]);
  });
});
