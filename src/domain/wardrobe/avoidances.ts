import type { FabricPattern } from '#contract/outfits.ts';
import type { Avoidance } from '#contract/style-profile.ts';
import { type FabricName, fabricOf } from './fabrics.ts';
import type { Garment } from './garment.ts';

export const AVOIDANCE_LABELS: Record<Avoidance, string> = {
  'horizontal-stripes': 'horizontal stripes',
  'tight-fitting': 'tight fits',
  'boxy-silhouettes': 'boxy shapes',
  'crop-tops': 'crop tops',
  'high-waisted': 'high waists',
  'low-rise': 'low rises',
  'baggy-clothes': 'baggy clothes',
  'clingy-fabrics': 'clingy fabrics',
};

/** Cloth hangs off the body here, so a clingy one cannot cling. */
const HANGS_FREE: ReadonlySet<Garment['slot']> = new Set(['shoes', 'bag', 'accessory', 'outer']);

/** Whether this piece is something that the person asked to be spared. A stylist never argues with it. */
export function bites(
  avoidance: Avoidance,
  piece: { garment: Garment; fabric: FabricName; pattern: FabricPattern },
): boolean {
  if (piece.garment.avoid.includes(avoidance)) return true;
  if (avoidance === 'horizontal-stripes') return piece.pattern === 'stripe';
  if (avoidance === 'clingy-fabrics') {
    return fabricOf(piece.fabric).clingy === true && !HANGS_FREE.has(piece.garment.slot);
  }
  if (avoidance === 'baggy-clothes') return piece.garment.fit === 'oversized';

  return false;
}
