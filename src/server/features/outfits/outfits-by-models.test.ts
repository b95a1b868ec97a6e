import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Outfit, outfit as outfitShape } from '#contract/outfits.ts';
import { createTokenBudget } from '#server/adapters/ai/token-budget.ts';
import type { AiSettings } from '#server/settings/ai-settings.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import {
  answer,
  type Behaviour,
  envelope,
  type ModelProvider,
  say,
  sendJson,
  startModelProvider,
} from '#server/testing/model-provider.ts';
import { GOOD_ANALYSIS, GOOD_OUTFIT, GOOD_QUIZ, goodReply } from '#server/testing/model-replies.ts';
import { openTestAdvisors } from '#server/testing/open-test-advisors.ts';
import { withoutPicture } from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';

let provider: ModelProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startModelProvider();
});
afterAll(() => provider.close());

/** An app whose stylist, and painter where one is named, are models at the local provider. */
async function appWithModels(
  over: Partial<AiSettings> = {},
  options: Parameters<typeof buildTestApp>[0] = {},
) {
  const advisors = await openTestAdvisors(provider, { timeoutMs: 1_000, ...over });
  return buildTestApp({ ...options, overrides: advisors });
}

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9' };
const GERMAN_TEXTS = {
  title: 'Morgen am Hafen',
  description: 'Ein frisches Hemd zu einer lässigen Hose. Marineblau und Weiß halten es ruhig.',
  overallFitAdvice: 'Lass das Hemd locker fallen und die Hose gerade.',
  reasons: ['Marineblau ist in deiner Palette.', 'Leinen atmet an warmen Tagen.'],
};

const words = (reply: unknown): Behaviour => say(JSON.stringify(reply));

describe.each(testEngines())('outfits by a model on %s', (engine) => {
  let user: SignedInClient;
  beforeAll(async () => {
    app = await appWithModels({}, { engine });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    provider.behave(say(goodReply));
    user = await app.signedIn();
  });

  test('are whole: links, tips, prices and pictures of ours around the words of the model, which is named', async () => {
    const outfit = await generate(user);

    expect(outfitShape.parse(outfit)).toEqual(outfit);
    expect(outfit).toMatchObject({
      title: 'Harbor Morning',
      pictureKind: 'illustration',
      provenance: {
        engine: 'model',
        model: 'test-model',
        version: expect.stringMatching(/^prompts [0-9a-f]{8}$/),
      },
    });
    for (const item of outfit.items) {
      expect(item.shoppingLinks.length).toBeGreaterThan(5);
      expect((await user.get(item.itemImageUrl ?? '')).statusCode).toBe(200);
    }
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(1);
  });

  test('are changed by it, item by item, and can be undone', async () => {
    const original = await generate(user);

    const changed = (
      await user.post(`/api/outfits/${original.id}/modify`, { modificationPrompt: 'swap the shoes' })
    ).json() as Outfit;

    expect(changed.items.map(({ item }) => item)).toEqual([
      'Linen shirt',
      'Twill chinos',
      'Suede Chelsea boots',
    ]);
    expect(changed.items.slice(0, 2).map(withoutPicture)).toEqual(
      original.items.slice(0, 2).map(withoutPicture),
    );
    expect((await user.post(`/api/outfits/${original.id}/undo`)).json()).toEqual(original);
  });

  test('are written in the language of whoever asked, which is stored with them; names stay English for our readers', async () => {
    provider.behave(words({ ...GOOD_OUTFIT, ...GERMAN_TEXTS }));

    const { id } = (await user.post('/api/outfits/generate', { prompt: 'Büro' }, GERMAN)).json() as Outfit;
    const english: Outfit = (await user.get(`/api/outfits/${id}`)).json();
    const german: Outfit = (await user.get(`/api/outfits/${id}`, GERMAN)).json();
    const { outfits } = (await user.get('/api/outfits/summaries')).json();

    expect(provider.calls[0]?.data).toMatchObject({ writeIn: 'German' });
    expect(english).toMatchObject({ language: 'de', ...GERMAN_TEXTS });
    expect(german).toMatchObject({ language: 'de', ...GERMAN_TEXTS });
    expect(english.items.map(({ item, language }) => [item, language])).toContainEqual([
      'Linen shirt',
      undefined,
    ]);
    expect(german.items.map(({ item, language }) => [item, language])).toContainEqual(['Leinenhemd', 'de']);
    expect(outfits[0]).toMatchObject({ language: 'de', title: GERMAN_TEXTS.title });

    provider.behave(say(goodReply));
    const changed = await user.post(`/api/outfits/${id}/modify`, { modificationPrompt: 'swap the shoes' });
    expect(provider.calls[0]?.data).not.toHaveProperty('writeIn');
    expect(changed.json().language).toBeUndefined();
  });

  test('so are the profile and the quiz', async () => {
    const description = 'Glatte Stoffe und klare Linien kehren in jedem Foto wieder.';
    const summary = 'Du arbeitest unter Menschen.';
    await user.upload('/api/photos/upload', [{ name: '1.jpg', bytes: await drawPhoto() }]);

    provider.behave(words({ ...GOOD_ANALYSIS, description }));
    await user.post('/api/style/analyze', undefined, GERMAN);
    const analysed = (await user.get('/api/style/profile')).json();
    provider.behave(words({ ...GOOD_QUIZ, summary }));
    const quizResults = { lifestyle: {}, aspirations: {}, preferences: {}, personality: {}, goals: {} };
    const taken = (await user.post('/api/style/quiz-assessment', { quizResults }, GERMAN)).json();

    expect(analysed.analysisData).toMatchObject({ description, language: 'de' });
    expect(taken.styleQuizResults).toMatchObject({ summary, language: 'de' });
  });

  test.each<[string, number, Behaviour]>([
    ['is silent', 504, () => {}],
    ['hangs up', 503, (response) => response.socket?.resetAndDestroy()],
    ['is overloaded', 503, answer(503, {})],
    ['has had enough', 503, answer(429, {}, { 'retry-after': '30' })],
    ['refuses the key', 503, answer(401, {})],
    ['declines', 502, say('', 'content-filter')],
    ['writes prose', 502, say('Wear something nice.')],
    ['writes half', 502, say('{"title": "Ha', 'length')],
    ['writes a page', 502, answer(200, '<html>')],
    ['writes an outfit without shoes', 502, words({ ...GOOD_OUTFIT, items: GOOD_OUTFIT.items.slice(0, 2) })],
  ])('cost nothing and leave nothing when it %s: %i', async (_name, status, behaviour) => {
    // An app of its own: failures open the breaker.
    const failing = await appWithModels({}, { engine });
    const person = await failing.signedIn();
    provider.behave(behaviour);

    const refusal = await person.post('/api/outfits/generate', { prompt: 'office' });

    expect(refusal.statusCode, refusal.body).toBe(status);
    expect(refusal.json().message).toContain('nothing was used up');
    expect((await person.get('/api/daily-generation')).json().generations.used).toBe(0);
    expect((await person.get('/api/outfits')).json().outfits).toEqual([]);
    expect(await failing.database.db.selectFrom('files').selectAll().execute()).toEqual([]);
    expect(await failing.database.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
    expect(storedFiles(failing, person)).toEqual([]);
    await failing.close();
  });

  test('a broken model leaves a stored outfit and its modifications as they are', async () => {
    const original = await generate(user);
    provider.behave(answer(401, {}));

    const refusal = await user.post(`/api/outfits/${original.id}/modify`, { modificationPrompt: 'warmer' });

    expect(refusal.statusCode).toBe(503);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([original]);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(0);
  });

  test('the profile is read from photos by it, with the colors as measured; a failure changes nothing', async () => {
    await user.upload('/api/photos/upload', [{ name: 'secret-name.jpg', bytes: await drawPhoto() }]);

    const profile = (await user.post('/api/style/analyze')).json();
    provider.behave(answer(500, {}));
    const refusal = await user.post('/api/style/analyze');

    expect(profile).toMatchObject({
      colorPalette: ['Navy'],
      styleCategories: ['Classic', 'Minimalist'],
      analysisData: { comfort: 62, elegance: 58, trendy: 40 },
      provenance: { engine: 'model', model: 'test-model' },
    });
    expect(refusal.statusCode).toBe(503);
    expect((await user.get('/api/style/profile')).json()).toEqual(profile);
  });

  test('the photo goes out at 512 pixels, as JPEG, without its name', async () => {
    const bytes = await drawPhoto({ width: 1_200, height: 1_600 });
    await user.upload('/api/photos/upload', [{ name: 'secret-name.jpg', bytes }]);

    await user.post('/api/style/analyze');

    const [call] = provider.calls;
    const sent = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(call?.body ?? '')?.[1] ?? '';
    const metadata = await sharp(Buffer.from(sent, 'base64')).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', height: 512 });
    expect(metadata.exif).toBeUndefined();
    expect(call?.body).not.toContain('secret-name');
    expect(call?.body).not.toContain(user.email);
    expect(call?.body).not.toContain(user.id);
  });

  test('the day’s tokens of one person, and of all, are a limit that is said plainly and costs nothing', async () => {
    const { clock, database } = app;
    const limits = { dailyTokens: 3_000, dailyTokensPerPerson: 1_500 };
    const limited = await openTestAdvisors(provider, {
      budget: createTokenBudget({ db: database.db, clock, limits }),
    });
    const log = { info: () => {}, warn: () => {} };
    const ask = async (person: string) =>
      limited.stylist
        .reviseProfile(
          { profile: await profileOf(user), feedback: 'more elegant' },
          { signal: new AbortController().signal, log, person },
        )
        .then(
          () => 200,
          (error) => error.status,
        );
    await user.post('/api/style/update-categories', { styleCategories: ['Classic'] });
    const [second, third] = [await app.signedIn(), await app.signedIn()];
    clock.set('2026-11-21T23:00:00.000Z');

    // Every answer counts 1,000 tokens: the one that passes a limit is still given.
    expect([await ask(user.id), await ask(user.id), await ask(user.id)]).toEqual([200, 200, 503]);
    expect([await ask(second.id), await ask(third.id)]).toEqual([200, 503]);
    provider.behave(say(goodReply));
    expect(await ask(second.id)).toBe(503);
    expect(provider.calls).toHaveLength(0);

    clock.set('2026-11-22T00:00:01.000Z');
    expect(await ask(user.id)).toBe(200);
    expect(await database.db.selectFrom('modelTokens').select('day').execute()).toEqual([
      { day: '2026-11-22' },
    ]);
  });
});

describe('a fallback', () => {
  test('is stored and shown as what it is', async () => {
    provider.behave(answer(500, {}));
    app = await appWithModels({ fallback: 'house' });
    const user = await app.signedIn();
    await user.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }]);

    const outfit = await generate(user);
    const profile = (await user.post('/api/style/analyze')).json();

    const steppedIn = { engine: 'house', model: null, fallback: true };
    expect(outfit.provenance).toMatchObject(steppedIn);
    expect(outfit.provenance.disclosure).toMatch(/because test-model did not answer$/);
    expect(profile.provenance).toMatchObject(steppedIn);
    await app.close();
  });
});

describe('a painter', () => {
  const picture = async (format: 'png' | 'jpeg' = 'png') =>
    Buffer.from(await drawPhoto({ format, width: 256, height: 256 })).toString('base64');
  const painting =
    (base64: string): Behaviour =>
    (response, call) =>
      call.path.endsWith('/images/generations')
        ? sendJson(response, { created: 1, data: [{ b64_json: base64 }] })
        : sendJson(response, envelope(call.path, goodReply(call)));
  beforeAll(async () => {
    app = await appWithModels({ imageModel: 'brush-3' });
  });
  afterAll(() => app.close());

  test('makes the picture: checked, encoded by us, in all sizes, and labelled with its model', async () => {
    provider.behave(painting(await picture()));
    const user = await app.signedIn();

    const outfit = await generate(user);

    expect(outfit).toMatchObject({ pictureKind: 'generated', pictureModel: 'brush-3' });
    expect(outfit.picture).toMatchObject({ width: 256, height: 256 });
    for (const url of [outfit.imageUrl, outfit.picture?.thumbnailUrl]) {
      const file = await user.get(url ?? '');
      expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
    }
    // What it is told is the clothes, never the words of the person.
    const call = provider.calls.find(({ path }) => path.endsWith('/images/generations'));
    expect(call?.json).toMatchObject({ model: 'brush-3' });
    expect(String(call?.json.prompt)).toContain('- White Linen shirt');
    expect(String(call?.json.prompt)).not.toContain('planted');
    expect(readdirSync(join(app.database.dataDir, 'tmp'))).toEqual([]);
  });

  test.each<[string, () => Promise<Behaviour>]>([
    ['sends no picture', async () => painting(Buffer.from('<html>no</html>').toString('base64'))],
    [
      'sends an SVG',
      async () => painting(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')),
    ],
    ['sends half a picture', async () => painting((await picture('jpeg')).slice(0, 2_000))],
    [
      'fails',
      async () => (response, call, index) =>
        (call.path.endsWith('/images/generations') ? answer(500, {}) : say(goodReply))(response, call, index),
    ],
    [
      'is silent',
      async () => (response, call, index) =>
        call.path.endsWith('/images/generations') ? undefined : say(goodReply)(response, call, index),
    ],
    [
      'names an address inside',
      async () => (response, call, index) =>
        call.path.endsWith('/images/generations')
          ? sendJson(response, { created: 1, data: [{ url: 'http://169.254.169.254/latest/meta-data' }] })
          : say(goodReply)(response, call, index),
    ],
  ])('that %s costs the painting alone: the look board is drawn', async (_name, behaviour) => {
    const fresh = await appWithModels({ imageModel: 'brush-3' });
    const user = await fresh.signedIn();
    provider.behave(await behaviour());

    const outfit = await generate(user);

    expect(outfit).toMatchObject({
      title: 'Harbor Morning',
      pictureKind: 'illustration',
      pictureModel: null,
    });
    expect((await user.get(outfit.imageUrl ?? '')).statusCode).toBe(200);
    expect(readdirSync(join(fresh.database.dataDir, 'tmp'))).toEqual([]);
    await fresh.close();
  });
});

async function profileOf(user: SignedInClient) {
  return (await user.get('/api/style/profile')).json();
}

async function generate(user: SignedInClient): Promise<Outfit> {
  const made = await user.post('/api/outfits/generate', { prompt: 'planted office' });
  expect(made.statusCode, made.body).toBe(200);
  return made.json();
}

function storedFiles(from: TestApp, user: SignedInClient): string[] {
  const folder = join(from.database.dataDir, 'files', user.id);
  return existsSync(folder) ? readdirSync(folder) : [];
}
