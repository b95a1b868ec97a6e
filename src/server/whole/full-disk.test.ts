import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';

it('a database that has no room left says so, and goes on once it has', async () => {
  const app = await buildTestApp();
  onTestFinished(() => app.close());
  const client = await app.signedIn();
  const { db } = app.database;
  const goals = 'a wardrobe that fits '.repeat(90);
  const answers = {
    styles: [],
    palettes: [],
    wardrobe: null,
    displayName: '',
    location: '',
    ageRange: null,
    occasion: null,
    goals,
  };
  // SQLite's own limit answers as a full disk does, and rolls back by itself as there.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
  await sql`update users set name = ${'n'.repeat(10)}`.execute(db);

  const refusals = [];
  for (let person = 0; person < 30; person += 1) {
    refusals.push(
      await app.visitor().post('/api/auth/register', {
        name: 'Ada',
        email: `${person}@example.com`,
        password: 'correct horse battery',
      }),
    );
  }
  refusals.push(await client.post('/api/onboarding', answers));
  await sql`pragma max_page_count = 100000`.execute(db);

  const refused = refusals.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([507]));
  expect((await client.post('/api/onboarding', answers)).statusCode).toBe(200);
  expect((await app.visitor().get('/readyz')).statusCode).toBe(200);
});
