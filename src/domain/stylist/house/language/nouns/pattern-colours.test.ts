import { expect, it } from 'vitest';
import { readWords } from '../read-words.ts';

/** The colors of pieces, as they were said. */
function coloursIn(text: string): string[] {
  return readWords(text).flatMap(({ meaning, said }) => (meaning.is === 'colour' ? [said] : []));
}

it.each([
  ['a green blouse with ivory spots', ['green']],
  ['a scarf with yellow checks on brown', ['brown']],
  ['graue Hose mit weißen Nadelstreifen', ['graue']],
  ['pink stripes on the polo', []],
  ['a red striped polo', ['red']],
])('the color of a pattern is not that of the piece: %s', (text, colours) => {
  expect(coloursIn(text)).toEqual(colours);
});

it('the ground of a pattern is the piece, and says nothing else', () => {
  const mentions = readWords('checks on the scarf, brown background');

  expect(mentions.filter(({ meaning }) => meaning.is === 'unknown')).toEqual([]);
  expect(coloursIn('checks on the scarf, brown background')).toEqual(['brown']);
});
