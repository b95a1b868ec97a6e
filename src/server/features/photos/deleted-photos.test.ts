import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PHOTOS, PHOTO_GONE_MINUTES, PHOTO_RESTORE_MINUTES, type Photo } from '#contract/photos.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { fileRows, storedFiles } from '#server/testing/stored-files.ts';
import { testEngines } from '#server/testing/test-database.ts';

const VARIANTS = 3;
const NOON = Date.parse('2026-11-21T12:00:00.000Z');

describe.each(testEngines())('deleted photos on %s', (engine) => {
  let app: TestApp;
  let photo: { name: string; bytes: Uint8Array };
  beforeAll(async () => {
    app = await buildTestApp({ engine });
    photo = { name: 'a.jpg', bytes: await drawPhoto({ width: 60, height: 80 }) };
  });
  afterAll(() => app.close());

  test('leave the list and their slot at once, and wait to be restored for four minutes', async () => {
    const user = await withPhotos(2);
    const [first] = await photosOf(user);

    expect((await user.delete(`/api/photos/${first?.id}`)).json()).toEqual({ success: true });

    expect(await photosOf(user)).toHaveLength(1);
    expect((await user.get('/api/user/plan-status')).json().usage.photos).toBe(1);
    expect((await user.get('/api/photos/deleted')).json()).toEqual([
      { ...first, secondsLeft: PHOTO_RESTORE_MINUTES * 60 },
    ]);
    // Its owner still sees what there is to restore.
    expect((await user.get(first?.thumbnailUrl as string)).statusCode).toBe(200);
  });

  test('come back to their own place, and restoring twice is restoring once', async () => {
    const user = await withPhotos(3);
    const before = await photosOf(user);
    await user.delete(`/api/photos/${before[1]?.id}`);

    const restored = await user.post(`/api/photos/${before[1]?.id}/restore`);

    expect(restored.json()).toEqual(before[1]);
    expect(await photosOf(user)).toEqual(before);
    expect((await user.get('/api/photos/deleted')).json()).toEqual([]);
    expect((await user.post(`/api/photos/${before[1]?.id}/restore`)).json()).toEqual(before[1]);
  });

  test('are not read by the stylist', async () => {
    const user = await withPhotos(1);
    await user.delete(`/api/photos/${(await photosOf(user))[0]?.id}`);

    expect((await user.post('/api/style/analyze')).json().code).toBe('no_photos');
  });

  test('deleted again stay as they are; a stranger neither deletes nor restores them', async () => {
    const user = await withPhotos(1);
    const stranger = await app.signedIn();
    const [only] = await photosOf(user);

    expect((await stranger.delete(`/api/photos/${only?.id}`)).statusCode).toBe(404);
    expect(await photosOf(user)).toHaveLength(1);

    await user.delete(`/api/photos/${only?.id}`);
    const deleted = (await user.get('/api/photos/deleted')).json();
    expect((await user.delete(`/api/photos/${only?.id}`)).json()).toEqual({ success: true });
    expect((await user.get('/api/photos/deleted')).json()).toMatchObject([{ id: deleted[0].id }]);
    expect((await stranger.delete(`/api/photos/${only?.id}`)).statusCode).toBe(404);
    expect((await stranger.post(`/api/photos/${only?.id}/restore`)).statusCode).toBe(404);
    await stranger.delete('/api/photos/deleted');
    expect((await stranger.get('/api/photos/deleted')).json()).toEqual([]);
    expect((await user.get('/api/photos/deleted')).json()).toHaveLength(1);
  });

  test('cannot come back into a full grid, and lose nothing by the try', async () => {
    const user = await withPhotos(MAX_PHOTOS);
    const [first, second] = await photosOf(user);
    await user.delete(`/api/photos/${first?.id}`);
    expect((await user.upload('/api/photos/upload', [photo])).json()).toMatchObject({ remaining: 0 });

    const refused = await user.post(`/api/photos/${first?.id}/restore`);

    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'plan_limit',
      message: 'All 12 slots are filled. Delete another photo first, then restore this one.',
    });
    await user.delete(`/api/photos/${second?.id}`);
    expect((await user.post(`/api/photos/${first?.id}/restore`)).statusCode).toBe(200);
  });

  test('take the last slot once, however many want it', async () => {
    const user = await withPhotos(MAX_PHOTOS);
    const [first, second] = await photosOf(user);
    await user.delete(`/api/photos/${first?.id}`);
    await user.delete(`/api/photos/${second?.id}`);
    await user.upload('/api/photos/upload', [photo]);

    const answers = await Promise.all(
      [first, second].map((deleted) => user.post(`/api/photos/${deleted?.id}/restore`)),
    );

    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
    expect(await photosOf(user)).toHaveLength(MAX_PHOTOS);
  });

  test('go at once when the person says so, with their bytes', async () => {
    const user = await withPhotos(2);
    const [first] = await photosOf(user);
    await user.delete(`/api/photos/${first?.id}`);

    expect((await user.delete('/api/photos/deleted')).json()).toEqual({ success: true });

    expect((await user.get('/api/photos/deleted')).json()).toEqual([]);
    expect((await user.post(`/api/photos/${first?.id}/restore`)).statusCode).toBe(404);
    expect((await user.delete(`/api/photos/${first?.id}`)).statusCode).toBe(404);
    expect((await user.get(first?.url as string)).statusCode).toBe(404);
    expect(storedFiles(app, user.id)).toHaveLength(VARIANTS);
    expect(await fileRows(app, user.id)).toBe(VARIANTS);
  });

  test('of one person, no more than a gridful is held back', async () => {
    const user = await withPhotos(MAX_PHOTOS);
    for (const { id } of await photosOf(user)) await user.delete(`/api/photos/${id}`);
    await user.upload('/api/photos/upload', [photo]);
    await user.delete(`/api/photos/${(await photosOf(user))[0]?.id}`);

    expect((await user.get('/api/photos/deleted')).json()).toHaveLength(MAX_PHOTOS);
    expect(await fileRows(app, user.id)).toBe(MAX_PHOTOS * VARIANTS);
  });

  async function withPhotos(count: number): Promise<SignedInClient> {
    app.clock.set(new Date(NOON).toISOString());
    const user = await app.signedIn();
    await user.upload(
      '/api/photos/upload',
      Array.from({ length: count }, () => photo),
    );
    return user;
  }
});

describe.each(testEngines())('the promise on %s', (engine) => {
  test('five minutes after its deletion nothing is left of a photo, also over a restart', async () => {
    const app = await buildTestApp({ engine });
    app.clock.set(new Date(NOON).toISOString());
    const user = await app.signedIn();
    await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }]);
    const [only] = await photosOf(user);
    await user.delete(`/api/photos/${only?.id}`);

    app.clock.set(minutesLater(PHOTO_RESTORE_MINUTES - 1));
    await app.sweep('at-start');
    expect((await user.get('/api/photos/deleted')).json()).toMatchObject([{ secondsLeft: 60 }]);

    // Over, though the sweep has not come by yet.
    app.clock.set(minutesLater(PHOTO_RESTORE_MINUTES));
    expect((await user.get('/api/photos/deleted')).json()).toEqual([]);
    expect((await user.post(`/api/photos/${only?.id}/restore`)).json().message).toBe(
      'That photo is gone for good and cannot be restored.',
    );

    app.clock.set(minutesLater(PHOTO_GONE_MINUTES));
    await app.sweep('while-serving');
    expect(storedFiles(app, user.id)).toEqual([]);
    expect(await fileRows(app, user.id)).toBe(0);
    expect((await user.get(only?.url as string)).statusCode).toBe(404);
    await app.close();
  });
});

function minutesLater(minutes: number): string {
  return new Date(NOON + minutes * 60_000).toISOString();
}

async function photosOf(user: SignedInClient): Promise<Photo[]> {
  return (await user.get('/api/photos')).json();
}
