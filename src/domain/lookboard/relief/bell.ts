const STEPS = 32;
const NOTHING = 8;
const BELL = Float32Array.from({ length: NOTHING * STEPS + 2 }, (_, step) => Math.exp(-step / STEPS));

/** e to the minus `power`, looked up, for `power` from 0; nothing beyond eight. */
export function bell(power: number): number {
  if (power >= NOTHING) return 0;
  const step = power * STEPS;
  const whole = step | 0;
  const low = BELL[whole] ?? 0;
  return low + ((BELL[whole + 1] ?? 0) - low) * (step - whole);
}
