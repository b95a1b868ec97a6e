import type { Transaction } from 'kysely';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { Allowance } from '#server/features/plans/plans.service.ts';

interface Recorded {
  userId: string;
  fileIds: string[];
  allowance: Allowance;
}

/** Records what was made, its files and the spent allowance together, or nothing of them; then the files are gone too. */
export async function recordSpent(
  { db, files }: { db: Db; files: FilesService },
  { userId, fileIds, allowance }: Recorded,
  write: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      await write(transaction);
      await files.keep(transaction, fileIds);
      await allowance.settle(transaction);
    });
  } catch (error) {
    await files.discard(fileIds);
    throw error;
  }
}
