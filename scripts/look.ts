// `npm run look`: a picture of every place of the product, in the sizes and themes that it is made for, and one sheet of
// all of them for each. `npm run look -- --only outfits/detail,quiz/1 --width 320,390 --theme dark` takes what was just
// changed, `--language de` all in German.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ENGLISH } from '#contract/languages.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { ALL_PLACES } from '../tests/e2e/places/all-places.ts';
import { isThere, type Place } from '../tests/e2e/places/place.ts';
import { type Look, lookFrom, standStill, visit } from '../tests/e2e/places/visit.ts';
import { startApp } from '../tests/e2e/start-app.ts';
import { findChromium } from './find-chromium.ts';
import { dictionaryOf } from './languages/dictionary.ts';
import { contactSheet } from './look/contact-sheet.ts';

const FOLDER = join(import.meta.dirname, '../.cache/look');
const WIDTHS = [390, 768, 1280];
const THEMES = ['light', 'dark'] as const;
/** What does not end: a list that grows while it is looked at. */
const TALLEST = 6_000;
/** What moves for ever is never twice the same. */
const MOST_PICTURES = 3;

const { values: chosen } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string', default: ENGLISH },
  },
});
const language = LANGUAGES.all.find((known) => known === chosen.language);
const words = (chosen.only ?? '').split(',');
const places = ALL_PLACES.filter(({ name }) => words.some((word) => name.includes(word)));
const widths = chosen.width?.split(',').map(Number).filter(Number.isInteger) ?? WIDTHS;
const looks: Look[] = widths
  .flatMap((width) => THEMES.map((theme) => ({ width, theme })))
  .filter(({ theme }) => chosen.theme === undefined || theme === chosen.theme);
if (places.length === 0 || looks.length === 0 || language === undefined) {
  console.error('No such place, width, theme or language. The places are:');
  for (const { name } of ALL_PLACES) console.error(`  ${name}`);
  process.exit(1);
}

/** English is what is looked at every day. */
const SPOKEN = language === ENGLISH ? '' : language;
const app = await startApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const visitor = visit(browser, app.address, { locale: language }, await dictionaryOf(language));
const missed: string[] = [];
try {
  for (const place of places) await takeAll(place);
} finally {
  await visitor.close();
  await browser.close();
  await app.stop();
}
if (chosen.only === undefined) for (const look of looks) await makeSheet(look);
for (const line of missed) console.error(line);
console.log(`${places.length - missed.length} places in ${FOLDER}`);
process.exit(missed.length === 0 ? 0 : 1);

/** Goes there once, and looks from every side: a place is the same however wide the window is. */
async function takeAll(place: Place): Promise<void> {
  const wanted = looks.filter(({ width }) => isThere(place, width));
  const [first] = wanted;
  if (!first) return;

  const started = performance.now();
  let page: Page | undefined;
  try {
    page = await visitor.go(place, first);
    for (const look of wanted) await take(page, place, look);
    console.log(`${place.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    missed.push(`MISSED ${place.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await page?.close();
  }
}

async function take(page: Page, place: Place, look: Look): Promise<void> {
  await lookFrom(page, look);
  // Nothing is pointed at, least of all by a finger.
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: place.view === 'paper' ? 'print' : 'screen' });
  await standStill(page);
  const path = fileOf(place, look);
  mkdirSync(dirname(path), { recursive: true });
  if (place.view === 'window') await showWholeDialog(page, look);
  // A page that a dialog holds still, or whose bars stick to the window, is taken in a window as tall as it is.
  // What is measured by the window grows with it.
  else
    for (let more = MOST_PICTURES; more > 0; more -= 1)
      await growTo(page, look, await page.evaluate(() => document.documentElement.scrollHeight));
  writeFileSync(path, await picture(page));
  let part = 2;
  for (; await scrollDialog(page); part += 1) writeFileSync(partOf(path, part), await picture(page));
  // What went on further down when it was last looked at would be taken for a place of today.
  for (; existsSync(partOf(path, part)); part += 1) rmSync(partOf(path, part));
}

function partOf(path: string, part: number): string {
  return path.replace('.png', `-${part}.png`);
}

/** Taken until two are the same: right after a window has grown, some of it may not be drawn yet. */
async function picture(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let more = MOST_PICTURES; more > 0; more -= 1) {
    const next = await page.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** What scrolls inside a dialog is shown by a taller window; a dialog that does not grow with it is shown from its top. */
async function showWholeDialog(page: Page, look: Look): Promise<void> {
  // Who pressed something further down has scrolled.
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('[data-modal]')) sheet.scrollTop = 0;
  });
  const hidden = await hiddenInDialog(page);
  if (hidden === 0) return;
  const { height = 0 } = page.viewportSize() ?? {};
  // A sheet takes so much of the window's height.
  // What has come only now makes it longer once more.
  for (const more of [hidden, 2 * hidden]) {
    await growTo(page, look, Math.ceil(height + more / 0.92) + 1);
    if ((await hiddenInDialog(page)) < hidden) return;
  }
  await page.setViewportSize({ width: look.width, height });
  await page.evaluate(() => {
    for (const body of document.querySelectorAll('[data-dialog-body]')) body.scrollTop = 0;
  });
  await standStill(page);
}

function hiddenInDialog(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('[data-modal], [data-modal] *')].map((element) =>
        getComputedStyle(element).overflowY === 'auto' ? element.scrollHeight - element.clientHeight : 0,
      ),
    ),
  );
}

/** The next part of a dialog that is longer than its window; false at its end. */
function scrollDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const body = [...document.querySelectorAll('[data-dialog-body]')].at(-1);
    // A question stands above it.
    if (!body || document.querySelector('[role=alertdialog]')) return false;
    const before = body.scrollTop;
    body.scrollTop += body.clientHeight;
    return body.scrollTop > before;
  });
}

async function growTo(page: Page, { width }: Look, height: number): Promise<void> {
  const { height: now = 0 } = page.viewportSize() ?? {};
  if (height <= now) return;
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await standStill(page);
}

function fileOf({ name }: Place, { width, theme }: Look): string {
  return join(FOLDER, SPOKEN, `${width}-${theme}`, `${name.replace('/', '-')}.png`);
}

async function makeSheet(look: Look): Promise<void> {
  const there = places.filter((place) => isThere(place, look.width));
  const pictures = there.map((place) => ({ name: place.name, path: fileOf(place, look) }));
  await contactSheet(pictures, join(FOLDER, SPOKEN, `sheet-${look.width}-${look.theme}.png`));
}
