import { fileUrl } from '#contract/files.ts';
import type { Photo } from '#contract/photos.ts';
import type { Schema } from '#server/db/schema.ts';

export type PhotoRow = Schema['photos'];

/** The files that a photo is made of. */
export function fileIdsOf(row: PhotoRow): string[] {
  return [row.fileId, row.thumbnailId, row.thumbnailAvifId];
}

export function toPhoto(row: PhotoRow): Photo {
  return {
    id: row.id,
    originalName: row.originalName,
    url: fileUrl(row.fileId),
    thumbnailUrl: fileUrl(row.thumbnailId),
    thumbnailAvifUrl: fileUrl(row.thumbnailAvifId),
    width: row.width,
    height: row.height,
  };
}
