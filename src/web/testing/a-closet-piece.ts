import type { ClosetPiece } from '#contract/closet.ts';

/** A navy linen blazer, as the closet lists it. */
export function aClosetPiece(changes: Partial<ClosetPiece> = {}): ClosetPiece {
  return {
    id: 'piece-0001',
    createdAt: '2026-11-20T08:00:00.000Z',
    revision: 1,
    slot: 'outer',
    name: 'navy linen blazer',
    garment: 'soft-blazer',
    garmentName: 'unstructured blazer',
    colors: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
    pattern: null,
    cloth: 'linen',
    formality: null,
    warmth: null,
    brand: '',
    size: '',
    notes: '',
    boughtOn: null,
    priceCents: null,
    state: 'ready',
    wears: 0,
    lastWornOn: null,
    image: null,
    ...changes,
  };
}
