import { expect, type Page, test } from '@playwright/test';
import { ALL_PLACES } from './places/all-places.ts';
import { visit } from './places/visit.ts';
import { startApp } from './start-app.ts';

/** The least share of the dialog that is picture, and the most words that are in view before anything is asked for. */
const LEAST_SHARE = 0.4;
const MOST_WORDS = 130;

test('an outfit is mostly picture, and says little before it is asked', async ({ browser }) => {
  test.slow();
  const place = ALL_PLACES.find(({ name }) => name === 'outfits/detail');
  if (!place) throw new Error('there is no outfit to look at');
  const app = await startApp();
  const visitor = visit(browser, app.address);
  try {
    for (const width of [390, 768, 1280]) {
      const page = await visitor.go(place, { width, theme: 'light' });
      const { share, words } = await atAGlance(page);
      expect(share, `picture at ${width} px`).toBeGreaterThanOrEqual(LEAST_SHARE);
      expect(words, `words at ${width} px`).toBeLessThanOrEqual(MOST_WORDS);
      await page.close();
    }
  } finally {
    await visitor.close();
    await app.stop();
  }
});

/** What of the open dialog is in view: the share that boards and pieces take with their ground, and the words. */
async function atAGlance(page: Page): Promise<{ share: number; words: number }> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[data-modal]');
    if (dialog === null) throw new Error('no dialog is open');
    const whole = dialog.getBoundingClientRect();
    const seenOf = ({ left, right, top, bottom }: DOMRect) => {
      const width = Math.min(right, whole.right) - Math.max(left, whole.left);
      const height = Math.min(bottom, whole.bottom) - Math.max(top, whole.top);
      return Math.max(width, 0) * Math.max(height, 0);
    };
    // The board's own pieces and the areas to press lie upon its picture.
    const pictures = [...dialog.querySelectorAll('figure, h4 img')];
    const share =
      pictures.reduce((sum, picture) => sum + seenOf(picture.getBoundingClientRect()), 0) /
      (whole.width * whole.height);

    let words = 0;
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden, details:not([open]) > :not(summary)')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (seenOf(range.getBoundingClientRect()) > 0)
        words += (text.textContent ?? '').split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
    }
    return { share, words };
  });
}
