import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridCut, STEPS } from './grid-cut.ts';

const WIDTH = 4;
const HEIGHT = 3;

/** What a split costs, with a bond between each two neighbours counted once in the direction that is cut. */
function costOf(inside: ArrayLike<number>, pull: Float32Array, bonds: Float32Array): number {
  let cost = 0;
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const force = pull[at] ?? 0;
    if (inside[at] === 1 && force < 0) cost -= force;
    if (inside[at] === 0 && force > 0) cost += force;
    for (const [way, step] of STEPS.entries()) {
      const x = (at % WIDTH) + step.x;
      const y = Math.floor(at / WIDTH) + step.y;
      if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
      if (inside[at] === 1 && inside[y * WIDTH + x] === 0) cost += bonds[at * STEPS.length + way] ?? 0;
    }
  }

  return cost;
}

function cheapest(pull: Float32Array, bonds: Float32Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let split = 0; split < 2 ** (WIDTH * HEIGHT); split++) {
    const inside = Array.from({ length: WIDTH * HEIGHT }, (_, at) => (split >> at) & 1);
    least = Math.min(least, costOf(inside, pull, bonds));
  }

  return least;
}

describe('the cheapest split of a grid', () => {
  test('is found, whatever the pulls and bonds are', () => {
    const whole = (min: number, max: number, length: number) =>
      fc.array(fc.integer({ min, max }), { minLength: length, maxLength: length });

    fc.assert(
      fc.property(
        whole(-9, 9, WIDTH * HEIGHT),
        whole(0, 6, WIDTH * HEIGHT * STEPS.length),
        (pulls, strengths) => {
          const pull = Float32Array.from(pulls);
          const bonds = Float32Array.from(strengths);
          const inside = gridCut(WIDTH, HEIGHT, pull, bonds.slice());

          expect(costOf(inside, pull, bonds)).toBe(cheapest(pull, bonds));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is a matter of each pixel where nothing binds them', () => {
    const inside = gridCut(3, 1, Float32Array.of(1, -1, 2), new Float32Array(3 * STEPS.length));

    expect([...inside]).toEqual([1, 0, 1]);
  });

  test('leaves no single pixel out where neighbours hold together', () => {
    const inside = gridCut(3, 1, Float32Array.of(4, -1, 4), new Float32Array(3 * STEPS.length).fill(2));

    expect([...inside]).toEqual([1, 1, 1]);
  });
});
