import { expect, type Page, test } from '@playwright/test';
import { deleteOutfit } from '#contract/outfits.ts';
import { movementsEnd } from './movements-end.ts';
import { answer, keepNotices } from './places/answers.ts';
import { visit } from './places/visit.ts';
import { startApp } from './start-app.ts';

const WINDOWS = [
  { width: 1280, height: 600 },
  { width: 1280, height: 800 },
  { width: 700, height: 640 },
  { width: 390, height: 640 },
];
/** Longer than any that the server says. */
const MESSAGE = `${'Something went wrong on our side, and what was asked for was not done. '.repeat(4)}Please try again.`;
const ROOM = '#notices [data-state=open]';
const opened = (page: Page) => page.locator('[data-modal]');
const dialog = (page: Page) => page.getByRole('dialog');

/** Each kind of dialog: plain, with a footer, with a picture, above another one, and a question. */
const OPENED: Record<string, (page: Page) => Promise<unknown>> = {
  async fitting(page) {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Your fitting and plan' }).click();
    await dialog(page).getByRole('heading', { name: 'Your Plan' }).waitFor();
  },
  async modify(page) {
    await page
      .getByRole('button', { name: /^Modify / })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: 'Close' }).first().waitFor();
  },
  async outfit(page) {
    await page.locator('li[aria-posinset]:visible').first().getByRole('link').click();
    await dialog(page).getByRole('button', { name: 'Start from this' }).waitFor();
  },
  async start(page) {
    await OPENED.outfit?.(page);
    await dialog(page).getByRole('button', { name: 'Start from this' }).click();
    await page.getByRole('dialog', { name: 'Start from this' }).waitFor();
  },
  async question(page) {
    await page.getByRole('tab', { name: 'Inspirations' }).click();
    await page.getByRole('button', { name: 'Add Inspiration' }).click();
    await dialog(page).getByLabel('Title').fill('Terracotta');
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('alertdialog').waitFor();
  },
};

test('a notice covers no button of a dialog, however long it is and however low the window', async ({
  browser,
}) => {
  test.slow();
  const app = await startApp();
  const visitor = visit(browser, app.address, { reducedMotion: 'reduce' });
  const page = await visitor.go(
    {
      name: 'outfits/delete-failed',
      as: 'regular',
      at: '/home?tab=outfits',
      stub: (there) =>
        answer(there, deleteOutfit.path, { status: 500, body: { message: MESSAGE } }, 'DELETE'),
      async open(there) {
        await there
          .getByRole('button', { name: /^Delete / })
          .first()
          .click();
      },
      shows: (there) => there.locator(ROOM),
    },
    { width: 1280, theme: 'light' },
  );
  await keepNotices(page);

  for (const [name, open] of Object.entries(OPENED)) {
    await open(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await movementsEnd(page);
      const { buttons, covered } = await underTheNotice(page);
      expect(buttons, `${name} at ${size.width} x ${size.height}`).toBeGreaterThan(0);
      expect(covered, `${name} at ${size.width} x ${size.height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    // A question is the last: it leads back to what it asks about.
    if (name === 'question') break;
    // What lay below another may come back.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }
  await visitor.close();
  await app.stop();
});

/** What can be pressed in the topmost dialog beside what scrolls in it, and what of that the notice in it stands over. */
function underTheNotice(page: Page): Promise<{ buttons: number; covered: string[] }> {
  return page.evaluate((room) => {
    const top = [...document.querySelectorAll('[data-modal]')].at(-1);
    const notice = top?.querySelector(room)?.getBoundingClientRect();
    if (!notice || !top) throw new Error(`No ${top ? 'notice in the dialog' : 'dialog'}.`);
    const pressed = [...top.querySelectorAll('a, button, input, textarea, select, summary')]
      .filter((one) => !one.closest('#notices, [data-dialog-body]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < window.innerHeight);
    const covered = pressed.filter(
      ({ box }) =>
        box.left < notice.right &&
        box.right > notice.left &&
        box.top < notice.bottom &&
        box.bottom > notice.top,
    );
    return {
      buttons: pressed.length,
      covered: covered.map(
        ({ one, box }) => `${one.textContent?.trim() || one.ariaLabel} at ${Math.round(box.top)}`,
      ),
    };
  }, ROOM);
}
