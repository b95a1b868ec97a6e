import { fileUrl } from '#contract/files.ts';
import type { Photo } from '#contract/photos.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import type { Schema } from '#server/db/schema.ts';
import { storedFeatures } from '#server/db/stored-features.ts';

export type PhotoRow = Schema['photos'];

/** As many as a small tile can name. */
const SHOWN_COLOURS = 4;
/** Less of a garment is a seam or a button. */
const LEAST_SHARE = 0.05;

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
    palette: (featuresOf(row)?.colours ?? [])
      .filter(({ share }) => share >= LEAST_SHARE)
      .slice(0, SHOWN_COLOURS),
  };
}

/** What the eye measured, of whichever version; null where it could not, or where that cannot be read. */
export function featuresOf({ id, features }: PhotoRow): PhotoFeatures | null {
  if (features === null) return null;
  return storedFeatures.read(features, { table: 'photos', column: 'features', row: id });
}
