import type { FabricPattern } from '#contract/outfits.ts';
import type { FabricName } from './fabrics.ts';

/** Hides, pile and fur are neither woven in colors nor printed. */
const UNWOVEN: readonly FabricName[] = [
  ...(['suede', 'leather', 'vegan leather', 'patent leather', 'velvet', 'fleece', 'corduroy'] as const),
  ...(['shearling', 'faux shearling', 'felt', 'nylon', 'waterproof shell'] as const),
];
/** Cloths of wool are woven in checks and stripes, and never printed. */
const WOOLLENS: readonly FabricName[] = [
  ...(['wool', 'wool flannel', 'tropical wool', 'tweed', 'boucle', 'flannel', 'camel hair'] as const),
  ...(['merino', 'lambswool', 'cashmere', 'mohair'] as const),
];

/** By pattern, the cloths that no shop sells it in, whatever is cut from them. */
const NEVER_IN: Partial<Record<FabricPattern, readonly FabricName[]>> = {
  check: [...UNWOVEN, 'chiffon', 'lace', 'satin'],
  pinstripe: [...UNWOVEN, 'tweed', 'boucle', 'chiffon', 'satin', 'velvet'],
  stripe: UNWOVEN,
  dot: [...UNWOVEN, 'tweed', 'boucle', 'wool flannel', 'twill'],
  // Devore is velvet with flowers, and brocade is woven with them.
  floral: [...UNWOVEN.filter((fabric) => fabric !== 'velvet'), ...WOOLLENS],
  denim: ['twill', 'canvas', 'corduroy'],
};

/** Whether a cloth is sold in a pattern at all. */
export function isSoldIn(fabric: FabricName, pattern: FabricPattern): boolean {
  return NEVER_IN[pattern]?.includes(fabric) !== true;
}
