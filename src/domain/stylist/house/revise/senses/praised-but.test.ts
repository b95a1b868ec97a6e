import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const OFFICE: readonly Row[] = [
  ['blazer', 'wool', 'Navy'],
  ['blouse', 'silk', 'White'],
  ['tailored-trousers', 'wool flannel', 'Gray'],
  ['loafers', 'leather', 'Black'],
  ['leather-tote', 'leather', 'Black'],
];
const GUEST: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Sage'],
  ['pashmina', 'cashmere', 'Cream'],
  ['block-heels', 'leather', 'Beige'],
];
const SUMMER: readonly Row[] = [
  ['linen-shirt', 'linen', 'Terracotta'],
  ['chino-shorts', 'linen', 'Beige'],
  ['leather-sandals', 'leather', 'Tan'],
];

/** The garments that moved, and the color and cloth of what is new. */
function moved(rows: readonly Row[], request: string): { gone: string[]; come: string[] } {
  const outfit = storedLook(rows);
  const { items } = revisionOf(outfit, request, 11);
  const kept = items.flatMap((item) => ('kept' in item ? [item.kept] : []));

  return {
    gone: outfit.items.filter(({ id }) => !kept.includes(id)).map(({ garment }) => String(garment)),
    come: items.flatMap((item) =>
      'kept' in item ? [] : [`${item.drafted.color} ${item.drafted.fabric} ${item.drafted.slot}`],
    ),
  };
}

describe('praised, and something is wrong with it', () => {
  it.each([
    ['the blouse is nice but silk i would have to iron every day.. white cotton one please', 'blouse'],
    ['love the blouse but it needs ironing. one in cotton please', 'blouse'],
    ['the shoes are lovely but too formal, brown ones please', 'loafers'],
    ['the shoes are lovely but a bit dressy', 'loafers'],
    ['the shoes are nice but i have blisters. white ones please', 'loafers'],
    ['nice blazer but a bit warm', 'blazer'],
    ['the blazer is great but i wear navy all week, a green one please', 'blazer'],
    ['Die Bluse ist schön, aber Seide muss ich immer bügeln. Lieber eine aus Baumwolle', 'blouse'],
    ['die Schuhe sind schön aber zu elegant', 'loafers'],
    ['Schöner Blazer, aber ziemlich dunkel', 'blazer'],
    ['the blazer is a bit much', 'blazer'],
    // The praise stands, and another piece is asked for.
    ['i love the blazer but can i have brown shoes', 'loafers'],
    ['the shoes are lovely but keep the bag. a brown one would be nice', 'leather-tote'],
  ])('“%s” is of one piece', (request, piece) => expect(moved(OFFICE, request).gone).toEqual([piece]));

  it('takes the cloth that is wished, and not the one that is complained of', () => {
    expect(moved(OFFICE, 'silk needs ironing, cotton blouse please').come).toEqual(['White cotton top']);
  });
});

describe('what is only told beside a change', () => {
  it.each([
    ['red blouse, everyone on my floor wears the blue ones', 'Red', 'blouse'],
    ['Bluse in Rot, die Kolleginnen tragen alle Hellblau', 'Red', 'blouse'],
  ])('“%s”', (request, colour, piece) => {
    const { gone, come } = moved(OFFICE, request);

    expect(gone).toEqual([piece]);
    expect(come[0]).toContain(colour);
  });

  it.each([
    ['less office please', false],
    ['bitte weniger Büro', false],
    ['for dinner at the hotel so a bit smarter', true],
  ])('“%s” moves the look', (request, isSummer) =>
    expect(moved(isSummer ? SUMMER : OFFICE, request).gone.length).toBeGreaterThan(1),
  );
});

describe('a layer, and nothing else', () => {
  it.each([
    'its evening by the sea so add something warm i can put over my shoulders',
    'add something i can throw over my shoulders',
    'etwas Warmes für über die Schultern bitte',
  ])('“%s”', (request) => {
    const { gone, come } = moved(SUMMER, request);

    expect([gone, come.length]).toEqual([[], 1]);
  });

  it.each([
    'the shawl will keep sliding off. could i have a little cream jacket instead',
    'the shawl keeps slipping, a cream jacket instead',
  ])('“%s” takes the place of the shawl', (request) =>
    expect(moved(GUEST, request).gone).toEqual(['pashmina']),
  );
});
