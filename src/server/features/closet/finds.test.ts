import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ClosetFind } from '#contract/closet.ts';
import type { Outfit } from '#contract/outfits.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { aPiece } from '#server/testing/a-piece.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { storedFiles } from '#server/testing/stored-files.ts';
import { testEngines } from '#server/testing/test-database.ts';

const FINDS = '/api/closet/finds';

describe.each(testEngines())('photos for the closet on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('are looked at one by one, and what is found becomes a piece with its picture', async () => {
    const user = await app.signedIn();
    const bytes = await drawPhoto({ width: 900, height: 1200 });

    const answer = await user.upload(FINDS, [{ name: 'blazer.jpg', bytes }]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ finds: [{ originalName: 'blazer.jpg' }], rejected: [] });

    const [find] = await allSeen(user);
    expect(find).toMatchObject({ state: 'found', image: { kind: 'cut' }, pattern: 'plain' });
    expect(find?.colors[0]?.name).toBe('Navy');
    const picture = await user.get(find?.image?.url ?? '');
    const { data, info } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    const alphaAt = (x: number, y: number) => data[4 * (Math.round(y) * info.width + Math.round(x)) + 3];
    expect(alphaAt(info.width / 2, info.height / 2)).toBe(255);
    expect(alphaAt(info.width * 0.1, info.height * 0.8)).toBe(0);
    expect((await user.get(find?.image?.thumbnailUrl ?? '')).rawPayload.length).toBeLessThanOrEqual(
      12 * 1024,
    );

    const confirmed = await user.post(`${FINDS}/${find?.id}/confirm`, aPiece());
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json()).toMatchObject({ garment: 'soft-blazer', image: find?.image });
    expect((await user.get('/api/closet/pieces')).json().pieces).toEqual([confirmed.json()]);
    expect(await list(user)).toEqual([]);
    // The photo itself is gone; the picture and its thumbnail stay.
    expect(storedFiles(app, user.id)).toHaveLength(2);
    expect((await user.post(`${FINDS}/${find?.id}/confirm`, aPiece())).statusCode).toBe(404);
    const again = await user.upload(FINDS, [{ name: 'again.jpg', bytes }]);
    expect(again.json()).toMatchObject({
      finds: [],
      rejected: [{ message: 'This photo was added before.' }],
    });
  });

  test('say what they seem to show, and no more after the stored guess is damaged', async () => {
    const user = await app.signedIn();
    await user.upload(FINDS, [{ name: 'tee.jpg', bytes: await drawPhoto({ width: 900, height: 1200 }) }]);
    const [find] = await allSeen(user);
    const stored = () =>
      app.database.db
        .selectFrom('closetFinds')
        .select('guess')
        .where('userId', '=', user.id)
        .executeTakeFirstOrThrow();
    const store = (guess: string | null) =>
      app.database.db.updateTable('closetFinds').set({ guess }).where('userId', '=', user.id).execute();

    const { guess } = await stored();
    expect(JSON.parse(guess ?? '')).toMatchObject({ labels: expect.arrayContaining(['t-shirt']) });
    expect(find?.guess?.garments).toContain('crew-tee');
    await store(JSON.stringify({ labels: ['pants'], isSure: true }));
    expect((await list(user))[0]?.guess).toEqual({
      garments: ['straight-jeans', 'slim-jeans', 'joggers'],
      isSure: true,
    });
    await store(JSON.stringify({ labels: ['t-shirt', 'toga', 'shirt'], isSure: false }));
    expect((await list(user))[0]?.guess).toEqual({ garments: ['crew-tee', 'oxford-shirt'], isSure: false });
    for (const nothing of ['{"labels":[],"isSure":true}', 'no JSON', null]) {
      await store(nothing);
      expect((await list(user))[0]?.guess).toBeNull();
    }
    // A tap looks at the photo again.
    await user.post(`${FINDS}/${find?.id}/taps`, { taps: [{ x: 0.5, y: 0.5, belongs: true }] });
    expect((await stored()).guess).toBe(guess);
  });

  test('broken files and the same file twice are named, and the others go on', async () => {
    const user = await app.signedIn();
    const bytes = await drawPhoto();

    const answer = await user.upload(FINDS, [
      { name: 'one.jpg', bytes },
      { name: 'same.jpg', bytes },
      { name: 'words.jpg', bytes: Buffer.from('no picture at all') },
      { name: 'half.jpg', bytes: bytes.slice(0, 900) },
      { name: 'other.jpg', bytes: await drawPhoto({ colour: '#7a1f2b' }) },
    ]);

    expect(answer.statusCode).toBe(200);
    expect(answer.json().finds).toHaveLength(2);
    const rejected = answer.json().rejected.map(({ name }: { name: string }) => name);
    expect(rejected).toContain('words.jpg');
    expect(rejected).toContain('half.jpg');
    expect(rejected).toHaveLength(3);
    expect((await allSeen(user)).map(({ state }) => state)).toEqual(['found', 'found']);
  });

  test('what somebody wears is a crop in which no face stands', async () => {
    const user = await app.signedIn();
    await user.upload(FINDS, [{ name: 'me.jpg', bytes: await somebody() }]);

    const [find] = await allSeen(user);

    expect(find).toMatchObject({ state: 'found', image: { kind: 'crop' } });
    for (const url of [find?.image?.url, find?.image?.thumbnailUrl]) {
      const picture = sharp((await user.get(url ?? '')).rawPayload).removeAlpha();
      const { data } = await picture
        .resize(40, 80, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const isLike = (at: number, ...colour: number[]) =>
        colour.every((value, channel) => Math.abs((data[3 * at + channel] ?? 0) - value) < 24);
      const seen = (...colour: number[]) =>
        Array.from({ length: 3_200 }, (_, at) => isLike(at, ...colour)).filter((is) => is).length;
      // Hair, then the skin of the face and the neck; a rim of the neck may be left.
      expect(seen(214, 120, 30)).toBe(0);
      expect(seen(201, 143, 102)).toBeLessThan(32);
      expect(seen(31, 42, 68)).toBeGreaterThan(800);
    }
  });

  test('a wall shows nothing, and a tap on it finds what the person means', async () => {
    const user = await app.signedIn();
    const wall = { width: 400, height: 500, channels: 3, background: '#d8d4cc' } as const;
    await user.upload(FINDS, [{ name: 'wall.jpg', bytes: await sharp({ create: wall }).jpeg().toBuffer() }]);

    const [find] = await allSeen(user);
    expect(find).toMatchObject({ state: 'nothing', image: null, colors: [] });

    const tapped = await user.post(`${FINDS}/${find?.id}/taps`, {
      taps: [{ x: 0.5, y: 0.5, belongs: true }],
    });
    expect(tapped.statusCode, tapped.body).toBe(200);
    expect(tapped.json()).toMatchObject({ state: 'found', image: { kind: 'cut' } });
    const outside = await user.post(`${FINDS}/${find?.id}/taps`, { taps: [{ x: 1.5, y: 0, belongs: true }] });
    expect(outside.statusCode).toBe(400);
  });

  test('what does not belong is left out after a tap, and the old picture is gone', async () => {
    const user = await app.signedIn();
    await user.upload(FINDS, [{ name: 'two.jpg', bytes: await twoThings() }]);
    const [find] = await allSeen(user);
    // Nobody knows yet which of the two is meant.
    expect(find?.image?.kind).toBe('crop');

    const tapped = (
      await user.post(`${FINDS}/${find?.id}/taps`, {
        taps: [
          { x: 0.3, y: 0.5, belongs: true },
          { x: 0.75, y: 0.5, belongs: false },
        ],
      })
    ).json() as ClosetFind;

    expect(tapped.colors.map(({ name }) => name)).toEqual(['Navy']);
    expect(tapped.taps).toHaveLength(2);
    // The left of the two, of which nothing lies where it does not belong.
    const { x, y, width, height } = tapped.place ?? { x: 1, y: 1, width: 1, height: 1 };
    expect(x + width).toBeLessThan(0.75);
    expect([x < 0.3, x + width > 0.3, y < 0.5, y + height > 0.5]).toEqual([true, true, true, true]);
    expect((await user.get(find?.image?.url ?? '')).statusCode).toBe(404);
    expect(storedFiles(app, user.id)).toHaveLength(3);
  });

  test('of two taps at once, in two tabs, one is refused and says why', async () => {
    const user = await app.signedIn();
    await user.upload(FINDS, [{ name: 'tee.jpg', bytes: await drawPhoto({ width: 600, height: 800 }) }]);
    const [find] = await allSeen(user);

    const answers = await Promise.all(
      [0.4, 0.6].map((x) => user.post(`${FINDS}/${find?.id}/taps`, { taps: [{ x, y: 0.5, belongs: true }] })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toMatch(/cut out anew elsewhere/);
    expect(await list(user)).toHaveLength(1);
  });

  test('more than thirty at once are refused, and nothing is kept', async () => {
    const user = await app.signedIn();
    const files = Array.from({ length: 31 }, (_, at) => ({ name: `${at}.jpg`, bytes: Buffer.from(`${at}`) }));

    const answer = await user.upload(FINDS, files);

    expect(answer.statusCode).toBe(403);
    expect(await list(user)).toEqual([]);
    expect((await user.upload(FINDS, [])).statusCode).toBe(400);
  });

  test('a garment that is not there, or a closet that is full, leaves the photo where it is', async () => {
    const user = await app.signedIn();
    await user.upload(FINDS, [{ name: 'one.jpg', bytes: await drawPhoto() }]);
    const [find] = await allSeen(user);

    const refused = await user.post(`${FINDS}/${find?.id}/confirm`, aPiece({ garment: 'no-such-garment' }));

    expect(refused.statusCode).toBe(400);
    expect(await list(user)).toEqual([find]);
    expect((await user.get('/api/closet/pieces')).json().pieces).toEqual([]);
  });

  test('what waits can be cancelled, what is found stays, and both can be put away without a trace', async () => {
    const user = await app.signedIn();
    await user.upload(FINDS, [{ name: 'one.jpg', bytes: await drawPhoto() }]);
    const [found] = await allSeen(user);
    await wait(app, user, 'waits.jpg');

    const left = await user.post(`${FINDS}/cancel`);

    expect(left.json().finds).toEqual([found]);
    expect((await user.delete(`${FINDS}/${found?.id}`)).statusCode).toBe(200);
    expect((await user.delete(`${FINDS}/${found?.id}`)).statusCode).toBe(404);
    expect(storedFiles(app, user.id)).toEqual([]);
  });

  test('work that a crash broke off goes on when its person looks again; until then it cannot be confirmed', async () => {
    const user = await app.signedIn();
    const id = await wait(app, user, 'broken-off.jpg');
    // Somebody works on it still, as far as is known.
    expect((await user.post(`${FINDS}/${id}/confirm`, aPiece())).statusCode).toBe(409);
    expect((await user.post(`${FINDS}/${id}/taps`, { taps: [] })).statusCode).toBe(409);
    expect((await list(user))[0]?.state).toBe('waiting');

    await app.database.db
      .updateTable('closetFinds')
      .set({ leasedUntil: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();

    expect((await allSeen(user))[0]?.state).toBe('found');
  });

  test('looks show a piece as it was photographed, through a change and its undoing, until it is let go', async () => {
    const images = createWorkerImages();
    const seen = await buildTestApp({ engine, overrides: { images } });
    onTestFinished(async () => {
      await seen.close();
      await images.close();
    });
    const user = await seen.signedIn();
    await user.upload(FINDS, [{ name: 'tee.jpg', bytes: await drawPhoto({ colour: '#2f7d46' }) }]);
    const [find] = await allSeen(user);
    // The color that somebody gives it instead would be a drawing's.
    const tee = aPiece({
      garment: 'crew-tee',
      cloth: null,
      colors: [{ name: 'Red', hex: '#c8202f', share: 1 }],
    });
    const { id } = (await user.post(`${FINDS}/${find?.id}/confirm`, tee)).json();
    const others = ['chinos', 'leather-sneakers'].map((garment) => aPiece({ garment, cloth: null }));
    await user.post('/api/closet/pieces', { pieces: others });

    const asked = { prompt: 'a warm weekend day', source: 'closet', anchors: [id] };
    const made = await user.post('/api/outfits/generate', asked);
    expect(made.statusCode, made.body).toBe(200);
    const outfit: Outfit = made.json();
    expect(await colourShown(user, outfit, id)).toBe('green');

    const change = { modificationPrompt: 'brown shoes instead' };
    const changed = await user.post(`/api/outfits/${outfit.id}/modify`, change);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await colourShown(user, changed.json(), id)).toBe('green');
    const undone = await user.post(`/api/outfits/${outfit.id}/undo`);
    expect(await colourShown(user, undone.json(), id)).toBe('green');

    await seen.database.db
      .updateTable('files')
      .set({ state: 'deleting' })
      .where('userId', '=', user.id)
      .where('id', '=', find?.image?.url.split('/').at(-1) ?? '')
      .execute();
    const without = await user.post('/api/outfits/generate', asked);
    expect(await colourShown(user, without.json(), id)).toBe('red');
    await user.delete(`/api/closet/pieces/${id}`);
    const keep = outfit.items.flatMap((item) => (item.pieceId === id ? item.id : []));
    const after = await user.post('/api/outfits/generate', {
      prompt: 'a warm weekend day',
      startFrom: { outfitId: outfit.id, keep },
    });
    expect(after.statusCode, after.body).toBe(200);
    expect(await colourShown(user, after.json(), id)).toBe('red');
  });

  test('a photo that breaks its worker every time is given up', async () => {
    const user = await app.signedIn();
    const id = await wait(app, user, 'bad.jpg');
    await app.database.db
      .updateTable('closetFinds')
      .set({ leasedUntil: null, tries: 3 })
      .where('id', '=', id)
      .execute();

    expect((await allSeen(user))[0]?.state).toBe('nothing');
  });
});

async function list(user: SignedInClient): Promise<ClosetFind[]> {
  return (await user.get(FINDS)).json().finds;
}

async function allSeen(user: SignedInClient): Promise<ClosetFind[]> {
  return vi.waitFor(
    async () => {
      const finds = await list(user);
      expect(finds.every(({ state }) => state !== 'waiting')).toBe(true);
      return finds;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** A photo on which another process works. @returns its id */
async function wait(app: TestApp, user: SignedInClient, name: string): Promise<string> {
  await user.upload(FINDS, [{ name, bytes: await drawPhoto({ colour: '#3c5a40' }) }]);
  const find = (await allSeen(user)).find(({ originalName }) => originalName === name);
  await app.database.db
    .updateTable('closetFinds')
    .set({ kind: null, leasedUntil: '2999-01-01T00:00:00.000Z' })
    .where('id', '=', find?.id ?? '')
    .execute();
  return find?.id ?? '';
}

/** Of a piece on the board and in its own picture, which must say the same. */
async function colourShown(
  user: SignedInClient,
  { items, picture }: Outfit,
  pieceId: string,
): Promise<string> {
  const item = items.find((one) => one.pieceId === pieceId);
  const place = item?.place ?? { x: 0, y: 0, width: 0, height: 0 };
  const colours = [
    await colourAt(user, item?.itemImageUrl ?? '', 0.5, 0.5),
    await colourAt(
      user,
      picture?.url ?? '',
      (place.x + place.width / 2) / (picture?.width ?? 1),
      (place.y + place.height / 2) / (picture?.height ?? 1),
    ),
  ];
  return [...new Set(colours)].join(' and ');
}

async function colourAt(user: SignedInClient, url: string, x: number, y: number): Promise<string> {
  const file = (await user.get(url)).rawPayload;
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = info.channels * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (Math.max(red, green) <= blue) return 'neither';
  return green > red ? 'green' : 'red';
}

/** A person with orange hair in a navy jumper and wine trousers. */
async function somebody(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="900" height="1200">
    <rect width="300" height="400" fill="#e9e7e2"/>
    <ellipse cx="150" cy="66" rx="32" ry="40" fill="#c98f66"/>
    <path d="M118 58 Q118 24 150 24 Q182 24 182 58 Z" fill="#d6781e"/>
    <rect x="136" y="96" width="28" height="26" fill="#c98f66"/>
    <rect x="86" y="120" width="128" height="150" fill="#1f2a44"/>
    <rect x="92" y="270" width="116" height="130" fill="#7a1f2b"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

async function twoThings(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="#e9e7e2"/>
    <rect x="60" y="80" width="130" height="240" fill="#1f2a44"/>
    <rect x="240" y="100" width="110" height="200" fill="#a02020"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
