import { describe, expect, test } from 'vitest';
import { cutOut } from './cut-out.ts';

const SIZE = 40;
const PIXELS = SIZE * SIZE;

/** A square on a ground of two colors that alternate, so that no single color is the ground's. */
function squareOnTiles() {
  const inSquare = (at: number) => {
    const x = at % SIZE;
    const y = Math.floor(at / SIZE);

    return x >= 8 && x < 30 && y >= 10 && y < 34;
  };
  const tile = (at: number) => (Math.floor((at % SIZE) / 4) + Math.floor(at / SIZE / 4)) % 2;
  const plane = (cloth: number, one: number, other: number) =>
    Float32Array.from({ length: PIXELS }, (_, at) => (inSquare(at) ? cloth : tile(at) === 0 ? one : other));

  return {
    image: {
      width: SIZE,
      height: SIZE,
      l: plane(0.5, 0.8, 0.4),
      a: plane(0.15, 0, 0),
      b: plane(0.05, 0.02, -0.04),
    },
    inSquare,
  };
}

describe('cutting a thing out of a picture', () => {
  test('finds its outline from a rough guess in the middle', () => {
    const { image, inSquare } = squareOnTiles();
    const belief = Float32Array.from({ length: PIXELS }, (_, at) => {
      const fromMiddle = Math.hypot((at % SIZE) - SIZE / 2, Math.floor(at / SIZE) - SIZE / 2);

      return fromMiddle < 8 ? 0.7 : 0.4;
    });
    const mask = cutOut(image, { belief, smoothness: 0.5 });
    const wrong = mask.filter((value, at) => value !== (inSquare(at) ? 1 : 0)).length;

    expect(wrong).toBeLessThan(0.01 * PIXELS);
  });

  test('never changes what is known for certain', () => {
    const { image } = squareOnTiles();
    const belief = new Float32Array(PIXELS).fill(0.5);
    belief.fill(1, 0, SIZE);
    belief.fill(0, PIXELS - SIZE);
    const mask = cutOut(image, { belief });

    expect(mask.subarray(0, SIZE).every((value) => value === 1)).toBe(true);
    expect(mask.subarray(PIXELS - SIZE).every((value) => value === 0)).toBe(true);
  });

  test('answers for a picture of one colour, and of one pixel', () => {
    const plain = {
      width: 3,
      height: 2,
      l: new Float32Array(6),
      a: new Float32Array(6),
      b: new Float32Array(6),
    };
    const one = {
      width: 1,
      height: 1,
      l: new Float32Array(1),
      a: new Float32Array(1),
      b: new Float32Array(1),
    };

    expect(cutOut(plain, { belief: new Float32Array(6).fill(0.5) })).toHaveLength(6);
    expect([...cutOut(one, { belief: Float32Array.of(1) })]).toEqual([1]);
  });
});
