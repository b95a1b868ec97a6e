import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';

const PHONE = { host: '192.168.1.5:3000', 'user-agent': 'Mozilla/5.0 (Linux; Android 16)' };

let app: TestApp;
let user: SignedInClient;
beforeAll(async () => {
  app = await buildTestApp({ environment: { MODE: 'household' } });
});
afterAll(() => app.close());

const sessionOnly = () =>
  [...user.cookies]
    .filter(([name]) => name !== 'hemline.own')
    .map((pair) => pair.join('='))
    .join('; ');

test('in a plain network a link of another site signs nobody out', async () => {
  user = await app.signedIn();
  // From a page of another site the browser sends the session, which is lax, and not the mark, which is strict.
  const foreign = await app.visitor().get('/api/logout', { ...PHONE, cookie: sessionOnly() });
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'foreign_origin']);
  const again = await app.visitor().get('/api/logout', { ...PHONE, cookie: sessionOnly() });
  expect(again.statusCode).toBe(403);
  expect((await user.get('/api/auth/user')).statusCode).toBe(200);
});

test('the app’s own link does, in a browser that never says where a request comes from', async () => {
  user = await app.signedIn();
  const shown = await user.get('/api/user/plan-status', PHONE);
  expect(String(shown.headers['set-cookie'])).toMatch(/hemline\.own=1; .*HttpOnly; SameSite=Strict/);
  expect((await user.get('/api/user/plan-status', PHONE)).headers['set-cookie']).toBeUndefined();

  expect((await user.get('/api/logout', PHONE)).statusCode).toBe(302);
  expect((await user.get('/api/auth/user')).statusCode).toBe(401);
});

test('a program, and a browser that says so itself, need no mark', async () => {
  user = await app.signedIn();
  const says = { ...PHONE, 'sec-fetch-site': 'same-origin', cookie: sessionOnly() };
  expect((await app.visitor().get('/api/logout', says)).statusCode).toBe(302);
  user = await app.signedIn();
  expect((await user.get('/api/logout', { 'user-agent': 'curl/8' })).statusCode).toBe(302);
});
