import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type SignedInClient, type TestApp } from '../testing/build-test-app.ts';
import { fillAccount } from '../testing/fill-account.ts';

const WORDS = 'zyxwvut-only-in-this-account';

/** Every file of the data folder in which `text` stands, byte for byte. */
function filesWith(app: TestApp, text: string): string[] {
  const folder = app.database.dataDir;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    return name.includes(text) || (statSync(path).isFile() && readFileSync(path).includes(text));
  });
}

async function write(person: SignedInClient): Promise<void> {
  const answers = [
    await person.post('/api/style/inspirations', {
      title: WORDS,
      description: `${WORDS} ${'and much more of it '.repeat(80)}`,
      category: 'outfit',
      imageUrl: 'https://example.com/nothing',
    }),
    await person.post('/api/auth/forgot-password', { email: person.email }),
  ];
  for (const { statusCode, body } of answers) expect(statusCode, body.slice(0, 200)).toBeLessThan(300);
}

test('of a deleted account not a byte is left: not in the database, its log, or the names of folders', async () => {
  const app = await open();
  const owner = await app.signedIn({ name: `Zoe ${WORDS}`, email: `${WORDS}@example.com` });
  const other = await app.signedIn({ name: 'Somebody Else', email: 'stays@example.com' });
  await fillAccount(app, owner);
  await write(owner);
  expect(filesWith(app, WORDS)).not.toEqual([]);
  expect(filesWith(app, owner.id)).not.toEqual([]);

  const answer = await owner.delete('/api/account', { password: owner.password });

  expect(answer.statusCode).toBe(200);
  expect(filesWith(app, WORDS)).toEqual([]);
  expect(filesWith(app, owner.id)).toEqual([]);
  expect(filesWith(app, other.email)).not.toEqual([]);
  expect((await sql`pragma integrity_check`.execute(app.database.db)).rows).toEqual([
    { integrity_check: 'ok' },
  ]);
});

test('what somebody deletes and goes on without is gone with the next sweep', async () => {
  const app = await open();
  const owner = await app.signedIn();
  const created = await owner.post('/api/style/inspirations', {
    title: WORDS,
    description: 'a coat',
    category: 'outfit',
    imageUrl: 'https://example.com/nothing',
  });
  expect(created.statusCode, created.body).toBeLessThan(300);
  expect(filesWith(app, WORDS)).not.toEqual([]);

  const { id } = created.json().inspiration ?? created.json();
  expect((await owner.delete(`/api/style/inspirations/${id}`)).statusCode).toBe(200);
  app.clock.set(new Date(Date.now() + 24 * 60 * 60_000).toISOString());
  await app.sweep('while-serving');

  expect(filesWith(app, WORDS)).toEqual([]);
});

async function open(): Promise<TestApp> {
  const app = await buildTestApp({ environment: { DEBUG_PAGES_FOR: 'anybody' } });
  onTestFinished(() => app.close());
  return app;
}
