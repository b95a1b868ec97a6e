import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, startModelProvider } from '#server/testing/model-provider.ts';
import { goodReply } from '#server/testing/model-replies.ts';
import { type Figure, median, milliseconds, percentile } from './figure.ts';

const ROOT = join(import.meta.dirname, '..');
const PEOPLE = 10;
const OUTFITS_EACH = 5;
const PROVIDER_MS = 5_000;
const REST_MS = 5_000;
const ASK_EVERY_MS = 20;
/** What an open tab asks for. */
const PAGES = ['/api/auth/user', '/api/outfits', '/api/user/plan-status', '/api/photos'];

/** Many outfits at once by a model that takes its time: how the others fare meanwhile. */
export async function measureModels(): Promise<Figure[]> {
  const provider = await startModelProvider(async (response, call, index) => {
    await sleep(PROVIDER_MS);
    return say(goodReply)(response, call, index);
  });
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const { child, address } = await start(folder, provider.baseUrl('openai-compatible'));

  try {
    const people = await Promise.all(
      Array.from({ length: PEOPLE + 1 }, (_, index) => register(address, index)),
    );
    const bystander = people.pop() as string;
    const resting = await timesWhile(address, bystander, sleep(REST_MS));
    const began = performance.now();
    const orders = people.flatMap((cookie) =>
      Array.from({ length: OUTFITS_EACH }, () => generate(address, cookie)),
    );
    let finished = 0;
    for (const order of orders) order.then((status) => (finished += status === 200 ? 1 : 0));
    const busy = await timesWhile(address, bystander, Promise.all(orders));
    const tookMs = performance.now() - began;

    return [
      {
        what: `outfits asked for at once, of a model that takes ${PROVIDER_MS / 1_000} s`,
        value: String(orders.length),
      },
      { what: 'of which were made', value: `${finished}, in ${milliseconds(tookMs)}` },
      { what: `other requests meanwhile (${busy.length}): median`, value: milliseconds(median(busy)) },
      { what: 'other requests meanwhile: 99th percentile', value: milliseconds(percentile(busy, 99)) },
      { what: 'the same at rest: 99th percentile', value: milliseconds(percentile(resting, 99)) },
    ];
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(dataDir: string, baseUrl: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      GENERATION_LIMITS: 'unlimited',
      TRUSTED_PROXIES: '127.0.0.1',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'slow',
      AI_BASE_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const address = /Hemline is at (\S+)/.exec(output)?.[1];
    if (address !== undefined) return { child, address };
  }
  throw new Error(`the server did not start: ${output}`);
}

/** @returns the session's cookie. */
async function register(address: string, index: number): Promise<string> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    // Each from an address of its own, as people are; the limits of registering stay on.
    headers: { 'content-type': 'application/json', origin: address, 'x-forwarded-for': `10.1.0.${index}` },
    body: JSON.stringify({
      name: `Wearer ${index}`,
      email: `wearer-${index}@example.com`,
      password: 'correct horse battery',
    }),
  });
  if (!answer.ok) throw new Error(`could not register: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function generate(address: string, cookie: string): Promise<number> {
  const answer = await fetch(`${address}/api/outfits/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify({ prompt: 'office' }),
  });
  await answer.text();
  return answer.status;
}

/** Milliseconds of each request of an open tab, until something has ended. */
async function timesWhile(address: string, cookie: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  until.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${address}${PAGES[turn % PAGES.length]}`, { headers: { cookie } });
    await answer.text();
    times.push(performance.now() - began);
    await sleep(ASK_EVERY_MS);
  }
  return times;
}
