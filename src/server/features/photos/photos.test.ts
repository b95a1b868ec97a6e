import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#contract/photos.ts';
import type { Images } from '#server/adapters/images/images.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { createLocalStorage } from '#server/adapters/storage/local-storage.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { heicClaiming, heicPicture } from '#server/testing/heic-picture.ts';
import { fileRows, storedFiles } from '#server/testing/stored-files.ts';
import { testEngines } from '#server/testing/test-database.ts';

const VARIANTS = 3;

describe.each(testEngines())('photos on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('are kept upright, without metadata, in our own encoding and three sizes', async () => {
    const user = await app.signedIn();
    // Stored lying on its side with the EXIF flag that turns it; 2000 × 1000 shows as 1000 × 2000.
    const turned = await sharp(await drawPhoto({ width: 2000, height: 1000 }))
      .withExif({
        IFD0: { Artist: 'Ada Byron' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const answer = await user.upload('/api/photos/upload', [{ name: 'Sommer Kleid.JPG', bytes: turned }]);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ uploaded: 1, remaining: 11, rejected: [] });
    const photo = answer.json().photos[0];
    expect(photo).toMatchObject({ originalName: 'Sommer Kleid.JPG', width: 800, height: 1600 });
    for (const [url, type] of [
      [photo.url, 'image/webp'],
      [photo.thumbnailUrl, 'image/webp'],
      [photo.thumbnailAvifUrl, 'image/avif'],
    ]) {
      const file = await user.get(url);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe(type);
      const { exif, orientation, width = 0, height = 0 } = await sharp(file.rawPayload).metadata();
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
      expect(height).toBe(2 * width);
      expect(file.rawPayload.includes('Ada Byron')).toBe(false);
    }
    expect((await user.get('/api/photos')).json()).toEqual([photo]);
  });

  test('say which colors were read in them, also when they were deleted and come back', async () => {
    const user = await app.signedIn();
    const bytes = await drawPhoto({ colour: '#1f2a44' });
    const { photos } = (await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes }])).json();

    expect(photos[0].palette[0]).toMatchObject({ name: 'Navy', hex: expect.stringMatching(/^#/) });
    expect(photos[0].palette.length).toBeLessThanOrEqual(4);
    await user.delete(`/api/photos/${photos[0].id}`);
    expect((await user.get('/api/photos/deleted')).json()[0].palette).toEqual(photos[0].palette);
    expect((await user.post(`/api/photos/${photos[0].id}/restore`)).json()).toEqual(photos[0]);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    '%s is read by its content, whatever its name',
    async (format) => {
      const user = await app.signedIn();

      const answer = await user.upload('/api/photos/upload', [
        { name: 'not.what-it-seems', bytes: await drawPhoto({ format }) },
      ]);

      expect(answer.statusCode).toBe(200);
      expect(answer.json().uploaded).toBe(1);
    },
  );

  test('HEIC is taken from phones, upright', async () => {
    const user = await app.signedIn();

    const answer = await user.upload('/api/photos/upload', [{ name: 'IMG_2034.HEIC', bytes: heicPicture() }]);

    expect(answer.json()).toMatchObject({
      uploaded: 1,
      photos: [{ originalName: 'IMG_2034.HEIC', width: 480, height: 640 }],
    });
    expect((await user.get(answer.json().photos[0].url)).headers['content-type']).toBe('image/webp');
  });

  test('a file is private to its owner, cached by the browser for ever, and not repeated', async () => {
    const user = await app.signedIn();
    const stranger = await app.signedIn();
    const { photos } = (
      await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }])
    ).json();

    const file = await user.get(photos[0].url);

    expect(file.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['content-security-policy']).toContain('sandbox');
    const { etag } = file.headers;
    for (const known of [`${etag}`, `W/${etag}`, `"older", ${etag}`, '*']) {
      expect((await user.get(photos[0].url, { 'if-none-match': known })).statusCode, known).toBe(304);
    }
    expect((await user.get(photos[0].url, { 'if-none-match': '"older"' })).statusCode).toBe(200);
    for (const nobody of [stranger, app.visitor()]) {
      const answer = await nobody.get(photos[0].url, { 'if-none-match': String(file.headers.etag) });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('not_found');
    }
  });

  test('a bad file among good ones is named and the good ones are kept', async () => {
    const user = await app.signedIn();

    const answer = await user.upload('/api/photos/upload', [
      { name: 'good.jpg', bytes: await drawPhoto() },
      { name: 'notes.txt', bytes: new TextEncoder().encode('to do: buy a coat') },
    ]);

    expect(answer.json()).toMatchObject({ uploaded: 1, remaining: 11 });
    expect(answer.json().rejected).toEqual([
      {
        name: 'notes.txt',
        message: expect.stringContaining('Only image files are allowed'),
        reason: 'not_an_image',
      },
    ]);
  });

  describe('that cannot be used get a clear 4xx and nothing is stored:', () => {
    const cases: [string, () => Promise<Uint8Array> | Uint8Array, number, RegExp][] = [
      ['not an image', () => new TextEncoder().encode('hello'), 415, /Only image files are allowed/],
      ['an empty file', () => new Uint8Array(), 415, /Only image files are allowed/],
      [
        'SVG',
        () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        415,
        /Only image files/,
      ],
      [
        'a page that begins like a GIF',
        () => new TextEncoder().encode('GIF89a<script>alert(1)</script>'),
        415,
        /damaged/,
      ],
      [
        'a truncated JPEG',
        async () => (await drawPhoto({ width: 1200, height: 1600 })).subarray(0, 9_000),
        415,
        /damaged/,
      ],
      ['a truncated PNG', async () => (await drawPhoto({ format: 'png' })).subarray(0, 900), 415, /damaged/],
      ['a decompression bomb', () => bombPng(30_000, 30_000), 413, /40 megapixels/],
      ['a HEIC file that claims too much', () => heicClaiming(9_000, 9_000), 413, /40 megapixels/],
      ['a truncated HEIC file', () => heicPicture().subarray(0, 1_200), 415, /damaged/],
      ['25 MB', () => new Uint8Array(25 * 1024 * 1024).fill(0xff), 413, /smaller than 20MB/],
    ];

    test.each(cases)('%s', async (_name, make, status, message) => {
      const user = await app.signedIn();

      const answer = await user.upload('/api/photos/upload', [{ name: 'photo.jpg', bytes: await make() }]);

      expect(answer.statusCode).toBe(status);
      expect(answer.json().message).toMatch(message);
      expect((await user.get('/api/photos')).json()).toEqual([]);
      expect(await fileRows(app, user.id)).toBe(0);
      expect(temporaryFiles(app)).toEqual([]);
    });

    test('a 13th photo, and one more than the free places', async () => {
      const user = await app.signedIn();
      const photo = { name: 'photo.jpg', bytes: await drawPhoto({ width: 60, height: 80 }) };

      const thirteen = await user.upload(
        '/api/photos/upload',
        Array.from({ length: 13 }, () => photo),
      );
      expect(thirteen.statusCode).toBe(403);
      expect(thirteen.json().message).toBe('You can only upload 12 more photos (maximum 12 total)');
      expect((await user.get('/api/photos')).json()).toEqual([]);

      await user.upload(
        '/api/photos/upload',
        Array.from({ length: 11 }, () => photo),
      );
      const two = await user.upload('/api/photos/upload', [photo, photo]);
      expect(two.statusCode).toBe(403);
      expect(two.json().message).toBe('You can only upload 1 more photos (maximum 12 total)');
      expect((await user.get('/api/user/plan-status')).json().usage.photos).toBe(11);
    });
  });

  test('the last place is filled once, however many requests want it', async () => {
    const user = await app.signedIn();
    const photo = { name: 'photo.jpg', bytes: await drawPhoto({ width: 60, height: 80 }) };
    await user.upload(
      '/api/photos/upload',
      Array.from({ length: 11 }, () => photo),
    );

    const answers = await Promise.all(
      Array.from({ length: 2 }, () => user.upload('/api/photos/upload', [photo])),
    );

    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
    expect((await user.get('/api/photos')).json()).toHaveLength(12);
    expect(await fileRows(app, user.id)).toBe(12 * VARIANTS);
  });

  test.each([
    ['no files', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    [
      'another field',
      '--x\r\ncontent-disposition: form-data; name="pictures"; filename="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ['a cut body', '--x\r\ncontent-disposition: form-data; name="photos"; filename="a"\r\n\r\nb'],
    ['no boundary inside', 'nothing of the kind'],
    ['a broken part header', '--x\r\ncontent-disposition\r\n\r\nb\r\n--x--\r\n'],
    ['an empty body', ''],
  ])('a malformed form (%s) is a 4xx that leaves no temporary file', async (_name, payload) => {
    const user = await app.signedIn();
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/photos/upload',
      headers: { host: 'localhost:3000', cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(temporaryFiles(app)).toEqual([]);
  });

  test.each([
    ['twice', ['a', 'b'], 400],
    ['longer than any can be', ['x'.repeat(70_000)], 413],
  ])('a text field that comes %s is refused, not guessed at or cut', async (_how, values, status) => {
    const user = await app.signedIn();
    const form = new FormData();
    for (const value of values) form.append('title', value);
    form.append('photos', new Blob([new Uint8Array(await drawPhoto())]), 'a.jpg');
    const encoded = new Response(form);

    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/photos/upload',
      headers: {
        host: 'localhost:3000',
        cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });

    expect(answer.statusCode).toBe(status);
    expect((await user.get('/api/photos')).json()).toEqual([]);
    expect(temporaryFiles(app)).toEqual([]);
  });

  test('names are shown as given, without paths and invisible characters', async () => {
    const user = await app.signedIn();
    const bytes = await drawPhoto({ width: 60, height: 80 });

    const { photos } = (
      await user.upload('/api/photos/upload', [
        { name: '../../etc/passwd', bytes },
        { name: '<b>été\u202E</b>.jpg', bytes },
        { name: `${'x'.repeat(400)}.jpg`, bytes },
      ])
    ).json();

    expect(photos.map((photo: { originalName: string }) => photo.originalName)).toEqual([
      'passwd',
      'b>.jpg',
      'x'.repeat(200),
    ]);
  });
});

test('of many pictures two are read at once: those of others come between', async () => {
  let [atOnce, most] = [0, 0];
  const images = createWorkerImages();
  const counting: Images = {
    ...images,
    async ingestPhoto(...call) {
      atOnce += 1;
      most = Math.max(most, atOnce);
      return images.ingestPhoto(...call).finally(() => {
        atOnce -= 1;
      });
    },
  };
  const app = await buildTestApp({ overrides: { images: counting } });
  const user = await app.signedIn();
  const bytes = await drawPhoto({ width: 60, height: 80 });

  await user.upload(
    '/api/photos/upload',
    Array.from({ length: 6 }, (_, index) => ({ name: `${index}.jpg`, bytes })),
  );

  expect((await user.get('/api/photos')).json()).toHaveLength(6);
  expect(most).toBe(2);
  await app.close();
  await images.close();
});

describe('when the storage fails', () => {
  test('nothing stays behind, and the next try works', async () => {
    let broken = true;
    const app = await buildTestApp({
      overrides: {
        storage: {
          put: (key, bytes) =>
            broken && key.endsWith('.avif') ? Promise.reject(new Error('EIO')) : real().put(key, bytes),
          get: (key) => real().get(key),
          delete: (key) => real().delete(key),
        },
      },
    });
    const real = () => createLocalStorage(join(app.database.dataDir, 'files'));
    const user = await app.signedIn();
    const photo = { name: 'photo.jpg', bytes: await drawPhoto() };

    expect((await user.upload('/api/photos/upload', [photo, photo])).statusCode).toBe(500);
    expect((await user.get('/api/photos')).json()).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
    expect(storedFiles(app, user.id)).toEqual([]);

    broken = false;
    expect((await user.upload('/api/photos/upload', [photo])).statusCode).toBe(200);
    await app.close();
  });

  test.each([
    ['a full disk', 'ENOSPC', 507, 'storage_full', /^Storage is full/],
    ['a folder that cannot be written', 'EACCES', 503, 'unavailable', /try again in a moment/],
  ])('%s is said in words', async (_name, errno, status, code, words) => {
    const failure = Object.assign(new Error('no'), { code: errno });
    const app = await buildTestApp({
      overrides: {
        storage: {
          put: () => Promise.reject(failure),
          get: () => Promise.reject(failure),
          delete: async () => {},
        },
      },
    });
    const user = await app.signedIn();

    const answer = await user.upload('/api/photos/upload', [{ name: 'photo.jpg', bytes: await drawPhoto() }]);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(words) });
    await app.close();
  });

  test('bytes that a failed removal left are swept later', async () => {
    let broken = true;
    const app = await buildTestApp({
      overrides: {
        storage: {
          put: (key, bytes) => real().put(key, bytes),
          get: (key) => real().get(key),
          delete: (key) => (broken ? Promise.reject(new Error('EIO')) : real().delete(key)),
        },
      },
    });
    const real = () => createLocalStorage(join(app.database.dataDir, 'files'));
    const user = await app.signedIn();
    const { photos } = (
      await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }])
    ).json();

    expect((await user.delete(`/api/photos/${photos[0].id}`)).statusCode).toBe(200);
    expect((await user.delete('/api/photos/deleted')).statusCode).toBe(200);
    expect(storedFiles(app, user.id)).toHaveLength(VARIANTS);
    expect((await user.get(photos[0].url)).statusCode).toBe(404);

    broken = false;
    await app.sweep('at-start');
    expect(storedFiles(app, user.id)).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
    await app.close();
  });
});

test('the size limit is the one that the contract names', () => {
  expect(MAX_PHOTO_BYTES).toBe(20 * 1024 * 1024);
});

function temporaryFiles(app: TestApp): string[] {
  return readdirSync(join(app.database.dataDir, 'tmp'));
}

/** A PNG that claims a huge picture in a few bytes. */
async function bombPng(width: number, height: number): Promise<Uint8Array> {
  const bytes = Buffer.from(await drawPhoto({ format: 'png' }));
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
