import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

/** How often a password was hashed, which is nearly all the time that a login takes. */
const hashes = vi.hoisted(() => ({ count: 0 }));

vi.mock('./hash-password.ts', async (importActual) => {
  const { hashPassword, isPasswordOf, ...actual } = await importActual<typeof import('./hash-password.ts')>();
  return {
    ...actual,
    hashPassword(password: string) {
      hashes.count += 1;
      return hashPassword(password);
    },
    isPasswordOf(stored: string, password: string) {
      hashes.count += 1;
      return isPasswordOf(stored, password);
    },
  };
});

describe.each(testEngines())('a crowd at the login, on %s', (engine) => {
  test('a thousand wrong passwords for one account from two hundred places: twenty are looked at', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const places = Array.from({ length: 200 }, (_, index) =>
      // A whole IPv6 /64 counts as one place.
      index < 100 ? `2001:db8:0:1::${(index + 1).toString(16)}` : `198.51.100.${index}`,
    );

    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        places.map((place, index) => loginFrom(app, place, owner.email, `guess ${round} ${index}`)),
      );
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }

    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));

    const { resetCode } = (
      await app.visitor().post('/api/auth/forgot-password', { email: owner.email })
    ).json();
    const form = {
      email: owner.email,
      token: resetCode,
      newPassword: 'mine again',
      confirmPassword: 'mine again',
    };
    expect((await app.visitor().post('/api/auth/reset-password', form)).statusCode).toBe(200);
    expect((await loginFrom(app, '203.0.113.9', owner.email, 'mine again')).statusCode).toBe(200);
  });

  test('one password tried on five hundred accounts from one place: refused after fifty', async () => {
    const app = await open();

    const statuses: number[] = [];
    for (let index = 0; index < 500; index += 1) {
      const answer = await loginFrom(app, '198.51.100.1', `person-${index}@example.com`, 'Spring2026!');
      statuses.push(answer.statusCode);
    }

    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 401));
    expect(new Set(statuses.slice(50))).toEqual(new Set([429]));
  });

  test('a wrong password and an unknown address cost the same: one hash', async () => {
    const app = await open();
    const owner = await app.signedIn();

    for (const email of [owner.email, 'nobody@example.com', owner.email, 'somebody@example.com']) {
      hashes.count = 0;
      expect((await loginFrom(app, '198.51.100.1', email, 'a wrong password')).statusCode).toBe(401);
      expect(hashes.count).toBe(1);
    }
  });

  test.each([
    ['forgot-password', 20, () => ({ email: `${crypto.randomUUID()}@example.com` }), 200],
    [
      'reset-password',
      50,
      () => ({
        email: `${crypto.randomUUID()}@example.com`,
        token: '12345678',
        newPassword: 'a wholly new one',
        confirmPassword: 'a wholly new one',
      }),
      400,
    ],
  ])('%s from one place is refused after %d tries an hour', async (door, limit, body, status) => {
    const app = await open();
    const visitor = app.visitor();
    const statuses: number[] = [];
    for (let index = 0; index < limit + 2; index += 1) {
      statuses.push((await visitor.post(`/api/auth/${door}`, body())).statusCode);
    }

    expect(statuses.slice(0, limit)).toEqual(Array.from({ length: limit }, () => status));
    const refused = await visitor.post(`/api/auth/${door}`, body());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Too many tries\. Please try again in /);
  });

  test('forged forwarding headers make no new place', async () => {
    const app = await open();
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` };
      const answer = await loginFrom(app, '198.51.100.1', `p${index}@example.com`, 'Spring2026!', forged);
      statuses.push(answer.statusCode);
    }

    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  test('who sits at the machine itself in local mode may register more than a stranger', async () => {
    const app = await open();
    const register = (index: number, place: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: place,
        headers: { host: 'localhost:3000' },
        payload: {
          name: 'Me',
          email: `me-${place}-${index}@example.com`.replaceAll(':', ''),
          password: 'correct horse',
        },
      });

    for (let index = 0; index < 8; index += 1) {
      expect((await register(index, '127.0.0.1')).statusCode).toBe(200);
      expect((await register(index, '192.168.1.7')).statusCode).toBe(index < 5 ? 200 : 429);
    }
  });

  async function open(): Promise<TestApp> {
    const app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
    onTestFinished(() => app.close());
    return app;
  }
});

test('in production the machine itself is no exception', async () => {
  const app = await buildTestApp({
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost:3000',
      SESSION_SECRET: 'only for tests, and longer than it must be',
      MAIL_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@hemline.example',
    },
  });
  onTestFinished(() => app.close());
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: '127.0.0.1',
      headers: { host: 'localhost:3000' },
      payload: { name: 'Me', email: `me-${index}@example.com`, password: 'correct horse' },
    });
    statuses.push(answer.statusCode);
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe('leaving', () => {
  test('goes to the landing page, tells the browser to forget, and ends the session', async () => {
    const app = await buildTestApp({ environment: { DEBUG_PAGES_FOR: 'anybody' } });
    onTestFinished(() => app.close());
    const user = await app.signedIn();

    const answer = await user.get('/api/logout', { 'sec-fetch-site': 'same-origin' });

    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/landing']);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(answer.cookies[0]).toMatchObject({ name: 'hemline.session_token', value: '', maxAge: 0 });
  });

  test('is not for other sites to ask for', async () => {
    const app = await buildTestApp({ environment: { DEBUG_PAGES_FOR: 'anybody' } });
    onTestFinished(() => app.close());
    const user = await app.signedIn();

    for (const site of ['cross-site', 'same-site']) {
      const answer = await user.get('/api/logout', { 'sec-fetch-site': site });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
      expect(answer.headers['clear-site-data']).toBeUndefined();
    }

    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('works for who is not signed in, and from the address bar', async () => {
    const app = await buildTestApp({ environment: { DEBUG_PAGES_FOR: 'anybody' } });
    onTestFinished(() => app.close());

    expect((await app.visitor().get('/api/logout')).headers.location).toBe('/landing');
    expect((await app.visitor().get('/api/logout', { 'sec-fetch-site': 'none' })).statusCode).toBe(302);
    expect((await app.visitor().get('/api/login')).headers.location).toBe('/register');
  });
});

function loginFrom(app: TestApp, place: string, email: string, password: string, headers = {}) {
  return app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: place,
    headers: { host: 'localhost:3000', ...headers },
    payload: { email, password },
  });
}
