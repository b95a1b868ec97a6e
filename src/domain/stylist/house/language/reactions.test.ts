import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

/** What of a text is struck, in the words of the person. */
function struckIn(text: string): string[] {
  return readWords(text)
    .filter(({ negated, meaning }) => negated && meaning.is !== 'unknown')
    .map(({ said }) => said);
}

it.each([
  ['Orange makes my face look rather sallow', ['Orange']],
  ['Pencil skirts make me waddle', ['Pencil skirts']],
  ['Mohair brings me out in hives', ['Mohair']],
  ['Shawls keep slipping off me', ['Shawls']],
  ['leather is out for me', ['leather']],
  ['Leather’s out for me', ['Leather']],
  ['Burgundy feels a bit Christmassy', ['Burgundy']],
  ['florals are really not my cup of tea', ['florals']],
  ['The blouse looks frumpy on me', ['blouse']],
  ['berets never look good on me', ['berets']],
  ['I’m not too keen on velvet', ['velvet']],
  ['I couldn’t care less about sequins', ['sequins']],
  ['please stop putting me in heels', ['heels']],
  ['I would never be seen dead in leggings', ['leggings']],
  ['Beige lässt mich leider alt aussehen', ['Beige']],
  ['Rollkragen engen mich ein', ['Rollkragen']],
  ['Hüte stehen mir einfach überhaupt nicht', ['Hüte']],
  ['Gelb ist echt nicht meine Farbe', ['Gelb']],
  ['In Pastell fühle ich mich nicht wohl', ['Pastell']],
  ['Krawatten trage ich grundsätzlich nie', ['Krawatten']],
])('a reaction strikes what it is said of: %s', (text, struck) => {
  expect(struckIn(text)).toEqual(struck);
});

it.each([
  'The blazer suits me really well',
  'Rot steht mir sehr gut',
  'these boots make me feel taller',
  'my old blazer won’t do for the opera',
  'the boots are for my brother',
  'Orange ist gestrichen, Petrol dafür umso besser',
])('praise and tales strike nothing: %s', (text) => {
  expect(struckIn(text)).toEqual([]);
});
