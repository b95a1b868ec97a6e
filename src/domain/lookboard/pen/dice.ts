/** Repeatable chance: the same seed gives the same numbers, 0 up to 1, on every machine. */
export type Dice = () => number;

/** mulberry32, Tommy Ettinger's public-domain generator. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function within(dice: Dice, low: number, high: number): number {
  return low + (high - low) * dice();
}
