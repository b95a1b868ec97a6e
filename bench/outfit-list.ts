import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Outfit, PRICE_RANGES } from '#contract/outfits.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { type Figure, median, milliseconds } from './figure.ts';

const ROOT = join(import.meta.dirname, '..');
const OUTFITS = 500;
/** As slow as a phone of the middle class. */
const CPU_SLOWDOWN = 4;
const PROMPTS = [
  'office',
  'a weekend walk in autumn',
  'a summer wedding',
  'dinner with friends',
  'gym',
  'beach',
];
const WORDS = ['navy', 'trousers', 'linen', 'zzz'];

/**
 * The list with 500 outfits in a real browser: from a key or a press to the picture on screen that answers it, both
 * as the browser counts interactions and until the list itself has followed.
 */
export async function measureOutfitList(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const person = {
    name: 'Ada Byron',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
  };
  await seed(folder, person);

  const { child, address } = await start(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const { email, password } = person;
    await page.request.post(`${address}/api/auth/login`, { data: { email, password } });
    await page.goto(`${address}/home?tab=outfits`);
    await page.getByRole('listitem').nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchAnswers);

    const keys = await measureKeys(page);
    const filters = await measureFilters(page);
    return [
      ...figuresOf('a key in the search field', keys),
      ...figuresOf('a price filter or "Favorites only"', filters),
    ];
  } finally {
    await browser.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Answer {
  /** To the next paint, as the browser counts an interaction (in steps of 8 ms). */
  paintMs: number;
  /** Until the line over the list and the rows say the new result. */
  listMs: number;
}

function figuresOf(what: string, answers: Answer[]): Figure[] {
  const worst = (of: (answer: Answer) => number) => milliseconds(Math.max(...answers.map(of)));
  const middle = (of: (answer: Answer) => number) => milliseconds(median(answers.map(of)));
  const where = `${OUTFITS} outfits, CPU slowed ${CPU_SLOWDOWN} ×, ${answers.length} tries`;
  return [
    {
      what: `${what}, to the next paint (${where}): median, worst`,
      value: `${middle(({ paintMs }) => paintMs)}, ${worst(({ paintMs }) => paintMs)}`,
    },
    {
      what: `${what}, until the list has followed: median, worst`,
      value: `${middle(({ listMs }) => listMs)}, ${worst(({ listMs }) => listMs)}`,
    },
  ];
}

async function measureKeys(page: Page): Promise<Answer[]> {
  const field = page.getByRole('searchbox', { name: 'Search outfits' });
  await field.click();
  const answers: Answer[] = [];
  for (const word of WORDS) {
    for (const letter of word) answers.push(await answerTo(page, () => page.keyboard.press(letter)));
    for (const _ of word) answers.push(await answerTo(page, () => page.keyboard.press('Backspace')));
  }
  return answers;
}

async function measureFilters(page: Page): Promise<Answer[]> {
  const answers: Answer[] = [];
  const chips = page.getByRole('group', { name: 'Price range' }).getByRole('button');
  for (let round = 0; round < 2; round += 1) {
    for (let chip = 1; chip < (await chips.count()); chip += 1)
      answers.push(await answerTo(page, () => chips.nth(chip).click()));
    answers.push(await answerTo(page, () => chips.first().click()));
    const favorites = page.getByRole('button', { name: 'Favorites only' });
    answers.push(await answerTo(page, () => favorites.click()));
    answers.push(await answerTo(page, () => favorites.click()));
  }
  return answers;
}

/** Lets the browser rest, acts, and reads what the page has noted about it. */
async function answerTo(page: Page, act: () => Promise<void>): Promise<Answer> {
  await page.waitForTimeout(350);
  await page.evaluate(() => window.benchAnswers?.begin());
  await act();
  await page.waitForTimeout(450);
  return page.evaluate(() => window.benchAnswers?.read() ?? { paintMs: Number.NaN, listMs: Number.NaN });
}

declare global {
  interface Window {
    benchAnswers?: { begin(): void; read(): Answer };
  }
}

/** Runs in the page: notes when an interaction began, when it was painted, and when the list had followed it. */
function watchAnswers(): void {
  let paintMs = 0;
  let began = 0;
  let followed = 0;
  const note = (event: Event) => {
    if (began === 0) began = event.timeStamp;
  };
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, note, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paintMs = Math.max(paintMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // It is part of the same change as the rows. Where the number stays the same there is nothing to follow.
  const line = document.querySelector('[role=tabpanel]:not([hidden]) p[aria-live=polite]');
  new MutationObserver(() => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (began > 0 && followed === 0) followed = performance.now();
      }),
    );
  }).observe(line ?? document.body, { childList: true, subtree: true, characterData: true });

  window.benchAnswers = {
    begin() {
      paintMs = 0;
      began = 0;
      followed = 0;
    },
    // Below the threshold the browser reports nothing: it was painted within 16 ms.
    read: () => ({ paintMs: paintMs || 16, listMs: followed === 0 ? paintMs || 16 : followed - began }),
  };
}

/** A person with 500 outfits that differ, written straight into the database: making them would take minutes. */
async function seed(folder: string, person: object): Promise<void> {
  const { child, address } = await start(folder);
  const registered = await post(`${address}/api/auth/register`, person, '');
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const made: Outfit[] = [];
  for (const prompt of PROMPTS) {
    made.push((await (await post(`${address}/api/outfits/generate`, { prompt }, cookie)).json()) as Outfit);
  }
  await stop(child);

  const database = openDatabase({ databaseUrl: null, dataDir: folder });
  const [owner] = await database.db.selectFrom('users').select('id').execute();
  const rows = Array.from({ length: OUTFITS - made.length }, (_, index) => {
    const { id: _id, isFavorite: _isFavorite, createdAt, ...content } = made[index % made.length] as Outfit;
    const priceRange = PRICE_RANGES[index % PRICE_RANGES.length];
    return {
      id: randomUUID(),
      userId: owner?.id ?? '',
      content: JSON.stringify({ ...content, title: `${content.title} ${index}`, priceRange }),
      isFavorite: index % 3 === 0 ? 1 : 0,
      createdAt: new Date(new Date(createdAt).getTime() - index * 60_000).toISOString(),
    };
  });
  for (let at = 0; at < rows.length; at += 50)
    await database.db
      .insertInto('outfits')
      .values(rows.slice(at, at + 50))
      .execute();
  await database.close();
}

function post(url: string, body: object, cookie: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function start(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', GENERATION_LIMITS: 'unlimited' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const address = /Hemline is at (\S+)\n/.exec(output)?.[1];
    if (address) return { child, address };
  }
  throw new Error(`the server did not start: ${output}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
