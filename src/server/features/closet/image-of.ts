import { PICTURE_KINDS, type PieceImage } from '#contract/closet.ts';
import { fileUrl } from '#contract/files.ts';

/** The picture of a piece or a find, where there is one. */
export function imageOf(stored: {
  pictureId: string | null;
  thumbnailId: string | null;
  kind: string | null;
}): PieceImage | null {
  const kind = PICTURE_KINDS.find((known) => known === stored.kind);
  if (kind === undefined || stored.pictureId === null || stored.thumbnailId === null) return null;
  return { kind, url: fileUrl(stored.pictureId), thumbnailUrl: fileUrl(stored.thumbnailId) };
}
