import type { NewPiece } from '#contract/closet.ts';

/** A navy linen blazer, as it is added to a closet. */
export function aPiece(changes: Partial<NewPiece> = {}): Partial<NewPiece> {
  return {
    name: 'Navy linen blazer',
    garment: 'soft-blazer',
    colors: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
    cloth: 'linen',
    ...changes,
  };
}
