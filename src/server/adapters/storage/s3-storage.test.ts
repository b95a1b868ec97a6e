import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeStorage } from '#server/probe-data.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { describeStorage } from '#server/testing/storage-contract.ts';
import { testEngines } from '#server/testing/test-database.ts';
import { createS3Storage } from './s3-storage.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

describeStorage('a bucket', () => createS3Storage(s3.settings));

describe('a bucket', () => {
  test.each([
    ['another secret', { secretAccessKey: 'wrong' }, /S3_SECRET_ACCESS_KEY/],
    ['another key', { accessKeyId: 'AKIAWRONG' }, /S3_ACCESS_KEY_ID/],
    ['a bucket that does not exist', { bucket: 'nowhere' }, /S3_BUCKET/],
    ['an address where nobody listens', { endpoint: 'http://127.0.0.1:9' }, /S3_ENDPOINT.*ECONNREFUSED/],
    ['an address that has no name', { endpoint: 'http://nowhere.invalid' }, /S3_ENDPOINT.*ENOTFOUND/],
  ])('with %s is an outage, not ready, and says which setting it is', async (_name, over, words) => {
    const storage = createS3Storage({ ...s3.settings, ...over });

    await expect(storage.put('ada/one.webp', Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    await expect(storage.get('ada/one.webp')).rejects.toMatchObject({
      status: 503,
      cause: { message: expect.stringMatching(words) },
    });
    await expect(probeStorage(storage, 'a-probe')).rejects.toMatchObject({ status: 503 });
  });
});

test.each([401, 403, 404, 418])('an answer of nothing but status %d is told in words', async (status) => {
  const bare = createServer((_request, response) => response.writeHead(status).end());
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const endpoint = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;

  const put = createS3Storage({ ...s3.settings, endpoint }).put('ada/one.webp', Buffer.from('x'));

  const words = status === 418 ? /status 418/ : /S3_BUCKET|S3_ACCESS_KEY_ID/;
  await expect(put).rejects.toMatchObject({ cause: { message: expect.stringMatching(words) } });
  bare.closeAllConnections();
  bare.close();
});

describe.each(testEngines())('the app with a bucket on %s', (engine) => {
  test('keeps pictures there alone, and takes them away with their owner’s photo', async () => {
    const app = await buildTestApp({ engine, overrides: { storage: createS3Storage(s3.settings) } });
    const user = await app.signedIn();

    const { photos } = (
      await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }])
    ).json();

    const mine = () => [...s3.objects.keys()].filter((key) => key.includes(user.id));
    expect(mine()).toHaveLength(3);
    const file = await user.get(photos[0].url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await app.visitor().get(photos[0].url)).statusCode).toBe(404);
    expect((await user.get('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  test.each(['gone', 'broken', 'forbidding'] as const)(
    'records nothing while it is %s, says so, and works again afterwards',
    async (mood) => {
      const app = await buildTestApp({ engine, overrides: { storage: createS3Storage(s3.settings) } });
      const user = await app.signedIn();
      s3.mood = mood;
      const photo = { name: 'a.jpg', bytes: await drawPhoto() };

      const refusal = await user.upload('/api/photos/upload', [photo]);
      const outfit = await user.post('/api/outfits/generate', { prompt: 'office' });

      expect(refusal.statusCode, refusal.body).toBe(503);
      expect(refusal.json().message).toContain('cannot reach its pictures');
      expect(outfit.statusCode, outfit.body).toBe(503);
      expect((await user.get('/api/photos')).json()).toEqual([]);
      expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
      expect((await user.get('/api/daily-generation')).json().generations.used).toBe(0);
      expect((await user.get('/readyz')).json()).toMatchObject({ storage: 'failed', database: 'ok' });

      s3.mood = 'well';
      expect((await user.upload('/api/photos/upload', [photo])).statusCode).toBe(200);
      expect((await user.get('/readyz')).statusCode).toBe(200);
      // What could not be taken back then is swept.
      app.clock.set(new Date(Date.now() + 3_600_000).toISOString());
      await app.sweep('while-serving');
      expect(await app.database.db.selectFrom('files').select('id').execute()).toHaveLength(3);
      await app.close();
    },
  );
});
