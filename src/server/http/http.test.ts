import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

describe('every request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  test('for an unknown address answers a fixed body that repeats nothing', async () => {
    const answer = await app.visitor().get('/api/<script>alert(1)</script>');

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found.', code: 'not_found' });
  });

  test('that changes something is refused when another site asks for it', async () => {
    const user = await app.signedIn();
    const headers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3001' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];

    for (const foreign of headers) {
      const answer = await user.post('/api/activate-basic-plan', { packageId: 'basic' }, foreign);
      expect(answer.statusCode, JSON.stringify(foreign)).toBe(403);
      expect(answer.json().code).toBe('foreign_origin');
    }
    expect((await user.get('/api/user/active-package')).json()).toBeNull();
  });

  test('that changes something is taken from our own page', async () => {
    const user = await app.signedIn();
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

    expect((await user.post('/api/activate-basic-plan', { packageId: 'basic' }, own)).statusCode).toBe(200);
  });

  test('for a host that is not ours is refused', async () => {
    const answer = await app.visitor().get('/api/packages', { host: 'rebound.example' });

    expect(answer.statusCode).toBe(421);
    expect(answer.json().code).toBe('unknown_host');
  });

  test.each([
    ['broken JSON', '{"name": ', 'application/json', 400, 'invalid'],
    ['a prototype key', '{"__proto__": {"admin": true}}', 'application/json', 400, 'invalid'],
    ['plain text', 'name=Ada', 'text/plain', 415, 'unsupported_body'],
    ['a form', 'name=Ada', 'application/x-www-form-urlencoded', 415, 'unsupported_body'],
    [
      'too much JSON',
      JSON.stringify({ name: 'x'.repeat(1024 * 1024) }),
      'application/json',
      413,
      'too_large',
    ],
    ['no body', '', 'application/json', 400, 'invalid'],
    ['an array', '[]', 'application/json', 400, 'invalid'],
  ])('with %s gets a clear 4xx', async (_name, payload, type, status, code) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { host: 'localhost:3000', 'content-type': type },
      payload,
    });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
    expect(answer.cookies).toEqual([]);
  });

  test('with fields that are not declared is refused, not stored', async () => {
    const answer = await app.visitor().post('/api/auth/register', {
      name: 'Eve',
      email: 'eve@example.com',
      password: 'longenough',
      hasActiveSubscription: true,
      userId: 'somebody',
    });

    expect(answer.statusCode).toBe(400);
    expect(
      (await app.database.db.selectFrom('users').select('id').where('name', '=', 'Eve').execute()).length,
    ).toBe(0);
  });

  test('is answered under strict headers, also when it fails', async () => {
    for (const url of ['/api/packages', '/api/auth/user', '/nothing', '/healthz']) {
      const { headers } = await app.visitor().get(url);
      expect(headers['content-security-policy'], url).toMatch(/default-src 'none'.*script-src 'self'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
    expect((await app.visitor().get('/api/packages')).headers['cache-control']).toBe('no-store');
  });

  test('to the probes says whether database and storage answer', async () => {
    expect((await app.visitor().get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.visitor().get('/readyz')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      storage: 'ok',
    });
  });
});

test('a storage that does not answer makes the server not ready, but alive', async () => {
  const app = await buildTestApp({
    overrides: {
      storage: {
        put: () => Promise.reject(new Error('down')),
        get: () => Promise.reject(new Error('down')),
        delete: () => Promise.reject(new Error('down')),
        check: () => Promise.reject(new Error('down')),
      },
    },
  });

  expect((await app.visitor().get('/healthz')).statusCode).toBe(200);
  const ready = await app.visitor().get('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ storage: 'failed', database: 'ok' });
  await app.close();
});
