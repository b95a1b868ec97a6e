import { describe, expect, it } from 'vitest';
import { saidOf } from '../mentions/meanings.ts';
import { readWishes } from './wishes.ts';

/** Each demand with its colors: "chinos: navy". */
const demandsOf = (prompt: string) =>
  readWishes(prompt).demands.map(({ target, colours }) =>
    [target.label, ...colours.map((colour) => colour.label.toLowerCase())].join(' '),
  );

describe('one piece named twice', () => {
  it.each([
    ['trousers and shoes, loafers please', ['trousers', 'loafers']],
    ['culottes and a blouse, mustard on the bottom', ['culotte mustard', 'blouse']],
    ['black shoes, white sneakers for the way', ['shoes black', 'sneakers white']],
    ['a skirt or culottes', ['skirt', 'culotte']],
    ['a cardigan, no, actually not a cardigan, a vest', ['vest']],
  ])('%s', (prompt, demands) => {
    expect(demandsOf(prompt)).toEqual(demands);
  });
});

describe('one color for all of it', () => {
  it.each([
    ['club rules are whites only: trousers and a polo', true],
    ['gray only please, a suit and a shirt', true],
    ['Hoodie und Jogger, alles schwarz außer die Schuhe, die weiß', true],
    ['only white sneakers and a dress', false],
    ['the shoes in white only, and jeans', false],
  ])('%s: %s', (prompt, isOfAll) => {
    expect(readWishes(prompt).moods.has('monochrome')).toBe(isOfAll);
  });

  it('what is excepted has the color that is said of it', () => {
    const { demands, colours } = readWishes(
      'Hoodie, Jogger, Sneaker. Alles schwarz außer die Schuhe, die weiß',
    );

    expect(demands.find(({ target }) => target.slots.includes('shoes'))?.colours.map(saidOf)).toEqual([
      'weiß',
    ]);
    expect(colours.map(saidOf)).toEqual(['schwarz']);
  });
});

describe('how wide and how long a named piece is', () => {
  const shapesOf = (prompt: string) =>
    readWishes(prompt).demands.flatMap(({ shapes }) => shapes.map(({ label }) => label));

  it.each([
    ['wide gray trousers and a shirt', ['wide legs']],
    ['gray chinos, roomy in the leg', ['wide legs']],
    ['wide green culottes', ['wide legs']],
    ['a long parka', ['long coats']],
    ['a wide green belt', []],
    ['a long walk in a parka', []],
  ])('%s', (prompt, shapes) => {
    expect(shapesOf(prompt)).toEqual(shapes);
  });
});
