import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { openPromise, type ZipEntry, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { MIGRATIONS } from '#server/db/migrate.ts';
import { OperatorError } from '../operator-error.ts';
import {
  BACKUP_FORMAT,
  MANIFEST_FILE,
  type Manifest,
  manifest,
  pictureEntry,
  SECRETS_ENTRY,
  tableEntry,
} from './manifest.ts';

export interface Archive {
  manifest: Manifest;
  /** The rows of a table, each as its line of JSON. */
  lines(table: string): AsyncIterable<string>;
  picture(key: string): Promise<Buffer>;
  /** Null where they were left out. */
  secrets(): Promise<string | null>;
  close(): void;
}

const versionOf = z.object({ format: z.number(), hemline: z.string() });

/** @throws {OperatorError} for what is not a backup, or of a newer Hemline. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false }).catch((error) => {
    throw new OperatorError(`${path} cannot be read as a backup: ${error.message}.`, error);
  });
  try {
    const entries = new Map<string, ZipEntry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = (name: string) => openEntry(zip, entries, name, path);
    const has = (name: string) => entries.has(name);
    if (!has(MANIFEST_FILE)) throw new OperatorError(`${path} is no backup of Hemline: it has no manifest.`);

    return {
      manifest: parseManifest(await text(await read(MANIFEST_FILE)), path),
      async *lines(table) {
        yield* linesOf(await read(tableEntry(table)));
      },
      picture: async (key) => buffer(await read(pictureEntry(key))),
      secrets: async () => (has(SECRETS_ENTRY) ? text(await read(SECRETS_ENTRY)) : null),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/**
 * Reads all of it, and holds it against the checksums of its manifest.
 * @throws {OperatorError} naming what is damaged or missing.
 */
export async function checkArchive(archive: Archive): Promise<void> {
  const { tables, pictures } = archive.manifest;
  for (const table of tables) {
    await unlessDamaged(`the rows of ${table.name}`, async () => {
      const hash = createHash('sha256');
      for await (const line of archive.lines(table.name)) hash.update(`${line}\n`);
      return hash.digest('hex') === table.sha256;
    });
  }
  for (const { key, sha256 } of pictures) {
    await unlessDamaged(`the picture ${key}`, async () => {
      const bytes = await archive.picture(key);
      return createHash('sha256').update(bytes).digest('hex') === sha256;
    });
  }
}

async function unlessDamaged(what: string, isAsWritten: () => Promise<boolean>): Promise<void> {
  const whole = await isAsWritten().catch((error) => {
    if (error instanceof OperatorError) throw error;
    return false;
  });
  if (!whole) throw new OperatorError(`The backup is damaged: ${what} cannot be read as it was written.`);
}

/** At line feeds alone: what else ends lines elsewhere may stand in people's words. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function openEntry(
  zip: ZipFile,
  entries: Map<string, ZipEntry>,
  name: string,
  path: string,
): Promise<Readable> {
  const entry = entries.get(name);
  if (entry === undefined) throw new OperatorError(`The backup ${path} is damaged: ${name} is missing.`);
  return zip.openReadStreamPromise(entry);
}

function parseManifest(json: string, path: string): Manifest {
  const raw = parseJson(json);
  const version = versionOf.safeParse(raw);
  if (version.success && version.data.format > BACKUP_FORMAT) throw tooNew(path, version.data.hemline);
  const read = manifest.safeParse(raw);
  if (!read.success) throw new OperatorError(`${path} is damaged: its manifest cannot be read.`);
  if (read.data.migrations.some((name) => !MIGRATIONS.includes(name))) throw tooNew(path, read.data.hemline);
  return read.data;
}

function tooNew(path: string, version: string): OperatorError {
  return new OperatorError(`${path} was made by a newer Hemline (${version}). Update this one first.`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
