import { describe, expect, test } from 'vitest';
import { actAndRolesIn, type NetworkFile, readNetwork, rolesIn } from './network.ts';
import trained from './reader.json' with { type: 'json' };

/** One number for each word and kind, a unit of four states each way, and four answers. */
const SHAPES = {
  words: [2, 1],
  endings: [1, 1],
  kinds: [1, 1],
  rules: [1, 1],
  ...shapesOf('forward'),
  ...shapesOf('backward'),
  role: [4, 8],
  'role bias': [1, 4],
  act: [4, 8],
  'act bias': [1, 4],
};

function shapesOf(way: string): Record<string, [number, number]> {
  return {
    [`${way} input`]: [12, 1],
    [`${way} input bias`]: [1, 12],
    [`${way} state`]: [12, 4],
    [`${way} state bias`]: [1, 12],
  };
}

/** Every row with scale 1, all weights the same whole number. */
function fileOf(weight: number): NetworkFile {
  const rows = Object.values(SHAPES).map(([count = 0, columns = 0]) => {
    const bytes = Buffer.alloc(count * (4 + columns), weight);
    for (let row = 0; row < count; row++) bytes.writeFloatLE(1, 4 * row);
    return bytes;
  });

  return {
    words: ' coat',
    kinds: [''],
    rules: [''],
    shapes: SHAPES,
    weights: Buffer.concat(rows).toString('base64'),
  };
}

/** Roles in their order, of words of one sentence; to be done again with new weights. */
const SAID = {
  my: [0.9912, 0.0007, 0, 0.0071, 0.0009, 0.0001, 0],
  suit: [0.0005, 0.006, 0.0004, 0.9421, 0.0466, 0.0007, 0.0038],
  white: [0.0147, 0.5717, 0.0024, 0.3881, 0.019, 0.0025, 0.0017],
  court: [0.9938, 0.0046, 0.0004, 0.0006, 0.0005, 0.0001, 0],
};

const word = (name: string) => ({ word: name, kind: '', rule: '' });

const EVEN = [0.25, 0.25, 0.25, 0.25];

describe('a network that reads roles', () => {
  test('reads on behind a word that is said until it says nothing new', () => {
    const network = readNetwork(trained);
    const lastBehind = (coats: number) =>
      rolesIn(network, [...Array.from({ length: coats }, () => word('coat')), word('belt')])(coats) ?? [];
    const apart = (one: number, other: number) =>
      Math.max(...lastBehind(one).map((chance, at) => Math.abs(chance - (lastBehind(other)[at] ?? 0))));

    expect(apart(200, 150)).toBeLessThan(0.001);
    // The second time still says something.
    expect(apart(1, 2)).toBeGreaterThan(0.001);
  });

  test('says nothing in particular where all weights are nothing', () => {
    const network = readNetwork(fileOf(0));

    const roles = rolesIn(network, [word('coat'), word('x')]);

    expect([0, 1].map((at) => [...(roles(at) ?? [])])).toEqual([EVEN, EVEN]);
    expect(roles(2)).toBeUndefined();
  });

  test('says what the same weights said in another implementation (NumPy)', () => {
    const words = ['my', 'navy', 'suit', 'and', 'a', 'white', 'shirt', 'for', 'court'];
    const kinds = 'article|colour|garments|and|article|colour|garments|for|occasion'.split('|');
    const features = words.map((name, at) => ({
      word: name,
      kind: kinds[at] ?? '',
      rule: name === 'suit' ? 'owned' : '',
    }));
    const chances = rolesIn(readNetwork(trained), [
      { word: '<request>', kind: '<request>', rule: '' },
      ...features,
    ]);
    const saidOf = (name: string) => [...(chances(words.indexOf(name) + 1) ?? [])];

    for (const [name, said] of Object.entries(SAID))
      for (const [at, part] of saidOf(name).entries()) expect(part).toBeCloseTo(said[at] ?? -1, 3);
    const { act, roles } = actAndRolesIn(readNetwork(fileOf(1)), [word('coat')]);
    expect([[...act], [...(roles(0) ?? [])]]).toEqual([EVEN, EVEN]);
  });

  test('refuses weights that are fewer or more than its shapes say', () => {
    const file = fileOf(1);
    const bytes = Buffer.from(file.weights, 'base64');

    for (const wrong of [bytes.subarray(1), Buffer.concat([bytes, Buffer.from([1])])])
      expect(() => readNetwork({ ...file, weights: wrong.toString('base64') })).toThrow(RangeError);
  });
});
