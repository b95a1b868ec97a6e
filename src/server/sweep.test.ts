import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('a sweep that fails keeps no other from running, and is logged by its name', async () => {
  const { id: userId } = await app.signedIn();
  const { db } = app.database;
  await db
    .insertInto('files')
    .values({
      id: randomUUID(),
      userId,
      storageKey: 'ab/cdef.webp',
      mediaType: 'image/webp',
      byteLength: 1,
      state: 'deleting',
      createdAt: '2020-01-01T00:00:00.000Z',
    })
    .execute();
  await sql`alter table inspirations rename to elsewhere`.execute(db);
  const logged = vi.spyOn(app.server.log, 'error');

  await app.sweep('at-start');

  expect(await db.selectFrom('files').select('id').where('userId', '=', userId).execute()).toEqual([]);
  expect(logged.mock.calls.map(([facts]) => facts)).toMatchObject([
    { sweep: 'inspirations', err: { message: 'no such table: inspirations' } },
  ]);
});
