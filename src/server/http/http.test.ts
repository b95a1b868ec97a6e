import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    expect(answer.json()).toMatchObject({ message: 'Not found.', code: 'not_found' });
  });

  test('that changes something is refused when another site asks for it', async () => {
    const user = await app.signedIn();
    const headers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
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
    for (const origin of ['http://localhost:3000', 'null']) {
      const own = { origin, 'sec-fetch-site': 'same-origin' };
      expect((await user.post('/api/activate-basic-plan', { packageId: 'basic' }, own)).statusCode).toBe(200);
    }
  });

  test.each(['/api/%zz', '/%E0%A4%A', '/api/files/%zz<script>'])(
    'for an address that cannot be decoded (%s) answers as for an unknown one',
    async (url) => {
      const answer = await app.visitor().get(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: 'Not found.', code: 'not_found' });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('with a very long id is refused in the one shape', async () => {
    const answer = await (await app.signedIn()).delete(`/api/photos/${'x'.repeat(5_000)}`);

    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not_found');
  });

  test.each([
    ['localhost:3000', 200],
    ['LOCALHOST:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['localhost.:3000', 421],
    ['localhost:3000@evil.example', 421],
    ['localhost:port', 421],
    ['127.0.0.1.evil.example', 421],
  ])('that names the host "%s" gets %i', async (host, status) => {
    expect((await app.visitor().get('/api/packages', { host })).statusCode).toBe(status);
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
    ['nothing but null', 'null', 'application/json', 400, 'invalid'],
    ['form data', '--x\r\n\r\n--x--\r\n', 'multipart/form-data; boundary=x', 415, 'unsupported_body'],
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
    for (const url of ['/api/packages', '/api/openapi.json', '/api/reference']) {
      expect((await app.visitor().get(url)).headers['cache-control'], url).toBe('no-store');
    }
  });

  test('that asks for much gets it compressed, as far as it can read that; a small answer stays as it is', async () => {
    const user = await app.signedIn();
    await user.post('/api/outfits/generate', { prompt: 'office' });
    await user.post('/api/outfits/generate', { prompt: 'beach' });
    const list = (accepted: string) => user.get('/api/outfits', { 'accept-encoding': accepted });
    const plain = await list('identity');
    const [brotli, gzip] = [await list('gzip, br'), await list('gzip, br;q=0')];

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);

    const small = await user.get('/api/user/plan-status', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.json()).toHaveProperty('usage');
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
      },
    },
  });

  expect((await app.visitor().get('/healthz')).statusCode).toBe(200);
  const ready = await app.visitor().get('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ storage: 'failed', database: 'ok' });
  await app.close();
});
