import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLOTS, type Slot } from '#contract/outfits.ts';
import { overlapOf } from './box.ts';
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  MAX_OVERLAP,
  type PlacedItem,
  placeItems,
  type Sized,
} from './place-items.ts';

const SIZES: Record<Slot, readonly [number, number]> = {
  outer: [760, 780],
  top: [740, 720],
  bottom: [470, 1080],
  dress: [700, 1000],
  shoes: [350, 230],
  bag: [300, 340],
  accessory: [150, 60],
};

function sized(slot: Slot): Sized {
  const [width, height] = SIZES[slot];
  return { slot, width, height };
}

const LOOK = (['outer', 'top', 'bottom', 'shoes', 'bag', 'accessory'] as const).map(sized);

function placeOf(placed: PlacedItem[], slot: Slot): PlacedItem {
  const found = placed.find((item) => item.slot === slot);
  if (!found) throw new Error(`${slot} was not placed`);
  return found;
}

describe('the composition', () => {
  test('covers nothing by more than the rule allows and stays on the page, for any items', () => {
    const item = fc.record({
      slot: fc.constantFrom(...SLOTS),
      width: fc.integer({ min: 40, max: 1_000 }),
      height: fc.integer({ min: 20, max: 1_450 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 10 }), fc.nat(), (items, seed) => {
        const placed = placeItems(items, seed);
        expect(placed).toHaveLength(items.length);
        for (const { box } of placed) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(BOARD_WIDTH);
          expect(box.y + box.height).toBeLessThanOrEqual(BOARD_HEIGHT);
        }
        expect(tooMuchCovered(placed)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('puts the bottom at the right, the shoes low at the left and the top over its outer layer', () => {
    const placed = placeItems(LOOK, 4);
    expect(placeOf(placed, 'bottom').centreX).toBeGreaterThan(BOARD_WIDTH / 2);
    expect(placeOf(placed, 'shoes').centreX).toBeLessThan(BOARD_WIDTH / 2);
    expect(placeOf(placed, 'shoes').centreY).toBeGreaterThan(BOARD_HEIGHT / 2);
    expect(overlapOf(placeOf(placed, 'top').box, placeOf(placed, 'outer').box)).toBeGreaterThan(0);
    const order = placed.map(({ slot }) => slot);
    expect(order.indexOf('outer')).toBeLessThan(order.indexOf('top'));
  });

  test('tilts every item by two to eight degrees', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      for (const { tilt } of placeItems(LOOK, seed)) {
        expect(Math.abs(tilt)).toBeGreaterThanOrEqual(2);
        expect(Math.abs(tilt)).toBeLessThanOrEqual(8);
      }
    }
  });

  test('keeps clothes at one scale and lets jewellery be at most four times larger than life', () => {
    const placed = placeItems(LOOK, 2);
    expect(placeOf(placed, 'top').scale).toBe(placeOf(placed, 'bottom').scale);
    expect(placeOf(placed, 'accessory').scale).toBeLessThan(placeOf(placed, 'top').scale * 4);
  });

  test('gives two items alone a large share of the page', () => {
    const placed = placeItems([sized('top'), sized('bottom')], 1);
    const covered = placed.reduce((sum, { box }) => sum + box.width * box.height, 0);
    expect(covered / (BOARD_WIDTH * BOARD_HEIGHT)).toBeGreaterThan(0.35);
  });

  test('is nothing for nothing', () => {
    expect(placeItems([], 1)).toEqual([]);
  });
});

function tooMuchCovered(placed: PlacedItem[]): string[] {
  return placed.flatMap((first, index) =>
    placed
      .slice(index + 1)
      .filter((second) => [first.slot, second.slot].sort().join() !== 'outer,top')
      .filter((second) => overlapOf(first.box, second.box) > MAX_OVERLAP)
      .map((second) => `${first.slot} and ${second.slot}`),
  );
}
