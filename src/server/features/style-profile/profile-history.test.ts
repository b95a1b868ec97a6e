import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PROFILE_VERSIONS, profileVersion } from '#contract/profile-history.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { testEngines } from '#server/testing/test-database.ts';

const EMPTY_QUIZ = { lifestyle: {}, aspirations: {}, preferences: {}, personality: {}, goals: {} };

describe.each(testEngines())('the history of a profile on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('is empty before there is a profile', async () => {
    const user = await app.signedIn();

    expect((await user.get('/api/style/history')).json()).toEqual([]);
  });

  test('has a version for each change, with its cause and what changed, newest first', async () => {
    const user = await app.signedIn();
    await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }]);
    await user.post('/api/style/analyze');
    await user.post('/api/style/quiz-assessment', {
      quizResults: { ...EMPTY_QUIZ, goals: { primaryGoal: 'find-signature' } },
    });
    await user.post('/api/style/update-metrics', { metrics: { comfort: 40, elegance: 50, trendy: 50 } });
    const feedback = 'I want to look more elegant';
    await user.post('/api/style/update', { prompt: feedback });
    await user.post('/api/style/custom-colors', { colors: ['Rust'] });

    const history = await historyOf(user);

    expect(history.map(({ cause, detail }) => [cause, detail])).toEqual([
      ['edit', null],
      ['feedback', feedback],
      ['edit', null],
      ['quiz', null],
      ['analysis', null],
    ]);
    expect(history.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false, false]);
    expect(history[0]?.changes).toEqual([
      { message: 'Favorites: added Rust', reason: 'favorites_added', params: { colors: 'Rust' } },
    ]);
    expect(history[1]?.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ reason: 'elegance_changed' })]),
    );
    expect(history[4]?.changes[0]?.message).toMatch(/^Colors seen: added Navy/);
  });

  test('a change that changes nothing is no version', async () => {
    const user = await app.signedIn();
    await user.post('/api/style/custom-colors', { colors: ['Rust'] });
    await user.post('/api/style/custom-colors', { colors: ['Rust'] });

    expect(await historyOf(user)).toHaveLength(1);
  });

  test('any version can be restored; the way back is a version too, and nothing is lost', async () => {
    const user = await app.signedIn();
    const first = (await user.post('/api/style/custom-colors', { colors: ['Rust'] })).json();
    await user.post('/api/style/update-categories', { styleCategories: ['Edgy'] });
    await user.post('/api/style/custom-colors', { colors: ['Navy', 'Sage'] });
    const oldest = (await historyOf(user))[2];

    const restored = await user.post(`/api/style/history/${oldest?.id}/restore`);

    expect(restored.json()).toEqual({ ...first, updatedAt: restored.json().updatedAt });
    expect((await user.get('/api/style/profile')).json()).toEqual(restored.json());
    const history = await historyOf(user);
    expect(history).toHaveLength(4);
    expect(history[0]).toMatchObject({ colors: ['Rust'] });
    expect(history[1]).toMatchObject({ colors: ['Navy', 'Sage'], styles: ['Edgy'] });
    expect(history[0]).toMatchObject({
      cause: 'restore',
      detail: oldest?.createdAt,
      isCurrent: true,
      changes: [
        { message: 'Styles: removed Edgy' },
        { message: 'Favorites: added Rust' },
        { message: 'Favorites: removed Navy, Sage' },
      ],
    });

    await user.post(`/api/style/history/${history[1]?.id}/restore`);
    expect((await user.get('/api/style/profile')).json()).toMatchObject({
      customColorPalette: ['Navy', 'Sage'],
      styleCategories: ['Edgy'],
    });
  });

  test('is bounded: the oldest versions go', async () => {
    const user = await app.signedIn();
    for (let score = 1; score <= MAX_PROFILE_VERSIONS + 5; score += 1) {
      await user.post('/api/style/update-metrics', { metrics: { comfort: score, elegance: 0, trendy: 0 } });
    }

    const history = await historyOf(user);

    expect(history).toHaveLength(MAX_PROFILE_VERSIONS);
    expect(history.at(-1)?.changes).toMatchObject([{ message: 'Comfort from 5 to 6' }]);
    const rows = await app.database.db
      .selectFrom('styleProfileVersions')
      .select('id')
      .where('userId', '=', user.id)
      .execute();
    expect(rows).toHaveLength(MAX_PROFILE_VERSIONS + 1);
  });

  test('a profile from before there was a history can be gone back to', async () => {
    const user = await app.signedIn();
    const old = (await user.post('/api/style/custom-colors', { colors: ['Rust'] })).json();
    await app.database.db.deleteFrom('styleProfileVersions').where('userId', '=', user.id).execute();

    await user.post('/api/style/custom-colors', { colors: ['Navy'] });

    const [, start] = await historyOf(user);
    expect(start).toMatchObject({ cause: 'start', changes: [], createdAt: old.updatedAt });
    const restored = (await user.post(`/api/style/history/${start?.id}/restore`)).json();
    expect(restored.customColorPalette).toEqual(['Rust']);
  });

  test('two changes at once are two versions', async () => {
    const user = await app.signedIn();

    await Promise.all([
      user.post('/api/style/custom-colors', { colors: ['Navy'] }),
      user.post('/api/style/update-categories', { styleCategories: ['Classic'] }),
    ]);

    expect(await historyOf(user)).toHaveLength(2);
  });

  test('a version that is not kept, or is another person’s, does not exist, and nothing changes', async () => {
    const user = await app.signedIn();
    const stranger = await app.signedIn();
    const before = (await user.post('/api/style/custom-colors', { colors: ['Rust'] })).json();
    await stranger.post('/api/style/custom-colors', { colors: ['Navy'] });
    const [theirs] = await historyOf(stranger);

    for (const id of [theirs?.id, 'no-such-version-at-all']) {
      const answer = await user.post(`/api/style/history/${id}/restore`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('That version of your profile is no longer kept.');
    }
    expect((await user.get('/api/style/profile')).json()).toEqual(before);
    expect(await historyOf(user)).toHaveLength(1);
  });

  async function historyOf(user: SignedInClient) {
    const answer = await user.get('/api/style/history');
    return (answer.json() as unknown[]).map((entry) => profileVersion.parse(entry));
  }
});
