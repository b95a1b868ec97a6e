import fs from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { createAdmission } from './admit-uploads.ts';

let app: TestApp;
let client: SignedInClient;
beforeAll(async () => {
  app = await buildTestApp();
  client = await app.signedIn();
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

it('refuses an upload while the disk has nothing but its reserve, and lets people delete what fills it', async () => {
  const photo = { name: 'a.jpg', bytes: await drawPhoto() };
  const [kept] = (await client.upload('/api/photos/upload', [photo])).json().photos;
  const space = await fs.statfs(app.database.dataDir);
  vi.spyOn(fs, 'statfs').mockResolvedValue(Object.assign(space, { bavail: 10 * 1024, bsize: 4096 }));

  const refused = await client.upload('/api/photos/upload', [photo]);
  const removed = await client.delete(`/api/photos/${kept.id}`);

  expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full']);
  expect(removed.statusCode).toBe(200);
  expect(await fs.readdir(`${app.database.dataDir}/tmp`)).toEqual([]);
});

it('takes three uploads of one person at once, and any of others; what has ended counts no more', async () => {
  const admission = createAdmission(app.database.dataDir);
  const [leave] = await Promise.all([
    admission.enter('ada'),
    admission.enter('ada'),
    admission.enter('ada'),
    admission.enter('ben'),
  ]);

  await expect(admission.enter('ada')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 10,
  });
  leave();
  await expect(admission.enter('ada')).resolves.toBeTypeOf('function');
});
