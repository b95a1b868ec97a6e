import { describe, expect, it } from 'vitest';
import { accountOf } from './accounted-words.ts';
import type { BlindSentence } from './blind-sentence.ts';

const account = (kind: BlindSentence['kind'], text: string) =>
  accountOf({ id: 't', kind, wears: 'everything', look: 'D', text, expect: {} });

describe('the account of words', () => {
  it('finds what nothing was made of', () => {
    // The label of another sentence with this id: its "palm" could matter.
    const sentence = { id: 'en-c-147', text: 'black shoes, says my friend from Palm Springs' };

    expect(
      accountOf({ ...sentence, kind: 'change', wears: 'everything', look: 'D', expect: {} }).silent,
    ).toEqual(['Palm']);
  });

  it('counts what is seen, what is said back and what reads otherwise as used', () => {
    expect(account('change', 'black shoes, and a tie with sequins').silent).toEqual([]);
    expect(account('request', 'a red dress for a wedding in June, no heels').silent).toEqual([]);
    expect(account('feedback', 'I love linen, no more polyester').silent).toEqual([]);
  });

  it('tells what is said back and is of no clothes', () => {
    const { needless, silent } = account('change', 'black shoes, order me a taxi');

    expect(silent).toEqual([]);
    expect(needless).toEqual(['order', 'taxi']);
  });
});
