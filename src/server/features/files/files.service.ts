import type { Transaction } from 'kysely';
import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import type { Storage } from '#server/adapters/storage/storage.ts';
import { StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FileAnswer } from '#server/http/serve.ts';
import { createFilesRepository } from './files.repository.ts';

export interface NewFile {
  bytes: Uint8Array;
  mediaType: 'image/webp' | 'image/avif';
}

export type FilesService = ReturnType<typeof createFilesService>;

const EXTENSIONS: Record<NewFile['mediaType'], string> = { 'image/webp': 'webp', 'image/avif': 'avif' };
const SWEEP_BATCH = 500;

/**
 * Keeps rows and bytes together over crashes. The story of a file: `store` (row first, then bytes), `keep` in the
 * transaction that records what refers to it; later `markForDeletion` in the transaction that forgets it, then `removeMarked`.
 */
export function createFilesService(dependencies: {
  db: Db;
  storage: Storage;
  clock: Clock;
  newId: () => string;
}) {
  const { db, storage, clock, newId } = dependencies;
  const repository = createFilesRepository(db);

  return {
    /** Writes files that nothing refers to yet. @returns their ids, in order. */
    async store(userId: string, files: NewFile[]): Promise<string[]> {
      const rows = files.map((file) => {
        const id = newId();
        return {
          id,
          userId,
          storageKey: `${userId}/${id}.${EXTENSIONS[file.mediaType]}`,
          mediaType: file.mediaType,
          byteLength: file.bytes.byteLength,
          createdAt: clock.now().toISOString(),
        };
      });
      const ids = rows.map((row) => row.id);

      await repository.insertPending(rows);
      const written = await Promise.allSettled(
        rows.map((row, index) => storage.put(row.storageKey, (files[index] as NewFile).bytes)),
      );
      const failure = written.find((result) => result.status === 'rejected');
      if (failure) {
        await this.discard(ids);
        throw failure.reason;
      }
      return ids;
    },

    /** To be called in the transaction that records what refers to the files. */
    async keep(transaction: Transaction<Schema>, ids: string[]): Promise<void> {
      await repository.setState(ids, 'kept', transaction);
    },

    /** To be called in the transaction that forgets what referred to the files; then call `removeMarked`. */
    async markForDeletion(transaction: Transaction<Schema>, ids: string[]): Promise<void> {
      await repository.setState(ids, 'deleting', transaction);
    },

    /** As {@link markForDeletion}, of everything that a user has. @returns the ids. */
    markAllForDeletion: (transaction: Transaction<Schema>, userId: string): Promise<string[]> =>
      repository.markAllForDeletion(userId, transaction),

    /** Everything that a user has, oldest first. */
    listKept: (userId: string) => repository.listKept(userId),

    /** Deletes the bytes of files that nothing refers to. What fails here is swept later. */
    async removeMarked(ids: string[]): Promise<void> {
      await remove(await repository.listUnkept(ids));
    },

    /** Takes back files that were stored and will not be kept after all. */
    async discard(ids: string[]): Promise<void> {
      await this.removeMarked(ids);
    },

    /** @throws {AppError} `not_found` unless the file is this user's. */
    async read(userId: string, id: string): Promise<FileAnswer> {
      const file = await repository.findKept(userId, id);
      if (!file) throw notFound();

      try {
        const stream = await storage.get(file.storageKey);
        return { stream, mediaType: file.mediaType, byteLength: file.byteLength, etag: `"${file.id}"` };
      } catch (error) {
        if (error instanceof StoredFileMissingError) throw notFound(error);
        throw error;
      }
    },

    /** The whole file in memory, for the stylist. */
    async readBytes(userId: string, id: string): Promise<Uint8Array> {
      const { stream } = await this.read(userId, id);
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },

    /** Removes what crashes left behind. @returns how many files were removed. */
    async sweep(before: Date): Promise<number> {
      let removed = 0;
      for (;;) {
        const rows = await repository.listUnkeptBefore(before.toISOString(), SWEEP_BATCH);
        const done = await remove(rows);
        removed += done;
        if (done === 0 || rows.length < SWEEP_BATCH) return removed;
      }
    },
  };

  async function remove(rows: { id: string; storageKey: string }[]): Promise<number> {
    const results = await Promise.allSettled(rows.map((row) => storage.delete(row.storageKey)));
    const gone = rows.filter((_, index) => results[index]?.status === 'fulfilled').map((row) => row.id);
    await repository.deleteRows(gone);
    return gone.length;
  }
}

function notFound(cause?: unknown): AppError {
  return refusal('picture_not_found', { cause });
}
