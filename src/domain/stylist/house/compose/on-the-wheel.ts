import type { ColourName } from '#contract/palette.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { angleBetween } from '#domain/colour/hue-template.ts';
import { hexToOklch } from '#domain/colour/oklab.ts';

/** How two colors stand to each other on the color wheel. */
export function onTheWheel(first: ColourName, second: ColourName): 'neighbors' | 'opposites' | 'apart' {
  const angle = angleBetween(hexToOklch(hexOf(first)).h, hexToOklch(hexOf(second)).h);
  if (angle < 60) return 'neighbors';

  return angle > 140 ? 'opposites' : 'apart';
}
