import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIELD_ERRORS } from '#contract/field-errors.ts';
import type { Inspiration } from '#contract/inspirations.ts';
import { refusal } from '#contract/refusals.ts';
import { createGuardedImageFetcher } from '#server/adapters/fetch-image/guarded-image-fetcher.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { fileRows, storedFiles } from '#server/testing/stored-files.ts';
import { testEngines } from '#server/testing/test-database.ts';

const BOARD = '/api/style/inspirations';
const FILES_OF_A_PICTURE = 3;
const BASIC_LIMIT = 10;

const pasted = (imageUrl: string, more: object = {}) => ({
  title: 'Gallery opening',
  description: '',
  imageUrl,
  sourceUrl: '',
  category: 'outfit',
  tags: [],
  ...more,
});

describe.each(testEngines())('the inspiration board on %s', (engine) => {
  let app: TestApp;
  let remote: Server;
  let address: string;
  let photo: Uint8Array;
  beforeAll(async () => {
    photo = await drawPhoto();
    remote = createServer(async (request, response) => {
      if (request.url === '/gone') response.writeHead(404);
      if (request.url === '/page') response.end('<html>');
      else if (request.url === '/huge.png') response.end(await hugePng());
      else response.end(photo);
    });
    address = await new Promise((resolve) => {
      remote.listen(0, '127.0.0.1', () => {
        const bound = remote.address();
        resolve(`127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`);
      });
    });
    app = await buildTestApp({
      engine,
      overrides: {
        imageFetcher: {
          fetch: (url, signal) =>
            createGuardedImageFetcher({
              folder: join(app.database.dataDir, 'tmp'),
              allow: [address],
              ownHosts: [],
            }).fetch(url, signal),
        },
      },
    });
  });
  afterAll(async () => {
    await app.close();
    remote.close();
  });

  async function addFile(user: SignedInClient, texts: Record<string, string> = {}): Promise<Inspiration> {
    const answer = await user.upload(`${BOARD}/upload`, [{ name: 'a.jpg', bytes: photo }], 'image', {
      title: 'Gallery opening',
      ...texts,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  test('keeps an uploaded picture privately, re-encoded, with what was written and what the eye saw', async () => {
    const user = await app.signedIn();
    const stranger = await app.signedIn();
    const withPlace = await sharp(await drawPhoto({ colour: '#1f2a44', width: 1000, height: 2000 }))
      .withExif({ IFD0: { Artist: 'Ada Byron' } })
      .jpeg()
      .toBuffer();

    const answer = await user.upload(`${BOARD}/upload`, [{ name: 'x.png', bytes: withPlace }], 'image', {
      title: ' Gallery opening ',
      description: 'Navy,\nand nothing else',
      sourceUrl: 'https://example.com/look?id=7',
      category: 'celeb_look',
      tags: 'navy, Minimal,, navy',
    });

    expect(answer.statusCode, answer.body).toBe(200);
    const added: Inspiration = answer.json();
    expect(added).toMatchObject({
      title: 'Gallery opening',
      description: 'Navy,\nand nothing else',
      category: 'celeb_look',
      tags: ['navy', 'Minimal'],
      sourceUrl: 'https://example.com/look?id=7',
      picture: { width: 800, height: 1600 },
    });
    expect(added.palette[0]?.name).toBe('Navy');
    expect(added.imageUrl).toBe(added.picture?.url);
    for (const url of [added.picture?.url, added.picture?.thumbnailUrl, added.picture?.thumbnailAvifUrl]) {
      const file = await user.get(String(url));
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.includes('Ada Byron')).toBe(false);
      for (const nobody of [stranger, app.visitor()])
        expect((await nobody.get(String(url))).statusCode).toBe(404);
    }
    expect((await user.get(BOARD)).json()).toEqual([added]);
    expect((await stranger.get(BOARD)).json()).toEqual([]);
    expect((await user.get('/api/user/plan-status')).json()).toMatchObject({
      usage: { inspirations: 1 },
      remaining: { inspirations: 9 },
    });
  });

  test('shows the newest first', async () => {
    const user = await app.signedIn();
    for (const [minute, title] of ['first', 'second', 'third'].entries()) {
      app.clock.set(`2026-11-21T12:0${minute}:00.000Z`);
      await addFile(user, { title });
    }

    const titles = (await user.get(BOARD)).json().map((shown: Inspiration) => shown.title);
    expect(titles).toEqual(['third', 'second', 'first']);
  });

  test('fetches a pasted picture once, into our own files', async () => {
    const user = await app.signedIn();

    const answer = await user.post(BOARD, pasted(`http://${address}/look.jpg`, { tags: ['linen'] }));

    expect(answer.statusCode, answer.body).toBe(200);
    const added: Inspiration = answer.json();
    expect(added).toMatchObject({ tags: ['linen'], sourceUrl: null, description: '', category: 'outfit' });
    expect(added.imageUrl).toMatch(/^\/api\/files\//);
    expect((await user.get(String(added.imageUrl))).headers['content-type']).toBe('image/webp');
    expect(temporaryFiles(app)).toEqual([]);
  });

  test('keeps the address of a public page that does not answer', async () => {
    const user = await app.signedIn();

    const answer = await user.post(BOARD, pasted(`http://${address}/gone`));

    expect(answer.json()).toMatchObject({
      imageUrl: `http://${address}/gone`,
      picture: null,
      palette: [],
    });
    expect(await fileRows(app, user.id)).toBe(0);
  });

  test.each([
    ['an inner address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a loopback name', () => 'http://localhost./a.jpg'],
    ['a page', () => `http://${address}/page`],
    ['a decompression bomb', () => `http://${address}/huge.png`],
    ['a script', () => 'javascript:alert(1)'],
    ['a file', () => 'file:///etc/passwd'],
    ['the data itself', () => 'data:image/png;base64,iVBORw0KGgo='],
  ])('refuses to fetch %s, and keeps nothing', async (_what, url) => {
    const user = await app.signedIn();

    const answer = await user.post(BOARD, pasted(url()));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('cannot be fetched'),
    });
    expect((await user.get(BOARD)).json()).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
    expect(temporaryFiles(app)).toEqual([]);
  });

  test.each([
    ['no title', { title: ' ' }, FIELD_ERRORS.title_missing],
    ['a category that is none', { category: 'all' }, /./],
    ['a source that is a script', { sourceUrl: 'javascript:alert(1)' }, FIELD_ERRORS.source_address_invalid],
    ['a source without a scheme', { sourceUrl: '//evil.example' }, FIELD_ERRORS.source_address_invalid],
    ['a tag too many', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join() }, /at most 20 tags/],
    ['an owner', { userId: 'somebody' }, /./],
  ])('refuses %s in either form, and keeps nothing', async (_what, wrong, message) => {
    const user = await app.signedIn();
    const form = { title: 'x', ...wrong } as Record<string, string>;

    for (const answer of [
      await user.post(BOARD, pasted(`http://${address}/a.jpg`, wrong)),
      await user.upload(`${BOARD}/upload`, [{ name: 'a.jpg', bytes: photo }], 'image', form),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(message);
    }
    expect((await user.get(BOARD)).json()).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
    expect(temporaryFiles(app)).toEqual([]);
  });

  test.each([
    ['text', () => new TextEncoder().encode('not a picture'), 415, 'Only image files are allowed'],
    [
      'an SVG',
      () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Only image files',
    ],
    ['more than 20 MB', () => new Uint8Array(21 * 1024 ** 2).fill(0xff), 413, 'File too large'],
    ['a bomb', () => hugePng(), 413, '40 megapixels'],
  ])('refuses a file that is %s, and keeps nothing', async (_what, bytes, status, message) => {
    const user = await app.signedIn();
    const file = { name: 'x.jpg.php', bytes: await bytes() };

    const answer = await user.upload(`${BOARD}/upload`, [file], 'image', { title: 'x' });

    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toContain(message);
    expect((await user.get(BOARD)).json()).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
    expect(temporaryFiles(app)).toEqual([]);
  });

  test('refuses no file, two files, and files under another field', async () => {
    const user = await app.signedIn();
    const file = { name: 'a.jpg', bytes: photo };

    for (const [files, field] of [
      [[], 'image'],
      [[file, file], 'image'],
      [[file], 'photos'],
    ] as const) {
      const answer = await user.upload(`${BOARD}/upload`, [...files], field, { title: 'x' });
      expect(answer.statusCode).toBe(400);
    }
    expect((await user.get(BOARD)).json()).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
  });

  test('is changed field by field; a bad change loses nothing', async () => {
    const user = await app.signedIn();
    const added = await addFile(user, { tags: 'a, b', sourceUrl: 'https://example.com/' });

    expect((await user.patch(`${BOARD}/${added.id}`, { title: 'Vernissage', tags: 'c' })).json()).toEqual({
      ...added,
      title: 'Vernissage',
      tags: ['c'],
    });
    expect((await user.patch(`${BOARD}/${added.id}`, { sourceUrl: '' })).json().sourceUrl).toBeNull();
    for (const bad of [{ title: '' }, { sourceUrl: 'javascript:x' }, { imageUrl: 'https://a.example/' }])
      expect((await user.patch(`${BOARD}/${added.id}`, bad)).statusCode).toBe(400);
    expect((await user.get(BOARD)).json()).toEqual([
      { ...added, title: 'Vernissage', tags: ['c'], sourceUrl: null },
    ]);
  });

  test('reads clothes out of a look, and a color inspiration as a whole, also when it becomes one later', async () => {
    const user = await app.signedIn();
    const added = await addFile(user);
    const share = (inspiration: Inspiration, name: string) =>
      inspiration.palette.find((colour) => colour.name === name)?.share ?? 0;
    expect(share(added, 'Navy')).toBeGreaterThan(0.9);

    const mood = (await user.patch(`${BOARD}/${added.id}`, { category: 'color_inspo' })).json();

    expect(share(mood, 'Navy')).toBeLessThan(0.5);
    const look = (await user.patch(`${BOARD}/${added.id}`, { category: 'outfit' })).json();
    expect(share(look, 'Navy')).toBeGreaterThan(0.9);
  });

  test('lets a deleted one be put back for a while; then it is gone with its files', async () => {
    const user = await app.signedIn();
    app.clock.set('2026-11-21T13:00:00.000Z');
    const kept = await addFile(user, { title: 'kept' });
    const added = await addFile(user);
    const deleted = async () => (await user.delete(`${BOARD}/${added.id}`)).json();

    expect(await deleted()).toEqual({ success: true });
    expect(await deleted()).toEqual({ success: true });
    expect((await user.get(BOARD)).json()).toEqual([kept]);
    expect((await user.get('/api/user/plan-status')).json().usage.inspirations).toBe(1);
    expect((await user.patch(`${BOARD}/${added.id}`, { title: 'x' })).statusCode).toBe(404);

    app.clock.set('2026-11-21T13:03:00.000Z');
    await app.sweep('while-serving');
    expect((await user.post(`${BOARD}/${added.id}/restore`)).json()).toEqual(added);
    expect((await user.post(`${BOARD}/${added.id}/restore`)).json()).toEqual(added);
    expect((await user.get(String(added.imageUrl))).statusCode).toBe(200);

    await deleted();
    app.clock.set('2026-11-21T13:08:00.000Z');
    expect((await user.post(`${BOARD}/${added.id}/restore`)).statusCode).toBe(404);
    await app.sweep('while-serving');
    expect((await user.get(String(added.imageUrl))).statusCode).toBe(404);
    expect((await user.delete(`${BOARD}/${added.id}`)).statusCode).toBe(404);
    expect(await fileRows(app, user.id)).toBe(FILES_OF_A_PICTURE);
    expect(storedFiles(app, user.id)).toHaveLength(FILES_OF_A_PICTURE);
    expect((await user.get(BOARD)).json()).toEqual([kept]);
  });

  test('has as many places as the plan, however many requests want the last one', async () => {
    const user = await app.signedIn();
    for (let place = 1; place < BASIC_LIMIT; place += 1) await addFile(user, { title: `${place}` });
    const file = { name: 'a.jpg', bytes: photo };

    const answers = await Promise.all([
      ...Array.from({ length: 2 }, () => user.upload(`${BOARD}/upload`, [file], 'image', { title: 'x' })),
      ...Array.from({ length: 3 }, () => user.post(BOARD, pasted(`http://${address}/a.jpg`))),
    ]);

    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403, 403, 403, 403]);
    const refusal = answers.find((answer) => answer.statusCode === 403);
    expect(refusal?.json()).toMatchObject({
      code: 'plan_limit',
      message:
        'Your board is full: your plan holds 10 inspirations. Delete one, or upgrade your plan, to add another.',
    });
    expect(await fileRows(app, user.id)).toBe(BASIC_LIMIT * FILES_OF_A_PICTURE);

    // A deleted one makes room, and cannot come back into a full board.
    const [newest] = (await user.get(BOARD)).json();
    await user.delete(`${BOARD}/${newest.id}`);
    await addFile(user, { title: 'in its place' });
    expect((await user.post(`${BOARD}/${newest.id}/restore`)).statusCode).toBe(403);
    expect((await user.get(BOARD)).json()).toHaveLength(BASIC_LIMIT);
  }, 60_000);

  test('is read by the stylist: an outfit says what it took, an analysis what the board would add', async () => {
    const user = await app.signedIn();
    const rust = await drawPhoto({ colour: '#9c4a2a' });
    const added = await user.upload(`${BOARD}/upload`, [{ name: 'a.jpg', bytes: rust }], 'image', {
      title: '<b>Gallery</b> opening',
    });
    const colour: string = added.json().palette[0].name;

    const outfit = await user.post('/api/outfits/generate', { prompt: 'weekend', priceRange: '100-200' });

    expect(outfit.statusCode, outfit.body).toBe(200);
    expect(outfit.json().reasons.join(' ')).toContain(
      `Colors from “Gallery opening”: ${colour.toLowerCase()}`,
    );
    expect(outfit.json().items.map((item: { color: string }) => item.color)).toContain(colour);

    await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: photo }]);
    const profile = (await user.post('/api/style/analyze')).json();
    const because = (about: string) =>
      profile.evidence.find((entry: { about: string }) => entry.about === about).because;
    expect(profile.colorPalette).not.toContain(colour);
    expect(because('palette')).toContain(`Your inspiration board would add ${colour.toLowerCase()}.`);
  });

  test('never gives an address away that is none, whatever stands in the database', async () => {
    const user = await app.signedIn();
    const added = await addFile(user, { sourceUrl: 'https://example.com/' });
    await app.database.db
      .updateTable('inspirations')
      .set({ sourceUrl: 'javascript:alert(1)', linkUrl: 'data:text/html,x', picture: null })
      .where('id', '=', added.id)
      .execute();

    expect((await user.get(BOARD)).json()).toMatchObject([{ sourceUrl: null, imageUrl: null }]);
  });
});

test('one person has three addresses fetched at once, not more', async () => {
  let release: () => void = () => {};
  const held = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  const app = await buildTestApp({ overrides: { imageFetcher: { fetch: () => held } } });
  const [user, other] = [await app.signedIn(), await app.signedIn()];
  const asking = Array.from({ length: 3 }, () => user.post(BOARD, pasted('https://example.com/a.jpg')));
  await expect
    .poll(async () => (await user.post(BOARD, pasted('https://example.com/a.jpg'))).statusCode)
    .toBe(429);
  const others = other.post(BOARD, pasted('https://example.com/a.jpg'));

  release();

  expect((await Promise.all([...asking, others])).map((answer) => answer.statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
  expect((await user.post(BOARD, pasted('https://example.com/a.jpg'))).statusCode).toBe(200);
  await app.close();
});

test('when the files cannot be stored, nothing stays behind', async () => {
  const app = await buildTestApp({
    overrides: {
      storage: {
        put: () => Promise.reject(refusal('storage_full')),
        get: () => Promise.reject(new Error('no')),
        delete: async () => {},
      },
    },
  });
  const user = await app.signedIn();

  const answer = await user.upload(
    `${BOARD}/upload`,
    [{ name: 'a.jpg', bytes: await drawPhoto() }],
    'image',
    {
      title: 'x',
    },
  );

  expect(answer.statusCode).toBe(507);
  expect((await user.get(BOARD)).json()).toEqual([]);
  expect(await fileRows(app, user.id)).toBe(0);
  await app.close();
});

function temporaryFiles(app: TestApp): string[] {
  return readdirSync(join(app.database.dataDir, 'tmp'));
}

/** A PNG that claims a huge picture in a few bytes. */
async function hugePng(): Promise<Uint8Array> {
  const { crc32 } = await import('node:zlib');
  const bytes = Buffer.from(await drawPhoto({ format: 'png' }));
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
