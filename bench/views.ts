import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { serveBrowserDrawn } from './browser-drawn.ts';
import type { Figure } from './figure.ts';
import { measureFirstViews, type Side } from './first-views.ts';
import { furnishAnew } from './furnished-member.ts';
import { start, stop } from './start.ts';

const RUNS = 5;

/**
 * A member's first view of each tab: as the server draws it, and as the browser alone would. With BENCH_AGAINST, the
 * folder of another checkout that is built, by that one too.
 */
export async function measureViews(): Promise<Figure[]> {
  const ends: (() => Promise<void> | void)[] = [];
  const open = async (name: string, checkout?: string): Promise<Side> => {
    const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
    const settings = { GENERATION_LIMITS: 'unlimited' };
    const { child, address } = await start(
      process.execPath,
      ['src/server/main.ts'],
      folder,
      settings,
      checkout,
    );
    ends.push(async () => {
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    });
    return { name, address, cookie: await furnishAnew(address) };
  };

  try {
    const drawn = await open('drawn by the server');
    const plain = await serveBrowserDrawn(drawn.address);
    ends.push(plain.close);
    const sides = [drawn, { ...drawn, name: 'drawn in the browser', address: plain.address }];
    const other = process.env.BENCH_AGAINST;
    if (other !== undefined) sides.push(await open(`as ${other} draws it`, other));

    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    ends.push(() => browser.close());
    return await measureFirstViews(browser, sides, { runs: RUNS });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
