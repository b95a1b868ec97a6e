import { AppError } from '#contract/error.ts';
import { fileUrl } from '#contract/files.ts';
import { refusal } from '#contract/refusals.ts';
import type { Images, Squares } from '#server/adapters/images/images.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { RateLimits } from '#server/features/auth/rate-limits.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { ReceivedFile } from '#server/http/receive-files.ts';
import { createProfilePictureRepository } from './profile-picture.repository.ts';

export type ProfilePictureService = ReturnType<typeof createProfilePictureService>;

/** The one picture of a person, cropped to a square; private like every other file. */
export function createProfilePictureService(dependencies: {
  db: Db;
  files: FilesService;
  images: Images;
  rateLimits: RateLimits;
}) {
  const { db, files, images, rateLimits } = dependencies;
  const repository = createProfilePictureRepository(db);

  return {
    /**
     * Replaces the picture; the one before stays until the new one is kept.
     * @throws {AppError} `invalid`, `too_large`, `not_an_image`, `too_many_requests`
     */
    async replace(
      userId: string,
      received: ReceivedFile[],
      signal: AbortSignal,
    ): Promise<{ profileImageUrl: string }> {
      const [file] = received;
      if (file === undefined || received.length > 1) {
        throw refusal('profile_picture_missing');
      }
      if (file.tooLarge) throw refusal('profile_picture_too_large');
      await rateLimits.consume([['profilePicture', userId]]);

      const { large, small } = await readSquares(file, signal);
      const [fileId, smallFileId] = (await files.store(userId, [
        { bytes: large, mediaType: 'image/webp' },
        { bytes: small, mediaType: 'image/webp' },
      ])) as [string, string];
      await files.removeMarked(await keep({ userId, fileId, smallFileId }));
      return { profileImageUrl: fileUrl(smallFileId) };
    },
  };

  async function readSquares(file: ReceivedFile, signal: AbortSignal): Promise<Squares> {
    try {
      // Through the one door for strangers' bytes, so that there is no second way to decode them.
      const { full } = await images.ingestPhoto(file.path, signal);
      return await images.toSquares(full, signal);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_an_image' && !signal.aborted) {
        throw refusal('profile_picture_not_an_image', { cause: error });
      }
      throw error;
    }
  }

  /** @returns the files that are needed no more. */
  async function keep(row: { userId: string; fileId: string; smallFileId: string }): Promise<string[]> {
    const stored = [row.fileId, row.smallFileId];
    try {
      return await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, row.userId);
        const before = await repository.find(row.userId, transaction);
        const old = before === undefined ? [] : [before.fileId, before.smallFileId];
        await repository.save(row, transaction);
        await files.keep(transaction, stored);
        await files.markForDeletion(transaction, old);
        return old;
      });
    } catch (error) {
      await files.discard(stored);
      throw error;
    }
  }
}
