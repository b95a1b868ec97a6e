import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostgresDatabase, testEngines } from '#server/testing/test-database.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');

/** Ends the process, as `kill -9` does, just before it sends a statement that begins like this. */
const dyingAt = (statement: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import { StatementSync } from 'node:sqlite';
    import { createRequire } from 'node:module';
    const pg = createRequire(${JSON.stringify(import.meta.url)})('pg');
    let began = false;
    function watch(prototype, name) {
      const before = prototype[name];
      prototype[name] = function (...given) {
        const text = this instanceof StatementSync ? this.sourceSQL : String(given[0]?.text ?? given[0]);
        if (text.startsWith('insert into "users"')) began = true;
        if (began && text.startsWith(${JSON.stringify(statement)})) process.kill(process.pid, 'SIGKILL');
        return before.apply(this, given);
      };
    }
    for (const name of ['all', 'run']) watch(StatementSync.prototype, name);
    watch(pg.Client.prototype, 'query');
  `)}`;

describe.each(testEngines())('a registration that is killed, on %s', (engine) => {
  test.each(['insert into "accounts"', 'insert into "sessions"', 'commit'])(
    'before "%s" leaves nothing behind',
    async (statement) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'hemline-killed-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true }));
      const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
      onTestFinished(() => postgres?.drop());
      const child = spawn(process.execPath, ['--import', dyingAt(statement), MAIN], {
        cwd: dataDir,
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          PORT: '0',
          LOG_LEVEL: 'silent',
          ...(postgres && { DATABASE_URL: postgres.url }),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = once(child, 'exit');
      const address = await new Promise<string>((resolve) => {
        child.stdout.on('data', (line) => resolve(/ is at (\S+)/.exec(String(line))?.[1] ?? ''));
      });

      const answer = await fetch(`${address.replace('localhost', '127.0.0.1')}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }),
      }).catch(() => 'nobody answered');

      expect(answer).toBe('nobody answered');
      expect(await ended).toEqual([null, 'SIGKILL']);
      const { db, close } = openDatabase({ databaseUrl: postgres?.url ?? null, dataDir });
      onTestFinished(close);
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    },
  );
});
