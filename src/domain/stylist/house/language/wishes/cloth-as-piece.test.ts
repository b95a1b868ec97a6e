import { expect, it } from 'vitest';
import { readWishes } from './wishes.ts';

function askedFor(prompt: string): string[] {
  return readWishes(prompt).demands.flatMap(({ target }) => [...target.keys]);
}

it.each([
  ['something velvet for a concert', ['velvet-trousers']],
  ['Essen mit Freunden, gern was aus Samt', ['velvet-trousers']],
  ['concert, something velvet, no dress and no trousers', ['velvet-blouse']],
  // A gown or a blazer is of velvet there.
  ['Theater, gern was aus Samt', []],
  ['something in silk for a concert', []],
  ['something velvet', []],
])('a cloth that is not usual there is that of a piece worn by name: %s', (prompt, keys) => {
  expect(askedFor(prompt)).toEqual(keys);
});

it.each([
  ['Party, darf richtig knallen', true],
  ['Party, trau dich mal was', true],
  ['nicht zu brav fürs Date', true],
  ['date, nothing too tame', true],
  ['party outfit, go wild', true],
  ['brunch, not too bold', false],
  ['the music is loud, bar night', false],
  ['ich trau mich nicht in Gelb zur Party', false],
])('daring in other words: %s', (prompt, isBold) => {
  expect(readWishes(prompt).moods.has('bold')).toBe(isBold);
});

it.each([
  ['ein großer Hoodie', ['oversized cuts']],
  ['a huge white shirt', ['oversized cuts']],
  ['ein riesiger Pulli', ['oversized cuts']],
  ['a big jacket', []],
  ['ein größerer Hoodie', []],
])('a big top is cut so: %s', (prompt, labels) => {
  expect(readWishes(prompt).demands.flatMap(({ shapes }) => shapes.map(({ label }) => label))).toEqual(
    labels,
  );
});
