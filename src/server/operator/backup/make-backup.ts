import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import ZipStream from 'zip-stream';
import { type Storage, StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import type { Clock } from '#server/clock.ts';
import { appliedMigrations } from '#server/db/migrate.ts';
import { SECRETS_FILE } from '#server/settings/secrets.ts';
import { fillZip, type ZipEntry } from '#server/write-zip.ts';
import type { Installation } from '../open-installation.ts';
import {
  BACKUP_FORMAT,
  MANIFEST_FILE,
  type Manifest,
  pictureEntry,
  SECRETS_ENTRY,
  tableEntry,
} from './manifest.ts';
import { backupName, removeAbandoned } from './retention.ts';
import { ALL_TABLES, type Snapshot, takeSnapshot } from './snapshot.ts';

export interface Backup {
  path: string;
  byteLength: number;
  manifest: Manifest;
}

const AT_ONCE = 8;
/** Rows are written in pieces of so many characters. */
const PIECE = 64 * 1024;
/** Each begins anew with what was deleted during the one before, so a second one hardly has anything to do. */
const MAX_ROUNDS = 5;
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
const VERSION: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
).version;

/**
 * Writes everything of an installation into one archive, while it runs. It is there whole or not at all, for its owner
 * alone to read.
 * @throws what the storage or the disk says, e.g. that it is full; with nothing left behind
 */
export async function makeBackup(
  { config, database, storage }: Installation,
  { folder, withSecrets, clock }: { folder: string; withSecrets: boolean; clock: Clock },
): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const createdAt = clock.now();
  await removeAbandoned(folder, new Date(createdAt.getTime() - ABANDONED_AFTER_MS));
  const path = join(folder, backupName(createdAt));
  const aside = `${path}.part`;
  if (existsSync(path)) throw new Error(`${path} is there already`);

  const made: Manifest = {
    format: BACKUP_FORMAT,
    hemline: VERSION,
    createdAt: createdAt.toISOString(),
    engine: database.engine,
    migrations: await appliedMigrations(database),
    tables: [],
    pictures: [],
    missing: [],
    secrets: withSecrets && config.sessionSecret === null ? 'included' : 'left out',
  };
  try {
    const zip = new ZipStream();
    const file = createWriteStream(aside, { mode: 0o600, flags: 'wx', flush: true });
    const broken = new AbortController();
    const work = [
      pipeline(zip, file, { signal: broken.signal }),
      fillZip(zip, entries(), createdAt, broken.signal),
    ];
    await Promise.all(work).catch(async (error) => {
      broken.abort(error);
      // The other one clears up after itself.
      await Promise.allSettled(work);
      throw error;
    });
    await rename(aside, path);
    await flush(folder);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return { path, byteLength: await sizeOf(path), manifest: made };

  /** Rows of an instant first, then their pictures: those that a picture's owner deletes meanwhile make another round. */
  async function* entries(): AsyncGenerator<ZipEntry> {
    const copied = new Map<string, Manifest['pictures'][number]>();
    let lost = new Set<string>();
    for (let round = 1; ; round += 1) {
      const snapshot = await takeSnapshot(database, folder);
      try {
        const keys = await keptKeys(snapshot);
        const missing = new Set<string>();
        const wanted = keys.filter((key) => !copied.has(key));
        const read = (key: string) => readPicture(storage, key).then((bytes) => ({ key, bytes }));
        for await (const { key, bytes } of Readable.from(wanted).map(read, { concurrency: AT_ONCE })) {
          if (bytes === null) missing.add(key);
          else {
            copied.set(key, { key, byteLength: bytes.byteLength, sha256: sha256(bytes) });
            yield { name: pictureEntry(key), source: bytes, isCompressed: true };
          }
        }
        if (![...missing].every((key) => lost.has(key)) && round < MAX_ROUNDS) {
          lost = missing;
          continue;
        }
        made.missing = [...missing];
        made.pictures = keys.flatMap((key) => copied.get(key) ?? []);
        for (const table of ALL_TABLES) yield tableOf(table, snapshot);
        break;
      } finally {
        await snapshot.close();
      }
    }
    if (made.secrets === 'included') {
      yield { name: SECRETS_ENTRY, source: readFileSync(join(config.dataDir, SECRETS_FILE)) };
    }
    yield { name: MANIFEST_FILE, source: Buffer.from(JSON.stringify(made, null, 1)) };
  }

  function tableOf(table: string, snapshot: Snapshot): ZipEntry {
    const hash = createHash('sha256');
    let rows = 0;
    async function* lines() {
      let piece = '';
      for await (const row of snapshot.rows(table)) {
        rows += 1;
        piece += `${JSON.stringify(row)}\n`;
        if (piece.length < PIECE) continue;
        hash.update(piece);
        yield piece;
        piece = '';
      }
      hash.update(piece);
      yield piece;
      made.tables.push({ name: table, rows, sha256: hash.digest('hex') });
    }
    return { name: tableEntry(table), source: Readable.from(lines()) };
  }
}

async function keptKeys(snapshot: Snapshot): Promise<string[]> {
  const keys: string[] = [];
  for await (const { state, storageKey } of snapshot.rows('files')) {
    if (state === 'kept') keys.push(String(storageKey));
  }
  return keys;
}

async function readPicture(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.get(key));
  } catch (error) {
    if (error instanceof StoredFileMissingError) return null;
    throw error;
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  await file.close();
  return size;
}

/** A renamed file is only as durable as the folder entry that names it. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
