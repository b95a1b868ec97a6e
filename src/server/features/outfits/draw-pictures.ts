import { fileUrl } from '#contract/files.ts';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Images, ItemWithCutOut } from '#server/adapters/images/images.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PaintPicture } from './paint-picture.ts';

export interface DrawnPictures {
  board: Pick<Outfit, 'imageUrl' | 'picture' | 'pictureKind' | 'pictureModel'>;
  /** In the order of the items. */
  pieces: Pick<OutfitItem, 'itemImageUrl' | 'place'>[];
  /** The files that hold them; to be kept or discarded by the caller. */
  fileIds: string[];
}

type BoardPiece = Pick<OutfitItem, 'id' | 'pieceId' | 'slot' | 'garment' | 'colorHex' | 'pattern' | 'fabric'>;

export interface PictureMakers {
  images: Images;
  files: FilesService;
  paintPicture: PaintPicture;
  /** The pictures of those pieces of somebody's closet that were cut out of photos, by the pieces' ids. */
  cutOutsOf: (userId: string, pieceIds: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
}

/**
 * Draws an outfit: the look board, unless a model paints it, and its pieces cut out. What is owned and was photographed is shown
 * as it is. On a failure nothing is left behind.
 * @param seed decides how the pieces lie.
 * @param first the pieces of the look before it was ever changed: what is still there keeps its place
 */
export async function drawPictures(
  dependencies: PictureMakers,
  userId: string,
  items: OutfitItem[],
  options: TaskOptions & { seed: number; signal: AbortSignal; first?: readonly BoardPiece[] },
): Promise<DrawnPictures> {
  const { images, files, paintPicture, cutOutsOf } = dependencies;
  const { seed, signal, first } = options;
  const cutOuts = await cutOutsOf(userId, [
    ...new Set([...items, ...(first ?? [])].flatMap(({ pieceId }) => pieceId ?? [])),
  ]);
  const picturedOf = (item: BoardPiece): ItemWithCutOut => {
    const cutOut = cutOuts.get(item.pieceId ?? '');
    return { ...toBoardItem(item), ...(cutOut !== undefined && { cutOut }) };
  };
  const [painted, board] = await Promise.all([
    paintPicture(items, options),
    images.drawLookBoard(
      items.map(picturedOf),
      seed,
      signal,
      first && { items: first.map(picturedOf), from: placesIn(first, items) },
    ),
  ]);
  const { full, thumbnail, thumbnailAvif, width, height } = painted?.picture ?? board;
  signal.throwIfAborted();

  const fileIds = await files.store(userId, [
    { bytes: full, mediaType: 'image/webp' },
    { bytes: thumbnail, mediaType: 'image/webp' },
    { bytes: thumbnailAvif, mediaType: 'image/avif' },
    ...board.pieces.map(({ bytes }) => ({ bytes, mediaType: 'image/webp' as const })),
  ]);
  const [url, thumbnailUrl, thumbnailAvifUrl, ...pieceUrls] = fileIds.map(fileUrl) as [
    string,
    string,
    string,
    ...string[],
  ];

  return {
    board: {
      imageUrl: url,
      picture: { url, thumbnailUrl, thumbnailAvifUrl, width, height },
      pictureKind: painted === null ? 'illustration' : 'generated',
      pictureModel: painted?.model ?? null,
    },
    pieces: board.pieces.map(({ place, layer }, index) => ({
      itemImageUrl: pieceUrls[index] ?? null,
      // In a painting nobody knows where they are.
      place: painted === null ? { ...place, layer } : null,
    })),
    fileIds,
  };
}

/** Of each piece now, which of the first it is, or whose place in its slot it takes; null: none. */
function placesIn(first: readonly BoardPiece[], items: readonly BoardPiece[]): (number | null)[] {
  const from = items.map(({ id }) => first.findIndex((other) => other.id === id));
  return items.map(({ slot }, index) => {
    const same = from[index] ?? -1;
    if (same >= 0) return same;
    const free = first.findIndex((other, place) => other.slot === slot && !from.includes(place));
    from[index] = free;
    return free < 0 ? null : free;
  });
}

export function withPictures(items: OutfitItem[], pieces: DrawnPictures['pieces']): OutfitItem[] {
  return items.map((item, index) => ({ ...item, itemImageUrl: null, place: null, ...pieces[index] }));
}

/** A piece as a board draws it. */
export function toBoardItem(
  item: Pick<OutfitItem, 'slot' | 'garment' | 'colorHex' | 'pattern' | 'fabric'>,
): BoardItem {
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
