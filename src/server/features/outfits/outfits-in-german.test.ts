import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outfit, OutfitSummaries, OutfitVersion } from '#contract/outfits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9' };

describe.each(testEngines())('what the stylist writes, in German, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('a stored outfit reads in the language of whoever asks, before and after a change', async () => {
    const client = await app.signedIn();
    const made: Outfit = (
      await client.post('/api/outfits/generate', { prompt: 'office, navy blazer' }, GERMAN)
    ).json();
    const read = async (headers = {}): Promise<Outfit> =>
      (await client.get(`/api/outfits/${made.id}`, headers)).json();

    expect(made).toMatchObject({ language: 'de', prompt: 'office, navy blazer' });
    expect(made.items.map(({ language }) => language)).toEqual(made.items.map(() => 'de'));
    expect(await read(GERMAN)).toEqual(made);
    const english = await read();
    expect(english.language).toBeUndefined();
    expect(english.title).not.toBe(made.title);
    expect(english.reasons).toHaveLength(made.reasons.length);
    expect(english.items.map(({ garment, color }) => [garment, color])).toEqual(
      made.items.map(({ garment, color }) => [garment, color]),
    );

    const changed: Outfit = (
      await client.post(`/api/outfits/${made.id}/modify`, { modificationPrompt: 'andere Schuhe' }, GERMAN)
    ).json();
    expect(changed.language).toBe('de');
    expect((await read()).items.map(({ item }) => item)).not.toEqual(changed.items.map(({ item }) => item));
    const { versions }: { versions: OutfitVersion[] } = (
      await client.get(`/api/outfits/${made.id}/versions`, GERMAN)
    ).json();
    expect(versions.map(({ title }) => title)).toEqual([changed.title, made.title]);
    expect(versions.flatMap(({ items }) => items).filter(({ language }) => language !== 'de')).toEqual([]);
  });

  test('what cannot be done is told in their words, or in their language', async () => {
    const client = await app.signedIn();
    const made: Outfit = (await client.post('/api/outfits/generate', { prompt: 'Büro' }, GERMAN)).json();
    const changed: Outfit = (
      await client.post(`/api/outfits/${made.id}/modify`, { modificationPrompt: 'unter 3 Dollar' }, GERMAN)
    ).json();

    expect(changed.unmet).toContainEqual(expect.objectContaining({ words: '3\u00a0$', language: 'de' }));
    const english: Outfit = (await client.get(`/api/outfits/${made.id}`)).json();
    expect(english.unmet).toContainEqual(expect.objectContaining({ words: '$3', language: 'en' }));
    expect(JSON.stringify([changed, english])).not.toContain('told');
  });

  test('a list is searched by the words that it shows', async () => {
    const client = await app.signedIn();
    await client.post('/api/outfits/generate', { prompt: 'straight jeans and a linen shirt' });
    const list = async (headers = {}): Promise<OutfitSummaries> =>
      (await client.get('/api/outfits/summaries', headers)).json();

    const [german, english] = [await list(GERMAN), await list()];
    expect([german.outfits[0]?.language, english.outfits[0]?.language]).toEqual(['de', undefined]);
    expect(german.words).toContain('Gerade geschnittene Jeans');
    expect(german.words).toHaveLength(english.words.length);
    expect(english.words).not.toContain('Gerade geschnittene Jeans');
    expect(JSON.stringify([german, english])).not.toContain('told');
  });

  test('a deleted outfit keeps its name in both', async () => {
    const client = await app.signedIn();
    const made: Outfit = (await client.post('/api/outfits/generate', { prompt: 'gym' }, GERMAN)).json();
    await client.delete(`/api/outfits/${made.id}`);

    const titleIn = async (headers = {}) =>
      (await client.get('/api/outfits/deleted', headers)).json().outfits[0].title;
    expect(await titleIn(GERMAN)).toBe(made.title);
    expect(await titleIn()).not.toBe(made.title);
    const restored: Outfit = (await client.post(`/api/outfits/${made.id}/restore`, undefined, GERMAN)).json();
    expect(restored).toEqual(made);
  });

  test('a visitor tries a look in their language', async () => {
    const tried = (await app.visitor().post('/api/first-looks', { occasion: 'Büro' }, GERMAN)).json();

    expect(tried.language).toBe('de');
    expect(tried.pieces.every(({ language }: { language?: string }) => language === 'de')).toBe(true);
  });

  test('what was stored before anybody kept what it says stays English, its pieces do not', async () => {
    const client = await app.signedIn();
    const made: Outfit = (await client.post('/api/outfits/generate', { prompt: 'office' })).json();
    const row = await app.database.db
      .selectFrom('outfits')
      .select('content')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const { told: _told, ...earlier } = JSON.parse(row.content);
    await app.database.db
      .updateTable('outfits')
      .set({ content: JSON.stringify(earlier) })
      .where('id', '=', made.id)
      .execute();

    const read: Outfit = (await client.get(`/api/outfits/${made.id}`, GERMAN)).json();
    expect([read.title, read.language]).toEqual([made.title, undefined]);
    expect(read.items.map(({ language }) => language)).toEqual(made.items.map(() => 'de'));
  });
});
