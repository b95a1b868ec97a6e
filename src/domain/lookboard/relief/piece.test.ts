import { describe, expect, test } from 'vitest';
import { cieLabOfHex, cieLabOfOklab, differenceOf } from '#domain/colour/difference.ts';
import { oklabOfPixels } from '#domain/colour/oklab.ts';
import type { Feature } from '#domain/wardrobe/features/feature.ts';
import type { BoardItem } from '../board-item.ts';
import { drawSilhouette, isStiff } from '../draw-silhouette.ts';
import { slab } from '../pen/shape.ts';
import { startSketch } from '../pen/sketch.ts';
import { renderPiece } from './piece.ts';
import { solidPixels } from './solid-pixels.ts';

const PIECES: Pick<BoardItem, 'slot' | 'silhouette' | 'fabric' | 'pattern'>[] = [
  { slot: 'top', silhouette: 'tshirt', fabric: 'cotton', pattern: 'plain' },
  { slot: 'top', silhouette: 'sweater', fabric: 'merino', pattern: 'knit' },
  { slot: 'outer', silhouette: 'wool-coat', fabric: 'wool', pattern: 'plain' },
  { slot: 'bottom', silhouette: 'jeans', fabric: 'denim', pattern: 'denim' },
  { slot: 'bottom', silhouette: 'pleated-skirt', fabric: 'satin', pattern: 'plain' },
  { slot: 'shoes', silhouette: 'knee-boot', fabric: 'leather', pattern: 'plain' },
  { slot: 'bag', silhouette: 'tote', fabric: 'leather', pattern: 'plain' },
];
const COLOURS = ['#121214', '#1f2a44', '#7a2a2a', '#4a6a93', '#b98a52', '#e9e4d8', '#fafaf8'];

function rendered(piece: (typeof PIECES)[number], colorHex: string, tilt = 0) {
  const drawing = drawSilhouette({ ...piece, colorHex }, 5);
  const scale = 220 / Math.max(drawing.bounds.width, drawing.bounds.height);
  return renderPiece(drawing, { scale, tilt, isStiff: isStiff(piece.slot), seed: 5 });
}

describe('a piece under light', () => {
  test('what lies on another thing does not take its form, what lies on itself does', () => {
    const unevennessOf = (isOther: boolean) => {
      const sketch = startSketch(
        (point) => point,
        () => 0.5,
      );
      const panel = {
        kind: 'panel',
        hex: '#7a2a2a',
        weave: 'leather',
        grain: 0,
        folds: [],
        cover: 1,
      } as const;
      sketch.castShadow(slab(0, 0, 200, 200, 4));
      sketch.lay({ ...panel, shape: slab(70, 60, 60, 80, 20), relief: 30, print: null });
      if (isOther) sketch.nextThing();
      sketch.lay({ ...panel, shape: slab(0, 0, 200, 200, 4), relief: 4, print: null });
      const { rgba, width, height } = renderPiece(sketch.finish(), {
        scale: 1,
        tilt: 0,
        isStiff: true,
        seed: 3,
      });
      const row = Array.from({ length: Math.round(width * 0.7) }, (_, x) => {
        const at = (Math.round(height / 2) * width + Math.round(width * 0.15) + x) * 4;
        return rgba[at] ?? 0;
      });
      return Math.max(...row) - Math.min(...row);
    };

    expect(unevennessOf(true)).toBeLessThan(unevennessOf(false) * 0.6);
  });

  test.each(PIECES.flatMap((piece) => COLOURS.map((hex) => [piece.silhouette, hex, piece] as const)))(
    '%s in %s keeps its colour: the main material within 4 of it, CIEDE2000',
    (_, hex, piece) => {
      expect(
        differenceOf(mainColour(solidPixels(rendered(piece, hex))), cieLabOfHex(hex)),
      ).toBeLessThanOrEqual(4);
    },
  );

  test('has light and shade: its lightest and darkest pixels lie apart', () => {
    for (const piece of PIECES) {
      const lightness = lightnesses(solidPixels(rendered(piece, '#4a6a93'))).sort((a, b) => a - b);
      const [low, high] = [
        lightness[Math.floor(lightness.length * 0.05)],
        lightness[Math.floor(lightness.length * 0.95)],
      ];
      expect([piece.silhouette, (high ?? 0) - (low ?? 0) > 0.05]).toEqual([piece.silhouette, true]);
    }
  });

  test.each(['#121214', '#1f2a44'])(
    'in %s it has a light edge towards the window, for dark grounds',
    (hex) => {
      const [shirt] = PIECES;
      if (!shirt) throw new Error('no shirt');
      const { rgba, width, height } = rendered(shirt, hex);
      const light = (at: number) => (rgba[at * 4 + 1] ?? 0) / (rgba[at * 4 + 3] ?? 1);
      const firsts: number[] = [];
      const lasts: number[] = [];
      for (let row = Math.round(height * 0.4); row < height * 0.9; row += 1) {
        const solid = Array.from({ length: width }, (_, x) => row * width + x).filter(
          (at) => (rgba[at * 4 + 3] ?? 0) > 0.98,
        );
        firsts.push(light(solid[0] ?? 0));
        lasts.push(light(solid.at(-1) ?? 0));
      }
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

      expect(mean(firsts)).toBeGreaterThan(mean(lasts) + 0.02);
    },
  );

  test.each(['lace', 'sequin', 'tweed', 'linen', 'seersucker', 'marcella', 'brocade', 'crystal', 'mesh'])(
    '%s shows its threads: it is less even than plain cloth',
    (fabric) => {
      const [shirt] = PIECES;
      if (!shirt) throw new Error('no shirt');
      const middle = (made: string) => {
        const { rgba, width, height } = rendered({ ...shirt, fabric: made }, '#b98a52');
        // From one pixel to the next: folds are slower than that.
        const steps: number[] = [];
        for (let y = Math.round(height * 0.5); y < height * 0.8; y += 1)
          for (let x = Math.round(width * 0.4); x < width * 0.6; x += 1) {
            const at = (y * width + x) * 4;
            steps.push(Math.abs((rgba[at + 1] ?? 0) - (rgba[at + 5] ?? 0)));
          }
        return steps.reduce((sum, step) => sum + step, 0) / steps.length;
      };

      expect(middle(fabric)).toBeGreaterThan(2 * middle('cotton'));
    },
  );

  test('a wax print is of three colours at least that stand far apart', () => {
    const shirt = {
      slot: 'top',
      silhouette: 'shirt',
      fabric: 'wax-print cotton',
      pattern: 'floral',
    } as const;
    const oklab = oklabOfPixels(solidPixels(rendered(shirt, '#4a6a93')));
    const sectors = Array.from({ length: 6 }, () => 0);
    for (let at = 0; at + 2 < oklab.length; at += 3) {
      const [a, b] = [oklab[at + 1] ?? 0, oklab[at + 2] ?? 0];
      const sector = Math.floor((Math.atan2(b, a) / Math.PI / 2 + 1) * 6) % 6;
      if (Math.hypot(a, b) > 0.05) sectors[sector] = (sectors[sector] ?? 0) + 3 / oklab.length;
    }
    expect(sectors.filter((share) => share > 0.03).length).toBeGreaterThanOrEqual(3);
  });

  test('sheer stockings let through what lies below, opaque ones do not', () => {
    const least = (features: Feature[]) => {
      const drawing = drawSilhouette(
        {
          slot: 'accessory',
          silhouette: 'tights',
          features,
          colorHex: '#16161a',
          pattern: 'plain',
          fabric: 'nylon',
        },
        5,
      );
      const { rgba, width, height } = renderPiece(drawing, { scale: 0.4, tilt: 0, isStiff: true, seed: 5 });
      const row = Math.round(height * 0.8) * width;
      return Array.from({ length: width }, (_, x) => rgba[(row + x) * 4 + 3] ?? 0).filter(
        (alpha) => alpha > 0.95,
      );
    };

    expect(least(['footed', 'sheer']).length).toBe(0);
    expect(least(['footed']).length).toBeGreaterThan(20);
  });

  test('turned, it is larger about and still whole', () => {
    const [coat] = PIECES.filter(({ silhouette }) => silhouette === 'wool-coat');
    if (!coat) throw new Error('no coat');
    const covered = (tilt: number) => solidPixels(rendered(coat, '#b98a52', tilt)).length;

    expect(Math.abs(covered(30) / covered(0) - 1)).toBeLessThan(0.03);
  });
});

/** The mean of the pixels near the median: soles, linings and hardware have colors of their own. */
function mainColour(pixels: Uint8Array) {
  const oklab = oklabOfPixels(pixels);
  const middle = [0, 1, 2].map((channel) => {
    const values = oklab.filter((_, at) => at % 3 === channel).sort();
    return values[Math.floor(values.length / 2)] ?? 0;
  });
  const sum = { l: 0, a: 0, b: 0 };
  let count = 0;
  for (let at = 0; at + 2 < oklab.length; at += 3) {
    const [l, a, b] = [oklab[at] ?? 0, oklab[at + 1] ?? 0, oklab[at + 2] ?? 0];
    if (Math.hypot(l - (middle[0] ?? 0), a - (middle[1] ?? 0), b - (middle[2] ?? 0)) > 0.14) continue;
    sum.l += l;
    sum.a += a;
    sum.b += b;
    count += 1;
  }
  return cieLabOfOklab({ l: sum.l / count, a: sum.a / count, b: sum.b / count });
}

function lightnesses(pixels: Uint8Array): number[] {
  return Array.from(oklabOfPixels(pixels)).filter((_, at) => at % 3 === 0);
}
