import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ZipStream from 'zip-stream';
import { MIGRATIONS } from '#server/db/migrate.ts';
import { runHemline } from '#server/testing/run-hemline.ts';
import { fillZip } from '#server/write-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hemline-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const USER = {
  id: 'one',
  name: 'Ada',
  email: 'ada@example.com',
  emailVerified: 0,
  image: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
};

/** An archive of one row, as another version would have written it. */
async function archiveOf(name: string, over: Record<string, unknown>): Promise<string> {
  const lines = `${JSON.stringify(USER)}\n`;
  const manifest = {
    format: 1,
    hemline: '9.0.0',
    createdAt: '2026-11-20T00:00:00.000Z',
    engine: 'sqlite',
    migrations: [...MIGRATIONS],
    tables: [{ name: 'users', rows: 1, sha256: createHash('sha256').update(lines).digest('hex') }],
    pictures: [],
    missing: [],
    secrets: 'left out',
    ...over,
  };
  const path = join(folder, `${name}.zip`);
  const zip = new ZipStream();
  async function* entries() {
    yield { name: 'database/users.jsonl', source: Buffer.from(lines) };
    yield { name: 'manifest.json', source: Buffer.from(JSON.stringify(manifest)) };
  }
  await Promise.all([
    pipeline(zip, createWriteStream(path)),
    fillZip(zip, entries(), new Date(), new AbortController().signal),
  ]);
  return path;
}

test.each([
  ['of another format', { format: 2 }],
  ['with a step that is not known here', { migrations: [...MIGRATIONS, '9999-flying-tables'] }],
])('a backup of a newer Hemline, %s, is refused by its version', async (name, over) => {
  const path = await archiveOf(name.replaceAll(' ', '-'), over);
  const dataDir = join(folder, 'never-made');

  expect(await runHemline(['restore', path], { dataDir })).toMatchObject({
    code: 1,
    errors: `${path} was made by a newer Hemline (9.0.0). Update this one first.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup of an older Hemline is brought up to date', async () => {
  const path = await archiveOf('older', { migrations: MIGRATIONS.slice(0, 3), hemline: '0.0.1' });
  const dataDir = join(folder, 'older');

  expect(await runHemline(['restore', path], { dataDir })).toMatchObject({ code: 0, errors: '' });

  const listed = JSON.parse((await runHemline(['users', 'list', '--json'], { dataDir })).output);
  expect(listed).toMatchObject([{ email: 'ada@example.com', plan: null }]);
});

test('a manifest that names no table of ours, or a path, is refused', async () => {
  const sha256 = '0'.repeat(64);
  const names = [
    { tables: [{ name: 'users"; drop table users', rows: 0, sha256 }] },
    { pictures: [{ key: '../../secrets.json', byteLength: 1, sha256 }] },
  ];
  for (const [index, over] of names.entries()) {
    const path = await archiveOf(`strange-${index}`, over);
    const answer = await runHemline(['restore', path], { dataDir: join(folder, `strange-${index}`) });
    expect(answer).toMatchObject({ code: 1, errors: expect.stringMatching(/is damaged/) });
  }
});
