import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FABRIC_PATTERNS, SLOTS } from '#contract/outfits.ts';
import { SILHOUETTES } from '#domain/wardrobe/silhouettes.ts';
import { drawInTile, drawItem } from './draw-alone.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, type BoardItem, drawLookBoard } from './draw-look-board.ts';
import { drawSilhouette } from './draw-silhouette.ts';

const LOOK: BoardItem[] = [
  { slot: 'outer', silhouette: 'blazer', colorHex: '#1f2a44', pattern: 'pinstripe', fabric: 'wool' },
  { slot: 'top', silhouette: 'shirt', colorHex: '#fafaf8', pattern: 'plain', fabric: 'cotton poplin' },
  { slot: 'bottom', silhouette: 'trousers', colorHex: '#b98a52', pattern: 'check', fabric: 'linen' },
  { slot: 'shoes', silhouette: 'loafer', colorHex: '#6a4630', pattern: 'plain', fabric: 'leather' },
  { slot: 'accessory', silhouette: 'watch', colorHex: '#16161a', pattern: 'plain', fabric: 'leather' },
];

const anyItem = fc.record({
  slot: fc.constantFrom(...SLOTS),
  silhouette: fc.option(fc.constantFrom(...SILHOUETTES), { nil: null }),
  colorHex: fc.nat({ max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  pattern: fc.constantFrom(...FABRIC_PATTERNS),
  fabric: fc.constantFrom('cotton', 'wool', 'linen', 'suede', 'silk', 'corduroy', 'straw', 'patent leather'),
});

/** How much of a picture something covers. */
const solidShare = ({ bytes }: { bytes: Uint8Array }) =>
  bytes.filter((value, at) => at % 4 === 3 && value > 250).length / (bytes.length / 4);

const hash = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 7);

describe('a look board', () => {
  test('has the promised size', () => {
    const { width, height, bytes } = drawLookBoard([], { seed: 1 }).picture;

    expect([width, height]).toEqual([BOARD_WIDTH, BOARD_HEIGHT]);
    expect(bytes).toHaveLength(BOARD_WIDTH * BOARD_HEIGHT * 4);
  });

  test('is the same for the same items and seed, whatever was drawn between, and another for another seed', () => {
    const first = hash(drawLookBoard(LOOK, { seed: 5 }).picture.bytes);
    const other = hash(drawLookBoard(LOOK, { seed: 6 }).picture.bytes);

    expect(hash(drawLookBoard(LOOK, { seed: 5 }).picture.bytes)).toBe(first);
    expect(other).not.toBe(first);
  });

  test('leaves no hole and no broken number, whatever the items', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 6 }), fc.nat(), (items, seed) => {
        const { picture, pieces } = drawLookBoard(items, { seed });
        expect([picture.bytes[3], picture.bytes.at(-1)]).toEqual([0, 0]);
        expect(pieces).toHaveLength(items.length);
        expect(pieces.map(({ layer }) => layer).sort()).toEqual(items.map((_, index) => index));
        // A fine chain is the thinnest: 1.6 % of its picture.
        for (const piece of pieces) expect(solidShare(piece.picture)).toBeGreaterThan(0.01);
      }),
      { numRuns: 6 },
    );
  });

  test('is its pieces laid in their places, lowest first', () => {
    const { picture, pieces } = drawLookBoard(LOOK, { seed: 3 });
    const shirt = pieces[1];
    if (!shirt) throw new Error('no shirt');
    const { x, y, width, height } = shirt.place;
    // The jacket lies over the shirt's hem only: in its middle the board shows the shirt.
    const centre = (Math.round(y + height / 2) * BOARD_WIDTH + Math.round(x + width / 2)) * 4;
    const own =
      (Math.round(shirt.picture.height / 2) * shirt.picture.width + Math.round(shirt.picture.width / 2)) * 4;

    expect(shirt.picture.width / width).toBeCloseTo(0.75, 1);
    expect([...picture.bytes.subarray(centre, centre + 4)].map((value) => value >> 5)).toEqual(
      [...shirt.picture.bytes.subarray(own, own + 4)].map((value) => value >> 5),
    );
    expect(shirt.layer).toBeLessThan(pieces[0]?.layer ?? 0);
  });

  test('gives small things pixels enough to be shown alone', () => {
    const { pieces } = drawLookBoard(LOOK, { seed: 3 });

    for (const { picture } of pieces) expect(Math.max(picture.width, picture.height)).toBeGreaterThan(230);
  });

  test('throws a shadow and no ground', () => {
    const { bytes } = drawLookBoard(LOOK, { seed: 3 }).picture;
    const alphas = bytes.filter((_, at) => at % 4 === 3);
    const part = (from: number, to: number) =>
      alphas.filter((alpha) => alpha >= from && alpha <= to).length / alphas.length;

    expect(part(0, 0)).toBeGreaterThan(0.15);
    expect(part(1, 200)).toBeGreaterThan(0.05);
    expect(part(255, 255)).toBeGreaterThan(0.3);
  });

  test.each(['red', '#fff', '"/><script>', 'url(#x)', '', '#12345g', '#1234567'])(
    'draws an item in gray when its colour is %j',
    (colorHex) => {
      const item = (hex: string): BoardItem => ({
        slot: 'top',
        silhouette: 'tshirt',
        colorHex: hex,
        pattern: 'plain',
        fabric: '',
      });
      expect(hash(drawItem(item(colorHex), 100).bytes)).toBe(hash(drawItem(item('#8e9092'), 100).bytes));
    },
  );
});

describe('an item alone', () => {
  const RED = { slot: 'top', colorHex: '#c8202f', pattern: 'plain', fabric: 'cotton' } as const;

  test('in tiles clothes have one scale: a tank top is smaller than a coat, and all of both is seen', () => {
    const extent = (slot: BoardItem['slot'], silhouette: BoardItem['silhouette']) => {
      const { width, height, bytes } = drawInTile({ ...RED, slot, silhouette }, 96);
      expect([width, height]).toEqual([96, 120]);
      const rows = Array.from({ length: height }, (_, y) =>
        bytes.subarray(4 * y * width, 4 * (y + 1) * width),
      );
      const opaque = rows.map((row) => row.filter((value, at) => at % 4 === 3 && value > 128).length);
      expect([opaque.at(0), opaque.at(-1)]).toEqual([0, 0]);
      return { tall: opaque.filter(Boolean).length, wide: Math.max(...opaque) };
    };
    const tank = extent('top', 'tank');
    const coat = extent('outer', 'wool-coat');

    expect(tank.tall).toBeLessThan(0.75 * coat.tall);
    expect(tank.wide).toBeLessThan(coat.wide);
    expect(tank.tall).toBeGreaterThan(50);
  });

  test('no two silhouettes look the same', () => {
    const drawn = SILHOUETTES.map((silhouette) =>
      JSON.stringify(drawSilhouette({ ...RED, silhouette }, 7).marks),
    );

    expect(new Set(drawn).size).toBe(SILHOUETTES.length);
  });

  test.each(SLOTS)('an unknown garment draws the default of %s', (slot) => {
    const item: BoardItem = {
      slot,
      silhouette: null,
      colorHex: '#4a6a93',
      pattern: 'plain',
      fabric: 'cotton',
    };

    expect(drawSilhouette(item, 7).marks.filter(({ kind }) => kind === 'panel').length).toBeGreaterThan(1);
  });
});
