import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMultipart, type Route } from '#contract/route.ts';
import { aPiece } from '../testing/a-piece.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '../testing/build-test-app.ts';
import { drawPhoto } from '../testing/draw-photo.ts';
import { testEngines } from '../testing/test-database.ts';

/** Every route that a visitor may call, with what a visitor gets. A new one has to be written down here. */
const OPEN_TO_VISITORS: Record<string, number> = {
  'POST /api/auth/register': 400,
  'POST /api/auth/login': 400,
  'POST /api/auth/forgot-password': 400,
  'POST /api/auth/reset-password': 400,
  'GET /api/login': 302,
  'GET /api/auth/options': 200,
  'GET /api/logout': 302,
  'GET /api/packages': 200,
  'GET /api/openapi.json': 200,
  'GET /api/reference': 200,
  'GET /api/files/:id': 404,
  'POST /api/first-looks': 200,
  'POST /api/debug/create-session': 400,
  'GET /api/debug/auth-state': 200,
  'GET /api/debug/outbox': 200,
  'POST /api/production-auth-fix': 400,
};

/** What is sent to the routes that refuse an empty body, by their path or its last word. */
const BODIES: Record<string, unknown> = {
  modify: { modificationPrompt: 'warmer' },
  'go-back': { version: 1 },
  choose: { keep: [] },
  favorite: { isFavorite: true },
  '/api/closet/pieces/:id': { revision: 1 },
  taps: { taps: [] },
  confirm: aPiece(),
};

/** What is the server's alone to say, as somebody might try to say it. */
const NOT_YOURS_TO_GIVE = {
  hasActiveSubscription: true,
  plan: 'pro',
  role: 'admin',
  price: 0,
  createdAt: '2000-01-01T00:00:00.000Z',
};

describe.each(testEngines())('who may call what, on %s', (engine) => {
  let app: TestApp;
  let routes: Route[];
  let owner: SignedInClient;
  let stranger: SignedInClient;
  /** What the owner has, by the beginning of the routes that take its id. */
  const owned: Record<string, string> = {};

  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
    routes = app.routes.map(({ route }) => route);
    owner = await app.signedIn();
    stranger = await app.signedIn();

    const { photos } = (
      await owner.upload('/api/photos/upload', [{ name: 'a.jpg', bytes: await drawPhoto() }])
    ).json();
    owned['/api/photos/'] = photos[0].id;
    owned['/api/files/'] = photos[0].url.split('/').at(-1);
    owned['/api/account/sessions/'] = (await owner.get('/api/account/sessions')).json()[0].id;
    owned['/api/style/inspirations/'] = (
      await owner.upload(
        '/api/style/inspirations/upload',
        [{ name: 'a.jpg', bytes: await drawPhoto() }],
        'image',
        { title: 'Gallery opening' },
      )
    ).json().id;
    await owner.post('/api/style/custom-colors', { colors: ['Navy'] });
    owned['/api/style/history/'] = (await owner.get('/api/style/history')).json()[0].id;
    const order = { id: 'order-of-the-owner', prompt: 'office' };
    owned['/api/outfits/'] = (await owner.post('/api/outfits/generate', order)).json().id;
    owned['/api/jobs/'] = order.id;
    owned['/api/closet/finds/'] = (
      await owner.upload('/api/closet/finds', [{ name: 'a.jpg', bytes: await drawPhoto() }])
    ).json().finds[0].id;
    owned['/api/closet/'] = (
      await owner.post('/api/closet/pieces', { pieces: [aPiece()] })
    ).json().pieces[0].id;
  });
  afterAll(() => app.close());

  test('a visitor is told to sign in everywhere but at the listed doors', async () => {
    for (const route of routes) {
      const name = `${route.method} ${route.path}`;
      const answer = await ask(app.visitor(), route, 'someid-0000');
      expect(answer.statusCode, name).toBe(OPEN_TO_VISITORS[name] ?? 401);
    }
    const open = routes
      .filter((route) => route.access !== 'user')
      .map((route) => `${route.method} ${route.path}`);
    expect(open.sort()).toEqual(Object.keys(OPEN_TO_VISITORS).sort());
  });

  test("another person's things do not exist, whatever is asked of them", async () => {
    const withId = routes.filter((route) => route.path.includes(':id'));
    expect(withId.length).toBeGreaterThan(5);
    for (const route of withId) {
      const start = Object.keys(owned).find((prefix) => route.path.startsWith(prefix));
      if (start === undefined) throw new Error(`no owned thing for ${route.path}: add one above`);
      for (const id of [owned[start] as string, 'no-such-thing-at-all']) {
        const answer = await ask(stranger, route, id);
        expect(answer.statusCode, `${route.method} ${route.path}`).toBe(404);
      }
    }
    expect((await owner.get('/api/photos')).json()).toHaveLength(1);
    expect((await owner.get('/api/outfits')).json().outfits).toHaveLength(1);
    expect((await owner.get('/api/style/inspirations')).json()).toHaveLength(1);
  });

  test('their owner finds them under the same addresses', async () => {
    for (const route of routes.filter(({ method, path }) => method === 'GET' && path.includes(':id'))) {
      const start = Object.keys(owned).find((prefix) => route.path.startsWith(prefix));
      const answer = await ask(owner, route, owned[start ?? ''] as string);
      expect(answer.statusCode, route.path).toBe(200);
    }
  });

  test('somebody signed in is not told to sign in, at any route', async () => {
    for (const route of routes.filter(({ path }) => !path.includes(':id'))) {
      const answer = await ask(await app.signedIn(), route, '');
      expect(answer.statusCode, `${route.method} ${route.path}`).not.toBe(401);
      expect(answer.statusCode, `${route.method} ${route.path}`).toBeLessThan(500);
    }
  });

  test("nobody gives themselves what is the server's to give, or works in another's name", async () => {
    const withBody = routes.filter(({ body }) => body !== undefined && !isMultipart(body));
    expect(withBody.length).toBeGreaterThan(15);
    const before = (await stranger.get('/api/auth/user')).json();

    for (const route of withBody) {
      const url = route.path.replace(':id', 'no-such-thing-at-all');
      const body = { ...NOT_YOURS_TO_GIVE, id: owned['/api/outfits/'], userId: owner.id };
      const answer =
        route.method === 'PATCH'
          ? await stranger.patch(url, body)
          : route.method === 'DELETE'
            ? await stranger.delete(url, body)
            : await stranger.post(url, body);
      expect(answer.statusCode, `${route.method} ${route.path}: ${answer.body}`).toBe(400);
      expect(answer.json().code).toBe('invalid');
    }
    expect((await stranger.get('/api/auth/user')).json()).toEqual(before);
    expect((await stranger.get('/api/user/active-package')).json()).toBeNull();
  });

  test.each(["'; drop table users; --", '../../etc/passwd', '%00', 'a', 'x'.repeat(300)])(
    'an id like %s is nobody’s, and the database does not see it',
    async (id) => {
      const answer = await owner.delete(`/api/photos/${encodeURIComponent(id)}`);
      expect([404, 414]).toContain(answer.statusCode);
    },
  );

  function ask(client: SignedInClient | ReturnType<TestApp['visitor']>, route: Route, id: string) {
    const url = route.path.replace(':id', id);
    const body = BODIES[route.path] ?? BODIES[route.path.split('/').at(-1) ?? ''];
    if (route.method === 'GET') return client.get(url);
    if (route.method === 'DELETE') return client.delete(url);
    if (route.method === 'PATCH') return client.patch(url, body ?? { title: 'Mine' });
    return client.post(url, body ?? {});
  }
});
