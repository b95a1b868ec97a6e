import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classify, readNetwork } from './network.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, name));
const weights = file('garments.bin');
/** What the network answered where it was trained, on the same pictures. */
const answers: number[][] = JSON.parse(file('drawn.json').toString());
const SIDE = 96;

describe('the network that names garments', () => {
  const network = readNetwork(weights);

  test.each([0, 1, 2, 3])('says of drawn picture %i what it said where it was trained', (number) => {
    const likely = classify(network, drawn(number));

    expect(likely).toHaveLength(network.labels.length);
    for (const [at, part] of likely.entries()) expect(part).toBeCloseTo(answers[number]?.[at] ?? -1, 4);
  });

  test('is small, and refuses a file that is cut short and pictures of another size', () => {
    expect(weights.length).toBeLessThan(1024 * 1024);
    expect(() => readNetwork(weights.subarray(0, weights.length - 1))).toThrow(RangeError);
    expect(() => readNetwork(weights.subarray(0, 9000))).toThrow(RangeError);
    expect(() => classify(network, new Uint8Array(SIDE * SIDE))).toThrow(RangeError);
  });
});

/** As `drawn` in evaluation/names/train.py: waves of color, and a square on them. */
function drawn(number: number): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const channel = at % 3;
    const x = Math.floor(at / 3) % SIDE;
    const y = Math.floor(at / 3 / SIDE);
    const isInside = Math.abs(x - 48) < 20 + 5 * number && Math.abs(y - 48) < 38;

    return isInside ? 200 - 40 * channel : (x * (3 + number) + y * (5 - number) + channel * 60) % 256;
  });
}
