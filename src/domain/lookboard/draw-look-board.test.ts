import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FABRIC_PATTERNS, SLOTS } from '#contract/outfits.ts';
import { SILHOUETTES } from '#domain/wardrobe/silhouettes.ts';
import { drawItem, ITEM_SIZE } from './draw-item.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, type BoardItem, drawLookBoard } from './draw-look-board.ts';

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

describe('a look board', () => {
  test('is one well-formed SVG document of the promised size', () => {
    const svg = drawLookBoard(LOOK, { seed: 1 });
    expect(faultIn(svg)).toBeNull();
    expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}"`));
  });

  test('is the same for the same items and seed, and another for another seed', () => {
    expect(drawLookBoard(LOOK, { seed: 5 })).toBe(drawLookBoard(LOOK, { seed: 5 }));
    expect(drawLookBoard(LOOK, { seed: 5 })).not.toBe(drawLookBoard(LOOK, { seed: 6 }));
  });

  test('shows no text and refers to nothing outside itself', () => {
    const svg = drawLookBoard(LOOK, { seed: 2 });
    expect(svg).not.toMatch(/<text|<script|<style|<foreignObject|@import/);
    const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map((match) => match[1] ?? '');
    expect(references.filter((reference) => !/^#|^data:image\/png;base64,/.test(reference))).toEqual([]);
  });

  test('refers only to what it defines, and defines each name once', () => {
    const svg = drawLookBoard(LOOK, { seed: 3 });
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(defined).size).toBe(defined.length);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  });

  test('is well formed and has no broken number for any items', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 10 }), fc.nat(), (items, seed) => {
        expect(faultIn(drawLookBoard(items, { seed }))).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('shows each colour once among its swatches', () => {
    const twice = drawLookBoard([...LOOK, ...LOOK.slice(3)], { seed: 1 });
    expect(twice.match(/<rect [^>]*rx="/g)).toHaveLength(LOOK.length);
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
      expect(drawItem(item(colorHex))).toBe(drawItem(item('#8e9092')));
    },
  );

  test('never lets fabric words or a second colour into the markup', () => {
    const hostile = '"><script>alert(1)</script>&';
    const svg = drawLookBoard(
      LOOK.map((item) => ({ ...item, fabric: hostile, secondaryHex: hostile })),
      { seed: 1 },
    );
    expect(faultIn(svg)).toBeNull();
    expect(svg).not.toContain('script');
    expect(svg).not.toContain('alert');
  });
});

describe('an item alone', () => {
  const RED = { slot: 'top', colorHex: '#c8202f', pattern: 'plain', fabric: 'cotton' } as const;

  test.each(SILHOUETTES)('%s is drawn well formed', (silhouette) => {
    const svg = drawItem({ ...RED, silhouette });
    expect(faultIn(svg)).toBeNull();
    expect(svg).toContain(`viewBox="0 0 ${ITEM_SIZE} ${ITEM_SIZE}"`);
  });

  test('no two silhouettes look the same', () => {
    expect(new Set(SILHOUETTES.map((silhouette) => drawItem({ ...RED, silhouette }))).size).toBe(
      SILHOUETTES.length,
    );
  });

  test.each(SLOTS)('an unknown garment draws the default of %s', (slot) => {
    const svg = drawItem({ slot, silhouette: null, colorHex: '#4a6a93', pattern: 'plain', fabric: 'cotton' });
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(5);
  });
});

/** What is wrong with the document as XML or as numbers; null when nothing is. */
function faultIn(svg: string): string | null {
  if (/NaN|Infinity|undefined|null/.test(svg.replaceAll(/data:[^"]*/g, ''))) return 'a broken value';
  const open: string[] = [];
  let read = 0;
  for (const tag of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g)) {
    if (tag.index !== read) return `stray text at ${read}`;
    read += tag[0].length;
    const [, closing, name = '', , alone] = tag;
    if (closing && open.pop() !== name) return `${name} closed out of turn`;
    if (!closing && !alone) open.push(name);
  }
  if (read !== svg.length) return `stray text at ${read}`;
  return open.length === 0 ? null : `${open.join()} left open`;
}
