import type { Page } from '@playwright/test';
import { listDevices } from '#contract/devices.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import { fail, keepNotices } from './answers.ts';
import { portrait } from './pictures.ts';
import type { Place } from './place.ts';

const HOME = '/home?tab=style';
const dialog = (page: Page) => page.getByRole('dialog');

export const ACCOUNT_PLACES: Place[] = [
  {
    name: 'account/about-you',
    as: 'regular',
    at: HOME,
    view: 'window',
    open: (page) => choose(page, 'About you'),
    shows: (page) => dialog(page).getByLabel('Location'),
  },
  {
    name: 'account/about-you-failed',
    as: 'regular',
    at: HOME,
    view: 'window',
    stub: (page) => fail(page, getOnboarding.path),
    open: (page) => choose(page, 'About you'),
    shows: (page) => dialog(page).getByText('Your answers did not load'),
  },
  {
    name: 'account/status-paid',
    as: 'subscriber',
    at: HOME,
    view: 'window',
    open: (page) => page.getByRole('button', { name: 'All Features Free' }).click(),
    shows: (page) => dialog(page).getByText('Your Advanced plan'),
  },
  {
    name: 'account/picture',
    as: 'regular',
    at: HOME,
    view: 'window',
    open: (page) => choose(page, 'Change Profile Picture'),
    shows: (page) => page.getByRole('dialog', { name: 'Update Profile Picture' }),
  },
  {
    name: 'account/picture-chosen',
    as: 'regular',
    at: HOME,
    view: 'window',
    async open(page) {
      await choose(page, 'Change Profile Picture');
      const buffer = Buffer.from(await portrait());
      await dialog(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: 'me in the green coat.jpg', mimeType: 'image/jpeg', buffer });
    },
    shows: (page) => dialog(page).getByText('Chosen:', { exact: false }),
  },
  {
    name: 'account/picture-wrong-file',
    as: 'regular',
    at: HOME,
    view: 'window',
    async open(page) {
      await choose(page, 'Change Profile Picture');
      await dialog(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await dialog(page).getByText('Invalid file type').waitFor();
      await keepNotices(page);
    },
    shows: (page) => dialog(page).getByText('Invalid file type'),
  },
  {
    name: 'account/password',
    as: 'regular',
    at: HOME,
    view: 'window',
    open: (page) => choose(page, 'Change Password'),
    shows: (page) => page.getByRole('dialog', { name: 'Change Password' }),
  },
  {
    name: 'account/password-errors',
    as: 'regular',
    at: HOME,
    view: 'window',
    async open(page) {
      await choose(page, 'Change Password');
      await dialog(page).getByRole('button', { name: 'Change Password' }).click();
    },
    shows: (page) => dialog(page).getByText('Current password is required').first(),
  },
  {
    name: 'account/settings',
    as: 'regular',
    at: HOME,
    view: 'window',
    open: (page) => choose(page, 'Settings'),
    shows: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
  {
    name: 'account/devices',
    as: 'regular',
    at: HOME,
    view: 'window',
    open: (page) => chooseSetting(page, 'Signed-in devices'),
    shows: (page) => dialog(page).getByText('This device'),
  },
  {
    name: 'account/devices-failed',
    as: 'regular',
    at: HOME,
    view: 'window',
    stub: (page) => fail(page, listDevices.path),
    open: (page) => chooseSetting(page, 'Signed-in devices'),
    shows: (page) => dialog(page).getByText('Your devices did not load'),
  },
  {
    name: 'account/deletion',
    as: 'regular',
    at: HOME,
    view: 'window',
    open: (page) => chooseSetting(page, 'Delete my account'),
    shows: (page) => page.getByRole('dialog', { name: 'Delete my account' }),
  },
];

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function chooseSetting(page: Page, entry: string): Promise<void> {
  await choose(page, 'Settings');
  await page.getByRole('button', { name: entry }).click();
}
