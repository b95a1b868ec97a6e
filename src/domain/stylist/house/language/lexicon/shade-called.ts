import type { ColourName } from '#contract/palette.ts';
import { closestColourName } from '#domain/colour/colour-of-name.ts';

/** The color of a phrase such as "light gray", for cloth: that is a gray, where silver shines like metal. */
export function shadeCalled(phrase: string): ColourName | null {
  const name = closestColourName(phrase);

  return name === 'Silver' && /\bgray\b/.test(phrase) ? 'Gray' : name;
}
