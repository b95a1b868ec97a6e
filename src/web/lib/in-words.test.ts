import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OUTFIT = { message: 'That outfit does not exist.', reason: 'outfit_not_found' };
const SPENT = {
  message: 'You have used 3 of 3 modifications today.',
  reason: 'modifications_spent',
  params: { used: 3, back: '2026-11-23 00:00' },
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./language.ts', () => ({ LANGUAGE: 'de' }));
});
afterEach(() => void vi.doUnmock('#web/words/sentences.ts'));

test('a sentence is said in English until the words of the language are there, then with its parameters', async () => {
  vi.doMock('#web/words/sentences.ts', () => ({
    SENTENCES: {
      outfit_not_found: 'Dieses Outfit gibt es nicht.',
      modifications_spent: '{used} Änderungen sind verbraucht.',
    },
  }));
  const { inWords, learnSentences, spoken } = await import('./in-words.ts');
  expect(spoken(OUTFIT)).toEqual({ children: OUTFIT.message, lang: 'en' });

  await learnSentences();

  expect(spoken(OUTFIT)).toEqual({ children: 'Dieses Outfit gibt es nicht.', lang: undefined });
  expect(inWords(SPENT)).toBe('3 Änderungen sind verbraucht.');
});

test('what no language knows, of an older row or a newer server, stays as it was said', async () => {
  vi.doMock('#web/words/sentences.ts', () => ({ SENTENCES: {} }));
  const { inWords, learnSentences } = await import('./in-words.ts');
  await learnSentences();

  expect(inWords({ message: 'Kept years ago' })).toBe('Kept years ago');
  expect(inWords({ message: 'Said tomorrow', reason: 'not_thought_of' })).toBe('Said tomorrow');
});

test('without a connection English is better than none, and the words are asked for again', async () => {
  vi.doMock('#web/words/sentences.ts', () => {
    throw new Error('offline');
  });
  const { inWords, learnSentences } = await import('./in-words.ts');
  await learnSentences();

  expect(inWords(OUTFIT)).toBe(OUTFIT.message);
});
