import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';
import { createSessionReader } from './read-session.ts';

const SECRET = 'a secret that is only for tests, long enough';
const COOKIE = 'hemline.session_token';

describe.each(testEngines())('the short way to a session on %s', (engine) => {
  let app: TestApp;
  let person: Awaited<ReturnType<TestApp['signedIn']>>;
  let read: ReturnType<typeof createSessionReader>;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
    read = createSessionReader({ db: app.database.db, secret: SECRET, cookieName: COOKIE });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    person = await app.signedIn({ name: 'Ada Byron' });
  });

  const cookie = () => `${COOKIE}=${person.cookies.get(COOKIE)}`;
  const token = () => decodeURIComponent(person.cookies.get(COOKIE) ?? '').split('.')[0] ?? '';
  const signed = (text: string, secret: string) =>
    `${COOKIE}=${encodeURIComponent(`${text}.${createHmac('sha256', secret).update(text).digest('base64')}`)}`;

  test('knows a session that runs, among other cookies', async () => {
    const found = await read(`theme=dark; ${cookie()}; hemline.known=1`);

    expect(found?.user).toEqual({ id: person.id, email: person.email, name: 'Ada Byron' });
    expect(Date.now() - (found?.session.createdAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await read(signed(token(), SECRET))).toMatchObject({ user: { id: person.id } });
  });

  test.each<[string, () => string]>([
    ['no cookie', () => ''],
    ['another cookie', () => `theme=${token()}`],
    ['a token without a signature', () => `${COOKIE}=${token()}`],
    ['a signature without a token', () => `${COOKIE}=.${token()}`],
    ['a signature of another secret', () => signed(token(), 'another secret, long enough for all')],
    [
      'a signature of another token',
      () => `${COOKIE}=${encodeURIComponent(`x${decodeURIComponent(cookie().slice(COOKIE.length + 1))}`)}`,
    ],
    ['a signature cut short', () => cookie().slice(0, -6)],
    ['letters of several bytes', () => `${COOKIE}=${encodeURIComponent(`${token()}.${'é'.repeat(44)}`)}`],
    ['what cannot be decoded', () => `${COOKIE}=%E0%A4%A`],
    ['two of the name', () => `${cookie()}; ${signed('another', SECRET)}`],
    ['a cookie that the library acts upon', () => `${cookie()}; hemline.dont_remember=1`],
    ['a session that is not there', () => signed('another', SECRET)],
  ])('leaves to the library: %s', async (_what, cookies) => {
    expect(await read(cookies())).toBeNull();
  });

  test('leaves to the library what has ended or is to be renewed', async () => {
    const endsIn = (ms: number) =>
      app.database.db
        .updateTable('sessions')
        .set({ expiresAt: new Date(Date.now() + ms).toISOString() })
        .where('userId', '=', person.id)
        .execute();
    expect(await read(cookie())).not.toBeNull();

    await endsIn(28 * DAY_MS);
    expect(await read(cookie())).toBeNull();
    const renewed = await person.get('/api/auth/user');
    expect(renewed.statusCode).toBe(200);
    expect(renewed.cookies.map(({ name }) => name)).toContain(COOKIE);
    expect(await read(cookie())).not.toBeNull();

    await endsIn(-1);
    expect(await read(cookie())).toBeNull();
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
  });

  test('leaves to the library a session whose person is gone', async () => {
    const known = cookie();
    const ended = await person.delete('/api/account', { password: person.password });

    expect(ended.statusCode).toBe(200);
    expect(await read(known)).toBeNull();
  });

  test('what is revoked is over with the next request, also of a process beside', async () => {
    const beside = await buildTestApp({ beside: app });
    const asked = () =>
      beside.server.inject({ url: '/api/auth/user', headers: { host: 'localhost:3000', cookie: cookie() } });
    expect((await asked()).statusCode).toBe(200);

    await app.database.db.deleteFrom('sessions').where('userId', '=', person.id).execute();

    expect(await read(cookie())).toBeNull();
    expect((await asked()).statusCode).toBe(401);
    await beside.close();
  });
});
