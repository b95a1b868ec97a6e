/** A repeatable source of chance: the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** 0 up to but not 1. */
  next(): number;
  /** One of the values; they must not be empty. */
  pick<Value>(values: readonly Value[]): Value;
  /** One of the values, each as likely as its weight; weights are not negative. */
  pickWeighted<Value>(choices: readonly (readonly [value: Value, weight: number])[]): Value;
}

/**
 * Mulberry32, a 32-bit generator by Tommy Ettinger, in the public domain. Integer arithmetic only, so it
 * cannot differ between machines.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.trunc(seed) >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return {
    next,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from');

      return value;
    },
    pickWeighted: (choices) => {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;

      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }

      const last = choices.at(-1);
      if (last === undefined) throw new RangeError('Nothing to pick from');

      return last[0];
    },
  };
}

/** A seed of its own for a part of the work, so that adding a die roll in one part does not disturb another. */
export function seedFor(seed: number, part: string): number {
  let hash = (2166136261 ^ Math.trunc(seed)) >>> 0;

  for (let at = 0; at < part.length; at++) {
    hash = Math.imul(hash ^ part.charCodeAt(at), 16777619) >>> 0;
  }

  return hash;
}
