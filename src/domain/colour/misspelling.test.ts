import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, isMisspellingOf, spellingOf } from './misspelling.ts';

describe('the number of edits between two words', () => {
  test.each([
    ['', '', 0],
    ['', 'navy', 4],
    ['navy', 'navy', 0],
    ['navi', 'navy', 1],
    ['nvy', 'navy', 1],
    ['naavy', 'navy', 1],
    ['nvay', 'navy', 1],
    ['kitten', 'sitting', 3],
    ['blakc', 'black', 1],
    ['ca', 'abc', 3],
  ])('from %j to %j is %d', (first, second, edits) => {
    expect(editDistance(first, second)).toBe(edits);
  });

  test('is the same both ways, nothing for the same word alone, and at most the longer one', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        const edits = editDistance(first, second);

        expect(edits).toBe(editDistance(second, first));
        expect(edits === 0).toBe(first === second);
        expect(edits).toBeLessThanOrEqual(Math.max(first.length, second.length));
        expect(edits).toBeGreaterThanOrEqual(Math.abs(first.length - second.length));
      }),
    );
  });
});

describe('a misspelling', () => {
  const isOne = (written: string, meant: string, tolerance: 'careful' | 'generous') =>
    isMisspellingOf(spellingOf(written), spellingOf(meant), tolerance);

  test.each([
    ['the word itself', 'red', 'red'],
    ['a swap of neighbours', 'balck', 'black'],
    ['a letter doubled', 'yelllow', 'yellow'],
    ['a letter not doubled', 'yelow', 'yellow'],
    ['a doubling in a short word', 'nnavy', 'navy'],
    ['one edit of six letters', 'orenge', 'orange'],
    ['one edit of eight letters', 'burgundi', 'burgundy'],
    ['two edits of nine letters', 'turquoyze', 'turquoise'],
  ])('is taken for what was meant in running text: %s', (_, written, meant) => {
    expect(isOne(written, meant, 'careful')).toBe(true);
    expect(isOne(written, meant, 'generous')).toBe(true);
  });

  test.each([
    ['another first letter', 'bold', 'gold'],
    ['a first letter too few', 'range', 'orange'],
    ['one edit of five letters', 'khaky', 'khaki'],
    ['two edits of eight letters', 'burgandi', 'burgundy'],
    ['two edits of seven letters', 'emarild', 'emerald'],
  ])('is not, where it may be a word of its own: %s', (_, written, meant) => {
    expect(isOne(written, meant, 'careful')).toBe(false);
    expect(isOne(written, meant, 'generous')).toBe(true);
  });

  test.each([
    ['of two letters', 'rd', 'red'],
    ['an edit of three letters', 'rad', 'red'],
    ['two edits of six letters', 'orengo', 'orange'],
    ['two edits of four letters', 'nawi', 'navy'],
    ['three edits of nine letters', 'turkoyze', 'turquoise'],
    ['a swap that begins the word', 'anvyx', 'navy'],
    ['letters in quite another order', 'kcalb', 'black'],
    ['three letters more', 'blackest', 'black'],
  ])('is none: %s', (_, written, meant) => {
    expect(isOne(written, meant, 'careful')).toBe(false);
    expect(isOne(written, meant, 'generous')).toBe(false);
  });
});

describe('one letter for another', () => {
  test.each([
    ['speaker', 'sneaker'],
    ['teacher', 'leather'],
  ])('%s is a word of its own beside %s', (written, meant) => {
    expect(isMisspellingOf(spellingOf(written), spellingOf(meant), 'careful')).toBe(false);
  });

  test.each([
    ['blazwr', 'blazer'],
    ['trousirs', 'trousers'],
    ['jackrt', 'jacket'],
  ])('%s is %s, hit beside the key or heard', (written, meant) => {
    expect(isMisspellingOf(spellingOf(written), spellingOf(meant), 'careful')).toBe(true);
  });
});
