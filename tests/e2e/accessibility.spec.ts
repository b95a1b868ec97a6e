import { expect, type Page, test } from '@playwright/test';
import { ALL_PLACES } from './places/all-places.ts';
import { axe, axeOnColours } from './places/checks/axe.ts';
import { unseenFocus } from './places/checks/focus.ts';
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
 * for: ACCESSIBILITY=quick does that; ACCESSIBILITY=all also looks at the other theme of each, the sizes of targets, the
 * ring of the focus, and what a window of 320 px and letters of twice the size take away.
 */
test.skip(process.env.ACCESSIBILITY === undefined, 'ACCESSIBILITY=quick or all asks for it');

// The places say what is wrong by themselves; traces of all of them take a third of the time.
test.use({ trace: 'off' });

const isWhole = process.env.ACCESSIBILITY === 'all';

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

for (const place of ALL_PLACES) {
  if (place.view === 'paper') continue;
  test(place.name, async () => {
    const page = await visitor.go(place, { width: isThere(place, 390) ? 390 : 1280, theme: 'light' });
    try {
      expect(await complaintsOf(page, place)).toEqual([]);
    } finally {
      await page.close();
    }
  });
}

async function complaintsOf(page: Page, place: Place): Promise<string[]> {
  const complaints: string[] = [];
  const look: Look = async (from, check) => {
    for (const complaint of await check(page)) complaints.push(`${from}: ${complaint}`);
  };

  await look('heard', structure);
  await look('no motion', motion);
  if (isThere(place, 390)) {
    await look('390 light', axe);
    if (isWhole) await lookAtPhone(page, look);
  }
  if (isThere(place, 1280)) {
    await lookFrom(page, { width: 1280, theme: 'dark' });
    await look('1280 dark', axe);
    if (isWhole) await lookAtWideWindow(page, look);
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
