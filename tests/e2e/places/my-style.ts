import type { Page } from '@playwright/test';
import { listProfileHistory } from '#contract/profile-history.ts';
import { getProfile, updateProfile } from '#contract/style-profile.ts';
import { fail, hold, keepNotices } from './answers.ts';
import type { Place } from './place.ts';

const STYLE = '/home?tab=style';
const dialog = (page: Page) => page.getByRole('dialog');

export const MY_STYLE_PLACES: Place[] = [
  {
    name: 'my-style/none',
    as: 'newcomer',
    at: STYLE,
    shows: (page) => page.getByRole('heading', { name: 'No Style Profile' }),
  },
  {
    name: 'my-style/unsure',
    as: 'beginner',
    at: STYLE,
    shows: (page) =>
      page
        .getByRole('tabpanel')
        .getByText(/ 2 \p{L}/u)
        .first(),
  },
  {
    name: 'my-style/whole',
    as: 'regular',
    at: STYLE,
    shows: (page) => page.getByRole('heading', { name: 'Style Quiz Summary' }),
  },
  {
    name: 'my-style/favorites',
    as: 'regular',
    at: STYLE,
    async open(page) {
      await page.getByRole('tab', { name: 'Your Favorites' }).click();
      // The focus is on nothing: it is the colors that are looked at.
      await page.getByRole('heading', { name: 'Color Palette' }).click();
    },
    shows: (page) => page.getByRole('list', { name: 'Your favorite colors' }),
  },
  {
    name: 'my-style/why-this',
    as: 'regular',
    at: STYLE,
    async open(page) {
      await page.getByText('Why this?').last().waitFor();
      for (const button of await page.getByText('Why this?').all()) await button.click();
    },
    shows: (page) => page.getByRole('button', { name: 'Why this?', expanded: true }).last(),
  },
  {
    name: 'my-style/unsaved-tags',
    as: 'regular',
    at: STYLE,
    async open(page) {
      await page.getByLabel('Add a style tag').fill('A very long style tag of forty letters!!');
      await page.getByLabel('Add a style tag').press('Enter');
    },
    shows: (page) => page.getByText('Your tags are not saved yet.'),
  },
  ...(
    [
      ['colors', 'Customize Your Color Palette'],
      ['body', 'Configure Body Type & Fit Preferences'],
      ['profile', 'Customize Your Style Profile'],
      ['feedback', 'Update Your Style Profile'],
    ] as const
  ).map(
    ([name, title]): Place => ({
      name: `my-style/${name}-dialog`,
      as: 'regular',
      at: `${STYLE}&dialog=${name}`,
      view: 'window',
      shows: (page) => page.getByRole('dialog', { name: title }).getByRole('button').last(),
    }),
  ),
  {
    name: 'my-style/colors-not-found',
    as: 'regular',
    at: `${STYLE}&dialog=colors`,
    view: 'window',
    open: (page) => page.getByLabel('Search colors').fill('plaid'),
    shows: (page) => page.getByText('None of the 50 colors is called that.'),
  },
  {
    name: 'my-style/feedback-failed',
    as: 'regular',
    at: `${STYLE}&dialog=feedback`,
    view: 'window',
    stub: (page) => fail(page, updateProfile.path),
    async open(page) {
      await dialog(page).getByLabel('Your feedback').fill('More elegant');
      await dialog(page).getByRole('button', { name: 'Update Style' }).click();
      await page.getByText('Update Failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Update Failed').first(),
  },
  {
    name: 'my-style/feedback-discard',
    as: 'regular',
    at: `${STYLE}&dialog=feedback`,
    view: 'window',
    async open(page) {
      await dialog(page).getByLabel('Your feedback').fill('More elegant');
      await dialog(page).getByRole('button', { name: 'Close' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'my-style/sides-dialog',
    as: 'regular',
    at: `${STYLE}&dialog=feedback`,
    view: 'window',
    async open(page) {
      await dialog(page).getByLabel('Your feedback').fill('Nothing against tweed. Nothing against capes.');
      await dialog(page).getByRole('button', { name: 'Update Style' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Like it or not?' }).getByRole('button').last(),
  },
  {
    name: 'my-style/history-dialog',
    as: 'regular',
    at: `${STYLE}&dialog=history`,
    view: 'window',
    shows: (page) => dialog(page).getByRole('listitem').last(),
  },
  {
    name: 'my-style/history-failed',
    as: 'regular',
    at: `${STYLE}&dialog=history`,
    view: 'window',
    stub: (page) => fail(page, listProfileHistory.path),
    shows: (page) => dialog(page).getByText('The history did not load'),
  },
  {
    name: 'my-style/loading',
    as: 'regular',
    at: STYLE,
    stub: (page) => hold(page, getProfile.path),
    shows: (page) => page.getByRole('tabpanel'),
  },
  {
    name: 'my-style/server-error',
    as: 'regular',
    at: STYLE,
    stub: (page) => fail(page, getProfile.path),
    shows: (page) => page.getByText('Your style profile did not load'),
  },
];
