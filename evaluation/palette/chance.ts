/** Repeatable chance for drawn scenes: the same seed draws the same scene on every machine (mulberry32). */
export interface Chance {
  /** 0 up to 1. */
  number(): number;
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;

  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  return {
    number,
    between: (low, high) => low + (high - low) * number(),
    pick: (items) => {
      const item = items[Math.floor(number() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');

      return item;
    },
  };
}
