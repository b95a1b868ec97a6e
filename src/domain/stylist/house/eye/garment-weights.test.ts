import { expect, test } from 'vitest';
import { garmentWeights } from './garment-weights.ts';
import { testPicture } from './test-picture.ts';
import { toWorkingImage } from './working-image.ts';

const isCoat = (x: number, y: number) => Math.abs(x - 0.5) < 0.14 && y > 0.2 && y < 0.9;
const isPasserBy = (x: number, y: number) => x >= 0.62 && x < 0.74 && y > 0.3 && y < 0.75;

/** Bricks, each of another grey. */
function street(x: number, y: number): string {
  const brick = Math.floor(y * 24) * 31 + Math.floor(x * 16 + (Math.floor(y * 24) % 2) / 2) * 17;
  const grey = (90 + ((brick * 47) % 110)).toString(16).padStart(2, '0');

  return `#${grey}${grey}${grey}`;
}

test('in a street, who stands half behind somebody counts for less than they do', () => {
  const image = toWorkingImage(
    testPicture(200, 300, (x, y) => (isCoat(x, y) ? '#8e1f2c' : isPasserBy(x, y) ? '#3f4a3a' : street(x, y))),
  );

  const { weight } = garmentWeights(image);

  const coat = meanWhere(weight, image, isCoat);
  expect(coat).toBeGreaterThan(0.3);
  expect(meanWhere(weight, image, isPasserBy)).toBeLessThan(0.85 * coat);
  expect(meanWhere(weight, image, (x, y) => !isCoat(x, y) && !isPasserBy(x, y))).toBeLessThan(0.02);
});

test('who is as pale as the street is found, and not the dark hedge beside them', () => {
  const isDress = (x: number, y: number) => Math.abs(x - 0.5) < 0.12 && y > 0.14 && y < 0.92;
  const isHedge = (x: number, y: number) => x > 0.64 && x < 0.94 && y > 0.06 && y < 0.7;
  const image = toWorkingImage(
    testPicture(120, 160, (x, y) => {
      if (isDress(x, y)) return '#e6e2d8';
      const isLit = (Math.floor(x * 40) + Math.floor(y * 50)) % 2 === 0;
      if (isHedge(x, y)) return isLit ? '#10240e' : '#1c3a14';
      return isLit ? '#e9e6de' : '#c6c2ba';
    }),
  );

  const { weight } = garmentWeights(image);

  expect(meanWhere(weight, image, isDress)).toBeGreaterThan(0.3);
  expect(meanWhere(weight, image, isHedge)).toBeLessThan(0.02);
});

function meanWhere(
  weight: Float32Array,
  { width, height }: { width: number; height: number },
  holds: (x: number, y: number) => boolean,
): number {
  let sum = 0;
  let count = 0;
  for (const [at, value] of weight.entries()) {
    if (!holds(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height)) continue;
    sum += value;
    count++;
  }

  return sum / count;
}
