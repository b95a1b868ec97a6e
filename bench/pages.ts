import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/find-chromium.ts';
import { type Figure, median, milliseconds } from './figure.ts';
import { start, stop } from './start.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PUBLIC_PAGES = ['/', '/login', '/landing'];
const GATES = { publicLcpMs: 1_000, dashboardLcpMs: 1_800, shift: 0.01, interactionMs: 120 };
const SLOWER_CPU = 4;

/** What Lighthouse says of a page, on its preset of a slow phone. */
interface Reading {
  largestPaintMs: number;
  shift: number;
  blockedMs: number;
  scores: number[];
}

/** The first view of visitors and of somebody signed in, and how quickly the dashboard answers a hand on a slow processor. */
export async function measurePages(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const { child, address } = await start(process.execPath, ['src/server/main.ts'], folder);
  const port = 9_222 + Math.floor(Math.random() * 20_000);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const cookie = await registerSomebody(address);
    const figures: Figure[] = [];
    for (const path of PUBLIC_PAGES) {
      const reading = await read(`${address}${path}`, port);
      figures.push(figureOf(`page ${path}`, reading, GATES.publicLcpMs, true));
    }
    const dashboard = await read(`${address}/home`, port, cookie);
    figures.push(figureOf('dashboard, first tab', dashboard, GATES.dashboardLcpMs, false));
    figures.push(await measureInteractions(browser, address, cookie));
    return figures;
  } finally {
    await browser.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(url: string, port: number, cookie?: string): Promise<Reading> {
  const readings: Reading[] = [];
  for (let tries = 0; readings.length < RUNS; tries += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      // Now and then the browser loses a recording.
      if (tries < 2 * RUNS) continue;
      throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? url}`);
    }
    readings.push({
      largestPaintMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      blockedMs: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      scores: CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    });
  }
  const middle = (pick: (reading: Reading) => number) => median(readings.map(pick));
  return {
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    shift: middle(({ shift }) => shift),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    scores: CATEGORIES.map((_, place) => middle(({ scores }) => scores[place] ?? 0)),
  };
}

function figureOf(what: string, reading: Reading, gateMs: number, mustBePerfect: boolean): Figure {
  const { largestPaintMs, shift, blockedMs, scores } = reading;
  const isMissed =
    largestPaintMs > gateMs || shift > GATES.shift || (mustBePerfect && scores.some((score) => score < 100));
  return {
    what: `${what}: largest paint (gate ${milliseconds(gateMs)}), shift, blocked; Lighthouse mobile, median of ${RUNS}`,
    value: `${milliseconds(largestPaintMs)}, ${shift.toFixed(3)}, ${milliseconds(blockedMs)}; ${scores.join('/')}`,
    isMissed,
  };
}

/** The slowest of a scripted visit's interactions: every tab, a dialog, typing into a search. */
async function measureInteractions(browser: Browser, address: string, cookie: string): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) slowest.ms = Math.max(slowest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(`${address}/home`);
  await visit(page);
  const ms = await page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
  await context.close();
  return {
    what: `slowest of a visit's interactions to its next paint, processor slowed ${SLOWER_CPU} × (gate ${GATES.interactionMs} ms)`,
    value: milliseconds(ms),
    isMissed: ms > GATES.interactionMs,
  };
}

async function visit(page: Page): Promise<void> {
  for (const round of [1, 2]) {
    for (const name of ['Style Quiz', 'My Style', 'Inspirations', 'Outfits', 'Upload Photos']) {
      await page.getByRole('tab', { name }).click();
      await page.waitForLoadState('networkidle');
      // The polite pause of a person, in which what was fetched is drawn.
      await page.waitForTimeout(round === 1 ? 600 : 300);
    }
  }
  await page.getByRole('tab', { name: 'Outfits' }).click();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('dialog').getByLabel('What for?').pressSequentially('a dinner', { delay: 60 });
  await page.waitForTimeout(500);
}

/** @returns the session's cookie, as a header has it */
async function registerSomebody(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Byron',
      email: `${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
    }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Nobody could be registered: ${answer.status}`);
  return cookie;
}
