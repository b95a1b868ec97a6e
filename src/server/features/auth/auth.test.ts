import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('accounts on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('registering signs the new user in', async () => {
    const visitor = app.visitor();

    const answer = await visitor.post('/api/auth/register', {
      name: '  Ada King Byron ',
      email: ' Ada@Example.com ',
      password: 'correct horse',
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada King Byron',
      firstName: 'Ada',
      lastName: 'King Byron',
      authProvider: 'local',
      hasActiveSubscription: false,
      subscriptionDetails: null,
      profileImageUrl: null,
    });
    expect((await visitor.get('/api/auth/user')).json()).toEqual(answer.json().user);
  });

  test('the session cookie cannot be read by scripts or sent by other sites', async () => {
    const answer = await app.visitor().post('/api/auth/register', {
      name: 'Cookie',
      email: `cookie-${engine}@example.com`,
      password: 'correct horse',
    });

    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'hemline.session_token', httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({ name: 'hemline.known', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
  });

  test('a visitor has no current user', async () => {
    const answer = await app.visitor().get('/api/auth/user');

    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('signed_out');
  });

  test('a forged or cut session cookie is no session', async () => {
    const user = await app.signedIn();
    const [name, value] = [...user.cookies][0] as [string, string];
    for (const forged of ['x', value.slice(0, -4), `${value}x`, `${value.slice(0, 10)}${value.slice(11)}`]) {
      const answer = await app.visitor().get('/api/auth/user', { cookie: `${name}=${forged}` });
      expect(answer.statusCode).toBe(401);
    }
  });

  test('an address that is taken answers 409, whatever its letters, and twenty at once make one account', async () => {
    const register = (email: string) =>
      app.visitor().post('/api/auth/register', { name: 'Twin', email, password: 'correct horse' });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(`twin-${engine}@example.com`)),
    );

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    const again = await register(`TWIN-${engine}@EXAMPLE.COM`);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'email_taken',
      fields: { email: { message: expect.any(String) } },
    });
  });

  test.each([
    ['name', { name: '   ' }, 'Your name is required'],
    ['email', { email: 'ada' }, 'Valid email is required'],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Valid email is required'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters'],
    ['password', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    ['password', { password: '🧵'.repeat(7) }, 'Password must be at least 8 characters'],
    [
      'password',
      { password: ' '.repeat(8) },
      'This password has nothing in it but blanks. Please choose another one.',
    ],
    ['name', { name: 'A\u0000da' }, 'Please remove the invisible characters'],
    ['name', { name: 'Ada\r\nBcc: all@example.com' }, 'Please write this on one line'],
  ])('registration refuses a bad %s by name', async (field, change, message) => {
    const form = { name: 'Ada', email: `new-${engine}@example.com`, password: 'correct horse', ...change };

    const answer = await app.visitor().post('/api/auth/register', form);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[field].message).toBe(message);
  });

  test('what is missing altogether is asked for in the same words as what is empty', async () => {
    const visitor = app.visitor();

    expect((await visitor.post('/api/auth/register', {})).json().fields).toEqual({
      name: { message: 'Your name is required', reason: 'name_missing' },
      email: { message: 'Valid email is required', reason: 'email_invalid' },
      password: {
        message: 'Password must be at least 8 characters',
        reason: 'password_too_short',
        params: { limit: 8 },
      },
    });
    expect((await visitor.post('/api/auth/login', {})).json().fields).toMatchObject({
      email: { message: 'Valid email is required' },
      password: { message: 'Password is required' },
    });
  });

  test('a password may have any characters, and is compared exactly', async () => {
    const password = ' pässwörd 🧵\t<b>"\'; drop table ';
    const user = await app.signedIn({ password });
    const login = (tried: string) =>
      app.visitor().post('/api/auth/login', { email: user.email, password: tried });

    expect((await login(password)).statusCode).toBe(200);
    expect((await login(password.trim())).statusCode).toBe(401);
    expect((await login(password.toUpperCase())).statusCode).toBe(401);
    expect((await login(password.repeat(100))).json().message).toBe('That is longer than a password can be');
  });

  test('a password of 128 characters that take more room each works', async () => {
    const user = await app.signedIn({ password: '🧵'.repeat(128) });

    const login = await app.visitor().post('/api/auth/login', { email: user.email, password: user.password });

    expect(login.statusCode).toBe(200);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const user = await app.signedIn();
    const login = (email: string) =>
      app.visitor().post('/api/auth/login', { email, password: 'wrong password' });

    const wrong = await login(user.email);
    const unknown = await login('nobody@example.com');

    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    expect(wrong.json()).toMatchObject({
      message: 'Invalid email or password.',
      code: 'invalid_credentials',
      reason: 'wrong_login',
    });
  });

  test('logging out ends the session on the server too', async () => {
    const user = await app.signedIn();
    const stolen = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    const answer = await user.get('/api/logout', { 'sec-fetch-site': 'same-origin' });

    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/landing');
    expect((await app.visitor().get('/api/auth/user', { cookie: stolen })).statusCode).toBe(401);
  });

  test('signing in or registering again ends the session that the browser came with', async () => {
    const user = await app.signedIn();
    const sessionOf = (cookies: Map<string, string>) => [...cookies].map((pair) => pair.join('=')).join('; ');
    const asWith = async (cookie: string) =>
      (await app.visitor().get('/api/auth/user', { cookie })).statusCode;

    const first = sessionOf(user.cookies);
    await user.post('/api/auth/login', { email: user.email, password: user.password });
    const second = sessionOf(user.cookies);
    expect(second).not.toBe(first);
    expect([await asWith(first), await asWith(second)]).toEqual([401, 200]);

    await user.post('/api/auth/register', {
      name: 'Grace',
      email: `second-${user.email}`,
      password: 'correct horse',
    });
    expect([await asWith(second), await asWith(sessionOf(user.cookies))]).toEqual([401, 200]);
  });

  test('another site cannot sign a person out', async () => {
    const user = await app.signedIn();

    expect((await user.get('/api/logout', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('the start of signing in leads to registration, and to the login page where somebody has signed in before', async () => {
    expect((await app.visitor().get('/api/login')).headers.location).toBe('/register');

    const browser = await app.signedIn();
    await browser.get('/api/logout');
    expect((await browser.get('/api/login')).headers.location).toBe('/login');
  });
});

test('when the database fails, nobody is told to be signed out or to have a wrong password', async () => {
  const app = await buildTestApp();
  const user = await app.signedIn();
  await sql`alter table sessions rename to lost`.execute(app.database.db);

  const login = await user.post('/api/auth/login', { email: user.email, password: user.password });

  expect((await user.get('/api/auth/user')).json().code).toBe('unavailable');
  expect(login.statusCode).toBeGreaterThanOrEqual(500);
  await app.close();
});

describe('rate limits', () => {
  test('five wrong passwords for one address from one place, then 429 until the time is over', async () => {
    const app = await buildTestApp();
    const owner = await app.signedIn();
    const attacker = app.visitor();
    const guess = (password: string) => attacker.post('/api/auth/login', { email: owner.email, password });

    for (let index = 0; index < 5; index += 1)
      expect((await guess(`guess number ${index}`)).statusCode).toBe(401);
    const refused = await guess(owner.password);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Too many tries\. Please try again in \d+ minutes\.$/);
    const elsewhere = await app
      .visitor()
      .post('/api/auth/login', { email: owner.email, password: owner.password });
    expect(elsewhere.statusCode).toBe(200);
    await app.close();
  });

  test('of a hundred guesses at once no more than the limit are looked at, whichever is right', async () => {
    const app = await buildTestApp();
    const owner = await app.signedIn();
    const attacker = app.visitor();

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        attacker.post('/api/auth/login', {
          email: owner.email,
          password: index === 99 ? owner.password : `guess number ${index}`,
        }),
      ),
    );

    const counted = (status: number) => answers.filter((answer) => answer.statusCode === status).length;
    expect({ wrong: counted(401), refused: counted(429) }).toEqual({ wrong: 5, refused: 95 });
    await app.close();
  });

  test('people behind one address who sign in rightly do not use up its tries', async () => {
    const app = await buildTestApp();
    const owner = await app.signedIn();
    const client = app.visitor();

    for (let index = 0; index < 60; index += 1) {
      const answer = await client.post('/api/auth/login', { email: owner.email, password: owner.password });
      expect(answer.statusCode).toBe(200);
    }
    await app.close();
  });

  test('visitors over IPv4 are told apart also by a server that listens on IPv6', async () => {
    const app = await buildTestApp();
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: `::ffff:192.0.2.${index}`,
        headers: { host: 'localhost:3000' },
        payload: { name: 'Each', email: `each-${index}@example.com`, password: 'correct horse' },
      });
      statuses.push(answer.statusCode);
    }

    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.close();
  });

  test('a success clears what was counted', async () => {
    const app = await buildTestApp();
    const owner = await app.signedIn();
    const client = app.visitor();
    const login = (password: string) => client.post('/api/auth/login', { email: owner.email, password });

    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) expect((await login('wrong password')).statusCode).toBe(401);
      expect((await login(owner.password)).statusCode).toBe(200);
    }
    await app.close();
  });

  test('one address of origin can open five accounts an hour; a whole IPv6 /64 counts as one', async () => {
    const app = await buildTestApp();
    const register = (index: number) =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: `2001:db8:1:2::${index + 1}`,
        headers: { host: 'localhost:3000' },
        payload: { name: 'Mass', email: `mass-${index}@example.com`, password: 'correct horse' },
      });

    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await register(index)).statusCode);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await app.close();
  });

  test('a forged X-Forwarded-For changes nothing', async () => {
    const app = await buildTestApp();
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: '192.0.2.1',
        headers: { host: 'localhost:3000', 'x-forwarded-for': `198.51.100.${index}` },
        payload: { name: 'Mass', email: `forged-${index}@example.com`, password: 'correct horse' },
      });
      statuses.push(answer.statusCode);
    }

    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await app.close();
  });
});

test('in production the cookie is pinned to the host and sent over TLS only', async () => {
  const app = await buildTestApp({
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://hemline.example',
      SESSION_SECRET: 'only for tests, and longer than it must be',
      MAIL_URL: 'smtp://mail.example',
      MAIL_FROM: 'hello@hemline.example',
    },
  });

  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { host: 'hemline.example', origin: 'https://hemline.example' },
    payload: { name: 'Ada', email: 'ada@example.com', password: 'correct horse' },
  });

  expect(answer.cookies).toEqual(
    ['__Host-hemline.session_token', '__Host-hemline.known'].map((name) =>
      expect.objectContaining({ name, secure: true, path: '/', httpOnly: true }),
    ),
  );
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  await app.close();
});
