import { AppError } from '#contract/error.ts';
import { MAX_PHOTOS, type Photo, type UploadResult } from '#contract/photos.ts';
import { refusal } from '#contract/refusals.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { EYE_VERSION } from '#domain/photo/photo-features.ts';
import type { StylistPhoto } from '#domain/stylist/stylist.ts';
import { type Images, type IngestedPhoto, SHOWN_TO_MODELS_SIDE } from '#server/adapters/images/images.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import { storedFeatures } from '#server/db/stored-features.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { ReceivedFile } from '#server/http/receive-files.ts';
import { createTurns } from '#server/take-turns.ts';
import { createDeletedPhotos } from './deleted-photos.ts';
import { featuresOf, fileIdsOf, type PhotoRow, toPhoto } from './photo-row.ts';
import { createPhotosRepository } from './photos.repository.ts';

export type PhotosService = ReturnType<typeof createPhotosService>;

/** Of one upload: as many as there are workers. */
const READ_AT_ONCE = 2;

interface Taken {
  name: string;
  photo: IngestedPhoto;
}

interface Refused {
  name: string;
  error: AppError;
}

export function createPhotosService(dependencies: {
  db: Db;
  files: FilesService;
  images: Images;
  plans: PlansService;
  clock: Clock;
  newId: () => string;
}) {
  const { db, files, images, plans, clock, newId } = dependencies;
  const repository = createPhotosRepository(db);

  return {
    ...createDeletedPhotos({ db, files, plans, clock }),

    async list(userId: string): Promise<Photo[]> {
      return (await repository.list(userId)).map(toPhoto);
    },

    /**
     * Takes photos in. Unusable files are named in the answer and the others kept.
     * @throws {AppError} `plan_limit` when there are more files than free places (nothing is kept then), or the first
     * refusal when no file was usable.
     */
    async upload(userId: string, received: ReceivedFile[], signal: AbortSignal): Promise<UploadResult> {
      if (received.length === 0) throw refusal('photos_missing');
      const limit = (await plans.limits(userId)).outfitUploads ?? MAX_PHOTOS;
      refuseOverLimit(received.length, limit - (await repository.count(userId)), limit);

      // Others' pictures come between: a whole upload in the queue would let them wait for all of it.
      const turns = createTurns(READ_AT_ONCE);
      const results = await Promise.all(
        received.map(async (file) => {
          const endTurn = await turns.take(signal);
          return ingest(file, signal).finally(endTurn);
        }),
      );
      const taken = results.filter((result): result is Taken => 'photo' in result);
      const refused = results.filter((result): result is Refused => 'error' in result);
      if (taken.length === 0) throw refused[0]?.error ?? refusal('photo_missing');

      const rows = await keep(userId, taken, limit);
      return {
        uploaded: rows.length,
        remaining: Math.max(0, limit - (await repository.count(userId))),
        photos: rows.map(toPhoto),
        rejected: refused.map(({ name, error }) => ({ name, ...error.body })),
      };
    },

    /** The photos as the stylist sees them; what an older eye measured is measured again. */
    async listForStylist(userId: string, signal: AbortSignal): Promise<StylistPhoto[]> {
      const rows = await repository.list(userId);
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          name: row.originalName,
          features: await currentFeatures(row, signal),
          readJpeg: async () =>
            images.toJpeg(await files.readBytes(userId, row.fileId), SHOWN_TO_MODELS_SIDE, signal),
        })),
      );
    },
  };

  async function ingest(file: ReceivedFile, signal: AbortSignal): Promise<Taken | Refused> {
    if (file.tooLarge) {
      const error = refusal('file_too_large');
      return { name: file.name, error };
    }
    try {
      return { name: file.name, photo: await images.ingestPhoto(file.path, signal) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) return { name: file.name, error };
      throw error;
    }
  }

  async function keep(userId: string, taken: Taken[], limit: number): Promise<PhotoRow[]> {
    const rows: PhotoRow[] = [];
    try {
      for (const { name, photo } of taken) rows.push(await store(userId, name, photo));
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        // Counted again: another request may have filled the places meanwhile.
        refuseOverLimit(rows.length, limit - (await repository.count(userId, transaction)), limit);
        await repository.insert(rows, transaction);
        await files.keep(transaction, rows.flatMap(fileIdsOf));
      });
      return rows;
    } catch (error) {
      await files.discard(rows.flatMap(fileIdsOf));
      throw error;
    }
  }

  async function store(userId: string, name: string, photo: IngestedPhoto): Promise<PhotoRow> {
    const [fileId, thumbnailId, thumbnailAvifId] = (await files.store(userId, [
      { bytes: photo.full, mediaType: 'image/webp' },
      { bytes: photo.thumbnail, mediaType: 'image/webp' },
      { bytes: photo.thumbnailAvif, mediaType: 'image/avif' },
    ])) as [string, string, string];

    return {
      id: newId(),
      userId,
      originalName: name,
      width: photo.width,
      height: photo.height,
      fileId,
      thumbnailId,
      thumbnailAvifId,
      features: storedFeatures.write(photo.features),
      createdAt: clock.now().toISOString(),
      deletedAt: null,
    };
  }

  async function currentFeatures(row: PhotoRow, signal: AbortSignal): Promise<PhotoFeatures | null> {
    const stored = featuresOf(row);
    if (stored?.version === EYE_VERSION) return stored;
    try {
      const measured = await images.measure(await files.readBytes(row.userId, row.fileId), signal);
      await repository.saveFeatures(row.userId, row.id, storedFeatures.write(measured));
      return measured;
    } catch {
      signal.throwIfAborted();
      // A stored picture that cannot be read any more is named by the analysis; the others still count.
      return null;
    }
  }
}

function refuseOverLimit(wanted: number, free: number, limit: number): void {
  if (wanted <= free) return;
  const places = Math.max(0, free);
  throw refusal('too_many_photos', { params: { places, limit } });
}
