import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLOUR_NAMES, MAX_CUSTOM_COLOURS } from '#contract/palette.ts';
import { profile as profileShape } from '#contract/style-profile.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import { englishLeft } from '#domain/stylist/testing/english-left.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('the style profile on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('is not there before anything is known', async () => {
    const user = await app.signedIn();

    const answer = await user.get('/api/style/profile');

    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('no_profile');
    expect((await user.get('/api/style/validate-profile')).json()).toEqual({
      outfitGenerationReady: false,
      missing: ['colors', 'style categories'],
    });
    expect((await user.get('/api/style/quiz-summary')).json()).toEqual({ summary: null });
  });

  test('analysis needs photos', async () => {
    const user = await app.signedIn();

    const answer = await user.post('/api/style/analyze');

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'no_photos',
      message: expect.stringContaining('No photos found'),
    });
  });

  test('is read from the pixels of the photos, and different photos give different profiles', async () => {
    const navy = await analysed(app, ['#1f2a44', '#1f2a44', '#efe1bd']);
    const red = await analysed(app, ['#c8202f', '#c8202f', '#c8202f']);

    expect(navy.colorPalette[0]).toBe('Navy');
    expect(navy.colorPalette).toContain('Cream');
    expect(red.colorPalette[0]).toBe('Red');
    expect(profileShape.parse(navy)).toEqual(navy);
    expect(navy.styleCategories.length).toBeGreaterThan(0);
    expect(navy.analysisData.description).not.toBe(red.analysisData.description);
    expect(new Set(navy.evidence.map((entry: { about: string }) => entry.about))).toEqual(
      new Set(['palette', 'categories', 'comfort', 'elegance', 'trendy', 'description']),
    );
    expect(navy.confidence).toMatchObject({ level: 'high', usablePhotos: 3 });
    expect(navy.provenance.engine).toBe('house');
  });

  test('is described in the language of whoever reads it', async () => {
    const user = await app.signedIn();
    await user.upload('/api/photos/upload', [
      { name: '1.jpg', bytes: await drawPhoto({ colour: '#1f2a44' }) },
    ]);
    const english = (await user.post('/api/style/analyze')).json();
    await user.post('/api/style/quiz-assessment', {
      quizResults: {
        lifestyle: { workEnvironment: 'remote' },
        aspirations: {},
        preferences: {},
        personality: {},
        goals: {},
      },
    });
    const german = (await user.get('/api/style/profile', { 'accept-language': 'de' })).json();

    expect(english.analysisData.description).toMatch(/^This look is/);
    expect(german.analysisData).toMatchObject({
      language: 'de',
      description: expect.stringMatching(/^Dieser Look ist/),
    });
    expect(german.analysisData.told).toBeUndefined();
    const reasons = german.evidence.map(({ because }: { because: string }) => because).join(' ');
    expect(reasons).toMatch(/Gemessen an der Kleidung allein\..*deine Antwort „Zu Hause“/);
    expect(
      englishLeft(reasons, english.evidence.map((entry: { because: string }) => entry.because).join(' ')),
    ).toEqual([]);
    expect(JSON.stringify([german.evidence, english.evidence])).not.toContain('told');
    expect(german.styleQuizResults).toMatchObject({
      language: 'de',
      summary: expect.stringContaining('Du arbeitest von zu Hause'),
    });
    expect((await user.get('/api/style/quiz-summary', { 'accept-language': 'de' })).json()).toEqual({
      summary: german.styleQuizResults.summary,
      language: 'de',
    });
    const { description, language } = (await user.get('/api/style/profile')).json().analysisData;
    expect([description, language]).toEqual([english.analysisData.description, undefined]);
  });

  test('a favorite that there is no room for is refused as that, in any language, and nothing is lost', async () => {
    const user = await app.signedIn();
    await user.post('/api/style/custom-colors', { colors: COLOUR_NAMES.slice(0, MAX_CUSTOM_COLOURS) });
    const before = (await user.get('/api/style/profile')).json();

    for (const prompt of ['add emerald', 'Ich mag Smaragd', 'add emerald. Nothing against tweed.']) {
      const refused = await user.post('/api/style/update', { prompt });
      expect(refused.json()).toMatchObject({
        reason: 'feedback_favorites_full',
        params: { most: MAX_CUSTOM_COLOURS },
      });
    }
    expect((await user.get('/api/style/profile')).json()).toEqual(before);
  });

  test('says how sure it is with one photo', async () => {
    const profile = await analysed(app, ['#1f2a44']);

    expect(profile.confidence).toMatchObject({ level: 'low', usablePhotos: 1, note: expect.any(String) });
  });

  test('an analysis keeps what the person has chosen', async () => {
    const user = await app.signedIn();
    await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }]);
    await user.post('/api/style/custom-colors', { colors: ['Rust', 'Sage'] });
    await user.post('/api/style/update-categories', { styleCategories: ['My own', 'Vintage', 'vintage'] });
    await user.post('/api/style/update-metrics', { metrics: { comfort: 91, elegance: 50, trendy: 50 } });

    const profile = (await user.post('/api/style/analyze')).json();

    expect(profile.customColorPalette).toEqual(['Rust', 'Sage']);
    expect(profile.styleCategories).toEqual(['My own', 'Vintage']);
    expect(profile.analysisData.comfort).toBe(91);
    expect(profile.colorPalette).toContain('Navy');
  });

  test('body and fit are stored as chosen', async () => {
    const user = await app.signedIn();
    const bodyTypeProfile = {
      bodyType: 'pear',
      heightCategory: 'tall',
      bodyGoals: ['elongate-legs'],
      fitPreferences: { tops: 'relaxed', bottoms: null, dresses: 'shift' },
      avoidances: ['crop-tops'],
    };

    const answer = await user.post('/api/style/update-body-type', { bodyTypeProfile });

    expect(answer.json().bodyTypeProfile).toEqual(bodyTypeProfile);
    expect((await user.get('/api/style/profile')).json()).toEqual(answer.json());
  });

  test('feedback is remembered as likes and avoids, which can be taken back', async () => {
    const user = await app.signedIn();
    await user.post('/api/style/update-metrics', { metrics: { comfort: 50, elegance: 50, trendy: 50 } });

    const told = await user.post('/api/style/update', { prompt: 'Keine Röcke mehr. Ich liebe Leinen.' });
    expect(told.json().tastes).toEqual([
      { side: 'avoids', words: 'Röcke' },
      { side: 'likes', words: 'Leinen' },
    ]);
    const [, linen] = told.json().tastes;
    const answer = await user.post('/api/style/update-tastes', { tastes: [linen] });

    expect(answer.json().tastes).toEqual([linen]);
    expect((await user.get('/api/style/profile')).json().tastes).toEqual([linen]);
  });

  test('feedback in words changes the profile; what is not understood changes nothing', async () => {
    const user = await app.signedIn();
    await user.post('/api/style/update-metrics', { metrics: { comfort: 50, elegance: 50, trendy: 50 } });

    const understood = await user.post('/api/style/update', { prompt: 'I want to look more elegant' });
    expect(understood.json().analysisData.elegance).toBeGreaterThan(50);

    const before = (await user.get('/api/style/profile')).json();
    const nonsense = await user.post('/api/style/update', { prompt: 'flibbertigibbet' });
    expect(nonsense.statusCode).toBe(422);
    expect((await user.get('/api/style/profile')).json()).toEqual(before);
  });

  test('feedback that only names a thing changes nothing and asks about it', async () => {
    const user = await app.signedIn();
    await user.post('/api/style/update-metrics', { metrics: { comfort: 50, elegance: 50, trendy: 50 } });
    const before = (await user.get('/api/style/profile')).json();

    const named = await user.post('/api/style/update', {
      prompt: 'Nothing against tweed. I want to look more elegant',
    });
    expect(named.json()).toMatchObject({ undecided: ['tweed'], tastes: before.tastes });
    expect(named.json().analysisData.elegance).toBeGreaterThan(50);
    const only = await user.post('/api/style/update', { prompt: 'Nothing against tweed.' });

    expect(only.statusCode, only.body).toBe(200);
    expect(only.json()).toMatchObject({ undecided: ['tweed'], tastes: before.tastes });
  });

  test('the quiz is read into the profile, summed up, and kept for a retake', async () => {
    const user = await app.signedIn();
    const quizResults = {
      lifestyle: {
        workEnvironment: 'corporate',
        socialLife: 'selective',
        dailyActivities: ['Client meetings'],
      },
      aspirations: { dreamStyle: 'quiet and sharp', styleGoals: ['Look more polished'] },
      preferences: { colorComfort: 20, patternComfort: 10, fittingPreference: ['structured'] },
      personality: { expressionLevel: 30, riskTaking: 20 },
      goals: { primaryGoal: 'find-signature', timeframe: 'season' },
    };

    const answer = await user.post('/api/style/quiz-assessment', { quizResults });

    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().styleCategories.length).toBeGreaterThan(0);
    expect(answer.json().rawQuizResponses).toMatchObject(quizResults);
    const { summary } = (await user.get('/api/style/quiz-summary')).json();
    expect(summary).toBe(answer.json().styleQuizResults.summary);
    expect(summary.length).toBeGreaterThan(40);
  });

  test('a quiz without a single answer is fine', async () => {
    const user = await app.signedIn();
    const empty = { lifestyle: {}, aspirations: {}, preferences: {}, personality: {}, goals: {} };

    expect((await user.post('/api/style/quiz-assessment', { quizResults: empty })).statusCode).toBe(200);
    const answer = await user.post('/api/style/quiz-assessment', { quizResults: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().rawQuizResponses).toMatchObject({
      preferences: { patternComfort: 50 },
      personality: { creativityLevel: 50 },
      goals: { primaryGoal: null, barriers: [] },
    });
  });

  test('what is left out of body and fit was not said', async () => {
    const user = await app.signedIn();

    const answer = await user.post('/api/style/update-body-type', { bodyTypeProfile: { bodyType: 'pear' } });

    expect(answer.json().bodyTypeProfile).toEqual({
      bodyType: 'pear',
      heightCategory: null,
      bodyGoals: [],
      fitPreferences: { tops: null, bottoms: null, dresses: null },
      avoidances: [],
    });
  });

  test('two edits at once are both kept', async () => {
    const user = await app.signedIn();

    await Promise.all([
      user.post('/api/style/custom-colors', { colors: ['Navy'] }),
      user.post('/api/style/update-categories', { styleCategories: ['Classic'] }),
      user.post('/api/style/update-metrics', { metrics: { comfort: 10, elegance: 20, trendy: 30 } }),
    ]);

    expect((await user.get('/api/style/profile')).json()).toMatchObject({
      customColorPalette: ['Navy'],
      styleCategories: ['Classic'],
      analysisData: { comfort: 10, elegance: 20, trendy: 30 },
    });
  });

  test.each([
    ['/api/style/custom-colors', { colors: [] }, 'Please select at least one color for your custom palette.'],
    ['/api/style/custom-colors', { colors: ['Heliotrope'] }, null],
    ['/api/style/custom-colors', { colors: Array(9).fill('Navy') }, 'Please select at most 8 colors.'],
    ['/api/style/update-metrics', { metrics: { comfort: 101, elegance: 0, trendy: 0 } }, null],
    ['/api/style/update-metrics', { metrics: { comfort: 50.5, elegance: 0, trendy: 0 } }, null],
    ['/api/style/update-categories', { styleCategories: ['  '] }, 'A style tag cannot be empty'],
    ['/api/style/update-categories', { styleCategories: Array(21).fill('x') }, null],
    ['/api/style/update-body-type', { bodyTypeProfile: { bodyType: 'round' } }, null],
    ['/api/style/update-tastes', { tastes: [{ side: 'adores', words: 'linen' }] }, null],
    ['/api/style/update-tastes', { tastes: [{ side: 'likes', words: 'x'.repeat(61) }] }, null],
    ['/api/style/update-tastes', { tastes: Array(61).fill({ side: 'likes', words: 'linen' }) }, null],
    ['/api/style/update', { prompt: '   ' }, 'Please enter feedback'],
    ['/api/style/quiz-assessment', { quizResults: { lifestyle: { workEnvironment: 'moon' } } }, null],
  ])('%s refuses %j and changes nothing', async (url, body, message) => {
    const user = await app.signedIn();

    const answer = await user.post(url, body);

    expect(answer.statusCode).toBe(400);
    if (message !== null) expect(answer.json().message).toBe(message);
    expect((await user.get('/api/style/profile')).statusCode).toBe(404);
  });
});

async function analysed(app: TestApp, colours: string[]) {
  const user = await app.signedIn();
  const files = await Promise.all(
    colours.map(async (colour, index) => ({ name: `${index}.jpg`, bytes: await drawPhoto({ colour }) })),
  );
  await user.upload('/api/photos/upload', files);
  const answer = await user.post('/api/style/analyze');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('an analysis that is cancelled changes nothing, even if the stylist goes on', async () => {
  const house = createHouseStylist();
  let asked = 0;
  const answered: string[] = [];
  const app = await buildTestApp({
    overrides: {
      stylist: {
        ...house,
        async analysePhotos(brief, task) {
          asked += 1;
          const analysis = await house.analysePhotos(brief, task);
          await expect.poll(() => task.signal.aborted).toBe(true);
          answered.push('too late');
          return analysis;
        },
      },
    },
  });
  const user = await app.signedIn();
  await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }]);
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();

  const answer = fetch(`${address}/api/style/analyze`, {
    method: 'POST',
    headers: { cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: leaving.signal,
  });
  await expect.poll(() => asked).toBe(1);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => answered).toEqual(['too late']);
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect((await user.get('/api/style/profile')).json().code).toBe('no_profile');
  expect((await user.get('/api/style/history')).json()).toEqual([]);
  await app.close();
});
