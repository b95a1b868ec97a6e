import type { OutfitItem } from '#contract/outfits.ts';

/** Of a tile, what a piece covers with all that is between its ends: of clothes that is much, of boots nothing. */
const SHARES: Record<OutfitItem['slot'], number> = {
  outer: 0.46,
  top: 0.46,
  dress: 0.4,
  bottom: 0.4,
  shoes: 0.34,
  bag: 0.36,
  accessory: 0.34,
};
/** Of a tile's width and height: nothing comes nearer to its edges. */
const MOST = 0.84;
/** Of a board: what is smaller there, e.g. a watch, is so in its tile as well, though by far less. */
const SMALL = 0.05;
const TRUTH = 0.25;
const BOARD = 1024 * 1280;

interface LaidPiece {
  slot: OutfitItem['slot'];
  /** On its board, pixels. */
  place: { width: number; height: number };
}

/**
 * How large a piece is in its tile, that all weigh the same there, whatever their shape.
 * @param ratio the tile's width by its height
 */
export function sizeInTile({ slot, place }: LaidPiece, ratio: number): { width: string; height: string } {
  const shape = place.width / place.height / ratio;
  const share = SHARES[slot] * Math.min(1, (place.width * place.height) / BOARD / SMALL) ** TRUTH;
  const wide = Math.sqrt(share * shape);
  const tall = wide / shape;
  const fit = Math.min(1, MOST / wide, MOST / tall);
  return { width: percent(wide * fit), height: percent(tall * fit) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
