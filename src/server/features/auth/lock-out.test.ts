import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type Client, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';
import { createRateLimits } from './rate-limits.ts';

const NEW = 'a wholly new password';

describe.each(testEngines())('nobody is locked out by strangers, on %s', (engine) => {
  test('whoever guesses from wherever does not stop a browser that has signed in before', async () => {
    const app = await open();
    const owner = await app.signedIn();
    await owner.get('/api/logout');
    await everybodyGuesses(app, owner.email);
    const stranger = await login(app.visitor(), owner.email, owner.password);

    expect(stranger.statusCode).toBe(429);
    expect((await login(owner, owner.email, owner.password)).statusCode).toBe(200);
  });

  test('a known browser has a limit of its own, also at guessing', async () => {
    const app = await open();
    const owner = await app.signedIn();

    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push((await login(owner, owner.email, `guess number ${index}`)).statusCode);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('a browser is known to the accounts that signed in with it, and to no other', async () => {
    const app = await open();
    const [one, other, victim] = [await app.signedIn(), await app.signedIn(), await app.signedIn()];
    const shared = app.visitor();
    await login(shared, one.email, one.password);
    await login(shared, other.email, other.password);
    for (const { email } of [one, other, victim]) await everybodyGuesses(app, email);

    expect((await login(shared, one.email, one.password)).statusCode).toBe(200);
    expect((await login(shared, other.email, other.password)).statusCode).toBe(200);
    expect((await login(shared, victim.email, victim.password)).statusCode).toBe(429);
  });

  test('a cookie that is cut, stolen in parts, made up or endless makes nobody known', async () => {
    const app = await open();
    const owner = await app.signedIn();
    await everybodyGuesses(app, owner.email);
    const real = owner.cookies.get('hemline.known') ?? '';
    const forged = [
      real.slice(0, -4),
      `${'A'.repeat(22)}${real.slice(22)}`,
      `${'A'.repeat(22)}.${'B'.repeat(22)}`,
      'A.'.repeat(4_000),
    ];

    for (const cookie of forged) {
      const thief = app.visitor();
      thief.cookies.set('hemline.known', cookie);
      expect((await login(thief, owner.email, owner.password)).statusCode, cookie.slice(0, 50)).toBe(429);
    }
  });

  test('the cookie names nobody, opens nothing and is out of the reach of scripts', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const answer = await login(app.visitor(), owner.email, owner.password);
    const cookie = answer.cookies.find(({ name }) => name === 'hemline.known');
    const thief = app.visitor();
    thief.cookies.set('hemline.known', cookie?.value ?? '');

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    expect((await thief.get('/api/auth/user')).statusCode).toBe(401);
  });

  test('strangers who guess codes do not use up the owner’s, known browser or not', async () => {
    const app = await open();
    for (const isKnown of [true, false]) {
      const owner = await app.signedIn();
      const browser = isKnown ? owner : app.visitor();
      const { resetCode } = (await browser.post('/api/auth/forgot-password', { email: owner.email })).json();
      for (let place = 0; place < 8; place += 1) {
        const stranger = app.visitor();
        for (let index = 0; index < 6; index += 1)
          expect((await reset(stranger, owner.email, `${index}`.padStart(12, '0'))).statusCode).toBe(400);
      }

      expect((await reset(browser, owner.email, resetCode)).statusCode).toBe(200);
    }
  });

  test('five wrong codes from one place, and the right one is of no use there; the next code is', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const visitor = app.visitor();
    const ask = async () =>
      (await visitor.post('/api/auth/forgot-password', { email: owner.email })).json().resetCode;
    const code = await ask();
    for (let index = 0; index < 5; index += 1)
      await reset(visitor, owner.email, `${index}`.padStart(12, '0'));

    expect((await reset(visitor, owner.email, code)).statusCode).toBe(400);
    expect((await reset(visitor, owner.email, await ask())).statusCode).toBe(200);
  });

  test('what all strangers together may guess at one code has an end, which is not that of a known browser', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const { resetCode } = (await owner.post('/api/auth/forgot-password', { email: owner.email })).json();
    await app.database.db.updateTable('resetCodes').set({ triesLeft: 3 }).execute();
    for (let place = 0; place < 3; place += 1) await reset(app.visitor(), owner.email, '000000000000');

    expect((await reset(app.visitor(), owner.email, resetCode)).statusCode).toBe(400);
    expect((await reset(owner, owner.email, resetCode)).statusCode).toBe(200);
  });

  test('however often strangers ask for codes, the owner gets one that works', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const laptop = app.visitor();
    for (let index = 0; index < 40; index += 1)
      await app.visitor().post('/api/auth/forgot-password', { email: owner.email });

    const answer = await laptop.post('/api/auth/forgot-password', { email: owner.email });
    await app.visitor().post('/api/auth/forgot-password', { email: owner.email });

    expect(answer.statusCode).toBe(200);
    expect((await reset(laptop, owner.email, answer.json().resetCode)).statusCode).toBe(200);
  });

  test('a browser that has reset a password is known, so that it gets in during an attack', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const laptop = app.visitor();
    const { resetCode } = (await laptop.post('/api/auth/forgot-password', { email: owner.email })).json();
    await reset(laptop, owner.email, resetCode);
    await everybodyGuesses(app, owner.email);

    expect((await login(laptop, owner.email, NEW)).statusCode).toBe(200);
  });

  test('an owner who signs in does not give strangers new guesses', async () => {
    const app = await open();
    const owner = await app.signedIn();
    await everybodyGuesses(app, owner.email);

    await login(owner, owner.email, owner.password);

    expect((await login(app.visitor(), owner.email, 'one more guess')).statusCode).toBe(429);
  });

  test('counts end with their time, also when the clock was set back meanwhile', async () => {
    const app = await open();
    onTestFinished(() => app.clock.run());
    const owner = await app.signedIn();
    await everybodyGuesses(app, owner.email);
    const now = Date.now();

    app.clock.set(new Date(now + 16 * 60_000).toISOString());
    expect((await login(app.visitor(), owner.email, owner.password)).statusCode).toBe(200);
    await everybodyGuesses(app, owner.email);
    app.clock.set(new Date(now - 24 * 60 * 60_000).toISOString());
    expect((await login(app.visitor(), owner.email, owner.password)).statusCode).toBe(200);
  });

  test('counts that have ended are swept', async () => {
    const app = await open();
    onTestFinished(() => app.clock.run());
    await everybodyGuesses(app, 'nobody@example.com');
    expect(await app.database.db.selectFrom('rateLimits').selectAll().execute()).not.toEqual([]);

    app.clock.set(new Date(Date.now() + 2 * 60 * 60_000).toISOString());
    await app.sweep('while-serving');

    expect(await app.database.db.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
  });

  async function open(): Promise<TestApp> {
    const app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
    onTestFinished(() => app.close());
    return app;
  }
});

/** As many wrong passwords as are looked at, from everywhere. That they are counted, `abuse.test.ts` shows. */
async function everybodyGuesses({ database, clock }: TestApp, email: string): Promise<void> {
  const limits = createRateLimits({ db: database.db, clock, isLocal: false });
  while (await limits.take(['loginByEmail', email]));
}

function login(client: Client, email: string, password: string) {
  return client.post('/api/auth/login', { email, password });
}

function reset(client: Client, email: string, token: string) {
  return client.post('/api/auth/reset-password', { email, token, newPassword: NEW, confirmPassword: NEW });
}
