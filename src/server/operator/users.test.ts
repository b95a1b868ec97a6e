import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { runHemline } from '#server/testing/run-hemline.ts';
import { storedFiles } from '#server/testing/stored-files.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('the operator and people, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  const hemline = (args: string[], input = '') => {
    const environment = { SESSION_SECRET: 'a secret that is only for tests, long enough' };
    return runHemline(args, { ...app.database, environment, input });
  };

  test("of all a person's devices, and of nobody else's, while the server runs", async () => {
    const phone = await app.signedIn();
    const laptop = app.visitor();
    await laptop.post('/api/auth/login', { email: phone.email, password: phone.password });
    const other = await app.signedIn();

    const ended = await hemline(['users', 'end-sessions', ` ${phone.email.toUpperCase()}`]);
    expect(ended).toEqual({ code: 0, output: 'Ended 2 sessions.\n', errors: '' });

    expect((await phone.get('/api/auth/user')).statusCode).toBe(401);
    expect((await laptop.get('/api/auth/user')).statusCode).toBe(401);
    expect((await other.get('/api/auth/user')).statusCode).toBe(200);
    expect((await hemline(['users', 'end-sessions', phone.email])).output).toBe('Ended 0 sessions.\n');
  });

  test.each([
    [['end-sessions', 'nobody@example.com'], 1, 'Nobody has the address nobody@example.com.\n'],
    [['end-sessions', 'Ada'], 1, 'Nobody has the address Ada.\n'],
    [['end-sessions'], 1, 'Whose? Give an address, or --everybody.\n'],
    [['reset-password', 'nobody@example.com'], 1, 'Nobody has the address nobody@example.com.\n'],
    [
      ['set-plan', 'nobody@example.com', 'gold'],
      1,
      'There is no plan "gold". There are: basic, advanced, pro.\n',
    ],
    [['create', 'ada'], 1, 'Valid email is required\n'],
  ])('%s changes nothing, and says why', async (args, code, words) => {
    const user = await app.signedIn();

    expect(await hemline(['users', ...args])).toEqual({ code, output: '', errors: words });
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('an account is made with a password to hand over; it opens, and nobody is signed in yet', async () => {
    const email = `grace-${engine}@example.com`;

    const made = await hemline([
      'users',
      'create',
      email,
      '--name',
      'Grace Hopper',
      '--plan',
      'pro',
      '--json',
    ]);

    expect(made).toMatchObject({ code: 0, errors: '' });
    const { password, plan } = JSON.parse(made.output);
    expect(plan).toBe('pro');
    const listed = JSON.parse((await hemline(['users', 'list', '--json'])).output);
    expect(listed).toContainEqual(
      expect.objectContaining({ email, name: 'Grace Hopper', plan: 'pro', sessions: 0, lastUsedAt: null }),
    );
    const login = await app.visitor().post('/api/auth/login', { email, password });
    expect(login.json()).toMatchObject({ user: { name: 'Grace Hopper', hasActiveSubscription: true } });
    expect(await hemline(['users', 'create', email])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('already'),
    });
  });

  test('a password from standard input is kept to the rules, and not printed', async () => {
    const email = `joan-${engine}@example.com`;
    const weak = await hemline(['users', 'create', email, '--password-stdin'], 'password\n');
    expect(weak).toMatchObject({ code: 1, output: '' });

    const made = await hemline(
      ['users', 'create', email, '--password-stdin', '--json'],
      'a stitch in time 9\n',
    );

    expect(made.code).toBe(0);
    expect(made.output).not.toContain('stitch');
    const login = await app.visitor().post('/api/auth/login', { email, password: 'a stitch in time 9' });
    expect(login.statusCode).toBe(200);
  });

  test('a plan is given; one that is paid for is left alone', async () => {
    const user = await app.signedIn();
    expect((await hemline(['users', 'set-plan', user.email, 'advanced'])).output).toBe(
      `${user.email} has advanced now (before: none).\n`,
    );
    expect((await user.get('/api/user/active-package')).json()).toMatchObject({ id: 'advanced' });

    const now = new Date().toISOString();
    await app.database.db
      .insertInto('paidPlans')
      .values({
        userId: user.id,
        gateway: 'sandbox',
        livemode: 0,
        packageId: 'pro',
        since: now,
        status: 'active',
        periodEnd: '2999-01-01T00:00:00.000Z',
        cancelAtPeriodEnd: 0,
      })
      .execute();
    expect(await hemline(['users', 'set-plan', user.email, 'basic'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pays for pro until 2999-01-01'),
    });
    expect((await user.get('/api/user/active-package')).json()).toMatchObject({ id: 'pro' });
  });

  test('a code sets a new password', async () => {
    const user = await app.signedIn();
    const { code } = JSON.parse((await hemline(['users', 'reset-password', user.email, '--json'])).output);

    const answer = await app.visitor().post('/api/auth/reset-password', {
      email: user.email,
      token: code,
      newPassword: 'another horse battery',
      confirmPassword: 'another horse battery',
    });

    expect(answer.statusCode).toBe(200);
    expect((await user.get('/api/auth/user')).statusCode).toBe(401);
  });

  test('an account ends with its pictures, after a yes', async () => {
    const user = await app.signedIn();
    await user.post('/api/activate-basic-plan', { packageId: 'basic' });
    await user.upload('/api/photos/upload', [{ name: 'one.jpg', bytes: await drawPhoto() }]);
    expect(storedFiles(app, user.id)).not.toEqual([]);

    expect(await hemline(['users', 'end-account', user.email])).toMatchObject({ code: 1 });
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);

    expect((await hemline(['users', 'end-account', user.email, '--yes'])).code).toBe(0);
    expect((await user.get('/api/auth/user')).statusCode).toBe(401);
    expect(storedFiles(app, user.id)).toEqual([]);
  });

  test('a data folder without a database is named, and none is made', async () => {
    if (engine !== 'sqlite') return;
    const dataDir = join(app.database.dataDir, 'nowhere');

    const answer = await runHemline(['users', 'list'], { dataDir });

    expect(answer).toEqual({
      code: 1,
      output: '',
      errors: `There is no database in ${dataDir}. See DATA_DIR.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
  });
});

test.each([
  [['users', 'create'], 'EMAIL is missing.'],
  [['users', 'create', 'a@b.example', 'twice'], 'Nothing is known of "twice".'],
  [['verify', '--loud'], "Unknown option '--loud'"],
])('%s is answered with how it is typed', async (args, words) => {
  const answer = await runHemline(args, { dataDir: '/nowhere' });

  expect(answer).toMatchObject({ code: 2, output: '', errors: expect.stringContaining(words) });
  expect(answer.errors).toContain(`  ${args.slice(0, args[0] === 'users' ? 2 : 1).join(' ')}`);
});
