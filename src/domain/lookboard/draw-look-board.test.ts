import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FABRIC_PATTERNS, SLOTS } from '#contract/outfits.ts';
import { SILHOUETTES } from '#domain/wardrobe/silhouettes.ts';
import { drawItem } from './draw-item.ts';
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

const hash = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 7);

describe('a look board', { timeout: 60_000 }, () => {
  test('has the promised size', () => {
    const { width, height, bytes } = drawLookBoard([], { seed: 1 });

    expect([width, height]).toEqual([BOARD_WIDTH, BOARD_HEIGHT]);
    expect(bytes).toHaveLength(BOARD_WIDTH * BOARD_HEIGHT * 3);
  });

  test('is the same for the same items and seed, whatever was drawn between, and another for another seed', () => {
    const first = hash(drawLookBoard(LOOK, { seed: 5 }).bytes);
    const other = hash(drawLookBoard(LOOK, { seed: 6 }).bytes);

    expect(hash(drawLookBoard(LOOK, { seed: 5 }).bytes)).toBe(first);
    expect(other).not.toBe(first);
  });

  test('leaves no hole and no broken number, whatever the items', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 6 }), fc.nat(), (items, seed) => {
        // A number that is none would be black; the ground and these colours of cloth are not.
        const { bytes } = drawLookBoard(items, { seed });
        expect(bytes[0]).toBeGreaterThan(200);
        expect(bytes.at(-1)).toBeGreaterThan(180);
      }),
      { numRuns: 6 },
    );
  });

  test('shows the colours of the look as chips at its foot', () => {
    const { bytes } = drawLookBoard(LOOK, { seed: 1 });
    const at = (x: number, y: number) => [
      ...bytes.subarray((y * BOARD_WIDTH + x) * 3, (y * BOARD_WIDTH + x) * 3 + 3),
    ];
    const chips = LOOK.map((_, index) => at(54 + 11 + index * 30, BOARD_HEIGHT - 54 + 11));

    expect(
      chips.map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`),
    ).toEqual(LOOK.map(({ colorHex }) => colorHex));
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
