import { describe, expect, test } from 'vitest';
import { evenGroundOf } from './even-ground.ts';
import { testPicture } from './test-picture.ts';
import { toWorkingImage } from './working-image.ts';

function groundOf(draw: (x: number, y: number) => string) {
  return evenGroundOf(toWorkingImage(testPicture(120, 160, draw)))?.pixels ?? null;
}

function isClothes(x: number, y: number): boolean {
  return Math.abs(x - 0.5) < 0.2 && Math.abs(y - 0.5) < 0.3;
}

/** How much of the ground's picture is right, 0 to 1. */
function agreement(ground: Uint8Array | null): number {
  if (ground === null) return 0;
  const right = ground.filter((value, at) => {
    const clothes = isClothes(((at % 120) + 0.5) / 120, (Math.floor(at / 120) + 0.5) / 160);
    return (value === 1) !== clothes;
  });

  return right.length / ground.length;
}

describe('an even ground', () => {
  test('is a wall that gets darker to one side', () => {
    const wall = (x: number) => {
      const level = Math.round(200 - 60 * x);
      return `rgb(${level},${level},${level - 8})`;
    };

    expect(agreement(groundOf((x, y) => (isClothes(x, y) ? '#b82232' : toHex(wall(x)))))).toBeGreaterThan(
      0.98,
    );
  });

  test('is a wall with a floor', () => {
    const ground = groundOf((x, y) => (isClothes(x, y) ? '#5e3a86' : y > 0.7 ? '#8a6a48' : '#dcdcd8'));

    expect(agreement(ground)).toBeGreaterThan(0.98);
  });

  test('shows through between arm and body', () => {
    const ground = groundOf((x, y) =>
      isClothes(x, y) && !(Math.abs(x - 0.6) < 0.04 && Math.abs(y - 0.5) < 0.1) ? '#232a44' : '#dcdcd8',
    );

    expect(ground?.[80 * 120 + 72]).toBe(1);
  });

  test('goes on in a shadow with a hard edge that runs through the photo', () => {
    const isInShadow = (x: number, y: number) => Math.abs(x - 0.2 - 0.35 * y) < 0.15;
    const ground = groundOf((x, y) =>
      isClothes(x, y) ? '#b82232' : isInShadow(x, y) ? '#aaa8a2' : '#dad8d0',
    );

    expect(agreement(ground)).toBeGreaterThan(0.95);
  });

  test('is of several surfaces in a room, and of one on a sheet', () => {
    const isRoom = (draw: (x: number, y: number) => string) =>
      evenGroundOf(toWorkingImage(testPicture(120, 160, draw)))?.isRoom;

    expect(isRoom((x, y) => (isClothes(x, y) ? '#5e3a86' : y > 0.7 ? '#8a6a48' : '#dcdcd8'))).toBe(true);
    expect(isRoom((x, y) => (isClothes(x, y) ? '#5e3a86' : '#dcdcd8'))).toBe(false);
  });

  test('is not a wall of bricks', () => {
    const isMortar = (x: number, y: number) =>
      (y * 23) % 1 < 0.2 || (x * 7 + (Math.floor(y * 23) % 2) / 2) % 1 < 0.12;

    expect(
      groundOf((x, y) => (isClothes(x, y) ? '#232a44' : isMortar(x, y) ? '#c8beb4' : '#8c4a38')),
    ).toBeNull();
  });

  test('is not a hedge', () => {
    const leaf = (x: number, y: number) => (Math.floor(x * 11) * 7 + Math.floor(y * 13) * 5) % 4;

    expect(
      groundOf((x, y) =>
        isClothes(x, y) ? '#b82232' : (['#4c6a3c', '#7c9a5c', '#243420', '#93a870'][leaf(x, y)] ?? '#4c6a3c'),
      ),
    ).toBeNull();
  });

  test.each([
    [1, 1],
    [2, 160],
    [160, 3],
  ])('is asked for in a photo of %i by %i pixels without harm', (width, height) => {
    const image = toWorkingImage(testPicture(width, height, () => '#808080'));

    expect(() => evenGroundOf(image)).not.toThrow();
  });
});

function toHex(rgb: string): string {
  return `#${(rgb.match(/\d+/g) ?? []).map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
}
