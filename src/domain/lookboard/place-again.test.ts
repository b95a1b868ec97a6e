import { expect, test } from 'vitest';
import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import { placeAgain } from './place-again.ts';
import { type PlacedItem, placeItems, type Sized } from './place-items.ts';

const piece = (slot: Slot, width: number, height: number, kind: Silhouette): Sized => ({
  slot,
  kind,
  width,
  height,
});
const COAT = piece('outer', 903, 1169, 'wool-coat');
const LONGER_COAT = piece('outer', 910, 1240, 'trench');
const SHIRT = piece('top', 778, 771, 'shirt');
const TEE = piece('top', 936, 695, 'tshirt');
const TROUSERS = piece('bottom', 463, 1085, 'trousers');
const BOOTS = piece('shoes', 346, 290, 'chelsea-boot');
const SNEAKERS = piece('shoes', 330, 230, 'sneaker');
const BAG = piece('bag', 300, 345, 'handbag');
const TIE = piece('accessory', 92, 531, 'tie');
const LOOK = [COAT, SHIRT, TROUSERS, BOOTS];
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed * 7919);

/** The look with a piece in the place of another, laid again. */
function swapped(look: readonly Sized[], place: number, by: Sized, seed: number): PlacedItem[] | null {
  const items = look.with(place, by);
  return placeAgain(items, { items: [...look], from: items.map((_, index) => index) }, seed);
}

test('where one piece is replaced all others lie as they did, and it lies in the place of the other', () => {
  for (const seed of SEEDS) {
    const before = placeItems(LOOK, seed);
    const after = swapped(LOOK, 3, SNEAKERS, seed);

    expect(after?.filter(({ slot }) => slot !== 'shoes')).toEqual(
      before.filter(({ slot }) => slot !== 'shoes'),
    );
    const [was, is] = [before, after].map((all) => all?.find(({ slot }) => slot === 'shoes'));
    expect([is?.centreX, is?.centreY]).toEqual([was?.centreX, was?.centreY]);
  }
});

test('a longer coat hangs from where the other hung, or all is laid anew', () => {
  for (const seed of SEEDS) {
    const after = swapped(LOOK, 0, LONGER_COAT, seed)?.find(({ slot }) => slot === 'outer');
    const was = placeItems(LOOK, seed).find(({ slot }) => slot === 'outer');
    if (after) expect(after.box.y).toBeCloseTo(was?.box.y ?? 0);
  }
});

test('what has no place yet lays all anew', () => {
  const from = [0, 1, 2, 3, null];
  expect(placeAgain([...LOOK, BAG], { items: LOOK, from }, 1)).toBeNull();
});

test('what lies on clothes that change is laid anew', () => {
  expect(swapped([...LOOK, TIE], 1, TEE, 1)).toBeNull();
});
