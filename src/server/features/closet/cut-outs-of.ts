import { AppError } from '#contract/error.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import { createClosetRepository } from './closet.repository.ts';
import { imageOf } from './image-of.ts';

/**
 * The pictures of pieces whose outline is trusted, by the pieces' ids. A crop shows more than its piece, and what was let go is
 * nobody's any more: both are drawn, like what has no photo.
 */
export function createPieceCutOuts({ db, files }: { db: Db; files: FilesService }) {
  const repository = createClosetRepository(db);

  return async function cutOutsOf(
    userId: string,
    pieceIds: readonly string[],
  ): Promise<ReadonlyMap<string, Uint8Array>> {
    const cutOuts = new Map<string, Uint8Array>();
    for (const id of new Set(pieceIds)) {
      const piece = await repository.find(userId, id);
      if (!piece || piece.letGoAt !== null || piece.pictureId === null) continue;
      if (imageOf({ ...piece, kind: piece.pictureKind })?.kind !== 'cut') continue;
      const bytes = await readIfThere(userId, piece.pictureId);
      if (bytes !== null) cutOuts.set(id, bytes);
    }
    return cutOuts;
  };

  async function readIfThere(userId: string, fileId: string): Promise<Uint8Array | null> {
    try {
      return await files.readBytes(userId, fileId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }
}
