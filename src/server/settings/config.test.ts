import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hemline.example/',
  SESSION_SECRET: 'only for tests, and longer than it must be',
  MAIL_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'Hemline <hello@hemline.example>',
};

describe('configuration', () => {
  test('nothing set is the local mode on loopback with SQLite', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      databaseUrl: null,
      sessionSecret: null,
      generationLimits: 'plan',
    });
  });

  test('household mode is open to the network and has no debug pages', () => {
    expect(readConfig({ MODE: 'household' })).toMatchObject({
      mode: 'household',
      host: '0.0.0.0',
      mail: null,
    });
    expect(readConfig({ MODE: 'household', HOST: '192.168.1.5' }).host).toBe('192.168.1.5');
    expect(problemsOf({ MODE: 'household', DEBUG_PAGES_FOR: 'anybody' })).toEqual([
      'DEBUG_PAGES_FOR=anybody is for local mode: there are no debug pages in household mode',
    ]);
    expect(problemsOf({ ...PRODUCTION, MODE: 'household' })).toEqual([
      'MODE=household is not production: leave out MODE, or NODE_ENV=production',
    ]);
    expect(problemsOf({ ...PRODUCTION, DEBUG_PAGES_FOR: 'anybody' })).toEqual([
      'DEBUG_PAGES_FOR=anybody is for local mode: there are no debug pages in production mode',
    ]);
  });

  test('a database has as many connections as it is given, and its certificates can be read', () => {
    const url = 'postgres://hemline:secret@db.example/hemline';

    expect(readConfig({ DATABASE_URL: url }).connections).toEqual({
      pool: 10,
      statementTimeoutMs: 15_000,
      lockTimeoutMs: 10_000,
    });
    expect(
      readConfig({
        DATABASE_URL: `${url}?sslmode=verify-full&sslrootcert=${import.meta.filename}`,
        DATABASE_POOL: '40',
        DATABASE_STATEMENT_TIMEOUT: '0',
        DATABASE_LOCK_TIMEOUT: '0',
      }).connections,
    ).toEqual({ pool: 40, statementTimeoutMs: null, lockTimeoutMs: null });
    expect(problemsOf({ DATABASE_URL: `${url}?sslmode=prefer&sslrootcert=/nowhere/ca.pem` })).toEqual([
      'DATABASE_URL has sslmode=prefer; it can be: disable, require, verify-full, no-verify',
      'DATABASE_URL has sslrootcert=/nowhere/ca.pem, which cannot be read',
    ]);
    expect(problemsOf({ DATABASE_URL: 'postgres://hemline:pass/word@db/x:y' })).toHaveLength(1);
    expect(problemsOf({ DATABASE_POOL: '1', DATABASE_LOCK_TIMEOUT: '-1' })).toHaveLength(2);
  });

  test('an empty line means not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test('production names every missing setting on a line of its own', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });

    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PUBLIC_URL is missing',
      'SESSION_SECRET is missing',
      'MAIL_URL is missing',
      'MAIL_FROM is missing',
    ]);
  });

  test('a thousand random secrets of every usual kind are taken', () => {
    for (let index = 0; index < 334; index += 1) {
      for (const kind of ['hex', 'base64', 'base64url'] as const) {
        const secret = randomBytes(kind === 'hex' ? 16 : 24).toString(kind);
        expect(readConfig({ SESSION_SECRET: secret }).sessionSecret).toBe(secret);
      }
    }
  });

  test('a provider to sign in through is named by its host, unless it has a name', () => {
    const oidc = { OIDC_ISSUER: 'https://id.example/realm/', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

    expect(readConfig({}).provider).toBeNull();
    expect(readConfig(oidc).provider).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'a',
      clientSecret: 'b',
      name: 'id.example',
      only: false,
    });
    expect(readConfig({ ...oidc, OIDC_NAME: 'Atelier', OIDC_ONLY: 'true' }).provider).toMatchObject({
      name: 'Atelier',
      only: true,
    });
  });

  test.each([{ OIDC_ONLY: 'true' }, { OIDC_NAME: 'Atelier' }, { OIDC_ISSUER: 'https://id.example' }])(
    'half a provider is none: %j',
    (half) => {
      expect(problemsOf(half).at(-1)).toMatch(/^OIDC_CLIENT_SECRET is missing: /);
    },
  );

  test('production asks its provider over TLS', () => {
    const oidc = { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

    expect(problemsOf({ ...PRODUCTION, ...oidc })[0]).toMatch(/^OIDC_ISSUER must begin with https:/);
  });

  test('mails are from an address, with or without a name', () => {
    const from = (text: string) => readConfig({ ...PRODUCTION, MAIL_FROM: text }).mail?.from;

    expect(readConfig({}).mail).toBeNull();
    expect(readConfig(PRODUCTION).mail).toEqual({
      url: 'smtps://mail.example:465',
      from: { name: 'Hemline', address: 'hello@hemline.example' },
    });
    expect(from('hello@hemline.example')).toEqual({ name: '', address: 'hello@hemline.example' });
    expect(from('"Hemline, Ltd." <hello@hemline.example>')).toEqual({
      name: 'Hemline, Ltd.',
      address: 'hello@hemline.example',
    });
  });

  test('a mail server without a sender is no setting, in local mode either', () => {
    expect(problemsOf({ MAIL_URL: 'smtp://localhost' })[0]).toMatch(/^MAIL_FROM is missing: /);
  });

  test('production answers for the host of its public address alone', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://hemline.example',
      allowedHosts: ['hemline.example'],
    });
    expect(readConfig({ ...PRODUCTION, ALLOWED_HOSTS: 'a.example, b.example:8443' }).allowedHosts).toEqual([
      'a.example',
      'b.example:8443',
    ]);
  });

  test('production needs TLS, because its cookies do', () => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://hemline.example' })).toEqual([
      'PUBLIC_URL must begin with https:// in production: sessions are kept over TLS only',
    ]);
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }).mode).toBe('production');
  });

  test('proxies are addresses or ranges, and a wrong one is named', () => {
    const ranges = ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'];
    expect(readConfig({ TRUSTED_PROXIES: ranges.join(', ') }).trustedProxies).toEqual(ranges);
    expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.1, proxy.local' })).toEqual([
      'TRUSTED_PROXIES has "proxy.local", which is not an address or a range like 10.0.0.0/8',
    ]);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://hemline.example'],
    ['PUBLIC_URL', 'hemline'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', 'x'.repeat(48)],
    ['SESSION_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
    ['SESSION_SECRET', 'please-change-me-before-you-go-live!'],
    ['SESSION_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['SESSION_SECRET', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
    ['SESSION_SECRET', 'Tr0ub4dor&3xyTr0ub4dor&3xyTr0ub4dor&3xy'],
    ['SESSION_SECRET', 'my-session-secret-key-for-hemline-app'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['GENERATION_LIMITS', 'some'],
    ['MAIL_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Hemline'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'Hemline <a@b.example>\r\nBcc: c@d.example'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['ALLOWED_HOSTS', 'https://hemline.example'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy.local'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['IMAGE_FETCH_ALLOW', 'pictures.lan'],
    ['IMAGE_FETCH_ALLOW', 'http://pictures.lan:8080'],
    ['OIDC_ISSUER', 'id.example'],
    ['OIDC_ONLY', 'yes'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name} `));
  });
});

describe('the settings of payments', () => {
  const keys = (which: 'LIVE' | 'TEST', word = which.toLowerCase()) => ({
    [`STRIPE_${which}_SECRET_KEY`]: `sk_${word}_0123456789`,
    [`STRIPE_${which}_PUBLISHABLE_KEY`]: `pk_${word}_0123456789`,
    [`STRIPE_${which}_WEBHOOK_SECRET`]: 'whsec_0123456789',
  });
  const stripe = { ...PRODUCTION, PAYMENTS: 'stripe' };

  test('nothing set is the sandbox for oneself, and no payments for others', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'sandbox' });
    expect(readConfig(PRODUCTION).payments).toEqual({ kind: 'off' });
    expect(readConfig({ PAYMENTS: 'off' }).payments).toEqual({ kind: 'off' });
  });

  test('the sandbox in production does not start', () => {
    expect(problemsOf({ ...PRODUCTION, PAYMENTS: 'sandbox' })).toEqual([
      'PAYMENTS=sandbox is for local mode only: it gives every plan away for a test card',
    ]);
  });

  test('test keys alone make a rehearsal; live keys make it serious at the production host', () => {
    expect(readConfig({ ...PRODUCTION, ...keys('TEST') }).payments).toMatchObject({
      kind: 'stripe',
      answersProductionHost: false,
      live: null,
      test: { secretKey: 'sk_test_0123456789' },
    });
    expect(
      readConfig({
        ...stripe,
        ...keys('LIVE'),
        ...keys('TEST'),
        PRODUCTION_HOSTNAME: 'Hemline.example',
        ALLOWED_HOSTS: 'staging.example,hemline.example:8443',
      }).payments,
    ).toMatchObject({ productionHostname: 'hemline.example', answersProductionHost: true });
  });

  test.each([
    [
      'an address in the place of Stripe for live keys',
      { ...keys('LIVE'), PRODUCTION_HOSTNAME: 'hemline.example', STRIPE_API_URL: 'http://127.0.0.1:12111' },
      /^STRIPE_API_URL is for rehearsals with test keys alone/,
    ],
    ['no key', {}, /^STRIPE_TEST_SECRET_KEY or STRIPE_LIVE_SECRET_KEY is missing/],
    ['a live key as the test key', keys('TEST', 'live'), /^STRIPE_TEST_SECRET_KEY must begin with sk_test_/],
    ['a test key as the live key', keys('LIVE', 'test'), /^STRIPE_LIVE_SECRET_KEY must begin with sk_live_/],
    [
      'the secret key in the place of the public one',
      { ...keys('TEST'), STRIPE_TEST_PUBLISHABLE_KEY: 'sk_test_0123456789' },
      /^STRIPE_TEST_PUBLISHABLE_KEY must begin with pk_test_/,
    ],
    [
      'a set that is not whole',
      { ...keys('TEST'), STRIPE_TEST_WEBHOOK_SECRET: '' },
      /^STRIPE_TEST_WEBHOOK_SECRET is missing/,
    ],
    ['live keys for no host', keys('LIVE'), /^PRODUCTION_HOSTNAME is missing/],
    [
      'the production host without live keys',
      { ...keys('TEST'), PRODUCTION_HOSTNAME: 'hemline.example' },
      /^STRIPE_LIVE_SECRET_KEY is missing/,
    ],
    [
      'an address as host name',
      { PRODUCTION_HOSTNAME: 'https://x.example' },
      /^PRODUCTION_HOSTNAME is not a host/,
    ],
  ])('%s does not start', (_what, environment, line) => {
    expect(problemsOf({ ...stripe, ...environment })[0]).toMatch(line);
  });
});

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  throw new Error('nothing was refused');
}
