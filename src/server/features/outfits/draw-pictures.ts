import { fileUrl } from '#contract/files.ts';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Images } from '#server/adapters/images/images.ts';
import type { FilesService } from '#server/features/files/files.service.ts';

export interface DrawnPictures {
  board: Pick<Outfit, 'imageUrl' | 'picture' | 'pictureKind'>;
  /** In the order of the items. */
  itemImageUrls: (string | null)[];
  /** The files that hold them; to be kept or discarded by the caller. */
  fileIds: string[];
}

/**
 * Draws an outfit: the look board, and each item that has no picture yet alone. On a failure nothing is left behind.
 * @param seed decides how the pieces lie.
 */
export async function drawPictures(
  dependencies: { images: Images; files: FilesService },
  userId: string,
  items: OutfitItem[],
  options: { seed: number; signal: AbortSignal },
): Promise<DrawnPictures> {
  const { images, files } = dependencies;
  const { seed, signal } = options;
  const toDraw = items.filter((item) => item.itemImageUrl === null);

  const [board, ...alone] = await Promise.all([
    images.drawLookBoard(items.map(toBoardItem), seed, signal),
    ...toDraw.map((item) => images.drawItem(toBoardItem(item), signal)),
  ]);
  signal.throwIfAborted();

  const fileIds = await files.store(userId, [
    { bytes: board.full, mediaType: 'image/webp' },
    { bytes: board.thumbnail, mediaType: 'image/webp' },
    { bytes: board.thumbnailAvif, mediaType: 'image/avif' },
    ...alone.map((bytes) => ({ bytes, mediaType: 'image/webp' as const })),
  ]);
  const [full, thumbnail, thumbnailAvif, ...aloneUrls] = fileIds.map(fileUrl) as [
    string,
    string,
    string,
    ...string[],
  ];
  const drawn = new Map(toDraw.map((item, index) => [item.id, aloneUrls[index] ?? null]));

  return {
    board: {
      imageUrl: full,
      picture: {
        url: full,
        thumbnailUrl: thumbnail,
        thumbnailAvifUrl: thumbnailAvif,
        width: board.width,
        height: board.height,
      },
      pictureKind: 'illustration',
    },
    itemImageUrls: items.map((item) => item.itemImageUrl ?? drawn.get(item.id) ?? null),
    fileIds,
  };
}

export function withPictures(items: OutfitItem[], urls: (string | null)[]): OutfitItem[] {
  return items.map((item, index) => ({ ...item, itemImageUrl: urls[index] ?? null }));
}

function toBoardItem(item: OutfitItem): BoardItem {
  return {
    slot: item.slot,
    silhouette: garmentOf(item.garment)?.silhouette ?? null,
    colorHex: item.colorHex,
    pattern: item.pattern,
    fabric: item.fabric,
  };
}
