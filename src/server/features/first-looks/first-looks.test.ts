import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TriedLook } from '#contract/first-looks.ts';
import type { Outfit } from '#contract/outfits.ts';
import { RATE_LIMITS } from '#server/features/auth/rate-limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('looks without an account, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  async function tryLook(occasion: string, visitor = app.visitor()): Promise<TriedLook> {
    const answer = await visitor.post('/api/first-looks', { occasion });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  test('a visitor says what they dress for and gets a look with its board; nothing of it is stored', async () => {
    const look = await tryLook('Dinner on a rainy evening, under 80 dollars');

    expect(look.title).not.toBe('');
    expect(look.reason).not.toBe('');
    expect(look.totalCents).toBeLessThanOrEqual(8_000);
    expect(look.pieces.length).toBeGreaterThan(2);
    expect(look.board).toMatch(/^data:image\/webp;base64,UklGR/);
    for (const table of ['files', 'outfits', 'jobs'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test('what was said decides, and silence is an occasion, too', async () => {
    const [gym, gala] = [await tryLook('gym'), await tryLook('a black tie gala')];

    expect(gym.pieces).not.toEqual(gala.pieces);
    expect((await tryLook('')).pieces.length).toBeGreaterThan(2);
  });

  test('kept with an account it is the same look, stored, and one of the allowance of the day', async () => {
    const occasion = 'A gallery opening';
    const tried = await tryLook(occasion);
    const client = await app.signedIn();
    await client.post('/api/style/custom-colors', { colors: ['Fuchsia'] });

    const kept: Outfit = (
      await client.post('/api/outfits/generate', { prompt: occasion, seed: tried.seed })
    ).json();

    expect(kept.title).toBe(tried.title);
    expect(kept.items.map(({ item, color }) => ({ item, color }))).toEqual(tried.pieces);
    expect(kept.estimatedTotalCents).toBe(tried.totalCents);
    expect(kept.provenance.engine).toBe('house');
    expect((await client.get('/api/outfits')).json().outfits).toHaveLength(1);
    expect((await client.get('/api/daily-generation')).json().generations.used).toBe(1);
  });

  test('from one address there are so many in an hour, and other addresses have theirs', async () => {
    const visitor = app.visitor();
    for (let tries = 0; tries < RATE_LIMITS.tryLookByAddress.points; tries += 1)
      await tryLook('office', visitor);

    const refused = await visitor.post('/api/first-looks', { occasion: 'office' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    await tryLook('office', app.visitor());
  });

  test('what cannot be said is refused, and counts as no try', async () => {
    for (const occasion of ['x'.repeat(301), 'with\u0000nothing', 7, null]) {
      const answer = await app.visitor().post('/api/first-looks', { occasion });
      expect(answer.statusCode, String(occasion)).toBe(400);
    }
    const seed = await (await app.signedIn()).post('/api/outfits/generate', { prompt: 'office', seed: -1 });
    expect(seed.statusCode).toBe(400);
  });
});
