import { describe, expect, test } from 'vitest';
import { cutGarment } from './cut-garment.ts';
import type { RgbImage } from './working-image.ts';

const WIDTH = 120;
const HEIGHT = 160;
const PAPER = [233, 231, 226] as const;
const NAVY = [31, 42, 68] as const;
const WINE = [122, 31, 43] as const;
const SKIN = [201, 143, 102] as const;
const HAIR = [58, 42, 34] as const;
const FLOOR = [PAPER, [196, 170, 120], [150, 160, 140]] as const;

/** A floor of tiles of three colors, in no order. */
const TILES = Array.from({ length: 200 }, (_, tile) => FLOOR[(tile * tile + (tile >> 2)) % FLOOR.length]);

type Paint = (x: number, y: number) => readonly [number, number, number];

function photo(paint: Paint): RgbImage {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at++) data.set(paint(at % WIDTH, Math.floor(at / WIDTH)), 3 * at);
  return { width: WIDTH, height: HEIGHT, data };
}

const isIn = (x: number, y: number, left: number, right: number) =>
  x >= left && x < right && y >= 30 && y < 130;

const oneThing = photo((x, y) => (isIn(x, y, 30, 90) ? NAVY : PAPER));
const twoThings = photo((x, y) => (isIn(x, y, 15, 55) ? NAVY : isIn(x, y, 70, 105) ? WINE : PAPER));

describe('cutting a garment out of a photo', () => {
  test('finds what lies on an even ground, to the pixel, and trusts it', () => {
    const { kind, trust, mask, colours, pattern } = cutGarment(oneThing);
    const wrong = mask.filter(
      (value, at) => value !== (isIn(at % WIDTH, Math.floor(at / WIDTH), 30, 90) ? 1 : 0),
    );

    expect(kind).toBe('cut');
    expect(trust).toBeGreaterThan(0.8);
    expect(wrong.length).toBeLessThan(0.01 * mask.length);
    expect({ pattern, names: colours.map(({ name }) => name) }).toEqual({
      pattern: 'solid',
      names: ['Navy'],
    });
  });

  test('finds what lies wide on a busy ground, stripes and all, and trusts it', () => {
    const isWide = (x: number, y: number) => x >= 14 && x < 106 && y >= 40 && y < 120;
    const { kind, mask } = cutGarment(
      photo((x, y) =>
        isWide(x, y) ? (y % 20 < 10 ? NAVY : WINE) : (TILES[(x >> 3) * 5 + (y >> 3) * 3] ?? PAPER),
      ),
    );
    const wrong = mask.filter((value, at) => value !== (isWide(at % WIDTH, Math.floor(at / WIDTH)) ? 1 : 0));

    expect(kind).toBe('cut');
    expect(wrong.length).toBeLessThan(0.02 * mask.length);
  });

  test.each(['an even wall', 'a floor of tiles'])(
    'shows where it is worn, before %s, and no face',
    (ground) => {
      const { kind, isWorn, mask, box } = cutGarment(
        photo((x, y) => {
          const aside = Math.abs(x - WIDTH / 2);
          if ((aside / 13) ** 2 + ((y - 28) / 16) ** 2 < 1) return y < 20 ? HAIR : SKIN;
          if (aside < 6 && y > 38 && y < 48) return SKIN;
          if (aside < 26 && y >= 48 && y < 108) return NAVY;
          if (aside < 24 && y >= 108) return WINE;
          return ground === 'an even wall' ? PAPER : (TILES[(x >> 3) * 5 + (y >> 3) * 3] ?? PAPER);
        }),
      );

      expect({ kind, isWorn }).toEqual({ kind: 'crop', isWorn: true });
      expect(box.top).toBeGreaterThan(40 / HEIGHT);
      expect(mask.subarray(0, 40 * WIDTH).includes(1)).toBe(false);
      expect(mask[80 * WIDTH + WIDTH / 2]).toBe(1);
    },
  );

  test('finds nothing on a wall', () => {
    expect(cutGarment(photo(() => PAPER)).kind).toBe('nothing');
  });

  test('does not trust what runs out of the photo on three sides', () => {
    const close = photo((_, y) => (y < 60 ? PAPER : NAVY));

    expect(cutGarment(close).kind).not.toBe('cut');
  });

  test('leaves out what somebody says does not belong, and keeps what does', () => {
    const { kind, colours, box } = cutGarment(twoThings, [
      { x: 0.3, y: 0.5, belongs: true },
      { x: 0.72, y: 0.5, belongs: false },
    ]);

    expect(kind).toBe('cut');
    expect(colours.map(({ name }) => name)).toEqual(['Navy']);
    expect(box.right).toBeLessThan(0.5);
  });

  test('answers for taps at the edge, and where everything is tapped away', () => {
    const corner = cutGarment(oneThing, [
      { x: 1, y: 1, belongs: false },
      { x: 0, y: 0, belongs: false },
    ]);
    const away = cutGarment(oneThing, [{ x: 0.5, y: 0.5, belongs: false }]);

    expect(corner.kind).toBe('cut');
    expect(away.kind).toBe('nothing');
  });
});
