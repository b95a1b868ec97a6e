import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import {
  buildTestApp,
  type Client,
  type SignedInClient,
  type TestApp,
} from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

describe.each(testEngines())('signed-in devices on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('are listed with their browser and last use, this one first', async () => {
    const user = await app.signedIn();
    await onPhone(user);

    const devices = (await user.get('/api/account/sessions')).json();

    expect(devices).toMatchObject([
      { name: 'Unknown device', kind: 'other', isCurrent: true },
      { name: 'Safari on iPhone', kind: 'phone', isCurrent: false },
    ]);
    for (const device of devices) {
      expect(Math.abs(Date.parse(device.lastUsedAt) - Date.now())).toBeLessThan(60_000);
      expect(JSON.stringify(Object.keys(device))).not.toContain('token');
    }
  });

  test('a device that is signed out is out at once; this one stays', async () => {
    const user = await app.signedIn();
    const phone = await onPhone(user);
    const [, device] = (await user.get('/api/account/sessions')).json();

    expect((await user.delete(`/api/account/sessions/${device.id}`)).json()).toEqual({ success: true });

    expect((await phone.get('/api/auth/user')).statusCode).toBe(401);
    expect((await user.get('/api/account/sessions')).json()).toHaveLength(1);
    expect((await user.delete(`/api/account/sessions/${device.id}`)).statusCode).toBe(404);
  });

  test('all others can be signed out together, and nobody else’s are', async () => {
    const [user, stranger] = [await app.signedIn(), await app.signedIn()];
    const phones = [await onPhone(user), await onPhone(user)];

    expect((await user.delete('/api/account/sessions')).json()).toEqual({ success: true });

    for (const phone of phones) expect((await phone.get('/api/auth/user')).statusCode).toBe(401);
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
    expect((await stranger.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('when a device was last used follows its use, within minutes', async () => {
    const user = await app.signedIn();
    const later = new Date(Date.now() + 6 * 60_000).toISOString();
    app.clock.set(later);
    onTestFinished(() => app.clock.run());

    expect((await user.get('/api/account/sessions')).json()[0].lastUsedAt).toBe(later);
  });

  test('a session that is used every day still ends after ninety days, and one that is not after thirty', async () => {
    const [used, idle] = [await app.signedIn(), await app.signedIn()];
    await age(used.id, { createdAt: 89 });
    expect((await used.get('/api/auth/user')).statusCode).toBe(200);
    await age(used.id, { createdAt: 91 });
    await age(idle.id, { expiresAt: 1 });

    const ended = await used.get('/api/auth/user');

    expect(ended.statusCode).toBe(401);
    expect(ended.cookies[0]).toMatchObject({ value: '', maxAge: 0 });
    expect((await idle.get('/api/auth/user')).statusCode).toBe(401);
    await app.sweep('while-serving');
    const left = await app.database.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', 'in', [used.id, idle.id])
      .execute();
    expect(left).toEqual([]);
  });

  test('a session that is used is good for thirty days more', async () => {
    const user = await app.signedIn();
    const soon = new Date(Date.now() + 2 * DAY_MS).toISOString();
    await app.database.db
      .updateTable('sessions')
      .set({ expiresAt: soon })
      .where('userId', '=', user.id)
      .execute();

    const answer = await user.get('/api/auth/user');

    expect(answer.cookies[0]?.maxAge).toBe((30 * DAY_MS) / 1000);
    const { expiresAt } = await app.database.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  });

  async function onPhone(user: SignedInClient): Promise<Client> {
    const phone = app.visitor();
    const credentials = { email: user.email, password: user.password };
    await phone.post('/api/auth/login', credentials, { 'user-agent': SAFARI });
    return phone;
  }

  function age(userId: string, days: { createdAt?: number; expiresAt?: number }) {
    const dates = Object.entries(days).map(([column, count]) => [
      column,
      new Date(Date.now() - count * DAY_MS).toISOString(),
    ]);
    return app.database.db
      .updateTable('sessions')
      .set(Object.fromEntries(dates))
      .where('userId', '=', userId)
      .execute();
  }
});
