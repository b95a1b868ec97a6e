import { fileUrl } from '#contract/files.ts';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Images } from '#server/adapters/images/images.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PaintPicture } from './paint-picture.ts';

export interface DrawnPictures {
  board: Pick<Outfit, 'imageUrl' | 'picture' | 'pictureKind' | 'pictureModel'>;
  /** In the order of the items. */
  itemImageUrls: (string | null)[];
  /** The files that hold them; to be kept or discarded by the caller. */
  fileIds: string[];
}

/**
 * Draws an outfit: the look board, unless a model paints it, and each item that has no picture yet alone. On a failure nothing is left behind.
 * @param seed decides how the pieces lie.
 */
export async function drawPictures(
  dependencies: { images: Images; files: FilesService; paintPicture: PaintPicture },
  userId: string,
  items: OutfitItem[],
  options: TaskOptions & { seed: number; signal: AbortSignal },
): Promise<DrawnPictures> {
  const { images, files, paintPicture } = dependencies;
  const { seed, signal } = options;
  const toDraw = items.filter((item) => item.itemImageUrl === null);

  const [painted, ...alone] = await Promise.all([
    paintPicture(items, options),
    ...toDraw.map((item) => images.drawItem(toBoardItem(item), signal)),
  ]);
  const board = painted?.picture ?? (await images.drawLookBoard(items.map(toBoardItem), seed, signal));
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
      pictureKind: painted === null ? 'illustration' : 'generated',
      pictureModel: painted?.model ?? null,
    },
    itemImageUrls: items.map((item) => item.itemImageUrl ?? drawn.get(item.id) ?? null),
    fileIds,
  };
}

export function withPictures(items: OutfitItem[], urls: (string | null)[]): OutfitItem[] {
  return items.map((item, index) => ({ ...item, itemImageUrl: urls[index] ?? null }));
}

function toBoardItem(item: OutfitItem): BoardItem {
  const garment = garmentOf(item.garment);
  return {
    slot: item.slot,
    silhouette: garment?.silhouette ?? null,
    features: garment ? (featuresOf(garment.key) ?? []) : [],
    colorHex: item.colorHex,
    pattern: item.pattern,
    fabric: item.fabric,
  };
}
