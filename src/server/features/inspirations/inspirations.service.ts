import type { AppError } from '#contract/error.ts';
import { fileUrl } from '#contract/files.ts';
import {
  type Inspiration,
  type InspirationEdit,
  type InspirationFields,
  RESTORABLE_MS,
} from '#contract/inspirations.ts';
import { refusal } from '#contract/refusals.ts';
import type { StylistInspiration } from '#domain/stylist/stylist.ts';
import type { ImageFetcher } from '#server/adapters/fetch-image/image-fetcher.ts';
import { type Images, SHOWN_TO_MODELS_SIDE } from '#server/adapters/images/images.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { ReceivedFile } from '#server/http/receive-files.ts';
import {
  createInspirationsRepository,
  type StoredInspiration,
  type StoredPicture,
} from './inspirations.repository.ts';
import { createPicturesOfInspirations, type TakenPicture } from './take-picture.ts';

export type InspirationsService = ReturnType<typeof createInspirationsService>;

const SHOWN_COLOURS = 5;
const SWEEP_BATCH = 200;

export function createInspirationsService(dependencies: {
  db: Db;
  files: FilesService;
  images: Images;
  imageFetcher: ImageFetcher;
  plans: PlansService;
  clock: Clock;
  newId: () => string;
}) {
  const { db, files, images, plans, clock, newId } = dependencies;
  const repository = createInspirationsRepository(db);
  const pictures = createPicturesOfInspirations(dependencies);

  return {
    async list(userId: string): Promise<Inspiration[]> {
      return (await repository.list(userId)).map(toInspiration);
    },

    /** @throws {AppError} `plan_limit`, `invalid`, `too_large`, `not_an_image`: nothing is kept then. */
    async addByFile(
      userId: string,
      fields: InspirationFields,
      received: ReceivedFile[],
      signal: AbortSignal,
    ): Promise<Inspiration> {
      const [file, second] = received;
      if (file === undefined) throw refusal('picture_missing');
      if (second !== undefined) throw refusal('one_picture_only');
      await refuseWhenFull(userId);

      return keep(userId, fields, await pictures.ofFile(userId, file, fields.category, signal));
    },

    /**
     * Fetches the picture and keeps a copy of our own; a public page that does not answer is kept as a link.
     * @throws {AppError} `plan_limit`, `invalid` (the address cannot be fetched), `too_many_requests`.
     */
    async addByAddress(
      userId: string,
      fields: InspirationFields,
      address: string,
      signal: AbortSignal,
    ): Promise<Inspiration> {
      await refuseWhenFull(userId);
      return keep(userId, fields, await pictures.ofAddress(userId, address, fields.category, signal));
    },

    /** @throws {AppError} `not_found` */
    async edit(userId: string, id: string, edit: InspirationEdit, signal: AbortSignal): Promise<Inspiration> {
      await find(userId, id);
      await repository.edit(userId, id, withoutAbsent(edit));
      // Another category may ask for another reading of the same picture.
      return toInspiration(await measured(await find(userId, id), signal));
    },

    /** Takes it off the board; for a while it can be put back. Once more is no failure. */
    async delete(userId: string, id: string): Promise<{ success: true }> {
      const stored = await repository.find(userId, id);
      if (!stored) throw notFound();
      if (stored.deletedAt === null) await repository.setDeleted(userId, id, clock.now().toISOString());
      return { success: true };
    },

    /** @throws {AppError} `not_found` when the time is over, `plan_limit` when its place was taken meanwhile. */
    async restore(userId: string, id: string): Promise<Inspiration> {
      const limit = await limitOf(userId);
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createInspirationsRepository(transaction);
        const deleted = await stored.find(userId, id);
        if (!deleted || isOver(deleted)) throw notFound();
        if (deleted.deletedAt === null) return;
        refuseOverLimit(await stored.count(userId), limit);
        await stored.setDeleted(userId, id, null);
      });
      return toInspiration(await find(userId, id));
    },

    /** The board as the stylist sees it, newest first; what an older eye measured is measured again. */
    async listForStylist(userId: string, signal: AbortSignal): Promise<StylistInspiration[]> {
      const board: StylistInspiration[] = [];
      // One after the other: after a new version of the eye, a large board would fill the memory at once.
      for (const inspiration of await repository.list(userId)) {
        const { title, category, tags, features } = await measured(inspiration, signal);
        const { picture } = inspiration;
        board.push({
          title,
          category,
          tags,
          features,
          ...(picture !== null && {
            readJpeg: async () =>
              images.toJpeg(await files.readBytes(userId, picture.fileId), SHOWN_TO_MODELS_SIDE, signal),
          }),
        });
      }
      return board;
    },

    /** Removes what was deleted and can no longer be put back. @returns how many */
    async sweep(): Promise<number> {
      const before = new Date(clock.now().getTime() - RESTORABLE_MS).toISOString();
      let removed = 0;
      for (;;) {
        const batch = await repository.listDeletedBefore(before, SWEEP_BATCH);
        for (const inspiration of batch) if (await remove(inspiration, before)) removed += 1;
        if (batch.length < SWEEP_BATCH) return removed;
      }
    },
  };

  async function remove(inspiration: StoredInspiration, before: string): Promise<boolean> {
    const fileIds = fileIdsOf(inspiration.picture);
    const isRemoved = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, inspiration.userId);
      const gone = await createInspirationsRepository(transaction).removeDeleted(inspiration.id, before);
      if (gone) await files.markForDeletion(transaction, fileIds);
      return gone;
    });
    if (isRemoved) await files.removeMarked(fileIds);
    return isRemoved;
  }

  /** @throws {AppError} `not_found`, for deleted ones too */
  async function find(userId: string, id: string): Promise<StoredInspiration> {
    const stored = await repository.find(userId, id);
    if (!stored || stored.deletedAt !== null) throw notFound();
    return stored;
  }

  async function keep(userId: string, fields: InspirationFields, taken: TakenPicture): Promise<Inspiration> {
    const fileIds = fileIdsOf(taken.picture);
    const inspiration: StoredInspiration = {
      id: newId(),
      userId,
      ...fields,
      ...taken,
      createdAt: clock.now().toISOString(),
      deletedAt: null,
    };
    try {
      const limit = await limitOf(userId);
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createInspirationsRepository(transaction);
        // Counted again: another request may have taken the place meanwhile.
        refuseOverLimit(await stored.count(userId), limit);
        await stored.insert(inspiration);
        await files.keep(transaction, fileIds);
      });
      return toInspiration(inspiration);
    } catch (error) {
      await files.discard(fileIds);
      throw error;
    }
  }

  async function refuseWhenFull(userId: string): Promise<void> {
    refuseOverLimit(await repository.count(userId), await limitOf(userId));
  }

  async function limitOf(userId: string): Promise<number | null> {
    return (await plans.limits(userId)).inspirationUploads;
  }

  async function measured(inspiration: StoredInspiration, signal: AbortSignal): Promise<StoredInspiration> {
    const features = await pictures.currentFeatures(inspiration, signal);
    if (features === null || features === inspiration.features) return { ...inspiration, features };
    await repository.saveFeatures(inspiration.userId, inspiration.id, features);
    return { ...inspiration, features };
  }

  function isOver({ deletedAt }: StoredInspiration): boolean {
    return deletedAt !== null && Date.parse(deletedAt) < clock.now().getTime() - RESTORABLE_MS;
  }
}

function refuseOverLimit(stored: number, limit: number | null): void {
  if (limit === null || stored < limit) return;
  throw refusal('inspirations_full', { params: { limit } });
}

function withoutAbsent(edit: InspirationEdit) {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}

function fileIdsOf(picture: StoredPicture | null): string[] {
  return picture === null ? [] : [picture.fileId, picture.thumbnailId, picture.thumbnailAvifId];
}

function toInspiration(stored: StoredInspiration): Inspiration {
  const { id, title, description, category, tags, sourceUrl, createdAt, picture, features } = stored;
  const shown = { id, title, description, category, tags, sourceUrl, createdAt };
  if (picture === null) return { ...shown, imageUrl: stored.linkUrl, picture: null, palette: [] };

  const url = fileUrl(picture.fileId);
  return {
    ...shown,
    imageUrl: url,
    picture: {
      url,
      thumbnailUrl: fileUrl(picture.thumbnailId),
      thumbnailAvifUrl: fileUrl(picture.thumbnailAvifId),
      width: picture.width,
      height: picture.height,
    },
    palette: features?.colours.slice(0, SHOWN_COLOURS) ?? [],
  };
}

function notFound(): AppError {
  return refusal('inspiration_not_found');
}
