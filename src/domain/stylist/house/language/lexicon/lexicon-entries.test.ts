import { describe, expect, it } from 'vitest';
import { garmentWords } from './garment-words.ts';
import { writtenEntries } from './lexicon-entries.ts';

describe('the lists of words', () => {
  it('have each phrase once: a phrase with two meanings would silently lose one', () => {
    const phrases = writtenEntries().flatMap((entry) => entry.phrases);
    const twice = phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);

    expect(twice).toEqual([]);
  });

  it('leave the names of garments to the wardrobe', () => {
    const garments = new Set(garmentWords().map(([word]) => word));
    const taken = writtenEntries().flatMap((entry) => entry.phrases.filter((phrase) => garments.has(phrase)));

    expect(taken).toEqual([]);
  });
});
