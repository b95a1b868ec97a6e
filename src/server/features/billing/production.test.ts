import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');

/** The real process in production mode: what is built and started for others, with nothing left out. */
describe('the sandbox in production', () => {
  let folder: string;
  let stops: (() => Promise<unknown>)[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-production-'));
    stops = [];
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('has no routes and no say: its rows give no plan, paid packages answer 503, Basic works', async () => {
    const first = await start();
    const registered = await first.post('/api/auth/register', {
      name: 'Ada',
      email: 'ada@example.com',
      password: 'correct horse battery',
    });
    expect(registered.status).toBe(200);
    const { user } = (await registered.json()) as { user: { id: string } };
    const cookie = registered.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    await first.stop();

    // As if the folder had been used in local mode, where a test card bought Pro.
    const database = openDatabase({ databaseUrl: null, dataDir: folder });
    await database.db
      .insertInto('paidPlans')
      .values({
        userId: user.id,
        gateway: 'sandbox',
        livemode: 0,
        packageId: 'pro',
        since: '2026-01-01T00:00:00.000Z',
        status: 'active',
        periodEnd: '2099-01-01T00:00:00.000Z',
        cancelAtPeriodEnd: 0,
      })
      .execute();
    await database.close();

    const second = await start();
    const me = await second.get('/api/auth/user', cookie);
    expect(await me.json()).toMatchObject({ hasActiveSubscription: false, subscriptionDetails: null });
    for (const path of ['confirm', 'authenticate']) {
      const answer = await second.post(`/api/sandbox-payments/${path}`, {}, cookie);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const refused = await second.post('/api/create-payment-intent', { packageId: 'pro' }, cookie);
    expect(refused.status).toBe(503);
    const basic = await second.post('/api/activate-basic-plan', { packageId: 'basic' }, cookie);
    expect(basic.status).toBe(200);
    expect(await (await second.get('/api/openapi.json')).text()).not.toContain('sandbox-payments');
  }, 90_000);

  test('cannot be asked for: the process does not start', async () => {
    const { child, output } = run({ PAYMENTS: 'sandbox' }, 3000);

    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toBe(
      'PAYMENTS=sandbox is for local mode only: it gives every plan away for a test card\n',
    );
  }, 30_000);

  function run(environment: Record<string, string>, port: number) {
    const child = spawn(process.execPath, [MAIN], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        SESSION_SECRET: 'only for this test, and long enough for production',
        MAIL_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Hemline <hello@hemline.example>',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
      });
    }
    return { child, output: () => text };
  }

  async function start() {
    const port = await freePort();
    const { child, output } = run({}, port);
    await expect.poll(output).toMatch(/Hemline is at /);
    const stop = async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    stops.push(stop);
    const address = `http://localhost:${port}`;
    return {
      stop,
      get: (path: string, cookie = '') => fetch(address + path, { headers: { cookie } }),
      post: (path: string, body: unknown, cookie = '') =>
        fetch(address + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(body),
        }),
    };
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
