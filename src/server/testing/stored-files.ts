import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './build-test-app.ts';

/** The names of a user's files that have bytes on disk. */
export function storedFiles(app: TestApp, userId: string): string[] {
  const folder = join(app.database.dataDir, 'files', userId);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** How many files of a user the database knows, whatever their state. */
export async function fileRows(app: TestApp, userId: string): Promise<number> {
  const rows = await app.database.db.selectFrom('files').select('id').where('userId', '=', userId).execute();
  return rows.length;
}
