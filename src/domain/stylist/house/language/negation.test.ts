import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';
import { readWishes } from './wishes.ts';

const struckIn = (text: string) => readWords(text).flatMap(({ negated, said }) => (negated ? [said] : []));

describe('how far a no reaches', () => {
  it.each([
    ['ein Rock ohne Streifen und Stiefeletten', ['Streifen']],
    ['trousers without checks and loafers', ['checks']],
    ['eine Jacke, aber nicht über 90', []],
    ['kein Rot bei Schal und Mütze', ['Rot']],
    ['no checks and no loafers', ['checks', 'loafers']],
  ])('%s', (text, struck) => {
    expect(struckIn(text)).toEqual(struck);
  });

  it.each([
    'lunch with friends: trousers, cardigan (no mohair, no angora), loafers',
    'Mittagessen: Hose, Strickjacke (kein Mohair, kein Angora), Slipper',
  ])('ends with the bracket that it stands in: %s', (text) => {
    expect(readWishes(text).demands.flatMap(({ target }) => target.slots)).toContain('shoes');
  });
});
