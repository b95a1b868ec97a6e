import { describe, expect, it } from 'vitest';
import { OFFICE, revised } from '../../../testing/revised.ts';

describe('a change in spoken German', () => {
  it.each([
    // A piece for another, without a verb.
    ['Loafer gegen Derbys', 3, /derb/],
    // „Wär“ wishes, and tells nothing.
    ['die Hose aus Cord wäre cooler', 2, /corduroy|trousers|cords/],
    ['der Veston bitte in Grau', 0, /^Gray /],
  ])('exchanges one piece: %s', (request, at, expected) => {
    const { pieces } = revised(request);

    expect(pieces[at]).toMatch(expected);
    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(OFFICE.length - 1);
  });

  it('takes away what one is caught in, and puts another thing in its place', () => {
    const { pieces, told } = revised('am Gürtel bleib ich ständig hängen, weg damit. Dafür Hosenträger');

    expect(pieces.join()).toMatch(/suspenders/);
    expect(pieces.join()).not.toMatch(/belt/);
    expect(told).toEqual([]);
  });

  it('adds to what stays by its name', () => {
    const { pieces } = revised('ein grüner Pulli rein, das Hemd bleibt');

    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(OFFICE.length);
    expect(pieces.join()).toMatch(/(?:Green|Olive|Sage|Mint|Emerald)/);
  });

  it('matches across a full stop', () => {
    expect(revised('Mir fehlt noch ein Einstecktuch. Gleiche Farbe wie die Schuhe').pieces.at(-1)).toMatch(
      /^Black pocket-square/,
    );
  });

  it('dyes all of it where one color is not borne beside that', () => {
    const { pieces } = revised('alles in Schwarz bitte, Weiß mag i ned');

    expect(pieces.every((piece) => piece === 'kept' || piece.startsWith('Black '))).toBe(true);
    expect(pieces[0]).toMatch(/^Black /);
  });

  it('has one price asked of one piece', () => {
    const { pieces } = revised('60 für die Loafer? Mehr als 40 sind nicht drin, die Miete frisst alles');

    expect(pieces.filter((piece) => piece === 'kept')).toHaveLength(OFFICE.length - 1);
  });
});
