import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_USER_ID } from '#contract/debug.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { PRODUCTION_ENVIRONMENT } from '#server/testing/production-environment.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('the debug doors of local mode on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
  });
  afterAll(() => app.close());

  test('the test user is made at the first use and found again at the next', async () => {
    const first = app.visitor();
    const made = await first.post('/api/debug/create-session', { userId: TEST_USER_ID });
    const second = app.visitor();
    const found = await second.post('/api/debug/create-session', { userId: TEST_USER_ID });

    expect(made.statusCode).toBe(200);
    expect(made.json().user).toMatchObject({
      id: TEST_USER_ID,
      name: 'Test User',
      hasActiveSubscription: false,
    });
    expect(found.json().user).toEqual(made.json().user);
    expect((await first.get('/api/auth/user')).json().id).toBe(TEST_USER_ID);
    expect((await second.get('/api/auth/user')).json().id).toBe(TEST_USER_ID);
  });

  test('a session can be had for any user, and ends the one that the browser came with', async () => {
    const owner = await app.signedIn();
    const client = await app.signedIn();
    const before = [...client.cookies].map((pair) => pair.join('=')).join('; ');

    const answer = await client.post('/api/debug/create-session', { userId: owner.id });

    expect(answer.json().user).toMatchObject({ id: owner.id, email: owner.email });
    expect((await client.get('/api/auth/user')).json().id).toBe(owner.id);
    expect((await app.visitor().get('/api/auth/user', { cookie: before })).statusCode).toBe(401);
  });

  test('a free id whose address another account has is refused, and nobody is signed in', async () => {
    await app.signedIn({ email: 'taken-by-another@example.com' });
    const visitor = app.visitor();

    const answer = await visitor.post('/api/debug/create-session', { userId: 'Taken-By-Another' });

    expect(answer.statusCode).toBe(409);
    expect(visitor.cookies.size).toBe(0);
  });

  test.each([{}, { userId: '' }, { userId: '../x' }, { userId: TEST_USER_ID, hasActiveSubscription: true }])(
    'a session is not had for %j',
    async (body) => {
      const visitor = app.visitor();

      expect((await visitor.post('/api/debug/create-session', body)).statusCode).toBe(400);
      expect(visitor.cookies.size).toBe(0);
    },
  );

  test('the subscription needs somebody signed in, and is given once', async () => {
    expect((await app.visitor().post('/api/debug/activate-subscription')).statusCode).toBe(401);
    const user = await app.signedIn();

    const first = await user.post('/api/debug/activate-subscription');
    const second = await user.post('/api/debug/activate-subscription');

    expect(first.json().user).toMatchObject({
      hasActiveSubscription: true,
      subscriptionDetails: { packageId: 'basic' },
    });
    expect(second.json()).toEqual(first.json());
    expect((await user.get('/api/user/active-package')).json().id).toBe('basic');
  });

  test('the auth state says who the browser is, and since when', async () => {
    const user = await app.signedIn();

    expect((await app.visitor().get('/api/debug/auth-state')).json()).toEqual({
      authenticated: false,
      user: null,
      signedInAt: null,
    });
    const state = (await user.get('/api/debug/auth-state')).json();
    expect(state).toMatchObject({ authenticated: true, user: { id: user.id } });
    expect(Math.abs(Date.now() - Date.parse(state.signedInAt))).toBeLessThan(60_000);
  });

  test('the fix makes an account, or signs in to the one there is, and answers its address', async () => {
    const owner = await app.signedIn();
    const visitor = app.visitor();

    const made = await visitor.post('/api/production-auth-fix', { email: ` New-${engine}@Example.com ` });
    expect(made.json()).toEqual({ email: `new-${engine}@example.com` });
    expect((await visitor.get('/api/auth/user')).json()).toMatchObject({
      email: `new-${engine}@example.com`,
      name: `new-${engine}`,
    });

    const found = await visitor.post('/api/production-auth-fix', { email: owner.email.toUpperCase() });
    expect(found.json()).toEqual({ email: owner.email });
    expect((await visitor.get('/api/auth/user')).json().id).toBe(owner.id);
  });

  test.each([
    [{}, 'Please enter your email'],
    [{ email: ' ' }, 'Please enter your email'],
    [{ email: 7 }, 'Please enter your email'],
    [{ email: 'ada' }, 'Valid email is required'],
  ])('the fix refuses %j by name', async (body, message) => {
    const visitor = app.visitor();

    const answer = await visitor.post('/api/production-auth-fix', body);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.email.message).toBe(message);
    expect(visitor.cookies.size).toBe(0);
  });

  test('the outbox shows the mails that would have been sent', async () => {
    const mail = {
      id: 'mail-to-read',
      recipient: 'ada@example.com',
      subject: 'Your Hemline reset code',
      text: '12345678',
      createdAt: '2026-11-21T20:00:00.000Z',
    };
    await app.database.db
      .insertInto('outbox')
      .values({
        ...mail,
        kind: 'reset-code',
        details: '{}',
        state: 'kept',
        tries: 1,
        dueAt: mail.createdAt,
        html: '<p>12345678</p>',
      })
      .execute();

    expect((await app.visitor().get('/api/debug/outbox')).json()).toEqual({ mails: [mail] });
  });

  test('another site cannot use them', async () => {
    const visitor = app.visitor();

    const answer = await visitor.post(
      '/api/debug/create-session',
      { userId: TEST_USER_ID },
      { origin: 'https://evil.example' },
    );

    expect(answer.statusCode).toBe(403);
    expect(visitor.cookies.size).toBe(0);
  });
});

test('in production none of them exists: no answer but 404, no cookie, no row', async () => {
  const app = await buildTestApp({ environment: PRODUCTION_ENVIRONMENT });
  expect(app.routes.filter(({ route }) => route.tag === 'debug')).toEqual([]);

  for (const [method, url, payload] of [
    ['POST', '/api/debug/create-session', { userId: TEST_USER_ID }],
    ['POST', '/api/debug/activate-subscription', undefined],
    ['GET', '/api/debug/auth-state', undefined],
    ['GET', '/api/debug/outbox', undefined],
    ['POST', '/api/production-auth-fix', { email: 'ada@example.com' }],
  ] as const) {
    const answer = await app.server.inject({
      method,
      url,
      headers: { host: 'hemline.example', origin: 'https://hemline.example' },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Not found.', code: 'not_found' });
    expect(answer.cookies).toEqual([]);
  }
  expect(await app.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await app.close();
});
