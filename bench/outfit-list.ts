import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { type Figure, median, milliseconds, percentile } from './figure.ts';
import { measureListAnswer } from './list-answer.ts';
import { pressOn } from './press-on.ts';
import { seedOutfits } from './seed-outfits.ts';
import { start, stop } from './start.ts';
import { type Answer, recordAnswers } from './traced-answers.ts';

const OUTFITS = 500;
/** As slow as a phone of the middle class. */
const CPU_SLOWDOWN = 4;
const GATE_MS = 50;
/** Some narrow the list, some empty it, some change it entirely. */
const WORDS = ['navy', 'trousers', 'linen', 'zzz', 'wedding', 'shoes', 'silk'];
const FILTER_ROUNDS = 5;
/** The rows, the line that counts them, and the words for none. */
const ANSWERS = '[role=tabpanel]:not([hidden]) :is(ul, p[aria-live], .basting)';

/** The list with 500 outfits in a real browser: from a key or a press to the frame with the rows that it asked for. */
export async function measureOutfitList(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const { email, password } = await seedOutfits(folder, OUTFITS);
  const { child, address } = await start(process.execPath, ['src/server/main.ts'], folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.request.post(`${address}/api/auth/login`, { data: { email, password } });
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await measureListAnswer(address, cookie, child.pid);
    await page.goto(`${address}/home?tab=outfits`);
    await page.getByRole('listitem').nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    return [
      ...answer,
      ...figuresOf('a key in the search field', await measureKeys(page)),
      ...figuresOf('a price filter or "Favorites only"', await measureFilters(page)),
    ];
  } finally {
    await browser.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(what: string, answers: Answer[]): Figure[] {
  const where = `${OUTFITS} outfits, CPU slowed ${CPU_SLOWDOWN} ×, ${answers.length} tries`;
  const own = answers.map(({ ownMs }) => ownMs);
  const wall = answers.map(({ wallMs }) => wallMs);
  return [
    {
      what: `${what}, until the list has followed (${where}): the main thread's own time; median, 95th percentile, worst (gate ${GATE_MS} ms for the first two)`,
      value: spread(own),
      isMissed: percentile(own, 95) > GATE_MS,
    },
    { what: 'the same on the clock', value: spread(wall) },
  ];
}

function spread(times: number[]): string {
  return [median(times), percentile(times, 95), Math.max(...times)].map(milliseconds).join(', ');
}

async function measureKeys(page: Page): Promise<Answer[]> {
  await page.getByRole('searchbox', { name: 'Search outfits' }).click();
  const answers = await recordAnswers(page, ANSWERS);
  for (const word of WORDS) {
    for (const letter of word) await answers.record(() => page.keyboard.press(letter));
    for (const _ of word) await answers.record(() => page.keyboard.press('Backspace'));
  }
  return answers.finish();
}

async function measureFilters(page: Page): Promise<Answer[]> {
  const chips = page.getByRole('group', { name: 'Price range' }).getByRole('button');
  const favorites = page.getByRole('button', { name: 'Favorites only' });
  const answers = await recordAnswers(page, ANSWERS);
  for (let round = 0; round < FILTER_ROUNDS; round += 1) {
    for (let chip = 1; chip < (await chips.count()); chip += 1) await press(chips.nth(chip));
    await press(chips.first());
    await press(favorites);
    await press(favorites);
  }
  return answers.finish();

  async function press(what: Locator): Promise<void> {
    await answers.record(await pressOn(what));
  }
}
