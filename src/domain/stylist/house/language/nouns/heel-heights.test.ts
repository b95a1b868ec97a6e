import { expect, it } from 'vitest';
import { readWords } from '../read-words.ts';

function heelsIn(text: string): string[] {
  return readWords(text).flatMap(({ meaning }) =>
    meaning.is === 'garments' && meaning.target.keys.has('kitten-heels') ? [meaning.target.label] : [],
  );
}

it.each([
  ['Schuhe mit Absatz, nicht hoch', ['low heels']],
  ['Absatz gern, aber nicht zu hoch', ['low heels']],
  ['Schuhe mit Absatz, höchstens 5 cm', ['low heels']],
  ['a heel, not too high', ['low heels']],
  ['heels, 2 inches at most', ['low heels']],
  ['Absatz nur ganz klein', ['low heels']],
  ['heels but low ones', ['low heels']],
  ['heels and a small bag', ['heels']],
  ['10 cm Absatz', []],
  ['heels', ['heels']],
  ['Absatz', ['heels']],
])('a heel is as high as it is said to be: %s', (text, labels) => {
  expect(heelsIn(text).filter((label) => label !== 'shoes')).toEqual(labels);
});
