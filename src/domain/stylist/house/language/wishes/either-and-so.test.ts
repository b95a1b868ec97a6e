import { describe, expect, it } from 'vitest';
import { looksFor } from '../../../testing/looks-for.ts';
import { onlyAsks } from '../understood/questions.ts';
import { readWishes } from './wishes.ts';

const demanded = (text: string) =>
  readWishes(text).demands.map(({ target, colours }) =>
    [...colours.map(({ label }) => label), target.label].join(' '),
  );

describe('what is said of two pieces', () => {
  it.each([
    ['light blue skirt or dress, christening', ['Sky Blue skirt', 'Sky Blue dress']],
    ['hellblauer Rock oder Kleid, Taufe', ['Sky Blue skirt', 'Sky Blue dress']],
    ['black jeans or a skirt, pub', ['Black jeans', 'skirt']],
    ['Bluse in Weiß zu schwarzer Hose, Büro', ['white blouse', 'Black trousers']],
  ])('is of both only without an article: %s', (text, demands) => expect(demanded(text)).toEqual(demands));

  it.each(['brunch, everything in cream and camel', 'Brunch, alles in Creme und Camel'])(
    'is of all pieces, each in one of two: %s',
    (prompt) => {
      for (const { items } of looksFor(prompt))
        for (const { slot, color } of items)
          if (slot !== 'accessory') expect(['Cream', 'Camel']).toContain(color);
    },
  );
});

describe('a word that is no refusal and no verb', () => {
  it.each([
    ['like I didnt try so jeans, good jeans', ['jeans']],
    ['no heels, so flats', ['flats']],
    ['i need dress for the graduation of my daughter', ['dress']],
    ['I need to dress for the cold', []],
  ])('lets its piece come: %s', (text, demands) => expect(demanded(text)).toEqual(demands));
});

describe('degrees', () => {
  it.each([
    ['shorts for the parade, gonna be 36', 'hot'],
    ['soll 34 werden, Mittagessen', 'hot'],
    ['my son is gonna be 36', null],
    ['dinner, going to be 30 people', null],
  ])('are said of nobody: %s', (text, weather) => expect(readWishes(text).weather).toBe(weather));
});

describe('a question about the house', () => {
  it.each([
    ['do you do plus size or is it only for slim people', true],
    ['is this only for women', true],
    ['what colours go with olive green?', true],
    ['plus size office outfit please', false],
    ['what do i wear with olive green?', false],
  ])('makes nothing: %s', (text, isAsked) => expect(onlyAsks(text)).toBe(isAsked));
});
