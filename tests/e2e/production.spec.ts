import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { PRODUCTION_ENVIRONMENT } from '#server/testing/production-environment.ts';

/*
 * The built app as an operator runs it for others, asked over plain sockets: a proxy would stand in front, so requests name
 * the public host themselves.
 */

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'dist/web');
const HOST = 'hemline.example';
/** Whatever somebody may have set while trying things out. */
const DEBUG_VARIABLES = {
  DEBUG: '*',
  NODE_DEBUG: 'http',
  HEMLINE_DEBUG: '1',
  ENABLE_DEBUG: 'true',
  DEBUG_PAGES: 'true',
};

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

let folder: string;
let server: ChildProcess;
let port: number;
let output = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hemline-production-'));
  port = await freePort();
  server = start({ ...PRODUCTION_ENVIRONMENT, ...DEBUG_VARIABLES, DATA_DIR: folder, PORT: String(port) });
  server.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain(`Hemline is at https://${HOST}\n`);
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('without its settings it does not start, and says one line for each', async () => {
  const child = start({ NODE_ENV: 'production', DATA_DIR: folder, ...DEBUG_VARIABLES });
  const [said, [code]] = await Promise.all([
    text(child.stderr as NonNullable<typeof child.stderr>),
    once(child, 'exit'),
  ]);

  expect(code).toBe(1);
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('HTTP '));
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'PUBLIC_URL is missing',
    'SESSION_SECRET is missing',
    'MAIL_URL is missing',
    'MAIL_FROM is missing',
  ]);
});

test('the sandbox of payments is refused', async () => {
  const child = start({ ...PRODUCTION_ENVIRONMENT, PAYMENTS: 'sandbox', DATA_DIR: folder });
  const [said, [code]] = await Promise.all([
    text(child.stderr as NonNullable<typeof child.stderr>),
    once(child, 'exit'),
  ]);

  expect(code).toBe(1);
  expect(said).toMatch(/^PAYMENTS=sandbox is for local mode only/);
});

for (const address of ['/debug', '/production-fix', '/debug/', '/debug?x=1']) {
  test(`the page ${address} is the 404 page`, async () => {
    const answer = await ask('GET', address);

    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<div id="root">');
    expect(answer.body).not.toMatch(/debug/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
}

for (const [method, address, body] of [
  ['POST', '/api/debug/create-session', { userId: 'debug-test-user' }],
  ['POST', '/api/debug/activate-subscription', undefined],
  ['GET', '/api/debug/auth-state', undefined],
  ['GET', '/api/debug/outbox', undefined],
  ['POST', '/api/production-auth-fix', { email: 'owner@example.com' }],
] as const) {
  test(`${method} ${address} does not exist, also for somebody signed in: no cookie, no row`, async () => {
    const cookie = await register(`${address.replaceAll('/', '')}@example.com`);
    for (const headers of [{}, { cookie }]) {
      const answer = await ask(method, address, { body, headers });

      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.body)).toEqual({
        message: 'Not found.',
        code: 'not_found',
        reason: 'not_found',
      });
      expect((answer.headers['set-cookie'] ?? []).filter((line) => line.includes('session'))).toEqual([]);
    }
    const user = JSON.parse((await ask('GET', '/api/auth/user', { headers: { cookie } })).body);
    expect(user.hasActiveSubscription).toBe(false);
  });
}

test('the accounts that those calls would have made are not there: their addresses are free', async () => {
  for (const email of ['debug-test-user@example.com', 'owner@example.com']) {
    expect(await register(email)).toContain('session_token');
  }
});

test('nothing of the debug tools is given out, and nothing of the app leads to them', async () => {
  const assets = readdirSync(join(BUILT, 'assets'));
  const tools = assets.filter((name) => name.startsWith('debug-'));
  expect(tools.length).toBeGreaterThan(0);

  for (const address of ['/debug.html', ...tools.map((name) => `/assets/${name}`)]) {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await ask('GET', address, { headers: { 'accept-encoding': encoding } });
      expect(answer.status, address).toBe(404);
    }
  }
  for (const name of assets.filter((asset) => asset.endsWith('.js') && !tools.includes(asset))) {
    expect(readFileSync(join(BUILT, 'assets', name), 'utf8'), name).not.toMatch(
      /assets\/debug-|create-session|production-auth-fix|Login as Test User/,
    );
  }
});

test('a lost password is answered without its code', async () => {
  await register('forgetful@example.com');

  const known = await ask('POST', '/api/auth/forgot-password', { body: { email: 'forgetful@example.com' } });
  const unknown = await ask('POST', '/api/auth/forgot-password', { body: { email: 'nobody@example.com' } });

  expect(JSON.parse(known.body)).toEqual({ email: 'forgetful@example.com', codeFrom: 'mail' });
  expect(JSON.parse(unknown.body)).toEqual({ email: 'nobody@example.com', codeFrom: 'mail' });
});

test('its session cookie is pinned to the host and to TLS, and unreadable for scripts', async () => {
  const answer = await ask('POST', '/api/auth/register', {
    body: { name: 'Ada', email: 'cookie@example.com', password: 'correct horse battery' },
  });

  const [line = ''] = answer.headers['set-cookie'] ?? [];
  expect(line).toMatch(/^__Host-hemline\.session_token=/);
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(line).toContain(attribute);
  expect(line).not.toContain('Domain');
});

for (const host of [
  'evil.example',
  'hemline.example.evil.example',
  '127.0.0.1',
  'localhost',
  `evil.example:443`,
]) {
  test(`the host ${host} is refused`, async () => {
    for (const address of ['/', '/api/packages', '/api/auth/user']) {
      expect((await ask('GET', address, { headers: { host } })).status).toBe(421);
    }
  });
}

test('a forwarded host from nowhere counts as little', async () => {
  const answer = await ask('GET', '/api/packages', {
    headers: { host: 'evil.example', 'x-forwarded-host': HOST },
  });

  expect(answer.status).toBe(421);
});

test('every answer carries the strict headers: page, call, refusal, asset, and what is not there', async () => {
  const [asset = ''] = readdirSync(join(BUILT, 'assets')).filter((name) => /^index-.*\.js$/.test(name));
  for (const address of [
    '/',
    '/login',
    '/api/packages',
    '/api/auth/user',
    '/api/nothing',
    '/nothing',
    `/assets/${asset}`,
  ]) {
    const { headers } = await ask('GET', address);
    expect(headers['strict-transport-security'], address).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers['x-powered-by'], address).toBeUndefined();
    expect(headers.server, address).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy, address).toContain(rule);
    }
    expect(policy, address).not.toMatch(/unsafe-(inline|eval)|\*/);
  }
});

test('what may be kept is said: pages and calls are not', async () => {
  expect((await ask('GET', '/api/auth/user')).headers['cache-control']).toBe('no-store');
  // The same address shows a visitor's page or the app, by the session.
  expect((await ask('GET', '/')).headers['cache-control']).toBe('private, no-cache');
});

test('no source map, no repository, no listing, no secret lies open', async () => {
  expect(readdirSync(BUILT, { recursive: true }).filter((name) => String(name).endsWith('.map'))).toEqual([]);
  const script = readdirSync(join(BUILT, 'assets')).find((name) => name.endsWith('.js'));
  for (const address of [
    `/assets/${script}.map`,
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/.hemline-build.json',
    '/assets/',
    '/assets',
    '/package.json',
    '/src/server/main.ts',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/data/hemline.sqlite',
    '/secrets.json',
    '/server-status',
    '/api/docs',
  ]) {
    const answer = await ask('GET', address);
    expect(answer.status, address).toBe(404);
    expect(answer.body, address).not.toMatch(/"version"|ref: refs|"name": "hemline"|sourcesContent|Index of/);
  }
});

for (const method of ['TRACE', 'TRACK', 'CONNECT', 'DEBUG']) {
  test(`${method} echoes nothing`, async () => {
    const answer = await ask(method, '/', { headers: { 'x-secret': 'echo-me' } }).catch(() => null);

    expect(answer?.status ?? 400).toBeGreaterThanOrEqual(400);
    expect(answer?.body ?? '').not.toContain('echo-me');
  });
}

test('a failure tells nothing of the inside', async () => {
  const answer = await ask('POST', '/api/auth/login', { raw: '{"email":' });

  expect(answer.status).toBe(400);
  expect(answer.body).not.toMatch(/at |\.ts|node_modules|SQLITE|select /);
});

test('its log is JSON without addresses and passwords', async () => {
  await ask('POST', '/api/auth/login', {
    body: { email: 'logged@example.com', password: 'a planted secret' },
  });

  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(output).not.toMatch(/logged@example\.com|a planted secret/);
});

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** @returns the cookie header of a new person's session. */
async function register(email: string): Promise<string> {
  const answer = await ask('POST', '/api/auth/register', {
    body: { name: 'Ada', email, password: 'correct horse battery' },
  });
  expect(answer.status, answer.body).toBe(200);
  return String(answer.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
}

let visitors = 0;

function ask(
  method: string,
  path: string,
  given: { body?: unknown; raw?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const payload = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  visitors += 1;
  return new Promise((resolve, reject) => {
    const sending = request({
      host: '127.0.0.1',
      // Every visitor from an address of their own, as far as loopback goes.
      localAddress: `127.0.${visitors >> 8}.${(visitors % 254) + 1}`,
      port,
      method,
      path,
      headers: {
        host: HOST,
        ...(method === 'GET' ? {} : { origin: `https://${HOST}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
    });
    sending.on('error', reject);
    sending.on('connect', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: '' });
    });
    sending.on('response', async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    });
    sending.end(payload);
  });
}
