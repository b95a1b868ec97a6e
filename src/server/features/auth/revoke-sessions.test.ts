import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

const ROOT = join(import.meta.dirname, '../../../..');

describe.each(testEngines())('the operator ends sessions, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  /** As somebody types it, beside the server that runs. */
  async function revoke(...given: string[]): Promise<{ code: number; output: string }> {
    const { dataDir, databaseUrl } = app.database;
    const environment = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
    return promisify(execFile)(process.execPath, [join(ROOT, 'scripts/revoke-sessions.ts'), ...given], {
      env: { ...environment, PATH: process.env.PATH },
      cwd: dataDir,
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error) => ({ code: error.code, output: error.stderr }),
    );
  }

  test("of all a person's devices, and of nobody else's, while the server runs", async () => {
    const phone = await app.signedIn();
    const laptop = app.visitor();
    await laptop.post('/api/auth/login', { email: phone.email, password: phone.password });
    const other = await app.signedIn();

    expect(await revoke(` ${phone.email.toUpperCase()}`)).toEqual({ code: 0, output: 'Ended 2 sessions.\n' });

    expect((await phone.get('/api/auth/user')).statusCode).toBe(401);
    expect((await laptop.get('/api/auth/user')).statusCode).toBe(401);
    expect((await other.get('/api/auth/user')).statusCode).toBe(200);
    expect(await revoke(phone.email)).toEqual({ code: 0, output: 'Ended 0 sessions.\n' });
  });

  test.each([
    ['an address that nobody has', ['nobody@example.com'], 'Nobody has the address nobody@example.com.\n'],
    ['no address', ['Ada'], 'Nobody has the address Ada.\n'],
    ['nothing', [], 'Whose? npm run revoke-sessions -- EMAIL\n'],
  ])('%s ends nothing, and says why', async (_what, given, words) => {
    const user = await app.signedIn();

    expect(await revoke(...given)).toEqual({ code: 1, output: words });
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('a data folder without a database is named, and none is made', async () => {
    if (engine !== 'sqlite') return;
    const dataDir = join(app.database.dataDir, 'nowhere');

    const answer = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'scripts/revoke-sessions.ts'), 'ada@example.com'],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
    ).catch((error) => error);

    expect(answer).toMatchObject({ code: 1, stderr: `There is no database in ${dataDir}. See DATA_DIR.\n` });
    expect(existsSync(dataDir)).toBe(false);
  });
});
