import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLOTS, type Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import { gapBetween, overlapOf } from './box.ts';
import { largestHole } from './compose/hole.ts';
import { isClothing } from './compose/sized.ts';
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  coveredShare,
  type PlacedItem,
  placeItems,
  type Sized,
} from './place-items.ts';

const piece = (slot: Slot, width: number, height: number, kind: Silhouette): Sized => ({
  slot,
  kind,
  width,
  height,
});
const SUIT_JACKET = piece('outer', 819, 784, 'suit-jacket');
const BOMBER = piece('outer', 913, 734, 'bomber');
const COAT = piece('outer', 903, 1169, 'wool-coat');
const SHIRT = piece('top', 778, 771, 'shirt');
const TEE = piece('top', 936, 695, 'tshirt');
const TROUSERS = piece('bottom', 463, 1085, 'trousers');
const SHORTS = piece('bottom', 528, 528, 'shorts');
const DRESS = piece('dress', 720, 944, 'a-line-dress');
const SHOES = piece('shoes', 346, 260, 'oxford');
const BAG = piece('bag', 300, 345, 'handbag');
const TIE = piece('accessory', 92, 531, 'tie');
const WATCH = piece('accessory', 44, 255, 'watch');
const BELT = piece('accessory', 472, 136, 'belt');
const EARRINGS = piece('accessory', 75, 93, 'earrings');
const SCARF = piece('accessory', 252, 555, 'scarf');
const NECKLACE = piece('accessory', 190, 230, 'necklace');
const PARKA = { ...piece('outer', 870, 1010, 'parka'), aboveNeck: 150 };

const LOOKS: Record<string, Sized[]> = {
  suit: [SUIT_JACKET, SHIRT, TROUSERS, SHOES, TIE, BELT, WATCH],
  'suit and coat': [SUIT_JACKET, COAT, SHIRT, TROUSERS, SHOES, BAG, TIE],
  'two layers': [BOMBER, TEE, TROUSERS, SHOES, BAG],
  coat: [COAT, SHIRT, TROUSERS, SHOES, BAG, SCARF],
  'dress and layer': [DRESS, BOMBER, SHOES, BAG, EARRINGS],
  dress: [DRESS, SHOES, BAG, EARRINGS],
  separates: [TEE, TROUSERS, SHOES],
  summer: [SHIRT, SHORTS, SHOES, BAG],
  everything: [COAT, SHIRT, TROUSERS, SHOES, BAG, SCARF, WATCH, EARRINGS, BELT, TIE],
};
/** What somebody lays together from a closet may be two pieces. */
const FEW: Record<string, Sized[]> = {
  'top and trousers': [TEE, TROUSERS],
  'shirt and shorts': [SHIRT, SHORTS],
  'jacket and trousers': [SUIT_JACKET, TROUSERS],
  'jacket and shorts': [BOMBER, SHORTS],
  'jacket and dress': [BOMBER, DRESS],
  'jacket and shirt': [SUIT_JACKET, SHIRT],
  'coat and dress': [COAT, DRESS],
  'jacket, top and trousers': [BOMBER, TEE, TROUSERS],
  'top, trousers and watch': [TEE, TROUSERS, WATCH],
  'coat and suit': [COAT, SUIT_JACKET, TROUSERS, SHOES],
  'coat, suit and shirt': [COAT, SUIT_JACKET, TROUSERS, SHIRT],
};
const ONE_GARMENT = [
  [DRESS, SHOES],
  [TROUSERS, SHOES],
  [COAT, SHOES],
];
const EACH_FEW = Object.entries(FEW).flatMap(([name, items]) =>
  [1, 2, 3, 4].map((seed) => ({ name, items, seed })),
);
const EACH = Object.entries(LOOKS).flatMap(([name, items]) =>
  [1, 2, 3, 4].map((seed) => ({ name, items, seed })),
);

describe('the composition', () => {
  test('keeps all items on the page and small things off each other, whatever they are', () => {
    const item = fc.record({
      slot: fc.constantFrom(...SLOTS),
      width: fc.integer({ min: 40, max: 1_000 }),
      height: fc.integer({ min: 20, max: 1_450 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 10 }), fc.nat(), (items, seed) => {
        const placed = placeItems(items, seed);
        expect(placed.map(({ index }) => index).sort()).toEqual(items.map((_, index) => index).sort());
        for (const { box } of placed) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(BOARD_WIDTH);
          expect(box.y + box.height).toBeLessThanOrEqual(BOARD_HEIGHT);
        }
        const small = placed.filter(({ slot }) => !isClothing(slot));
        for (const [at, one] of small.entries())
          for (const other of small.slice(at + 1)) expect(overlapOf(one.box, other.box)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test.each([...EACH, ...EACH_FEW])(
    '$name ($seed) shows more than half of every garment, and all of every small thing',
    (look) => {
      const placed = placeItems(look.items, look.seed);
      for (const [at, { index, slot, box }] of placed.entries()) {
        const covered = placed
          .slice(at + 1)
          .filter(({ isWorn }) => !isWorn)
          .reduce((sum, over) => sum + sharedArea(box, over.box), 0);
        const most = isClothing(slot) ? 0.45 : 0;
        expect([index, covered / (box.width * box.height) <= most]).toEqual([index, true]);
      }
    },
  );

  test.each(EACH)(
    '$name ($seed) fills the page without crowding it, and nothing floats',
    ({ items, seed }) => {
      const placed = placeItems(items, seed);
      expect(coveredShare(placed)).toBeGreaterThan(0.51);
      expect(coveredShare(placed)).toBeLessThan(0.68);
      for (const { box, index } of placed) {
        const others = placed.filter((other) => other.index !== index);
        expect(Math.min(...others.map((other) => gapBetween(box, other.box)))).toBeLessThan(60);
      }
    },
  );

  test('lays clothes on one axis and at one scale, and jewellery at most half as large again', () => {
    const placed = placeItems(LOOKS.everything ?? [], 4);
    const clothes = placed.filter(({ slot }) => isClothing(slot));
    for (const { tilt } of clothes) expect(Math.abs(tilt)).toBeLessThan(2);
    expect(new Set(clothes.map(({ scale }) => scale)).size).toBe(1);
    for (const { scale } of placed) expect(scale / (clothes[0]?.scale ?? 1)).toBeLessThan(1.5);
  });

  test.each(['suit', 'suit and coat'])(
    'lays the jacket of a %s over the shirt, never the other way round, and the tie on the shirt',
    (name) => {
      const items = LOOKS[name] ?? [];
      const placed = placeItems(items, 1);
      expect(over(placed, items, SUIT_JACKET, SHIRT)).toBeGreaterThan(0.1);
      expect(over(placed, items, TIE, SHIRT)).toBeGreaterThan(0.9);
    },
  );

  test.each([1, 2, 3, 4])(
    'lays nothing over the collar of a coat, and a suit’s trousers over its hem (%i)',
    (seed) => {
      const items = LOOKS['suit and coat'] ?? [];
      const placed = placeItems(items, seed);
      const at = placed.findIndex(({ index }) => items[index] === COAT);
      const { x, y, width } = placed[at]?.box ?? { x: 0, y: 0, width: 0 };
      const collar = { x: x + width * 0.25, y, width: width * 0.5, height: 200 * (placed[at]?.scale ?? 1) };

      for (const { box } of placed.slice(at + 1)) expect(overlapOf(box, collar)).toBe(0);
      expect(over(placed, items, TROUSERS, COAT)).toBeGreaterThan(0.1);
    },
  );

  test.each([...EACH, ...EACH_FEW.filter(({ name }) => name.includes('coat'))])(
    '$name ($seed) buries no waist under a coat or a jacket',
    ({ items, seed }) => {
      const placed = placeItems(items, seed);
      for (const [at, { slot, box, scale }] of placed.entries()) {
        if (slot !== 'bottom') continue;
        const waist = { x: box.x + box.width * 0.3, y: box.y, width: box.width * 0.4, height: 60 * scale };
        for (const over of placed.slice(at + 1))
          if (over.slot === 'outer') expect(overlapOf(over.box, waist)).toBeLessThan(0.35);
      }
    },
  );

  test('lays small things beside a neck, where the shoulders leave room', () => {
    for (const seed of [1, 2, 3, 4]) {
      const items = [COAT, SHIRT, TROUSERS, SHOES, BAG, EARRINGS];
      const placed = placeItems(items, seed);
      const [earrings, ...clothes] = [EARRINGS, COAT, SHIRT].map((item) =>
        placed.find(({ index }) => items[index] === item),
      );
      const gaps = clothes.map((garment) =>
        garment && earrings ? gapBetween(earrings.box, garment.box) : 99,
      );
      expect(Math.min(...gaps)).toBeLessThan(8);
    }
  });

  test('lays a scarf beside a hood and a necklace beside a collar that is closed', () => {
    const items = [PARKA, SHIRT, TROUSERS, SHOES, SCARF, NECKLACE];
    for (const { index, isWorn } of placeItems(items, 1))
      expect([items[index], isWorn]).toEqual([items[index], false]);

    const open = [TEE, TROUSERS, SHOES, NECKLACE];
    expect(placeItems(open, 1).find(({ index }) => open[index] === NECKLACE)?.isWorn).toBe(true);
  });

  test.each([...EACH, ...EACH_FEW])(
    '$name ($seed) leaves no hole of more than a sixth of the page',
    ({ items, seed }) => {
      expect(holeIn(placeItems(items, seed))).toBeLessThan(1 / 6);
    },
  );

  test.each([1, 2, 3, 4])('leaves at most a fifth of the page free beside a single garment (%i)', (seed) => {
    for (const items of ONE_GARMENT) expect(holeIn(placeItems(items, seed))).toBeLessThan(1 / 5);
  });

  test('shows a bag and shoes by themselves larger than beside clothes', () => {
    const alone = placeItems([SHOES, BAG], 1);
    for (const { scale } of alone) expect(scale).toBeGreaterThan(1.3);
    expect(coveredShare(alone)).toBeGreaterThan(0.3);
  });

  test('shows shoes at nearly one size, however many clothes lie beside them', () => {
    const shoes = Object.values(LOOKS).map(
      (items) => placeItems(items, 1).find(({ slot }) => slot === 'shoes')?.scale ?? 0,
    );
    expect(Math.max(...shoes) / Math.min(...shoes)).toBeLessThan(1.4);
  });

  test.each([1, 2, 3, 4, 5, 6])('stands a pocket square in the breast pocket (%i)', (seed) => {
    const square = piece('accessory', 98, 90, 'pocket-square');
    const items = [SUIT_JACKET, SHIRT, TROUSERS, SHOES, square];
    const placed = placeItems(items, seed);
    const at = (item: Sized) => placed.find(({ index }) => index === items.indexOf(item));
    const [cloth, jacket] = [at(square), at(SUIT_JACKET)];
    const scale = jacket?.scale ?? 1;
    // The pocket is on the wearer's left, which is our right, whichever way round the look lies.
    const across = ((cloth?.centreX ?? 0) - (jacket?.centreX ?? 0)) / scale;
    const down = ((cloth?.box.y ?? 0) + (cloth?.box.height ?? 0) - (jacket?.box.y ?? 0)) / scale;

    expect(cloth?.isWorn).toBe(true);
    expect(across).toBeCloseTo(142, -1);
    expect(Math.abs(down - 276)).toBeLessThan(20);
  });

  test('hangs a scarf over the shoulder of the coat', () => {
    const items = LOOKS.coat ?? [];
    expect(over(placeItems(items, 1), items, SCARF, COAT)).toBeGreaterThan(0.9);
  });

  test('is the same for the same look and seed, and lies the other way round for some other seed', () => {
    const items = LOOKS.coat ?? [];
    const coatAt = (seed: number) =>
      placeItems(items, seed).find(({ slot }) => slot === 'outer')?.centreX ?? 0;

    expect(placeItems(items, 3)).toEqual(placeItems(items, 3));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => coatAt(seed) < BOARD_WIDTH / 2)).size).toBe(2);
  });

  test('is nothing for nothing', () => {
    expect(placeItems([], 1)).toEqual([]);
  });
});

/** The largest hole, as a share of the page. */
function holeIn(placed: PlacedItem[]): number {
  const page = { left: 0, top: 0, right: BOARD_WIDTH, bottom: BOARD_HEIGHT };
  const { width, height } = largestHole(
    placed.map(({ box }) => box),
    page,
  );
  return (width * height) / (BOARD_WIDTH * BOARD_HEIGHT);
}

/** How much of the smaller box both share, where the upper one lies above; 0 where it lies below. */
function over(placed: PlacedItem[], items: Sized[], upper: Sized, lower: Sized): number {
  const [above, below] = [upper, lower].map((item) =>
    placed.findIndex(({ index }) => index === items.indexOf(item)),
  );
  const [top, bottom] = [placed[above ?? -1], placed[below ?? -1]];
  return top && bottom && (above ?? 0) > (below ?? 0) ? overlapOf(top.box, bottom.box) : 0;
}

function sharedArea(a: PlacedItem['box'], b: PlacedItem['box']): number {
  return overlapOf(a, b) * Math.min(a.width * a.height, b.width * b.height);
}
