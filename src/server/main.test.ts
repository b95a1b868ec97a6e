import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listPhotos } from '#contract/photos.ts';
import { drawPhoto } from './testing/draw-photo.ts';
import { startS3Server } from './testing/s3-server.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const HEMLINE = join(import.meta.dirname, 'operator/start.mjs');
const execute = promisify(execFile);
/** Makes Node fail where it would load sharp. */
const WITHOUT_SHARP = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name === 'sharp') throw new Error('No decoder for this machine');
      return next(name, context);
    },
  });
`)}`;

describe('the server as a process', () => {
  let folder: string;
  let started: Started[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-process-'));
    started = [];
  });
  afterEach(async () => {
    for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('prints where it is, answers, and closes cleanly on a signal', async () => {
    const server = await start();

    expect(server.output()).toMatch(/^Hemline is at http:\/\/localhost:\d+\nYour data is in /);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    server.child.kill('SIGINT');

    expect(await server.exit).toBe(0);
  });

  test('local mode whose debug pages are open to everybody says who can sign in as whom', async () => {
    const server = run({ DEBUG_PAGES_FOR: 'anybody' });

    await expect.poll(server.output).toMatch(/Stop with Ctrl-C/);
    expect(server.output()).toMatch(/\nEverybody who can reach this machine can sign in as anybody: DEBUG_/);
  });

  test('a key that the bucket does not take is told at the start, with its setting', async () => {
    const s3 = await startS3Server();
    const { endpoint, bucket, region, accessKeyId } = s3.settings;

    const environment = {
      STORAGE: 's3',
      S3_ENDPOINT: String(endpoint),
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: 'mistyped',
    };
    const server = await start(environment);

    await expect.poll(server.output).toMatch(/"not ready"/);
    expect(server.output()).toMatch(/refuses the signature: see S3_SECRET_ACCESS_KEY/);
    const verify = execute(process.execPath, [HEMLINE, 'verify'], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
    });
    await expect(verify).rejects.toThrow(/refuses the signature: see S3_SECRET_ACCESS_KEY/);
    await s3.close();
  });

  test('in a household a forgotten password is replaced with a code of the operator', async () => {
    const environment = { MODE: 'household', HOST: '127.0.0.1' };
    const { address } = await start(environment);
    await register(address);
    const code = await resetCodeOf('Ada@Example.com ', environment);
    // Somebody in the network asks for one, which is no end of the operator's.
    await post(`${address}/api/auth/forgot-password`, { email: 'ada@example.com' });
    await sleep(500);

    const newPassword = 'quite another password';
    const form = { email: 'ada@example.com', token: code, newPassword, confirmPassword: newPassword };
    expect((await post(`${address}/api/auth/reset-password`, form)).status).toBe(200);
    expect((await post(`${address}/api/auth/reset-password`, form)).status).toBe(400);
    const login = { email: form.email, password: newPassword };
    expect((await post(`${address}/api/auth/login`, login)).status).toBe(200);
    await expect(resetCodeOf('nobody@example.com', environment)).rejects.toThrow('Nobody has the address');
  });

  test('an upload that stalls does not keep it from closing cleanly', async () => {
    const server = await start();
    const cookie = await register(server.address);
    const cut = upload(server.address, cookie, await drawPhoto(), 'cut').catch(() => 0);
    await expect.poll(() => readdirSync(join(folder, 'tmp')).length).toBe(1);
    server.child.kill('SIGTERM');

    expect(await server.exit).toBe(0);
    await cut;
  });

  test('what is asked while it closes is still answered', async () => {
    const server = await start();
    const cookie = await register(server.address);
    const slow = upload(server.address, cookie, await drawPhoto({ width: 3000, height: 4000 }), 'whole');
    const agents = Array.from({ length: 10 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const askUntilClosed = async (agent: Agent) => {
      for (;;) {
        const ending = await ask(`${server.address}/api/packages`, agent);
        if (ending !== 'kept open') return ending;
        // Idle for a moment, as connections of browsers and proxies are.
        await sleep(30);
      }
    };
    const endings = agents.map(askUntilClosed);
    await sleep(100);
    server.child.kill('SIGTERM');

    expect(await slow).toBe(200);
    expect(await server.exit).toBe(0);
    expect(new Set(await Promise.all(endings))).toEqual(new Set(['closed with an answer']));
    for (const agent of agents) agent.destroy();
  });

  test('before it closes it says for a while that it is not ready, and goes on answering', async () => {
    const server = await start({ DRAIN_SECONDS: '2' });
    const statusOf = async (path: string) => (await fetch(`${server.address}${path}`)).status;
    expect(await statusOf('/readyz')).toBe(200);

    server.child.kill('SIGTERM');

    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect([await statusOf('/healthz'), await statusOf('/api/packages')]).toEqual([200, 200]);
    expect(await server.exit).toBe(0);
  });

  test('a second one on the same folder ends at once and names the first, which goes on', async () => {
    const first = await start();

    const second = run();

    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`in use by another Hemline (process ${first.child.pid})`);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  });

  test('a taken port is one clear line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    const server = run({ PORT: String(port) });

    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      'That port is taken by another program. Stop it, or choose another one: PORT=3001 npm start\n',
    );
    other.close();
  });

  test.each([
    ['a data folder that is a file', { DATA_DIR: MAIN }, /^Hemline cannot start\. EEXIST: .*main\.ts'\n$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' },
      /^DATABASE_URL: no connection\. connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
    ],
    ['a host that is not ours', { HOST: '192.0.2.1' }, /^Hemline cannot start\. listen EADDRNOTAVAIL.*\n$/],
    [
      'a picture decoder that is not for this machine',
      { NODE_OPTIONS: `--import=${WITHOUT_SHARP}` },
      /\nPictures cannot be made here, so Hemline ends\. No decoder for this machine\. Install the packages anew: npm ci\n$/,
    ],
  ])('%s is one clear line', async (_name, environment, line) => {
    const server = run(environment);

    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(line);
  });

  test('pictures that have gone stop the next start, until the operator says that they are lost', async () => {
    const first = await start();
    expect(await upload(first.address, await register(first.address), await drawPhoto(), 'whole')).toBe(200);
    first.child.kill('SIGTERM');
    await first.exit;
    rmSync(join(folder, 'files'), { recursive: true });

    const second = run();
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(
      /^The database knows pictures, but where they should be there are none\. .*\n$/,
    );
    expect(readdirSync(folder)).not.toContain('files');

    const third = run({ EXPECT_DATA: 'no' });
    await expect.poll(third.output).toMatch(/^Hemline is at /);
  });

  test('production without its settings ends with one line for each', async () => {
    const server = run({ NODE_ENV: 'production' });

    expect(await server.exit).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^PUBLIC_URL is missing/),
      expect.stringMatching(/^SESSION_SECRET is missing/),
      expect.stringMatching(/^MAIL_URL is missing/),
      expect.stringMatching(/^MAIL_FROM is missing/),
    ]);
  });

  test('killed in the middle of uploads leaves no orphan row and no orphan file after the next start', async () => {
    const photo = await drawPhoto({ width: 1600, height: 2000 });
    const first = await start();
    const cookie = await register(first.address);
    await upload(first.address, cookie, photo, 'whole');
    // One upload that never ends, and several that are being taken in.
    void upload(first.address, cookie, photo, 'cut').catch(() => {});
    const underWay = Array.from({ length: 4 }, () =>
      upload(first.address, cookie, photo, 'whole').catch(() => 0),
    );
    await sleep(150);
    first.child.kill('SIGKILL');
    await first.exit;
    await Promise.all(underWay);

    const second = await start();
    const listed = await fetch(`${second.address}/api/photos`, { headers: { cookie } });
    const photos = listPhotos.response.parse(await listed.json());

    expect(photos.length).toBeGreaterThanOrEqual(1);
    for (const { url, thumbnailUrl, thumbnailAvifUrl } of photos) {
      for (const file of [url, thumbnailUrl, thumbnailAvifUrl]) {
        expect((await fetch(`${second.address}${file}`, { headers: { cookie } })).status).toBe(200);
      }
    }
    const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(photos.length * 3);
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  });

  interface Started {
    child: ChildProcess;
    output: () => string;
    exit: Promise<number | null>;
  }

  function run(environment: Record<string, string> = {}): Started {
    const child = spawn(process.execPath, [MAIN], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const server = {
      child,
      output: () => output,
      exit: once(child, 'exit').then(([code]) => code as number | null),
    };
    started.push(server);
    return server;
  }

  async function resetCodeOf(email: string, environment: Record<string, string>): Promise<string> {
    const { stdout } = await execute(process.execPath, [HEMLINE, 'users', 'reset-password', email], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...environment },
    });
    return stdout.split('\n')[0] ?? '';
  }

  async function start(environment: Record<string, string> = {}): Promise<Started & { address: string }> {
    const server = run(environment);
    await expect.poll(server.output).toMatch(/Stop with Ctrl-C/);
    const address = /http:\/\/localhost:\d+/.exec(server.output())?.[0] ?? '';
    return { ...server, address: address.replace('localhost', '127.0.0.1') };
  }
});

function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function register(address: string): Promise<string> {
  const form = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' };
  const answer = await post(`${address}/api/auth/register`, form);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** How a connection stands after one more request over it. */
function ask(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      const closes = answer.headers.connection === 'close';
      answer.resume().once('end', () => resolve(closes ? 'closed with an answer' : 'kept open'));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

/** Sends a photo; `cut` stops half-way and never ends. */
function upload(address: string, cookie: string, photo: Uint8Array, how: 'whole' | 'cut'): Promise<number> {
  const head = Buffer.from(
    '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  );
  const body = Buffer.concat([head, photo, Buffer.from('\r\n--x--\r\n')]);
  return new Promise((resolve, reject) => {
    const sending = request(`${address}/api/photos/upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length },
    });
    sending.on('error', reject);
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    if (how === 'whole') sending.end(body);
    else sending.write(body.subarray(0, body.length / 2));
  });
}
