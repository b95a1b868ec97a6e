import { once } from 'node:events';
import { createServer } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type Client, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

type Claims = Record<string, unknown>;

const HOME = 'http://localhost:3000';

/** A real provider on loopback. */
let provider: OAuth2Server;
let issuer: string;
/** What its next ID token says of the person. */
let claims: Claims;
/** What its next answers are changed to. */
let tamper: { token?: (payload: Claims) => void; answer?: (response: { statusCode: number }) => void } = {};
/** The nonce of the last authorization: this provider leaves it to the test to put it into the token. */
let nonce = '';
let asked: URLSearchParams;

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  issuer = provider.issuer.url ?? '';
  provider.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, { aud: 'hemline', nonce }, claims);
    tamper.token?.(token.payload);
  });
  provider.service.on('beforeResponse', (response) => tamper.answer?.(response));
});
afterAll(() => provider.stop());
beforeEach(() => {
  tamper = {};
  claims = { sub: 'ada', email: 'Ada@Example.com', email_verified: true, name: 'Ada Byron' };
});

function settings(more: Record<string, string> = {}) {
  return {
    PUBLIC_URL: HOME,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'hemline',
    OIDC_CLIENT_SECRET: 'a client secret',
    OIDC_NAME: 'Atelier',
    DEBUG_PAGES_FOR: 'anybody',
    ...more,
  };
}

/** The browser's way to the provider and back, as far as the address of the callback. */
async function comeBack(browser: Client, query = ''): Promise<string> {
  const start = await browser.get(`/api/login?provider=oidc${query}`);
  expect(start.statusCode).toBe(302);
  const address = new URL(String(start.headers.location));
  asked = address.searchParams;
  nonce = asked.get('nonce') ?? '';
  const answer = await fetch(address, { redirect: 'manual' });
  return String(answer.headers.get('location')).replace(HOME, '');
}

async function signIn(browser: Client, query = ''): Promise<string> {
  return String((await browser.get(await comeBack(browser, query))).headers.location);
}

describe.each(testEngines())('signing in through a provider on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: settings() });
  });
  afterAll(() => app.close());

  test('is offered beside the password', async () => {
    expect((await app.visitor().get('/api/auth/options')).json()).toEqual({
      password: true,
      provider: { id: 'oidc', name: 'Atelier' },
    });
    expect((await app.visitor().get('/api/login')).headers.location).toBe('/register');
  });

  test('makes an account at the first time and finds it again, also under a new address', async () => {
    const browser = app.visitor();
    expect(await signIn(browser)).toBe('/onboarding');
    const user = (await browser.get('/api/auth/user')).json();
    expect(user).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Byron',
      authProvider: 'oidc',
      profileImageUrl: null,
    });

    claims = { ...claims, email: 'ada.king@example.com' };
    const elsewhere = app.visitor();
    expect(await signIn(elsewhere)).toBe('/packages');
    expect((await elsewhere.get('/api/auth/user')).json().id).toBe(user.id);

    await elsewhere.post('/api/activate-basic-plan', { packageId: 'basic' });
    expect(await signIn(app.visitor())).toBe('/home');
  });

  test('leads on to the screen that asked for the login, and to no other site', async () => {
    const next = (address: string) => `&next=${encodeURIComponent(address)}`;
    expect(await signIn(app.visitor(), next('/home?tab=outfits'))).toBe('/home?tab=outfits');
    expect(await signIn(app.visitor(), next('//evil.example/home'))).toBe('/home');
    expect((await app.visitor().get('/api/login?next=%2Fpackages')).headers.location).toBe(
      '/login?next=%2Fpackages',
    );
  });

  test('asks with PKCE, a state and a nonce, for no more than it needs', async () => {
    await comeBack(app.visitor());

    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'hemline',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      scope: 'openid email profile',
      redirect_uri: `${HOME}/api/auth/x/callback/oidc`,
    });
  });

  test('signing out here leads on to the end of the session there, and back', async () => {
    const browser = app.visitor();
    await signIn(browser);

    const answer = await browser.get('/api/logout');

    const address = new URL(String(answer.headers.location));
    expect(address.origin + address.pathname).toBe(`${issuer}/endsession`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'hemline',
      post_logout_redirect_uri: `${HOME}/landing`,
    });
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    const back = await fetch(address, { redirect: 'manual' });
    expect(back.headers.get('location')).toContain(`${HOME}/landing`);
    expect((await app.visitor().get('/api/logout')).headers.location).toBe('/landing');
    const withPassword = await app.signedIn();
    expect((await withPassword.get('/api/logout')).headers.location).toBe('/landing');
  });

  test('keeps none of the tokens of the provider', async () => {
    claims = {
      ...claims,
      sub: 'tokens',
      email: 'tokens@example.com',
      picture: 'https://elsewhere.example/a.png',
    };
    const browser = app.visitor();
    await signIn(browser);
    const { id } = (await browser.get('/api/auth/user')).json();

    const rows = await app.database.db.selectFrom('accounts').selectAll().where('userId', '=', id).execute();
    expect(rows).toMatchObject([
      {
        providerId: 'oidc',
        accountId: `${issuer}#tokens`,
        accessToken: null,
        refreshToken: null,
        idToken: null,
      },
    ]);
    const users = await app.database.db.selectFrom('users').selectAll().where('id', '=', id).execute();
    expect(users).toMatchObject([{ image: null }]);
  });

  test('ends the session that the browser came with', async () => {
    const browser = await app.signedIn();
    const before = [...browser.cookies].map((pair) => pair.join('=')).join('; ');

    await signIn(browser);

    expect((await browser.get('/api/auth/user')).json().authProvider).toBe('oidc');
    expect((await app.visitor().get('/api/auth/user', { cookie: before })).statusCode).toBe(401);
  });

  test('never takes over an account whose address nobody has proved', async () => {
    const squatter = await app.signedIn({ email: `victim-${engine}@example.com` });
    claims = { ...claims, sub: 'victim', email: squatter.email };
    const browser = app.visitor();

    expect(await signIn(browser)).toBe('/login?problem=not_linked');
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
  });

  test('joins the account whose address a reset has proved, which keeps its password', async () => {
    const owner = await app.signedIn({ email: `proved-${engine}@example.com` });
    const { resetCode } = (
      await app.visitor().post('/api/auth/forgot-password', { email: owner.email })
    ).json();
    const reset = {
      email: owner.email,
      token: resetCode,
      newPassword: 'a new long one',
      confirmPassword: 'a new long one',
    };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).statusCode).toBe(200);
    claims = { ...claims, sub: 'proved', email: owner.email };
    const browser = app.visitor();

    await signIn(browser);

    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      id: owner.id,
      authProvider: 'local',
    });
  });

  test.each<[string, Claims, string]>([
    ['an address that the provider has not verified', { email_verified: false }, 'email_unverified'],
    ['an address that it says nothing about', { email_verified: undefined }, 'email_unverified'],
    ['no address', { email: undefined }, 'email_missing'],
    ['something that is no address', { email: 'ada' }, 'email_missing'],
  ])('is refused with %s, and no account is made', async (_name, change, problem) => {
    claims = { ...claims, sub: `refused-${engine}`, email: `refused-${engine}@example.com`, ...change };
    const browser = app.visitor();

    expect(await signIn(browser)).toBe(`/login?problem=${problem}`);
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    const made = await app.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `refused-${engine}@example.com`)
      .execute();
    expect(made).toEqual([]);
  });

  test.each<[string, (payload: Claims) => void]>([
    ['for another client', (payload) => Object.assign(payload, { aud: 'somebody-else' })],
    ['of another issuer', (payload) => Object.assign(payload, { iss: 'https://evil.example' })],
    ['with the nonce of another sign-in', (payload) => Object.assign(payload, { nonce: 'x'.repeat(32) })],
    ['without a nonce', (payload) => Object.assign(payload, { nonce: undefined })],
    ['that has expired', (payload) => Object.assign(payload, { exp: 1_700_000_000 })],
  ])('is refused with a token %s', async (_name, change) => {
    tamper.token = change;
    const browser = app.visitor();

    expect(await signIn(browser)).toBe('/login?problem=failed');
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
  });

  test('is refused when the provider takes the code back', async () => {
    tamper.answer = (response) => {
      response.statusCode = 400;
    };

    expect(await signIn(app.visitor())).toBe('/login?problem=failed');
  });

  test('says so when the person declined, in our words', async () => {
    const browser = app.visitor();
    await comeBack(browser);
    const url = `/api/auth/x/callback/oidc?error=access_denied&error_description=%3Cscript%3E&state=${asked.get('state')}`;

    expect((await browser.get(url)).headers.location).toBe('/login?problem=denied');
  });

  test('is bound to the browser that began it, and works once', async () => {
    const browser = app.visitor();
    const callback = await comeBack(browser);

    const stolen = await app.visitor().get(callback);
    expect(stolen.headers.location).toBe('/login?problem=expired');
    expect(stolen.cookies.filter(({ name }) => name.endsWith('session_token'))).toEqual([]);
    expect((await browser.get(callback)).headers.location).not.toContain('problem');
    expect((await app.visitor().get(callback)).headers.location).toBe('/login?problem=expired');
  });

  test.each(['', '?code=x', '?state=x', '?state=x&code=y', '?error=access_denied', '?code=1&code=2&state=z'])(
    'a callback that nobody began ends on the login page or is refused: "%s"',
    async (query) => {
      const answer = await app.visitor().get(`/api/auth/x/callback/oidc${query}`);

      expect([302, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 302) expect(answer.headers.location).toBe('/login?problem=expired');
      expect(
        answer.cookies.filter(({ name, value }) => name.endsWith('session_token') && value !== ''),
      ).toEqual([]);
    },
  );

  test('nothing else of the library is on the wire', async () => {
    for (const path of [
      'callback/credential',
      'callback/google',
      'sign-in/social',
      'ok',
      'get-session',
      'error',
    ]) {
      expect((await app.visitor().get(`/api/auth/x/${path}`)).statusCode, path).toBe(404);
      expect((await app.visitor().post(`/api/auth/x/${path}`, {})).statusCode, path).toBe(404);
    }
  });
});

describe('the provider', () => {
  test('may be down when we start, and when somebody comes; they are told, and it works once it is back', async () => {
    const gate = createServer((_request, response) => response.writeHead(503).end());
    gate.listen(0, '127.0.0.1');
    await once(gate, 'listening');
    const address = gate.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const app = await buildTestApp({ environment: settings({ OIDC_ISSUER: `http://127.0.0.1:${port}` }) });

    expect((await app.visitor().get('/api/login?provider=oidc')).headers.location).toBe(
      '/login?problem=unreachable',
    );
    gate.close();
    gate.closeAllConnections();
    expect((await app.visitor().get('/api/login?provider=oidc')).headers.location).toBe(
      '/login?problem=unreachable',
    );
    const back = new OAuth2Server();
    await back.issuer.keys.generate('RS256');
    await back.start(port, '127.0.0.1');
    back.issuer.url = `http://127.0.0.1:${port}`;
    const started = await app.visitor().get('/api/login?provider=oidc');
    expect(String(started.headers.location)).toContain(`:${port}/authorize?`);
    await back.stop();
    await app.close();
  });

  test('that calls itself by another name is not asked', async () => {
    const app = await buildTestApp({
      environment: settings({ OIDC_ISSUER: issuer.replace('localhost', '127.0.0.1') }),
    });

    expect((await app.visitor().get('/api/login?provider=oidc')).headers.location).toBe(
      '/login?problem=unreachable',
    );
    await app.close();
  });

  test('as the only way in takes everybody there, and passwords open nothing', async () => {
    const app = await buildTestApp({ environment: settings({ OIDC_ONLY: 'true' }) });
    const visitor = app.visitor();

    expect((await visitor.get('/api/auth/options')).json().password).toBe(false);
    expect(String((await visitor.get('/api/login')).headers.location)).toContain(`${issuer}/authorize?`);
    const form = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' };
    expect((await visitor.post('/api/auth/register', form)).json().code).toBe('password_off');
    const { name: _name, ...credentials } = form;
    expect((await visitor.post('/api/auth/login', credentials)).statusCode).toBe(403);
    const { email } = form;
    expect((await visitor.post('/api/auth/forgot-password', { email })).statusCode).toBe(403);
    const reset = {
      email,
      token: '12345678',
      newPassword: 'a new password',
      confirmPassword: 'a new password',
    };
    expect((await visitor.post('/api/auth/reset-password', reset)).statusCode).toBe(403);
    expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await app.close();
  });

  test('is not there when none is set: its callback does not exist', async () => {
    const app = await buildTestApp();

    expect((await app.visitor().get('/api/auth/options')).json()).toEqual({ password: true, provider: null });
    expect((await app.visitor().get('/api/login?provider=oidc')).headers.location).toBe('/login');
    expect((await app.visitor().get('/api/auth/x/callback/oidc?state=x')).statusCode).toBe(404);
    await app.close();
  });
});
