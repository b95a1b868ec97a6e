import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { outageOf } from './outage-of.ts';

describe('an outage', () => {
  test.each([
    ['ENOSPC', 'full'],
    ['53100', 'full'],
    ['EACCES', 'down'],
    ['EROFS', 'down'],
    ['ECONNREFUSED', 'down'],
    ['57P01', 'down'],
    ['53300', 'down'],
    ['23505', null],
    ['ERR_INVALID_ARG_TYPE', null],
  ])('is read from the code %s: %s', (code, outage) => {
    expect(outageOf(Object.assign(new Error('failed'), { code }))).toBe(outage);
  });

  test('is a SQLite file that somebody else has locked, and not a refused row', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hemline-outage-'));
    const path = join(folder, 'locked.sqlite');
    const holder = new DatabaseSync(path);
    holder.exec('create table things (id integer primary key); insert into things values (1);');
    expect(outageOf(errorOf(() => holder.exec('insert into things values (1)')))).toBeNull();

    holder.exec('begin exclusive');
    const other = new DatabaseSync(path, { timeout: 0 });
    expect(outageOf(errorOf(() => other.exec('insert into things values (2)')))).toBe('down');

    holder.close();
    other.close();
    rmSync(folder, { recursive: true });
  });

  test('is a PostgreSQL that takes the call and never answers: nobody waits for it for ever', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { db, close } = openDatabase({
      databaseUrl: `postgres://u:p@127.0.0.1:${port}/d`,
      dataDir: tmpdir(),
    });
    const error = await sql`select 1`.execute(db).catch((reason) => reason);

    expect(outageOf(error)).toBe('down');
    await close();
    silent.close();
  });
});

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
