import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DrawingSize } from '#contract/drawing-url.ts';
import type { FabricPattern } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import { boardItemOf } from '#domain/closet/board-item-of-piece.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import type { Images } from '#server/adapters/images/images.ts';
import type { FileAnswer } from '#server/http/serve.ts';

export type PieceDrawings = ReturnType<typeof createPieceDrawings>;

/** So many are kept, of 4 to 60 KB each: what was asked for first goes first. */
const MOST_KEPT = 500;

interface Asked {
  garment: string;
  /** `rrggbb`. */
  color: string;
  second?: string | undefined;
  pattern?: FabricPattern | undefined;
  cloth?: string | undefined;
  size?: DrawingSize | undefined;
}

/**
 * Drawings of garments in a color. They say nothing of anybody: one that was drawn for one person is another's too, and none
 * is stored, because it can be drawn again.
 */
export function createPieceDrawings({ images }: { images: Images }) {
  const drawn = new Map<string, Promise<Uint8Array>>();

  return {
    /** @throws {AppError} `not_found` for a garment or a cloth that there is not, `unavailable` when it cannot be drawn. */
    async draw({ garment, color, second, pattern, cloth, size = 'tile' }: Asked): Promise<FileAnswer> {
      const hexes = [color, ...(second === undefined ? [] : [second])].map((hex) => `#${hex}`);
      const item = boardItemOf({ garment, hexes, pattern: pattern ?? null, cloth: cloth ?? null });
      if (item === null || (cloth !== undefined && !isFabricName(cloth))) throw refusal('picture_not_found');

      const key = JSON.stringify([garment, hexes, pattern, cloth, size]);
      const bytes = await kept(key, () => images.drawGarment(item, size, new AbortController().signal));
      return {
        stream: Readable.from(Buffer.from(bytes), { objectMode: false }),
        mediaType: 'image/webp',
        byteLength: bytes.byteLength,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      };
    },
  };

  /** Who asks for what is being drawn waits for the same drawing; so nobody's leaving ends it. */
  function kept(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const there = drawn.get(key);
    if (there !== undefined) return there;

    const drawing = draw().catch((error) => {
      drawn.delete(key);
      throw error;
    });
    drawn.set(key, drawing);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
    return drawing;
  }
}
