import { expect, test } from 'vitest';
import type { BlindSentence } from './blind-sentence.ts';
import { languageOf, onlyNew, type StoredSentence, storedSentences } from './stored-sentences.ts';

const said = (text: string, over: Partial<BlindSentence> = {}): StoredSentence => ({
  sentence: { id: 'x', kind: 'change', wears: 'menswear', look: 'D', text, expect: {}, ...over },
  language: 'en',
});

test('what is developed on, in whatever letters and marks, is not held out too', () => {
  expect(onlyNew([said('Lose the tie!'), said('lose the belt')], [said('lose the tie')])).toEqual([
    said('lose the belt'),
  ]);
});

test('what several strangers wrote is counted once', () => {
  expect(onlyNew([said('lose the tie'), said('Lose the tie')], [])).toEqual([said('lose the tie')]);
});

test('the same words of another look, or as another kind, are another sentence', () => {
  const others = [said('no tie', { look: 'E' }), said('no tie', { kind: 'feedback', look: undefined })];
  expect(onlyNew(others, [said('no tie')])).toEqual(others);
});

test('no stored sentence is in both halves', () => {
  const { developedOn, heldOut } = storedSentences();
  expect(heldOut.length).toBeGreaterThan(2_000);
  expect(onlyNew(heldOut, developedOn)).toEqual(heldOut);
});

test.each([
  ['h16-de-opened.json', 'm16sd-c-01', 'de'],
  ['h1-en-changes.json', 'h1-en-c-002', 'en'],
  ['h8-both-languages.json', 'm-final-de-r-010', 'de'],
  ['m1-dev.json', 'm-1-en-c-001', 'en'],
])('%s: %s is read as %s', (file, id, language) => {
  expect(languageOf(file, { id })).toBe(language);
});
