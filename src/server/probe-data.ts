import { text } from 'node:stream/consumers';
import type { Storage } from './adapters/storage/storage.ts';
import type { Db } from './db/open-database.ts';

const PROBE = 'readiness';

/**
 * Writes to the database, which flushes it, and reads it back: a disk that is full or dies still answers questions.
 * @throws what the database says, or that it gave back something else
 */
export async function probeDatabase(db: Db, written: string): Promise<void> {
  await db
    .insertInto('probes')
    .values({ id: PROBE, written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written }))
    .execute();
  await db.selectFrom('probes').select('id').where('id', '=', PROBE).executeTakeFirstOrThrow();
}

/**
 * Writes a file where pictures are kept, reads it back and removes it.
 * @param written unlike that of any other probe: several processes may ask at once
 * @throws what the storage says, or that it gave back something else
 */
export async function probeStorage(storage: Storage, written: string): Promise<void> {
  const key = `probes/${written}.txt`;
  await storage.put(key, Buffer.from(written));
  try {
    if ((await text(await storage.get(key))) !== written)
      throw new Error('the storage gave back something else than was written');
  } finally {
    await storage.delete(key);
  }
}
