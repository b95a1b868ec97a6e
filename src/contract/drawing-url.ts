import type { FabricPattern } from './outfits.ts';

/** Of a drawing: for a tile, or to stand alone. */
export const DRAWING_SIZES = ['tile', 'large'] as const;
export type DrawingSize = (typeof DRAWING_SIZES)[number];

export const DRAWINGS_PATH = '/api/closet/drawings/:garment';
/** Counts up when garments are drawn otherwise. */
const DRAWINGS = '2';

interface PieceToDraw {
  garment: string;
  colors: readonly { hex: string; name?: string; share?: number }[];
  pattern?: FabricPattern | null;
  cloth?: string | null;
}

/** The address of a drawing; the same for everything that looks the same. */
export function drawingUrl(piece: PieceToDraw, size: DrawingSize = 'tile'): string {
  const [first, second] = piece.colors;
  const query = {
    color: (first?.hex ?? '#8e9092').slice(1),
    second: second?.hex.slice(1),
    pattern: piece.pattern,
    cloth: piece.cloth,
    size: size === 'tile' ? null : size,
    v: DRAWINGS,
  };
  const written = Object.entries(query)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${DRAWINGS_PATH.replace(':garment', encodeURIComponent(piece.garment))}?${written.join('&')}`;
}
