import type { Page } from '@playwright/test';
import { listPhotos } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { fail } from './answers.ts';
import type { Place } from './place.ts';

export const SHELL_PLACES: Place[] = [
  {
    name: 'shell/fitting',
    as: 'regular',
    at: '/home?tab=style',
    view: 'window',
    only: { below: 900 },
    async open(page) {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Your fitting and plan' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Your Plan' }),
  },
  {
    name: 'shell/account-menu',
    as: 'regular',
    at: '/home?tab=style',
    view: 'window',
    open: (page) => page.getByRole('button', { name: 'Your account' }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Log out' }),
  },
  {
    name: 'shell/account-status',
    as: 'newcomer',
    at: '/home',
    view: 'window',
    open: (page) => page.getByRole('button', { name: 'All Features Free' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Account Status' }),
  },
  {
    name: 'shell/offline',
    as: 'regular',
    at: '/home?tab=outfits',
    async open(page) {
      await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().waitFor();
      await page.context().setOffline(true);
    },
    shows: (page) => page.getByText('No connection. You see what was here last', { exact: false }),
  },
  {
    name: 'shell/plan-error',
    as: 'regular',
    at: '/home',
    stub: (page) => fail(page, getPlanStatus.path),
    only: { from: 900 },
    shows: (page) => page.getByText('Your plan could not be loaded.'),
  },
  {
    name: 'shell/session-ended',
    as: 'beginner',
    at: '/home?tab=style',
    view: 'window',
    stub: (page) =>
      page.route(`**${listPhotos.path}`, (route) =>
        route.fulfill({ status: 401, json: { message: 'Please sign in.', code: 'signed_out' } }),
      ),
    open: (page) => page.getByRole('tab', { name: 'Upload Photos' }).first().click(),
    shows: (page) => page.getByRole('dialog', { name: 'Please sign in again' }),
  },
  ...[
    '/home',
    ...['quiz', 'style', 'inspirations', 'outfits', 'closet'].map((tab) => `/home?tab=${tab}`),
    '/packages',
  ].map(
    (at): Place => ({
      name: `shell/frame-${at.replace(/^\/(home\?tab=)?/, '')}`,
      as: 'regular',
      at,
      stub: holdTheApp,
      isWithoutApp: true,
      shows: (page) => page.locator('main'),
    }),
  ),
];

/** What the server sends stays: the app's code does not come. */
async function holdTheApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => {});
}
