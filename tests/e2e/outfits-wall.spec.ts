import { expect, type Page, test } from '@playwright/test';
import { ALL_PLACES } from './places/all-places.ts';
import { visit } from './places/visit.ts';
import { startApp } from './start-app.ts';

/** The least share of the first screen, by the width of the window. */
const LEAST = [
  [390, 0.55],
  [1280, 0.45],
] as const;

test('with ten outfits the first screen is mostly looks', async ({ browser }) => {
  test.slow();
  const place = ALL_PLACES.find(({ name }) => name === 'outfits/wall');
  if (!place) throw new Error('there is no wall to look at');
  const app = await startApp();
  const visitor = visit(browser, app.address);
  try {
    for (const [width, least] of LEAST) {
      const page = await visitor.go(place, { width, theme: 'light' });
      expect(await shareOfPictures(page), `${width} px`).toBeGreaterThanOrEqual(least);
      await page.close();
    }
  } finally {
    await visitor.close();
    await app.stop();
  }
});

/** How much of the window pictures take, without what a bar at its foot covers. */
async function shareOfPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[role=tablist]')?.getBoundingClientRect();
    const foot = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
    let seen = 0;
    for (const picture of document.querySelectorAll('main li picture')) {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, foot) - Math.max(top, 0);
      seen += Math.max(width, 0) * Math.max(height, 0);
    }
    // Without the scrollbar, which takes no room on a phone.
    return seen / (document.body.clientWidth * innerHeight);
  });
}
