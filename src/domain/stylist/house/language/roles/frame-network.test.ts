import { describe, expect, it } from 'vitest';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import trained from './frame.json' with { type: 'json' };
import { chancesIn, readFrameNetwork } from './frame-network.ts';

/** Of one request; to be done again with new weights. */
const SAID = { court: 0.8486, level: [0.0019, 0.0722, 0.8967, 0.022], mild: 0.0007, sweat: 0.0016 };

describe('a network that reads what a request is for', () => {
  const network = readFrameNetwork(trained);
  const word = (name: string, kind: string) => ({ word: name, kind, rule: '' });

  it('says what the same weights said in another implementation (NumPy)', () => {
    const { occasions, levels, weathers, needs } = chancesIn(network, [
      word('<request>', 'occasion court'),
      word('navy', 'colour'),
      word('suit', 'garments'),
      word('for', 'for'),
      word('court', 'occasion court'),
    ]);

    expect(occasions[network.occasions.indexOf('court')]).toBeCloseTo(SAID.court, 3);
    for (const [at, chance] of SAID.level.entries()) expect(levels[at + 2]).toBeCloseTo(chance, 3);
    expect(weathers[3]).toBeCloseTo(SAID.mild, 3);
    expect(needs[network.needs.indexOf('sweat')]).toBeCloseTo(SAID.sweat, 3);
  });

  it('names occasions that there are', () => {
    const keys = new Set(['', ...OCCASIONS.map(({ key }) => key)]);

    expect(network.occasions.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('refuses weights that are fewer than its shapes say', () => {
    expect(() => readFrameNetwork({ ...trained, weights: trained.weights.slice(0, -8) })).toThrow(RangeError);
  });
});
