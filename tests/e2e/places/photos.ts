import type { Page } from '@playwright/test';
import { listPhotos, uploadPhotos } from '#contract/photos.ts';
import { analyseStyle } from '#contract/style-profile.ts';
import { closeNotice, fail, hold, keepNotices } from './answers.ts';
import { photosOfLooks } from './pictures.ts';
import type { Place } from './place.ts';

export const PHOTOS_PLACES: Place[] = [
  {
    name: 'photos/empty',
    as: 'newcomer',
    at: '/home',
    shows: (page) => page.getByText('Upload at least one photo first.'),
  },
  {
    name: 'photos/some',
    as: 'regular',
    at: '/home',
    shows: (page) => page.getByRole('img', { name: 'Your photo 5:', exact: false }),
  },
  {
    name: 'photos/full',
    as: 'collector',
    at: '/home',
    shows: (page) => page.getByRole('img', { name: 'Your photo 12:', exact: false }),
  },
  {
    name: 'photos/not-added',
    as: 'regular',
    at: '/home',
    async open(page) {
      await chooseFiles(page, [
        { name: 'notes about my wardrobe.pdf', mimeType: 'image/png', buffer: Buffer.from('%PDF') },
      ]);
      await page.getByRole('region', { name: 'Not added' }).waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByRole('region', { name: 'Not added' }),
  },
  {
    name: 'photos/uploading',
    as: 'regular',
    at: '/home',
    stub: (page) => hold(page, uploadPhotos.path),
    open: async (page) => chooseFiles(page, await twoPhotos()),
    shows: (page) => page.getByText('Sending').or(page.getByText('Saving')).first(),
  },
  {
    name: 'photos/upload-failed',
    as: 'regular',
    at: '/home',
    stub: (page) => fail(page, uploadPhotos.path),
    async open(page) {
      await chooseFiles(page, await twoPhotos());
      await page.getByText('Upload failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Not sent').first(),
  },
  {
    name: 'photos/deleted',
    as: 'changer',
    at: '/home',
    async open(page) {
      await page.getByRole('button', { name: /^Delete photo 1,/ }).click();
      await page.getByText('Photo deleted').first().waitFor();
      await closeNotice(page);
    },
    shows: (page) => page.getByRole('region', { name: 'Recently deleted' }),
  },
  {
    name: 'photos/analysing',
    as: 'regular',
    at: '/home',
    stub: (page) => hold(page, analyseStyle.path),
    open: (page) => page.getByRole('button', { name: 'Analyze My Style' }).click(),
    shows: (page) => page.getByText('Analyzing Your Style...').first(),
  },
  {
    name: 'photos/analysis-failed',
    as: 'regular',
    at: '/home',
    stub: (page) => fail(page, analyseStyle.path),
    async open(page) {
      await page.getByRole('button', { name: 'Analyze My Style' }).click();
      await page.getByText('Analysis failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Analysis failed').first(),
  },
  {
    name: 'photos/loading',
    as: 'regular',
    at: '/home',
    stub: (page) => hold(page, listPhotos.path),
    shows: (page) => page.getByRole('tabpanel').getByRole('heading', { level: 1 }),
  },
  {
    name: 'photos/server-error',
    as: 'regular',
    at: '/home',
    stub: (page) => fail(page, listPhotos.path),
    shows: (page) => page.getByText('Your photos did not load'),
  },
];

type Files = { name: string; mimeType: string; buffer: Buffer }[];

async function chooseFiles(page: Page, files: Files): Promise<void> {
  // Nothing is taken before the slots are known.
  await page.getByRole('button', { name: 'Choose photos' }).and(page.locator(':enabled')).waitFor();
  await page.locator('input[type=file]').first().setInputFiles(files);
}

async function twoPhotos(): Promise<Files> {
  const names = ['navy dress.jpg', 'A very long name of a photo from a telephone.jpg'];
  return (await photosOfLooks(names.length)).map(({ bytes }, at) => ({
    name: names[at] ?? '',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(bytes),
  }));
}
