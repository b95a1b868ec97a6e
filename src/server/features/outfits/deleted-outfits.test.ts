import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELETED_KEPT_DAYS } from '#contract/outfits.ts';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { generatedBy, storeCopies, storedFiles } from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('a deleted outfit on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('leaves the list and the count, and comes back as it was', async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user);

    expect((await user.delete(`/api/outfits/${outfit.id}`)).json()).toEqual({ success: true });

    expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
    expect((await user.get('/api/user/plan-status')).json().usage.outfits).toBe(0);
    expect((await user.get('/api/outfits/deleted')).json().outfits).toEqual([
      { id: outfit.id, title: outfit.title, picture: outfit.picture, deletedAt: expect.any(String) },
    ]);

    expect((await user.post(`/api/outfits/${outfit.id}/restore`)).json()).toEqual(outfit);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([outfit]);
    expect((await user.get('/api/outfits/deleted')).json().outfits).toEqual([]);
    expect((await user.get('/api/user/plan-status')).json().usage.outfits).toBe(1);
    for (const item of outfit.items) expect((await user.get(item.itemImageUrl ?? '')).statusCode).toBe(200);
  });

  test('cannot be marked, changed, undone or looked into; deleting or restoring it twice changes nothing', async () => {
    const user = await app.signedIn();
    const { id } = await generatedBy(user);
    await user.delete(`/api/outfits/${id}`);
    const deleted = (await user.get('/api/outfits/deleted')).json();
    expect((await user.delete(`/api/outfits/${id}`)).json()).toEqual({ success: true });
    expect((await user.get('/api/outfits/deleted')).json()).toEqual(deleted);

    const answers = await Promise.all([
      user.patch(`/api/outfits/${id}/favorite`, { isFavorite: true }),
      user.post(`/api/outfits/${id}/modify`, { modificationPrompt: 'warmer' }),
      user.post(`/api/outfits/${id}/undo`),
      user.get(`/api/outfits/${id}/can-undo`),
      user.get(`/api/outfits/${id}/versions`),
      user.post('/api/outfits/generate', { startFrom: { outfitId: id, keep: ['some-item-id'] } }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404));
    expect((await user.get('/api/daily-generation')).json()).toMatchObject({
      generations: { used: 1 },
      modifications: { used: 0 },
    });

    const restored = await user.post(`/api/outfits/${id}/restore`);
    expect((await user.post(`/api/outfits/${id}/restore`)).json()).toEqual(restored.json());
  });

  test('does not come back into a full store, and says what to do; with room again it does', async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user);
    await user.delete(`/api/outfits/${outfit.id}`);
    await storeCopies(app, user, outfit, 10);

    const refused = await user.post(`/api/outfits/${outfit.id}/restore`);

    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe(
      'You have stored 10 of 10 outfits, so there is no room to restore this one. Delete another first, or upgrade your plan.',
    );
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(10);
    expect((await user.get('/api/outfits/deleted')).json().outfits).toHaveLength(1);

    await user.delete(`/api/outfits/${(await user.get('/api/outfits')).json().outfits[0].id}`);
    expect((await user.post(`/api/outfits/${outfit.id}/restore`)).statusCode).toBe(200);
  });

  test('a hundred restored at once never overfill the store', async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user);
    await storeCopies(app, user, outfit, 14);
    const all = (await user.get('/api/outfits')).json().outfits as { id: string }[];
    for (const { id } of all) await user.delete(`/api/outfits/${id}`);

    const answers = await Promise.all(all.map(({ id }) => user.post(`/api/outfits/${id}/restore`)));

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(10);
  });

  test('can be erased for good, with its pictures; one that is not deleted cannot', async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user);

    expect((await user.delete(`/api/outfits/${outfit.id}/erase`)).statusCode).toBe(404);
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(1);
    await user.delete(`/api/outfits/${outfit.id}`);
    expect((await user.delete(`/api/outfits/${outfit.id}/erase`)).json()).toEqual({ success: true });

    expect((await user.get(outfit.imageUrl ?? '')).statusCode).toBe(404);
    expect(storedFiles(app, user)).toEqual([]);
    expect((await user.post(`/api/outfits/${outfit.id}/restore`)).statusCode).toBe(404);
  });

  test(`is swept with everything after ${DELETED_KEPT_DAYS} days, and not before`, async () => {
    const user = await app.signedIn();
    const outfit = await generatedBy(user);
    await user.delete(`/api/outfits/${outfit.id}`);
    const sweepInDays = async (days: number) => {
      app.clock.set(new Date(Date.now() + days * DAY_MS).toISOString());
      await app.sweep('while-serving');
    };

    await sweepInDays(DELETED_KEPT_DAYS - 1);
    expect((await user.get('/api/outfits/deleted')).json().outfits).toHaveLength(1);

    await sweepInDays(DELETED_KEPT_DAYS + 1);
    expect((await user.get('/api/outfits/deleted')).json().outfits).toEqual([]);
    expect(storedFiles(app, user)).toEqual([]);
    app.clock.set(new Date().toISOString());
  });
});
