import { expect, type Page, test } from '@playwright/test';
import { ALL_PLACES } from './places/all-places.ts';
import { axe, axeOnColours } from './places/checks/axe.ts';
import { unseenFocus } from './places/checks/focus.ts';
import { writtenOnLitGround } from './places/checks/lit-ground.ts';
import { motion } from './places/checks/motion.ts';
import { reflow } from './places/checks/reflow.ts';
import { structure } from './places/checks/structure.ts';
import { smallTargets } from './places/checks/targets.ts';
import { isThere, type Place } from './places/place.ts';
import { lookFrom, type Visitor, visit } from './places/visit.ts';
import { type RunningApp, startApp } from './start-app.ts';

/*
 * Every screen, dialog and state, each visited once by somebody who asked for no motion: what axe finds on a phone in the
 * light and in a wide window in the dark, and what somebody who listens stumbles over. It takes its time, so it is asked
 * for: ACCESSIBILITY=quick does that. ACCESSIBILITY=all also looks at the other theme of each, the sizes of targets, the
 * ring of the focus, and what a window of 320 px and letters of twice the size take away. ACCESSIBILITY=once goes where
 * an address alone leads: every page and tab, and the dialogs that have one; each from one of the two sides, by turns.
 * ACCESSIBILITY=half goes to every other of these, for a run that has to be over soon.
 */
const MODE = process.env.ACCESSIBILITY;
test.skip(MODE === undefined, 'ACCESSIBILITY=half, once, quick or all asks for it');

const isOnce = MODE === 'once' || MODE === 'half';
const WITH_AN_ADDRESS = ALL_PLACES.filter(({ stub, open }) => stub === undefined && open === undefined);
const PLACES = isOnce ? WITH_AN_ADDRESS.filter((_, at) => MODE === 'once' || at % 2 === 0) : ALL_PLACES;

const SIDES = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;
type Side = (typeof SIDES)[number];

let app: RunningApp;
let visitor: Visitor;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  visitor = visit(browser, app.address, { reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await visitor.close();
  await app.stop();
});

for (const [turn, place] of PLACES.entries()) {
  test(place.name, async () => {
    const there = SIDES.filter(({ width }) => isThere(place, width));
    const sides = isOnce ? [there[turn % there.length] as Side] : there;
    const page = await visitor.go(place, sides[0] as Side);
    try {
      expect(await complaintsOf(page, place, sides)).toEqual([]);
    } finally {
      await page.close();
    }
  });
}

async function complaintsOf(page: Page, place: Place, sides: readonly Side[]): Promise<string[]> {
  const complaints: string[] = [];
  const look: Look = async (from, check) => {
    for (const complaint of await check(page)) complaints.push(`${from}: ${complaint}`);
  };

  // What is printed is seen and not heard, and nothing in it can be pressed.
  const isPaper = place.view === 'paper';
  if (!isPaper) {
    await look('heard', structure);
    await look('no motion', motion);
    await look('by night', writtenOnLitGround);
  }
  for (const side of sides) {
    if (side !== sides[0]) await lookFrom(page, side);
    await look(`${isPaper ? 'paper' : side.width} ${side.theme}`, axe);
    if (MODE === 'all' && !isPaper) await (side.width === 390 ? lookAtPhone : lookAtWideWindow)(page, look);
  }
  return complaints;
}

type Look = (from: string, check: (page: Page) => Promise<string[]>) => Promise<void>;

async function lookAtPhone(page: Page, look: Look): Promise<void> {
  await look('390', smallTargets);
  await lookFrom(page, { width: 390, theme: 'dark' });
  await look('390 dark', axeOnColours);
  await largeText(page, () => look('390, letters at 200 %', reflow));
  await lookFrom(page, { width: 320, theme: 'light' });
  await look('320', reflow);
}

async function lookAtWideWindow(page: Page, look: Look): Promise<void> {
  await look('1280', smallTargets);
  await lookFrom(page, { width: 1280, theme: 'light' });
  await look('1280 light', axeOnColours);
  await largeText(page, () => look('1280, letters at 200 %', reflow));
  await look('1280', unseenFocus);
}

async function largeText(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
