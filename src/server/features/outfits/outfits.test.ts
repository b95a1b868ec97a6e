import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { DEFAULT_PROMPT, type Outfit, outfit as outfitShape } from '#contract/outfits.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { OutfitRevision, RevisionBrief, Stylist } from '#domain/stylist/stylist.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import {
  filesOf,
  generatedBy,
  givePackage,
  storeCopies,
  storedFiles,
  withoutPicture,
} from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('outfits on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('are generated whole: items, links, advice, reasons and a picture, within the price range', async () => {
    const user = await app.signedIn();

    const outfit = await generatedBy(user, {
      prompt: 'a relaxed weekend walk in autumn',
      priceRange: '200-300',
    });

    expect(outfitShape.parse(outfit)).toEqual(outfit);
    expect(outfit.items.length).toBeGreaterThanOrEqual(3);
    expect(outfit.estimatedTotalCents).toBeGreaterThanOrEqual(200_00);
    expect(outfit.estimatedTotalCents).toBeLessThanOrEqual(300_00);
    expect(outfit.reasons.length).toBeGreaterThan(0);
    expect(outfit.overallFitAdvice).not.toBe('');
    expect(outfit.provenance.engine).toBe('house');
    for (const item of outfit.items) {
      expect(item.tailoringTips.length).toBeGreaterThan(0);
      expect(new Set(item.shoppingLinks.map((link) => link.type)).size).toBeGreaterThan(2);
      const picture = await user.get(item.itemImageUrl ?? '');
      expect(picture.headers['content-type']).toBe('image/webp');
    }
    const board = await sharp((await user.get(outfit.imageUrl ?? '')).rawPayload).metadata();
    expect(board).toMatchObject({
      format: 'webp',
      width: outfit.picture?.width,
      height: outfit.picture?.height,
    });
    expect((await user.get('/api/outfits')).json()).toEqual({ outfits: [outfit] });
  });

  test('are made from the default prompt when nothing is asked for', async () => {
    const user = await app.signedIn();

    const blank = await user.post('/api/outfits/generate', { prompt: '   ' });

    expect(blank.json()).toMatchObject({ prompt: DEFAULT_PROMPT, priceRange: '100-200' });
    const sum = await user.post('/api/outfits/generate', { prompt: 'office look for 80 bucks' });
    expect(sum.json()).toMatchObject({ priceRange: '50-100' });
  });

  test('cost what the occasion asks for where nobody chose the range, and are kept under it', async () => {
    const user = await app.signedIn();
    const prompt = 'black tie for men';
    const open = await user.post('/api/outfits/generate', {
      prompt,
      priceRange: '100-200',
      isRangeOpen: true,
    });
    const chosen = await user.post('/api/outfits/generate', { prompt, priceRange: '100-200' });

    expect(open.json().priceRange).not.toBe('100-200');
    expect(open.json().estimatedTotalCents).toBeGreaterThan(20_000);
    expect(chosen.json()).toMatchObject({ priceRange: '100-200' });
    expect(chosen.json().estimatedTotalCents).toBeLessThanOrEqual(20_000);
  });

  test('use up the day: three, then 429 that says when it comes back; a hundred at once get three', async () => {
    const user = await app.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => user.post('/api/outfits/generate', { prompt: 'office' })),
    );

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json()).toMatchObject({
      code: 'allowance_spent',
      message: expect.stringContaining('(UTC)'),
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await user.get('/api/daily-generation')).json().generations).toEqual({
      used: 3,
      allowed: 3,
      left: 0,
    });
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(3);
  });

  test('a favourite is marked and unmarked', async () => {
    const user = await app.signedIn();
    const { id } = await generatedBy(user, { prompt: 'office' });

    expect((await user.patch(`/api/outfits/${id}/favorite`, { isFavorite: true })).json().isFavorite).toBe(
      true,
    );
    expect((await user.get('/api/outfits')).json().outfits[0].isFavorite).toBe(true);
    expect((await user.patch(`/api/outfits/${id}/favorite`, { isFavorite: false })).json().isFavorite).toBe(
      false,
    );
    expect((await user.patch(`/api/outfits/${id}/favorite`, { isFavorite: 'yes' })).statusCode).toBe(400);
  });

  test('a modification changes what it names, leaves the rest identical, and can be undone to the original', async () => {
    const user = await app.signedIn();
    await givePackage(app, user, 'advanced');
    const original = await generatedBy(user, { prompt: 'office' });
    const modify = (modificationPrompt: string) =>
      user.post(`/api/outfits/${original.id}/modify`, { modificationPrompt });

    const first = (await modify('swap the shoes')).json() as Outfit;
    const second = (await modify('make it cheaper')).json() as Outfit;

    // Their pictures are cut out of the new board, where everything lies anew.
    const keptOf = (slot: string, outfit: Outfit) =>
      outfit.items.filter((item) => item.slot !== slot).map(withoutPicture);
    expect(keptOf('shoes', first)).toEqual(keptOf('shoes', original));
    expect(first.items.find((item) => item.slot === 'shoes')).not.toEqual(
      original.items.find((item) => item.slot === 'shoes'),
    );
    expect((await user.get(`/api/outfits/${original.id}/can-undo`)).json()).toEqual({
      canUndo: true,
      lastModification: { prompt: 'make it cheaper' },
    });

    expect((await user.post(`/api/outfits/${original.id}/undo`)).json()).toEqual(first);
    expect((await user.post(`/api/outfits/${original.id}/undo`)).json()).toEqual(original);
    expect((await user.post(`/api/outfits/${original.id}/undo`)).statusCode).toBe(409);
    expect((await user.get(`/api/outfits/${original.id}/can-undo`)).json().canUndo).toBe(false);
    for (const item of original.items) expect((await user.get(item.itemImageUrl ?? '')).statusCode).toBe(200);
    // It is still in the history.
    expect((await user.get(second.imageUrl ?? '')).statusCode).toBe(200);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(2);
  });

  test('a request that is not understood changes nothing, costs nothing and says so', async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user, { prompt: 'office' });

    const answer = await user.post(`/api/outfits/${outfit.id}/modify`, {
      modificationPrompt: 'flibbertigibbet',
    });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'not_understood',
      message: expect.stringContaining('Nothing was changed'),
    });
    expect((await user.get('/api/outfits')).json().outfits).toEqual([outfit]);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(0);
  });

  test.each([
    ['a prompt of 1,001 characters', { prompt: 'x'.repeat(1001) }],
    ['an unknown price range', { prompt: 'office', priceRange: 'cheap' }],
    ['an unknown field', { prompt: 'office', userId: 'somebody' }],
    ['control characters', { prompt: 'office\u0007' }],
    ['a number for a prompt', { prompt: 7 }],
  ])('%s is refused before anything is spent', async (_name, body) => {
    const user = await app.signedIn();

    expect((await user.post('/api/outfits/generate', body)).statusCode).toBe(400);
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(0);
  });

  test('what was mostly not understood is asked back, and costs nothing', async () => {
    const user = await app.signedIn();
    for (const [prompt, reason] of [
      ['hello', 'request_greeting'],
      ['新宿で夜のお出かけ', 'request_unclear'],
      ['premier jour dans une banque', 'request_unclear'],
    ]) {
      const answer = await user.post('/api/outfits/generate', { prompt });

      expect([answer.statusCode, answer.json().reason]).toEqual([422, reason]);
    }
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(0);
  });

  test('text that is markup makes an outfit and is not repeated as markup', async () => {
    const user = await app.signedIn();
    for (const prompt of ['<img src=//evil onerror=alert(1)>', 'office <img src=//evil onerror=alert(1)>']) {
      const outfit = await generatedBy(user, { prompt });
      const { prompt: _prompt, ...made } = outfit;
      expect(JSON.stringify(made)).not.toMatch(/<img|onerror|evil/);
    }
  });

  test('a full store refuses a new outfit, says what to do, and costs no allowance', async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user, { prompt: 'office' });
    await storeCopies(app, user, outfit, 9);

    const answer = await user.post('/api/outfits/generate', { prompt: 'office' });

    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe(
      'You have stored 10 of 10 outfits. Delete one, or upgrade your plan, to make room.',
    );
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(1);
  });
});

describe.each(testEngines())('while the stylist works on an outfit on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  let original: Outfit;
  /** Lets the stylists that wait answer. */
  let release: () => void;
  /** How many stylists wait. */
  let waiting: number;

  beforeAll(async () => {
    const house = createHouseStylist();
    let gate: Promise<void>;
    const close = () => {
      waiting = 0;
      gate = new Promise((resolve) => {
        release = () => {
          resolve();
          close();
        };
      });
    };
    close();
    app = await buildTestApp({
      engine,
      overrides: {
        stylist: {
          ...house,
          async reviseOutfit(brief) {
            waiting += 1;
            await gate;
            return retitle(brief);
          },
        },
      },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await app.signedIn();
    await givePackage(app, user, 'advanced');
    original = await generatedBy(user, { prompt: 'office' });
  });

  test('a second modification is not lost: the slower one is told to look again, and costs nothing', async () => {
    const first = modify('swap the shoes');
    const second = modify('make it cheaper');
    await expect.poll(() => waiting).toBe(2);
    release();

    expect([(await first).statusCode, (await second).statusCode].sort()).toEqual([200, 409]);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(1);
    const made = [(await first).json(), (await second).json()].find((answer) => 'items' in answer);
    expect((await user.post(`/api/outfits/${original.id}/undo`)).json()).toEqual(original);
    expectOnlyFilesOf(original, made);
  });

  test('an undo is not overwritten by what was begun before it', async () => {
    const first = modify('swap the shoes');
    await expect.poll(() => waiting).toBe(1);
    release();
    const made = (await first).json();
    expect(made.items).toBeDefined();

    const second = modify('make it cheaper');
    await expect.poll(() => waiting).toBe(1);
    await user.post(`/api/outfits/${original.id}/undo`);
    release();

    expect((await second).json()).toMatchObject({ code: 'conflict' });
    expect((await user.get('/api/outfits')).json().outfits).toEqual([original]);
    expectOnlyFilesOf(original, made);
  });

  test('it can be deleted; the modification is told that it is gone', async () => {
    const modification = modify('swap the shoes');
    await expect.poll(() => waiting).toBe(1);
    expect((await user.delete(`/api/outfits/${original.id}`)).statusCode).toBe(200);
    release();

    expect((await modification).statusCode).toBe(404);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(0);
    expectOnlyFilesOf(original);
  });

  test('a change goes on when the one who asked for it has gone, and is found under way and done', async () => {
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const answer = fetch(`${address}/api/outfits/${original.id}/modify`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ modificationPrompt: 'swap the shoes' }),
      signal: leaving.signal,
    });
    await expect.poll(() => waiting).toBe(1);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    expect(await changes()).toMatchObject([
      { stage: 'choosing', request: { outfitId: original.id, prompt: 'swap the shoes' }, outfitIds: [] },
    ]);
    release();

    await expect.poll(async () => (await changes())[0]?.state).toBe('done');
    const [outfit] = (await user.get('/api/outfits')).json().outfits;
    expect(outfit.title).not.toBe(original.title);
    expect((await changes())[0]?.outfitIds).toEqual([outfit.id]);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(1);
  });

  test('a change that is cancelled gives its allowance back, and leaves the outfit as it was', async () => {
    const answer = modify('swap the shoes');
    await expect.poll(() => waiting).toBe(1);
    const [{ id }] = (await changes()) as [Job];
    expect((await user.post(`/api/jobs/${id}/cancel`)).json()).toMatchObject({ state: 'cancelled' });
    release();

    expect((await answer).statusCode).toBe(409);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([original]);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(0);
  });

  test('of a change whose process is gone the record says so, and its allowance is back', async () => {
    const answer = modify('swap the shoes');
    await expect.poll(() => waiting).toBe(1);
    const another = await buildTestApp({ beside: app });
    another.clock.set(new Date(Date.now() + 60_000).toISOString());
    await another.sweep('leases');
    await another.close();
    release();

    await answer;
    expect(await changes()).toMatchObject([{ state: 'failed', error: { code: 'unavailable' } }]);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([original]);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(0);
  });

  async function changes(): Promise<Job[]> {
    return (await user.get('/api/jobs')).json().jobs.filter(isChange);
  }

  /** A revision that every request gets: the request becomes the title. */
  function retitle({ outfit, request }: RevisionBrief): OutfitRevision {
    const { description, overallFitAdvice, reasons } = outfit;
    const items = outfit.items.map((item) => ({ kept: item.id }));
    return {
      title: request,
      description,
      overallFitAdvice,
      reasons,
      items,
      applied: [{ what: 'the title' }],
      notUnderstood: [],
      unmet: [],
    };
  }

  function isChange({ request }: Job): boolean {
    return request.kind === 'modify' && request.outfitId === original.id;
  }

  function modify(modificationPrompt: string) {
    return user.post(`/api/outfits/${original.id}/modify`, { modificationPrompt });
  }

  function expectOnlyFilesOf(...outfits: Outfit[]) {
    const needed = new Set(outfits.flatMap(filesOf));
    expect(storedFiles(app, user).map((name) => name.split('.')[0])).toEqual(
      expect.arrayContaining([...needed]),
    );
    expect(storedFiles(app, user)).toHaveLength(needed.size);
  }
});

describe('when making an outfit fails', () => {
  const failing = (fail: () => Promise<never>): Stylist => ({ ...createHouseStylist(), proposeOutfit: fail });

  test('in the stylist: the allowance is given back and nothing is stored', async () => {
    const app = await buildTestApp({
      overrides: { stylist: failing(() => Promise.reject(new Error('boom'))) },
    });
    const user = await app.signedIn();

    const answer = await user.post('/api/outfits/generate', { prompt: 'office' });

    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      message: 'Something went wrong on our side. Please try again.',
      code: 'internal',
    });
    await expectNothingLeft(app, user);
    await app.close();
  });

  test('while it is drawn: the allowance is given back and nothing is stored', async () => {
    const images = createWorkerImages();
    const app = await buildTestApp({
      overrides: { images: { ...images, drawLookBoard: () => Promise.reject(new Error('boom')) } },
    });
    const user = await app.signedIn();

    expect((await user.post('/api/outfits/generate', { prompt: 'office' })).statusCode).toBe(500);
    await expectNothingLeft(app, user);
    await app.close();
    await images.close();
  });

  test('in a crash: the sweep at the next start gives the allowance back', async () => {
    const app = await buildTestApp({ overrides: { stylist: failing(() => new Promise<never>(() => {})) } });
    const user = await app.signedIn();
    void user.post('/api/outfits/generate', { prompt: 'office' });
    await expect.poll(async () => (await user.get('/api/daily-generation')).json().generations.used).toBe(1);

    await app.sweep('at-start');

    await expectNothingLeft(app, user);
    await app.close();
  });

  test('not at all, only slowly: the sweep leaves alone what is under way', async () => {
    let finish = () => {};
    const app = await buildTestApp({
      overrides: {
        stylist: {
          ...createHouseStylist(),
          async proposeOutfit(brief, task) {
            await new Promise<void>((resolve) => {
              finish = resolve;
            });
            return createHouseStylist().proposeOutfit(brief, task);
          },
        },
      },
    });
    const user = await app.signedIn();
    const generation = user.post('/api/outfits/generate', { prompt: 'office' });
    await expect.poll(async () => (await user.get('/api/daily-generation')).json().generations.used).toBe(1);
    const upload = join(app.database.dataDir, 'tmp', 'upload');
    writeFileSync(upload, 'half');

    await app.sweep('while-serving');
    finish();

    expect((await generation).statusCode).toBe(200);
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(1);
    expect(existsSync(upload)).toBe(true);
    await app.close();
  });

  async function expectNothingLeft(app: TestApp, user: SignedInClient) {
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(0);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
    expect(await app.database.db.selectFrom('files').selectAll().execute()).toEqual([]);
    expect(storedFiles(app, user)).toEqual([]);
  }
});
