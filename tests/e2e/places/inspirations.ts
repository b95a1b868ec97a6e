import type { Page } from '@playwright/test';
import { listInspirations, uploadInspiration } from '#contract/inspirations.ts';
import { closeNotice, fail, hold, keepNotices } from './answers.ts';
import { rust } from './pictures.ts';
import type { Place } from './place.ts';

const BOARD = '/home?tab=inspirations';
const ADD = `${BOARD}&dialog=add`;
const dialog = (page: Page) => page.getByRole('dialog');

export const INSPIRATIONS_PLACES: Place[] = [
  {
    name: 'inspirations/empty',
    as: 'newcomer',
    at: BOARD,
    shows: (page) => page.getByRole('heading', { name: 'No inspirations yet' }),
  },
  {
    name: 'inspirations/board',
    as: 'regular',
    at: BOARD,
    shows: (page) => page.getByRole('article').nth(3),
  },
  {
    name: 'inspirations/no-match',
    as: 'regular',
    at: `${BOARD}&q=plaid`,
    shows: (page) => page.getByText('No inspirations match your search.'),
  },
  {
    name: 'inspirations/card-focused',
    as: 'regular',
    at: BOARD,
    view: 'window',
    open: (page) => page.getByRole('button', { name: 'Edit Harbor' }).focus(),
    shows: (page) => page.getByRole('button', { name: 'Edit Harbor' }),
  },
  {
    name: 'inspirations/add',
    as: 'regular',
    at: ADD,
    view: 'window',
    shows: (page) => page.getByRole('dialog', { name: 'Add Inspiration' }),
  },
  {
    name: 'inspirations/add-filled',
    as: 'regular',
    at: ADD,
    view: 'window',
    open: fill,
    shows: (page) => page.getByRole('img', { name: 'Preview of your picture' }),
  },
  {
    name: 'inspirations/add-failed',
    as: 'regular',
    at: ADD,
    view: 'window',
    stub: (page) => fail(page, uploadInspiration.path),
    async open(page) {
      await fill(page);
      await dialog(page).getByRole('button', { name: 'Add to Inspiration Board' }).click();
      await page.getByText('Upload Failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Upload Failed').first(),
  },
  {
    name: 'inspirations/add-wrong-file',
    as: 'regular',
    at: ADD,
    view: 'window',
    async open(page) {
      const file = { name: 'look.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
      await dialog(page).locator('input[type="file"]').setInputFiles(file);
      await page.getByText('Invalid file type').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Invalid file type').first(),
  },
  {
    name: 'inspirations/add-discard',
    as: 'regular',
    at: ADD,
    view: 'window',
    async open(page) {
      await fill(page);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'inspirations/edit',
    as: 'regular',
    at: BOARD,
    view: 'window',
    open: (page) => page.getByRole('button', { name: 'Edit Gallery opening' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Edit Inspiration' }),
  },
  {
    name: 'inspirations/deleted',
    as: 'changer',
    at: BOARD,
    async open(page) {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByText('Inspiration Removed').first().waitFor();
      await closeNotice(page);
    },
    shows: (page) => page.getByRole('button', { name: /^Put .+ back$/ }).first(),
  },
  {
    name: 'inspirations/loading',
    as: 'regular',
    at: BOARD,
    stub: (page) => hold(page, listInspirations.path),
    shows: (page) => page.getByRole('tabpanel').getByRole('heading', { level: 1 }),
  },
  {
    name: 'inspirations/server-error',
    as: 'regular',
    at: BOARD,
    stub: (page) => fail(page, listInspirations.path, 'GET'),
    shows: (page) => page.getByText('Your board did not load'),
  },
];

async function fill(page: Page): Promise<void> {
  const buffer = Buffer.from(await rust());
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'rust.jpg', mimeType: 'image/jpeg', buffer });
  const more = dialog(page).getByRole('button', { name: 'Description, category, source, tags' });
  if (await more.isVisible()) await more.click();
  await dialog(page).getByLabel('Title').fill('Terracotta');
  await dialog(page).getByLabel('Tags').fill('rust, clay');
}
