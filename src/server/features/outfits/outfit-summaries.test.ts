import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Outfit, type OutfitSummaries, outfitSummaries } from '#contract/outfits.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawOnce } from '#server/testing/draw-once.ts';
import { generatedBy, givePackage, storeCopies } from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';

/** Of an outfit, in a list of many. */
const MOST_BYTES = 800;

const images = createWorkerImages();
afterAll(() => images.close());

describe.each(testEngines())('what a list shows of outfits on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  let older: Outfit;
  let newer: Outfit;
  beforeAll(async () => {
    app = await buildTestApp({ engine, overrides: { images: drawOnce(images) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await app.signedIn();
    await givePackage(app, user, 'pro');
    older = await generatedBy(user, { prompt: 'a day at the office' });
    newer = await generatedBy(user, { prompt: 'a walk by the sea' });
  });

  test('says of each what a row shows and what is searched, newest first; the outfit itself is asked for', async () => {
    const { outfits, words } = await listed();
    const [first, second] = outfits;

    expect([first?.id, second?.id]).toEqual([newer.id, older.id]);
    const { id, title, description, priceRange, isFavorite, createdAt, picture, items } = newer;
    const { imageUrl, estimatedTotalCents } = newer;
    expect(first).toEqual({
      id,
      title,
      description,
      priceRange,
      isFavorite,
      createdAt,
      thumbnailUrl: picture?.thumbnailUrl,
      thumbnailAvifUrl: picture?.thumbnailAvifUrl,
      imageUrl,
      estimatedTotalCents,
      words: expect.any(Array),
    });
    expect(first?.words.map((place) => words[place]).toSorted()).toEqual(
      [
        ...new Set(items.flatMap(({ category, item, color, style }) => [category, item, color, style])),
      ].sort(),
    );
    expect((await user.get(`/api/outfits/${newer.id}`)).json()).toEqual(newer);
  });

  test('follows every change of an outfit, and says which one can be undone', async () => {
    const path = `/api/outfits/${older.id}`;
    const changed = (await user.post(`${path}/modify`, { modificationPrompt: 'swap the shoes' })).json();
    await user.patch(`${path}/favorite`, { isFavorite: true });

    expect((await listed()).outfits[1]).toMatchObject({
      description: changed.description,
      isFavorite: true,
      thumbnailUrl: changed.picture.thumbnailUrl,
      lastModification: { prompt: 'swap the shoes' },
    });
    await user.post(`${path}/undo`);
    const [, undone] = (await listed()).outfits;
    expect(undone?.thumbnailUrl).toBe(older.picture?.thumbnailUrl);
    expect(undone).not.toHaveProperty('lastModification');
    await user.post(`${path}/go-back`, { version: 2 });
    expect((await listed()).outfits[1]?.lastModification).toEqual({ prompt: 'swap the shoes' });

    await user.delete(path);
    expect((await listed()).outfits.map(({ id }) => id)).toEqual([newer.id]);
    expect((await user.get(path)).statusCode).toBe(404);
    await user.post(`${path}/restore`);
    expect((await listed()).outfits).toHaveLength(2);
  });

  test('is small however many there are', async () => {
    await storeCopies(app, user, newer, 60);
    const text = (await user.get('/api/outfits/summaries')).body;
    expect(text.length / 62).toBeLessThan(MOST_BYTES);
  });

  async function listed(): Promise<OutfitSummaries> {
    return outfitSummaries.parse((await user.get('/api/outfits/summaries')).json());
  }
});
