import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addPieces,
  listFinds,
  listPieces,
  MAX_FINDS,
  MAX_PIECES_AT_ONCE,
  uploadFinds,
} from '#contract/closet.ts';
import { listJobs } from '#contract/jobs.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { type Figure, median, milliseconds, percentile } from './figure.ts';
import { processorMs } from './processor-ms.ts';
import { start, stop } from './start.ts';

const PIECES = 500;
const RUNS = 60;
const GATE_LIST_MS = 30;
const GATE_POLL_MS = 100;
/** A screen asks less often. */
const BETWEEN_POLLS_MS = 50;

/** A full closet as it is listed, and what thirty photos on their way into it do to whoever asks for something else meanwhile. */
export async function measureCloset(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const { child, address } = await start(process.execPath, ['src/server/main.ts'], folder);
  try {
    const ask = await register(address);
    return [...(await measureList(ask, child.pid)), ...(await measurePolls(ask))];
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

type Ask = (route: { path: string; method: string }, options?: RequestInit) => Promise<Response>;

async function register(address: string): Promise<Ask> {
  const headers = { 'content-type': 'application/json' };
  const person = { name: 'Iris Apfel', email: 'iris@example.com', password: 'correct horse battery' };
  const body = JSON.stringify(person);
  const answer = await fetch(`${address}/api/auth/register`, { method: 'POST', headers, body });
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return ({ path, method }, options = {}) =>
    fetch(address + path, { method, ...options, headers: { cookie, ...options.headers } });
}

async function measureList(ask: Ask, pid: number | undefined): Promise<Figure[]> {
  for (let added = 0; added < PIECES; added += MAX_PIECES_AT_ONCE) {
    const pieces = Array.from({ length: Math.min(MAX_PIECES_AT_ONCE, PIECES - added) }, (_, index) => ({
      garment: 'soft-blazer',
      name: `navy linen blazer ${added + index}`,
      brand: 'A brand',
      size: '40',
      colors: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
    }));
    const headers = { 'content-type': 'application/json' };
    await ask(addPieces, { headers, body: JSON.stringify({ pieces }) });
  }
  let [before, etag] = [0, ''];
  for (let run = 0; run < 2 * RUNS; run += 1) {
    // The first half warms the compiler.
    if (run === RUNS) before = processorMs(pid);
    const answer = await ask(listPieces);
    await answer.arrayBuffer();
    etag = answer.headers.get('etag') ?? '';
  }
  const used = (processorMs(pid) - before) / RUNS;
  const unchanged = await ask(listPieces, { headers: { 'if-none-match': etag } });

  return [
    {
      what: `processor time of the server for the list of ${PIECES} pieces, mean of ${RUNS} (gate ${GATE_LIST_MS} ms)`,
      value: milliseconds(used),
      isMissed: used > GATE_LIST_MS,
    },
    { what: 'the same, unchanged', value: String(unchanged.status), isMissed: unchanged.status !== 304 },
  ];
}

/** Each photo in a request of its own, as the browser sends them. */
async function measurePolls(ask: Ask): Promise<Figure[]> {
  const photos = await Promise.all(
    Array.from({ length: MAX_FINDS }, (_, index) =>
      drawPhoto({ colour: `#${(0x1f2a44 + index * 0x040711).toString(16)}`, width: 1200, height: 1600 }),
    ),
  );
  const began = performance.now();
  const polls: number[] = [];
  let isDone = false;
  const polling = (async () => {
    while (!isDone) {
      const asked = performance.now();
      await (await ask(listJobs)).arrayBuffer();
      polls.push(performance.now() - asked);
      await sleep(BETWEEN_POLLS_MS);
    }
  })();
  for (const [index, bytes] of photos.entries()) {
    const body = new FormData();
    body.append('photos', new File([bytes.slice()], `${index}.jpg`, { type: 'image/jpeg' }));
    await ask(uploadFinds, { body });
  }
  for (let waiting = MAX_FINDS; waiting > 0; await sleep(500)) {
    const { finds } = listFinds.response.parse(await (await ask(listFinds)).json());
    waiting = finds.filter(({ state }) => state === 'waiting').length;
  }
  const seconds = (performance.now() - began) / 1_000;
  isDone = true;
  await polling;

  return [
    { what: `${MAX_FINDS} photos sent and looked at`, value: `${seconds.toFixed(0)} s` },
    {
      what: `${polls.length} polls meanwhile, 99th percentile (gate ${GATE_POLL_MS} ms); median`,
      value: `${milliseconds(percentile(polls, 99))}; ${milliseconds(median(polls))}`,
      isMissed: percentile(polls, 99) > GATE_POLL_MS,
    },
  ];
}
