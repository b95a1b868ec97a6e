import type { Slot } from '#contract/outfits.ts';
import type { BoardItem } from './board-item.ts';
import { drawSilhouette, isStiff } from './draw-silhouette.ts';
import type { Drawing } from './pen/sketch.ts';
import type { Picture } from './picture.ts';
import { toBytes } from './relief/page.ts';
import { renderPiece } from './relief/piece.ts';

const LARGEST_SCALE = 2.4;
const SEED = 7;

/** One garment alone, upright, its longer side about `side` pixels. */
export function drawItem(item: BoardItem, side: number): Picture {
  const drawing = drawSilhouette(item, SEED);
  const scale = Math.min(
    (LARGEST_SCALE * side) / 400,
    side / Math.max(drawing.bounds.width, drawing.bounds.height, 1),
  );
  return render(drawing, item.slot, scale);
}

/** How many millimetres lie across a tile, and how far the truth of sizes goes: 1 is all the way, 0 as large as there is room. */
interface TileScale {
  across: number;
  truth: number;
}

const CLOTHES: TileScale = { across: 980, truth: 0.8 };
/** What hangs together has one scale: a tank top is smaller than a jacket, and a ring is seen beside a belt. */
const TILE_SCALES: Record<Slot, TileScale> = {
  top: CLOTHES,
  bottom: CLOTHES,
  dress: CLOTHES,
  outer: CLOTHES,
  shoes: { across: 560, truth: 0.5 },
  bag: { across: 600, truth: 0.5 },
  accessory: { across: 560, truth: 0.5 },
};
/** Height by width. */
const TILE_RATIO = 1.25;

/** One garment, upright in the middle of a tile that is `width` pixels wide, in the scale of its kind. */
export function drawInTile(item: BoardItem, width: number): Picture {
  const drawing = drawSilhouette(item, SEED);
  const { across, truth } = TILE_SCALES[item.slot];
  const { bounds } = drawing;
  const part = Math.max(bounds.width / across, bounds.height / (across * TILE_RATIO), 0.01);
  const scale = (width / across) * (Math.min(1, part) ** truth / part);
  return inTheMiddle(render(drawing, item.slot, scale), width, Math.round(width * TILE_RATIO));
}

function render(drawing: Drawing, slot: Slot, scale: number): Picture {
  const laid = { scale, tilt: 0, isStiff: isStiff(slot), seed: SEED };
  const { width, height, rgba } = renderPiece(drawing, laid);
  return { width, height, bytes: toBytes(rgba) };
}

/** On an empty page; what is larger is cut off on all sides alike. */
function inTheMiddle({ width, height, bytes }: Picture, wide: number, tall: number): Picture {
  const page = new Uint8Array(4 * wide * tall);
  const left = Math.floor((wide - width) / 2);
  const top = Math.floor((tall - height) / 2);
  const first = Math.max(0, -left);
  const end = Math.min(width, wide - left);
  for (let row = Math.max(0, -top); row < Math.min(height, tall - top); row++) {
    const line = bytes.subarray(4 * (row * width + first), 4 * (row * width + end));
    page.set(line, 4 * ((top + row) * wide + left + first));
  }
  return { width: wide, height: tall, bytes: page };
}
