import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/style-profile.ts';
import type { StyleAnalysis } from '#domain/stylist/stylist.ts';
import { withAnalysis, withBodyType, withCategories, withMetrics, withPatch } from './change-profile.ts';
import { emptyProfile } from './empty-profile.ts';
import { readinessOf } from './readiness.ts';

const THEN = new Date('2026-11-20T12:00:00.000Z');
const NOW = new Date('2026-11-21T12:00:00.000Z');
const HOUSE = { engine: 'house', model: null, version: '1', disclosure: 'by the house' } as const;

const ANALYSIS: StyleAnalysis = {
  palette: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
  styleCategories: ['Classic', 'Tailored'],
  metrics: { comfort: 40, elegance: 70, trendy: 30 },
  description: 'Navy keeps coming back.',
  evidence: (['palette', 'categories', 'comfort', 'elegance', 'trendy', 'description'] as const).map(
    (about) => ({
      about,
      because: `measured ${about}`,
    }),
  ),
  confidence: { level: 'high', usablePhotos: 3, note: null },
  unreadPhotos: [],
};

describe('changing a profile', () => {
  test('an analysis fills an empty profile and makes it ready', () => {
    const profile = withAnalysis(emptyProfile(THEN), ANALYSIS, HOUSE, NOW);

    expect(profile).toMatchObject({
      colorPalette: ['Navy'],
      styleCategories: ['Classic', 'Tailored'],
      analysisData: { comfort: 40, elegance: 70, trendy: 30, description: 'Navy keeps coming back.' },
      provenance: HOUSE,
      updatedAt: NOW.toISOString(),
    });
    expect(readinessOf(profile)).toEqual({ outfitGenerationReady: true, missing: [] });
    expect(readinessOf(null).outfitGenerationReady).toBe(false);
  });

  test('an analysis keeps a score that was set by hand, with the reason for it, and refreshes the others', () => {
    const before = withAnalysis(emptyProfile(THEN), ANALYSIS, HOUSE, THEN);
    const chosen = withMetrics(before, { comfort: 90, elegance: 70, trendy: 30 }, THEN);

    const after = withAnalysis(
      chosen,
      { ...ANALYSIS, metrics: { comfort: 1, elegance: 2, trendy: 3 } },
      HOUSE,
      NOW,
    );

    expect(after.analysisData).toMatchObject({ comfort: 90, elegance: 2, trendy: 3 });
    expect(becauseOf(after, 'comfort')).toEqual(['You set this yourself.']);
    expect(becauseOf(after, 'elegance')).toEqual(['measured elegance']);
  });

  test('categories saved as they were do not become a choice', () => {
    const before = withAnalysis(emptyProfile(THEN), ANALYSIS, HOUSE, THEN);

    const after = withCategories(before, ['Classic', 'Tailored'], NOW);

    expect(becauseOf(after, 'categories')).toEqual(['measured categories']);
    expect(
      withAnalysis(after, { ...ANALYSIS, styleCategories: ['Edgy'] }, HOUSE, NOW).styleCategories,
    ).toEqual(['Edgy']);
  });

  test('categories chosen by hand stay until all are removed', () => {
    const chosen = withCategories(emptyProfile(THEN), ['My own', 'my own', 'Edgy'], THEN);
    expect(chosen.styleCategories).toEqual(['My own', 'Edgy']);
    expect(withAnalysis(chosen, ANALYSIS, HOUSE, NOW).styleCategories).toEqual(['My own', 'Edgy']);

    const emptied = withCategories(chosen, [], THEN);
    expect(withAnalysis(emptied, ANALYSIS, HOUSE, NOW).styleCategories).toEqual(['Classic', 'Tailored']);
  });

  test('a patch changes what it names and replaces the reasons for that alone', () => {
    const before = withAnalysis(emptyProfile(THEN), ANALYSIS, HOUSE, THEN);

    const after = withPatch(
      before,
      {
        metrics: { comfort: 40, elegance: 85, trendy: 30 },
        evidence: [{ about: 'elegance', because: 'You asked for more elegance.' }],
      },
      NOW,
    );

    expect(after.analysisData).toMatchObject({ elegance: 85, description: 'Navy keeps coming back.' });
    expect(after.styleCategories).toEqual(before.styleCategories);
    expect(becauseOf(after, 'elegance')).toEqual(['You asked for more elegance.']);
    expect(becauseOf(after, 'comfort')).toEqual(['measured comfort']);
  });

  test('goals and avoidances are each kept once', () => {
    const { bodyTypeProfile } = withBodyType(
      emptyProfile(THEN),
      {
        ...emptyProfile(THEN).bodyTypeProfile,
        bodyGoals: ['elongate-legs', 'elongate-legs'],
        avoidances: ['crop-tops', 'crop-tops'],
      },
      NOW,
    );

    expect(bodyTypeProfile).toMatchObject({ bodyGoals: ['elongate-legs'], avoidances: ['crop-tops'] });
  });
});

function becauseOf(profile: Profile, about: string): string[] {
  return profile.evidence.filter((entry) => entry.about === about).map((entry) => entry.because);
}
