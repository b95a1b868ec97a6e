import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { DASHBOARD_TABS } from '#contract/screens.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { type Figure, median, milliseconds } from './figure.ts';
import { furnish, seedMember } from './furnished-member.ts';
import { measureInteractions } from './interactions.ts';
import { start, stop } from './start.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
/** Of the dashboard: it is private, so robots.txt and its own words keep it out of the search that SEO measures. */
const PRIVATE_CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices'];
const PUBLIC_PAGES = ['/', '/login', '/landing'];
const GATES = { publicLcpMs: 1_000, dashboardLcpMs: 1_800, shift: 0.01 };

/** What Lighthouse says of a page, on its preset of a slow phone. */
interface Reading {
  largestPaintMs: number;
  shift: number;
  blockedMs: number;
  scores: Partial<Record<Category, number>>;
}

/** The first view of visitors and, tab by tab, of somebody with photos, a profile and outfits, and how quickly the dashboard answers a hand on a slow processor. */
export async function measurePages(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const member = await seedMember(folder);
  const { child, address } = await start(process.execPath, ['src/server/main.ts'], folder);
  const port = 9_222 + Math.floor(Math.random() * 20_000);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const cookie = await furnish(address, member);
    const figures: Figure[] = [];
    for (const path of PUBLIC_PAGES) {
      const reading = await read(`${address}${path}`, port, CATEGORIES);
      figures.push(figureOf(`page ${path}`, reading, { ms: GATES.publicLcpMs, perfect: CATEGORIES }));
    }
    const gate = { ms: GATES.dashboardLcpMs, perfect: ['accessibility', 'best-practices'] as const };
    for (const tab of DASHBOARD_TABS) {
      const reading = await read(`${address}/home?tab=${tab}`, port, PRIVATE_CATEGORIES, cookie);
      figures.push(figureOf(`dashboard in use, tab ${tab}`, reading, gate));
    }
    figures.push(...(await measureInteractions(browser, address, cookie)));
    return figures;
  } finally {
    await browser.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(
  url: string,
  port: number,
  categories: readonly Category[],
  cookie?: string,
): Promise<Reading> {
  const readings: Reading[] = [];
  for (let tries = 0; readings.length < RUNS; tries += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
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
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
      ),
    });
  }
  const middle = (pick: (reading: Reading) => number) => median(readings.map(pick));
  return {
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    shift: middle(({ shift }) => shift),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    scores: Object.fromEntries(categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)])),
  };
}

function figureOf(
  what: string,
  { largestPaintMs, shift, blockedMs, scores }: Reading,
  gate: { ms: number; perfect: readonly Category[] },
): Figure {
  const isMissed =
    largestPaintMs > gate.ms || shift > GATES.shift || gate.perfect.some((name) => scores[name] !== 100);
  const measured = Object.keys(scores).join('/');
  return {
    what: `${what}: largest paint (gate ${milliseconds(gate.ms)}), shift, blocked; Lighthouse mobile (${measured}), median of ${RUNS}`,
    value: `${milliseconds(largestPaintMs)}, ${shift.toFixed(3)}, ${milliseconds(blockedMs)}; ${Object.values(scores).join('/')}`,
    isMissed,
  };
}
