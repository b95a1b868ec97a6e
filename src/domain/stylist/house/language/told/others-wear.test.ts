import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

describe('the colors that others wear', () => {
  it.each([
    ['family photos, everyone else is in jeans and green', ['green'], false],
    ['a school dance, her dress is lilac', ['lilac'], false],
    ['photos in the dunes, husband and children are in navy', ['navy'], false],
    ['brunch, everyone’s wearing black except me', ['black'], true],
    ['a wedding, a long dress, and not black since everyone there will be in black', ['black'], false],
    ['a debs ball, date is wearing dark green', ['dark green'], false],
    ['opening night, staff are in all black, guests need to tell me apart', ['black'], true],
    ['Eröffnung, das Personal ist in Schwarz, ich will mich abheben', ['Schwarz'], true],
    ['Familienfotos, alle anderen tragen Grün', ['Grün'], false],
  ])('are told of and not asked for: %s', (prompt, words, isApart) => {
    const { others, colours, demands } = readWishes(prompt);

    expect([others?.said, others?.isApart]).toEqual([words, isApart]);
    expect(colours).toEqual([]);
    expect(demands.flatMap((demand) => demand.colours)).toEqual([]);
  });

  it('are left to them by who is the exception', () => {
    const { refuses, leftOut } = readWishes('brunch, everyone is wearing black except me');

    expect(refuses.colours.has('Black')).toBe(true);
    expect(leftOut.map(({ said }) => said)).toEqual(['black']);
  });

  it.each([
    'a hike with my father in law in the White Mountains',
    'dinner with my wife, she wears a dark coat',
    'a green dress',
    'I want to be in green',
    'my friends and I love black',
  ])('are nobody’s in "%s"', (prompt) => {
    expect(readWishes(prompt).others).toBeNull();
  });
});
