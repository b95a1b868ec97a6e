import { describe, expect, it } from 'vitest';
import { accountOf } from './accounted-words.ts';
import type { BlindSentence } from './blind-sentence.ts';

const account = (kind: BlindSentence['kind'], text: string) =>
  accountOf({ id: 't', kind, wears: 'everything', look: 'D', text, expect: {} });

describe('the account of words', () => {
  it('finds what nothing was made of', () => {
    // By the label of another sentence with this id "villain" could matter.
    const text = 'a red dress for a wedding in June, my uncle the villain sings';
    const { silent } = accountOf({ id: 'en-r-014', kind: 'request', wears: 'everything', text, expect: {} });

    expect(silent).toEqual(['villain']);
  });

  it('counts what is seen, what is said back and what reads otherwise as used', () => {
    expect(account('change', 'black shoes, and a tie with sequins').silent).toEqual([]);
    expect(account('request', 'a red dress for a wedding in June, no heels').silent).toEqual([]);
    expect(account('feedback', 'I love linen, no more polyester').silent).toEqual([]);
  });

  it('leaves out nothing that says which of its kind a piece is', () => {
    expect(account('request', 'a christening in May, navy blazer with brass buttons').silent).toEqual([]);
    expect(account('request', 'Taufe im Mai, Rot find ich gut, aber nur oben').silent).toEqual([]);
  });

  it('leaves out what only says why, and counts what is wanted for a reason', () => {
    expect(account('feedback', 'I freeze easily, so I love cardigans').silent).toEqual([]);
    expect(account('feedback', 'weil mir schnell kalt wird, mag ich Strickjacken').silent).toEqual([]);
    expect(account('feedback', 'I want it shorter, so no maxi skirts').silent).toEqual(['shorter']);
    expect(account('feedback', 'weil ich es kürzer will, keine Maxiröcke').silent).toEqual(['kürzer']);
  });

  it('takes a color that is named for the color that is wanted, and no white', () => {
    expect(account('change', 'color! coral shoes').silent).toEqual([]);
    expect(account('feedback', 'more color, I love white').silent).toEqual(['more color']);
    expect(account('feedback', 'mehr Farbe, ich liebe Weiß').silent).toEqual(['Farbe']);
  });

  it('leaves out how dressed one is at an occasion, and counts how a piece is to be', () => {
    expect(account('request', 'Abendgala im Mai, blaues Kleid').silent).toEqual([]);
    expect(account('request', 'formal dinner, a relaxed blazer').silent).toEqual(['relaxed']);
  });

  it('tells what is said back and is of no clothes', () => {
    const { needless, silent } = account('change', 'black shoes, order me a taxi');

    expect(silent).toEqual([]);
    expect(needless).toEqual(['order', 'taxi']);
  });
});
