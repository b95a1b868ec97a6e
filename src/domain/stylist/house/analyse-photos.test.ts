import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '#contract/error.ts';
import type { Onboarding } from '#contract/onboarding.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { type QuizResponses, quizResponses } from '#contract/quiz.ts';
import { EVIDENCE_SUBJECTS, evidence, metrics, STYLE_NAMES, seenColour } from '#contract/style-profile.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import type { AnalysisBrief, StylistPhoto } from '../stylist.ts';
import { featuresOf } from '../testing/features-of.ts';
import { analysePhotos } from './analyse-photos.ts';

const QUIZ = quizResponses.parse({
  lifestyle: {},
  aspirations: {},
  preferences: {},
  personality: {},
  goals: {},
});

const ONBOARDING: Onboarding = {
  styles: [],
  palettes: [],
  wardrobe: null,
  displayName: '',
  location: '',
  ageRange: null,
  occasion: null,
  goals: '',
};

function photo(name: string, features: PhotoFeatures | null): StylistPhoto {
  return { id: `photo-${name}`, name, features, readJpeg: () => Promise.reject(new Error('not needed')) };
}

function briefOf(features: (PhotoFeatures | null)[], rest: Partial<AnalysisBrief> = {}): AnalysisBrief {
  return {
    photos: features.map((measured, index) => photo(`look-${index + 1}.jpg`, measured)),
    profile: null,
    quiz: null,
    onboarding: null,
    inspirations: [],
    ...rest,
  };
}

const because = (brief: AnalysisBrief, about: string) =>
  analysePhotos(brief).evidence.find((item) => item.about === about)?.because ?? '';

describe('analysing photos', () => {
  const wardrobe = [
    featuresOf({ Navy: 0.6, Khaki: 0.4 }),
    featuresOf({ Navy: 0.5, Burgundy: 0.45, Mint: 0.05 }),
    featuresOf({ Khaki: 0.7, Burgundy: 0.3 }, { pattern: 'check' }),
  ];

  test('colours that come back stand first, and small ones are dropped', () => {
    const { palette } = analysePhotos(briefOf(wardrobe));

    expect(palette.map(({ name }) => name)).toEqual(['Navy', 'Khaki', 'Burgundy']);
    expect(palette[0]?.share).toBeCloseTo(1.1 / 3, 5);
  });

  test('a colour in many photos outranks a larger one in a single photo', () => {
    const { palette } = analysePhotos(
      briefOf([
        featuresOf({ Red: 1 }),
        featuresOf({ Navy: 0.5, Tan: 0.5 }),
        featuresOf({ Navy: 0.4, White: 0.6 }),
      ]),
    );

    expect(palette[0]?.name).toBe('Navy');
  });

  test('a garment worn once among many photos is still one of the colours', () => {
    const black = Array.from({ length: 9 }, () => featuresOf({ Black: 0.6, Denim: 0.4 }));
    const { palette } = analysePhotos(
      briefOf([...black, featuresOf({ Lavender: 0.5, Mint: 0.1, Black: 0.4 })]),
    );

    expect(palette.map(({ name }) => name)).toEqual(['Black', 'Denim', 'Lavender']);
  });

  test('the description says what was seen in plain words', () => {
    const { description } = analysePhotos(briefOf(wardrobe));

    expect(description).toMatch(/^Three colors keep coming back: navy, khaki, burgundy\./);
    expect(description).toContain('checks in 1 of 3 photos');
  });

  test('a single look is described as one, with how little that says', () => {
    const { description, confidence } = analysePhotos(briefOf([featuresOf({ Navy: 0.8, Cream: 0.2 })]));

    expect(description).toMatch(/^This look is mostly navy, with cream\./);
    expect(description).toContain('first impression');
    expect(confidence).toEqual({
      level: 'low',
      usablePhotos: 1,
      note: 'Based on 1 photo. Add 2 more for a surer reading.',
    });
  });

  test('confidence grows with the photos that could be read', () => {
    const look = featuresOf({ Navy: 1 });

    expect(analysePhotos(briefOf([look, look, null])).confidence.level).toBe('medium');
    expect(analysePhotos(briefOf([look, look, look])).confidence).toEqual({
      level: 'high',
      usablePhotos: 3,
      note: null,
    });
  });

  test('a photo that cannot be read is named, and the others still count', () => {
    const analysis = analysePhotos(briefOf([null, featuresOf({ Teal: 1 })]));

    expect(analysis.unreadPhotos).toEqual(['look-1.jpg']);
    expect(analysis.palette.map(({ name }) => name)).toEqual(['Teal']);
  });

  test('when none can be read it says so', () => {
    expect(() => analysePhotos(briefOf([null]))).toThrow(/could not read “look-1\.jpg”/);
    try {
      analysePhotos(briefOf([null, null]));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'not_an_image' });
    }
    expect(() => analysePhotos(briefOf([]))).toThrow(/No photos found/);
  });

  test('a pattern that a photo does not show clearly is not said, and neither is plain cloth', () => {
    const unclear = featuresOf({ Teal: 1 }, { pattern: 'stripe', patternIsSure: false });
    const plain = featuresOf({ Teal: 1 }, { patternIsSure: true });
    const striped = { ...unclear, patternIsSure: true };
    const said = (...features: PhotoFeatures[]) => analysePhotos(briefOf(features)).description;

    expect(said(unclear, unclear)).not.toMatch(/plain|pattern|stripe/i);
    expect(said(unclear, plain, plain)).toContain('The cloth is plain in 2 of 3 photos.');
    expect(said(unclear, unclear, striped)).toContain('There are stripes in 1 of 3 photos.');
    expect(said(plain, plain)).toContain('You keep to plain cloth.');
    expect(because(briefOf([unclear, unclear]), 'elegance')).not.toMatch(/plain|pattern/);
  });

  test('restraint reads more elegant, colour and pattern more trendy', () => {
    const restrained = featuresOf({ Black: 0.7, White: 0.3 }, { meanChroma: 0.01, hueEntropy: 0.1 });
    const lively = featuresOf(
      { Fuchsia: 0.5, Lime: 0.5 },
      { meanChroma: 0.16, hueEntropy: 0.6, pattern: 'print', lightnessContrast: 0.5 },
    );
    const quiet = analysePhotos(briefOf([restrained, restrained, restrained]));
    const loud = analysePhotos(briefOf([lively, lively, lively]));

    expect(quiet.metrics.elegance).toBeGreaterThan(loud.metrics.elegance + 25);
    expect(loud.metrics.trendy).toBeGreaterThan(quiet.metrics.trendy + 25);
    expect(quiet.styleCategories).toContain('Minimalist');
    expect(loud.styleCategories).toContain('Maximalist');
  });

  test('answers move the scores, and the evidence says so', () => {
    const looks = briefOf(wardrobe);
    const quiz: QuizResponses = {
      ...QUIZ,
      lifestyle: { ...QUIZ.lifestyle, workEnvironment: 'corporate' },
      aspirations: {
        ...QUIZ.aspirations,
        styleGoals: ['Look more polished'],
        dreamStyle: 'Quiet, old money, a little Parisian',
      },
    };
    const answered = { ...looks, quiz };

    expect(analysePhotos(answered).metrics.elegance).toBeGreaterThan(
      analysePhotos(looks).metrics.elegance + 15,
    );
    expect(because(answered, 'elegance')).toContain('“Corporate”');
    expect(analysePhotos(answered).styleCategories).toEqual(
      expect.arrayContaining(['Old Money', 'Parisian']),
    );
    expect(because(answered, 'categories')).toContain('you named it yourself');
  });

  test('untouched answers change nothing', () => {
    const looks = briefOf(wardrobe);

    expect(analysePhotos({ ...looks, quiz: QUIZ, onboarding: ONBOARDING })).toEqual(analysePhotos(looks));
  });

  test('onboarding styles count until there are better grounds', () => {
    const analysis = analysePhotos(briefOf(wardrobe, { onboarding: { ...ONBOARDING, styles: ['sporty'] } }));

    expect(analysis.styleCategories).toContain('Sporty');
  });

  test('every subject has its evidence, with counts that are true', () => {
    const brief = briefOf(wardrobe);

    expect(
      analysePhotos(brief)
        .evidence.map(({ about }) => about)
        .toSorted(),
    ).toEqual([...EVIDENCE_SUBJECTS].toSorted());
    expect(because(brief, 'palette')).toContain('Navy: 37% of the cloth, in 2 of 3 photos');
  });

  test('the colors are told as they are drawn: what there is most of first', () => {
    const habit = [
      featuresOf({ Olive: 0.4, Gray: 0.6 }),
      featuresOf({ Olive: 0.3, Beige: 0.7 }),
      featuresOf({ Coral: 1 }),
    ];
    const shares = because(briefOf(habit), 'palette').matchAll(/(\d+)% of the cloth/g);
    const told = [...shares].map(([, share]) => Number(share));

    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((one, other) => other - one));
  });

  test('whatever was measured, the analysis keeps to the contract', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const anyFeatures: fc.Arbitrary<PhotoFeatures> = fc.record({
      version: fc.constant(1),
      colours: fc
        .uniqueArray(fc.constantFrom(...COLOUR_NAMES), { minLength: 1, maxLength: 6 })
        .map((names) => names.map((name) => ({ name, hex: '#808080', share: 1 / names.length }))),
      pattern: fc.constantFrom('solid', 'stripe', 'check', 'print'),
      patternStrength: part,
      meanChroma: fc.double({ min: 0, max: 0.35, noNaN: true }),
      lightnessContrast: part,
      meanLightness: part,
      hueEntropy: part,
      warmth: fc.double({ min: -1, max: 1, noNaN: true }),
      edgeEnergy: part,
      garmentArea: part,
    });

    fc.assert(
      fc.property(fc.array(anyFeatures, { minLength: 1, maxLength: 12 }), (features) => {
        const analysis = analysePhotos(briefOf(features));

        expect(metrics.safeParse(analysis.metrics).success).toBe(true);
        expect(analysis.palette.every((colour) => seenColour.safeParse(colour).success)).toBe(true);
        expect(analysis.palette.length).toBeGreaterThan(0);
        expect(analysis.palette.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
        expect(analysis.evidence.every((item) => evidence.safeParse(item).success)).toBe(true);
        expect(analysis.styleCategories.length).toBeLessThanOrEqual(5);
        for (const category of analysis.styleCategories) expect(STYLE_NAMES).toContain(category);
        expect(analysis.description).not.toMatch(/undefined|NaN/);
      }),
    );
  });
});

describe('an inspiration board beside the photos', () => {
  const photos = [
    featuresOf({ Navy: 0.6, Cream: 0.4 }),
    featuresOf({ Navy: 1 }),
    featuresOf({ Navy: 0.8, Cream: 0.2 }),
  ];
  const inspirations = [
    {
      title: 'Gallery opening',
      category: 'outfit',
      tags: ['edgy'],
      features: featuresOf({ Navy: 0.5, Rust: 0.5 }),
    },
    { title: 'Vernissage', category: 'celeb_look', tags: ['edgy'], features: null },
  ];

  test('never changes what was measured: palette, scores and description stay', () => {
    const without = analysePhotos(briefOf(photos));
    const withBoard = analysePhotos(briefOf(photos, { inspirations }));

    expect(withBoard.palette).toEqual(without.palette);
    expect(withBoard.metrics).toEqual(without.metrics);
    expect(withBoard.description).toBe(without.description);
  });

  test('says what it shares with the palette and what it would add', () => {
    expect(because(briefOf(photos, { inspirations }), 'palette')).toContain(
      'Your inspiration board shares navy and would add rust.',
    );
    expect(because(briefOf(photos), 'palette')).not.toContain('board');
  });

  test('speaks for a style that it names, and is named as the reason', () => {
    const without = analysePhotos(briefOf(photos)).styleCategories;
    const brief = briefOf(photos, { inspirations });

    expect(without).not.toContain('Edgy');
    expect(analysePhotos(brief).styleCategories).toContain('Edgy');
    expect(because(brief, 'categories')).toContain('“Gallery opening” and 1 more of your inspirations');
  });

  test('does not outweigh what the person has said themselves', () => {
    const [first] = analysePhotos(
      briefOf(photos, { inspirations, onboarding: { ...ONBOARDING, styles: ['minimalist'] } }),
    ).styleCategories;

    expect(first).toBe('Minimalist');
  });

  test('puts neither markup nor addresses into a reason, whatever its titles are', () => {
    const [one] = inspirations;
    if (one === undefined) throw new Error('no inspiration');
    const title = '<img src=x onerror=alert(1)>https://evil.example/ boho';
    const reasons = JSON.stringify(
      analysePhotos(briefOf(photos, { inspirations: [{ ...one, title }] })).evidence,
    );

    expect(reasons).not.toMatch(/[<>]|https?:/);
  });
});
