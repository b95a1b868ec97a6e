import { describe, expect, test } from 'vitest';
import { measurePhoto } from './measure-photo.ts';
import { garmentOnWall, testPicture } from './test-picture.ts';

const SKINS = ['#f3d6c4', '#e6b89a', '#c98f66', '#a06a44', '#7a4a30', '#4a2e20'];
const WALL = '#b4bcc4';

/** Head, neck and bare arms over a garment: how a person stands before a wall. */
function person(skin: string, cloth: string) {
  return (x: number, y: number): string => {
    if (((x - 0.5) / 0.075) ** 2 + ((y - 0.14) / 0.075) ** 2 < 1) return skin;
    if (Math.abs(x - 0.5) < 0.035 && y > 0.15 && y < 0.25) return skin;
    if (Math.abs(x - 0.5) < 0.16 && y > 0.24 && y < 0.8) return cloth;
    if (Math.abs(Math.abs(x - 0.5) - 0.2) < 0.035 && y > 0.27 && y < 0.58) return skin;
    if (Math.abs(Math.abs(x - 0.5) - 0.08) < 0.05 && y >= 0.8 && y < 0.97) return skin;

    return WALL;
  };
}

describe('skin', () => {
  test.each(SKINS)('of colour %s is left out of the palette', (skin) => {
    for (const [cloth, name] of [
      ['#1e5c64', 'Teal'],
      ['#efeeec', 'White'],
      ['#5e3a86', 'Purple'],
    ] as const) {
      const { colours } = measurePhoto(testPicture(120, 160, person(skin, cloth)));

      expect(colours[0]?.name).toBe(name);
      expect(colours[0]?.share, `${name} on ${skin}: ${JSON.stringify(colours)}`).toBeGreaterThan(0.88);
    }
  });

  test.each(['#cda87c', '#d9c7a8', '#eecdc6', '#c48c8d', '#b98a52', '#96501f', '#6a4630', '#f6bf9c'])(
    'a garment of colour %s is not taken for skin',
    (cloth) => {
      const lying = measurePhoto(
        testPicture(
          120,
          160,
          garmentOnWall(() => cloth, '#8d9298'),
        ),
      );
      const measured = lying.colours[0];

      expect(measured?.share).toBeGreaterThan(0.9);
      expect(lying.garmentArea).toBeGreaterThan(0.28);
    },
  );

  test.each([
    ['#cda87c', '#4a2e20'],
    ['#b98a52', '#f3d6c4'],
    ['#6a4630', '#e6b89a'],
    ['#6a4630', '#7a4a30'],
  ])('a coat of colour %s stays in the palette of a person with skin %s', (cloth, skin) => {
    const worn = measurePhoto(testPicture(120, 160, person(skin, cloth)));
    const plain = measurePhoto(
      testPicture(
        120,
        160,
        garmentOnWall(() => cloth, WALL),
      ),
    );

    expect(worn.colours[0]?.name).toBe(plain.colours[0]?.name);
  });
});
