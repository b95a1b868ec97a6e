import { GARMENT_LABELS, garmentsOf } from '../../src/domain/naming/guess.ts';
import { GARMENTS } from '../../src/domain/wardrobe/wardrobe.ts';

/** The slot of the wardrobe in which a label of the network is looked for. */
export function slotOf(name: string): string | null {
  const label = GARMENT_LABELS.find((known) => known === name);
  if (label === undefined) return null;
  const [key] = garmentsOf({ labels: [label], isSure: true }, { colors: [], pattern: 'plain' });
  return GARMENTS.find((garment) => garment.key === key)?.slot ?? null;
}
