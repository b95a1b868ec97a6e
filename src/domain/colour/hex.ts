/** One sRGB color; each channel 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * Reads `#rrggbb`, as our contract writes colors.
 * @throws RangeError for anything else: such a string is a mistake in the code that calls.
 */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a colour in the form #rrggbb: ${hex}`);

  const value = Number.parseInt(hex.slice(1), 16);

  return { r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff };
}

/** Writes `#rrggbb` in small letters; channels are rounded and held within 0 to 255. */
export function formatHex({ r, g, b }: Rgb): string {
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

function channel(value: number): string {
  const whole = Math.max(0, Math.min(255, Math.round(value)));

  return whole.toString(16).padStart(2, '0');
}
