import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Onboarding } from '#contract/onboarding.ts';
import { analysePhotos } from '#domain/stylist/house/analyse-photos.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import { anOutfitBrief, aPhoto, aQuiz, storedOutfit } from '#domain/stylist/testing/briefs.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import { analysisData, feedbackData, languageData, outfitData, quizData, revisionData } from './briefs.ts';

const SECRET = 'not to be told';
const PHOTO = { ...aPhoto(), id: SECRET, name: SECRET };
const ONBOARDING: Onboarding = {
  styles: ['minimalist'],
  palettes: ['neutrals'],
  wardrobe: 'womenswear',
  displayName: SECRET,
  location: SECRET,
  ageRange: '45-54',
  occasion: 'work',
  goals: 'Fewer, better clothes',
};
const OWNED: OwnedPiece = {
  id: SECRET,
  name: SECRET,
  garment: 'trench-coat',
  color: 'Camel',
  colorHex: '#c19a6b',
  fabric: null,
  pattern: null,
  formality: null,
  warmth: null,
  wornDaysAgo: null,
};
const INSPIRATION = { title: 'A coat', category: 'outfit', tags: ['wool'], features: PHOTO.features };

/** Every part of every brief that a model is sent, with the names of what stands in it. */
async function whatIsSent(): Promise<Record<string, unknown>[]> {
  const profile = emptyProfile();
  const brief = anOutfitBrief({ onboarding: ONBOARDING, inspirations: [INSPIRATION], month: 11, profile });
  const options = { signal: new AbortController().signal, log: { info() {}, warn() {} } };
  const outfit = {
    ...storedOutfit(await createHouseStylist().proposeOutfit(brief, options), brief),
    id: SECRET,
  };
  const full = {
    ...brief,
    kept: outfit.items.slice(0, 1),
    recent: [outfit],
    closet: { pieces: [OWNED], isOnly: false },
  };
  const analysis = {
    photos: [PHOTO],
    profile,
    quiz: aQuiz(),
    onboarding: ONBOARDING,
    inspirations: [INSPIRATION],
  };
  return [
    languageData('de'),
    analysisData(analysis, analysePhotos(analysis)),
    quizData({ quiz: aQuiz(), profile, onboarding: ONBOARDING }),
    feedbackData({ profile, feedback: 'No heels' }),
    outfitData(full, full.inspirations),
    revisionData({ outfit, request: 'warmer', profile, onboarding: ONBOARDING, seed: 1 }),
  ];
}

/** The rows of the table under "What leaves the machine": the parts in the first cell, and what the second names of them. */
function whatIsDocumented(): Map<string, Set<string>> {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  const section = text.slice(text.indexOf('**What leaves the machine**'), text.indexOf('**What it costs**'));
  const documented = new Map<string, Set<string>>();
  for (const row of section.split('\n').filter((line) => line.startsWith('| `'))) {
    const [, parts = '', fields = ''] = row.split('|');
    for (const part of namesIn(parts)) documented.set(part, namesIn(fields));
  }
  return documented;
}

function namesIn(cell: string): Set<string> {
  return new Set([...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

test('the operator is told of every part that a model is sent, and of no other', async () => {
  const sent = await whatIsSent();
  const documented = whatIsDocumented();

  expect([...documented.keys()].sort()).toEqual([...new Set(sent.flatMap(Object.keys))].sort());
  for (const [part, value] of sent.flatMap(Object.entries)) {
    const fields = documented.get(part) ?? new Set();
    const [first = {}] = [value].flat();
    if (fields.size > 0) expect([...fields].sort(), part).toEqual(Object.keys(first).sort());
  }
});

test('who somebody is stays here, and so does what they own', async () => {
  const said = JSON.stringify(await whatIsSent());

  expect(said).not.toContain(SECRET);
  expect(said).not.toContain('45-54');
  expect(said).toContain('Fewer, better clothes');
});
