import type { Page } from '@playwright/test';
import { generateThreeWays, listJobs } from '#contract/jobs.ts';
import {
  deleteOutfit,
  generateOutfit,
  getOutfit,
  listOutfitSummaries,
  listOutfits,
} from '#contract/outfits.ts';
import { dailyGeneration, getDailyGeneration } from '#contract/plans.ts';
import { answer, closeNotice, fail, hold, keepNotices } from './answers.ts';
import type { Place } from './place.ts';

const LIST = '/home?tab=outfits';
const GENERATE = `${LIST}&dialog=generate`;
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('li[aria-posinset]:visible');

export const OUTFITS_PLACES: Place[] = [
  {
    name: 'outfits/empty',
    as: 'newcomer',
    at: LIST,
    shows: (page) => page.getByText('No outfits generated yet.'),
  },
  { name: 'outfits/list', as: 'regular', at: LIST, shows: (page) => rows(page).nth(2) },
  {
    name: 'outfits/wall',
    as: 'regular',
    at: LIST,
    view: 'window',
    stub: tenOutfits,
    shows: (page) => rows(page).nth(8),
  },
  {
    name: 'outfits/filtered',
    as: 'regular',
    at: `${LIST}&fav=1&price=under-100`,
    shows: (page) => page.getByText('Showing 1 of 3 outfits'),
  },
  {
    name: 'outfits/no-match',
    as: 'regular',
    at: `${LIST}&q=plaid&fav=1&price=300-plus`,
    shows: (page) => page.getByText('No outfits match your search criteria.'),
  },
  {
    name: 'outfits/deleted',
    as: 'changer',
    at: LIST,
    async open(page) {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByText('Outfit deleted').first().waitFor();
      // Until then it is the notice that offers it back.
      await closeNotice(page);
      await page.getByText(/^Recently deleted \(\d+\)$/).click();
    },
    shows: (page) => page.getByRole('button', { name: /^Restore / }).first(),
  },
  {
    name: 'outfits/delete-failed',
    as: 'regular',
    at: LIST,
    stub: (page) => fail(page, deleteOutfit.path, 'DELETE'),
    async open(page) {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByText('Delete failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Delete failed').first(),
  },
  {
    name: 'outfits/loading',
    as: 'regular',
    at: LIST,
    async stub(page) {
      await hold(page, listOutfitSummaries.path);
    },
    shows: (page) => page.getByRole('tabpanel').getByRole('heading', { level: 1 }),
  },
  {
    name: 'outfits/server-error',
    as: 'regular',
    at: LIST,
    stub: (page) => fail(page, listOutfitSummaries.path),
    shows: (page) => page.getByText('Unable to load outfits. Please try again.'),
  },
  {
    name: 'outfits/generate',
    as: 'beginner',
    at: GENERATE,
    view: 'window',
    async open(page) {
      await dialog(page).getByText('Three ways', { exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Dinner with friends on a rainy evening' }).click();
    },
    shows: (page) => dialog(page).getByText('3 of 3 left today'),
  },
  {
    name: 'outfits/generate-spent',
    as: 'regular',
    at: GENERATE,
    view: 'window',
    stub: spentToday,
    shows: (page) => dialog(page).getByText('See packages'),
  },
  {
    name: 'outfits/generate-waiting',
    as: 'beginner',
    at: GENERATE,
    view: 'window',
    async stub(page) {
      await hold(page, generateOutfit.path);
      await answer(page, listJobs.path, { body: { jobs: [] } });
    },
    async open(page) {
      await dialog(page).getByLabel('What for?').fill('A gallery opening on a rainy evening');
      await generate(page);
    },
    shows: (page) => dialog(page).getByText('Your outfit is being made'),
  },
  {
    name: 'outfits/job-under-way',
    as: 'beginner',
    at: GENERATE,
    async stub(page) {
      await hold(page, generateOutfit.path);
      await answer(page, listJobs.path, { body: { jobs: [] } });
    },
    async open(page) {
      await generate(page);
      await dialog(page).getByRole('button', { name: 'Keep browsing' }).click();
      await dialog(page).waitFor({ state: 'hidden' });
    },
    shows: (page) => page.getByRole('tabpanel').getByText('Your outfit is being made'),
  },
  {
    name: 'outfits/generate-failed',
    as: 'beginner',
    at: GENERATE,
    view: 'window',
    stub: (page) => fail(page, generateOutfit.path),
    async open(page) {
      await generate(page);
      await page.getByText('Generation failed').first().waitFor({ timeout: 60_000 });
      await keepNotices(page);
    },
    shows: (page) => dialog(page).getByText('Generation failed').first(),
  },
  {
    name: 'outfits/job-failed-notice',
    as: 'beginner',
    at: GENERATE,
    stub: (page) => fail(page, generateOutfit.path),
    async open(page) {
      await generate(page);
      await page.getByText('Generation failed').first().waitFor({ timeout: 60_000 });
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Dismiss' }),
  },
  {
    name: 'outfits/generate-three-waiting',
    as: 'beginner',
    at: GENERATE,
    view: 'window',
    async stub(page) {
      await hold(page, generateThreeWays.path);
      await answer(page, listJobs.path, { body: { jobs: [] } });
    },
    async open(page) {
      await dialog(page).getByText('Three ways', { exact: true }).click();
      await generate(page);
    },
    shows: (page) => dialog(page).getByText('Your three looks are being made'),
  },
  {
    name: 'outfits/three-ways',
    as: 'chooser',
    at: GENERATE,
    view: 'window',
    open: (page) => dialog(page).getByText('Keep', { exact: true }).nth(1).click(),
    shows: (page) => dialog(page).getByRole('button', { pressed: true }),
  },
  {
    name: 'outfits/three-ways-none',
    as: 'chooser',
    at: GENERATE,
    view: 'window',
    open: (page) => dialog(page).getByRole('button', { name: 'Keep none' }).click(),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'outfits/three-ways-notice',
    as: 'chooser',
    at: LIST,
    shows: (page) => page.getByRole('tabpanel').locator('li picture').nth(2),
  },
  {
    name: 'outfits/finished',
    as: 'subscriber',
    at: GENERATE,
    view: 'window',
    async stub(page) {
      // No allowance is used: it is the outfit of earlier that comes again.
      const stored = await page.request.get(listOutfits.path);
      await answer(page, generateOutfit.path, { body: (await stored.json()).outfits[0] });
      await answer(page, listJobs.path, { body: { jobs: [] } });
    },
    open: generate,
    shows: (page) => dialog(page).getByText('Perfect Fit Guide'),
  },
  {
    name: 'outfits/detail',
    as: 'regular',
    at: LIST,
    view: 'window',
    open: (page) => rows(page).last().getByRole('link').click(),
    shows: (page) => dialog(page).getByText('Perfect Fit Guide'),
  },
  {
    name: 'outfits/detail-piece',
    as: 'regular',
    at: LIST,
    view: 'window',
    async open(page) {
      await rows(page).last().getByRole('link').click();
      await dialog(page).getByRole('heading', { level: 4 }).nth(2).getByRole('button').click();
    },
    shows: (page) => dialog(page).getByText(/^All (\d+|…) shops$/),
  },
  {
    name: 'outfits/detail-unfolded',
    as: 'regular',
    at: LIST,
    view: 'window',
    async open(page) {
      await rows(page).last().getByRole('link').click();
      await dialog(page).getByText('History', { exact: true }).waitFor();
      for (const fold of await dialog(page).locator('summary').all()) await fold.click();
    },
    shows: (page) => dialog(page).getByRole('textbox', { name: 'City or ZIP' }),
  },
  {
    name: 'outfits/detail-error',
    as: 'regular',
    at: LIST,
    view: 'window',
    async open(page) {
      await fail(page, getOutfit.path, 'GET');
      await rows(page).last().getByRole('link').click();
    },
    shows: (page) => dialog(page).getByText('The pieces did not load'),
  },
  {
    name: 'outfits/detail-compare',
    as: 'regular',
    at: LIST,
    view: 'window',
    async open(page) {
      await rows(page).last().getByRole('link').click();
      await dialog(page).getByText('History', { exact: true }).click();
      await page.getByRole('button', { name: 'Compare First made with now' }).click();
    },
    shows: (page) =>
      page.getByRole('dialog', { name: 'Compare versions' }).getByText('Changed', { exact: true }),
  },
  {
    name: 'outfits/detail-not-understood',
    as: 'regular',
    at: LIST,
    view: 'window',
    open: (page) => rows(page).first().getByRole('link').click(),
    shows: (page) => dialog(page).getByText('Not understood, and left out', { exact: false }),
  },
  {
    name: 'outfits/lookbook',
    as: 'regular',
    at: LIST,
    view: 'paper',
    async open(page) {
      await rows(page).last().getByRole('link').click();
      await dialog(page).getByText('Perfect Fit Guide').waitFor();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    },
    shows: (page) => page.locator('.lookbook'),
  },
  {
    name: 'outfits/gone',
    as: 'regular',
    at: `${LIST}&outfit=00000000-0000-4000-8000-000000000000`,
    view: 'window',
    shows: (page) => page.getByRole('dialog', { name: 'Outfit not found' }),
  },
  {
    name: 'outfits/modify',
    as: 'subscriber',
    at: LIST,
    view: 'window',
    async open(page) {
      await page
        .getByRole('button', { name: /^Modify / })
        .first()
        .click();
      await dialog(page).getByRole('button', { name: 'Warmer' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Modify Outfit' }).getByText(/ left today$/),
  },
  {
    name: 'outfits/modify-spent',
    as: 'regular',
    at: LIST,
    view: 'window',
    stub: spentToday,
    open: (page) =>
      page
        .getByRole('button', { name: /^Modify / })
        .first()
        .click(),
    shows: (page) => page.getByRole('dialog', { name: 'Modify Outfit' }).getByText('See packages'),
  },
  {
    name: 'outfits/start-from-this',
    as: 'regular',
    at: LIST,
    view: 'window',
    stub: spentToday,
    async open(page) {
      await rows(page).last().getByRole('link').click();
      await page.getByRole('button', { name: 'Start from this' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Start from this' }),
  },
];

async function generate(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Generate', exact: true }).click();
}

/** Those that there are, again and again: nobody may generate ten in a day. */
async function tenOutfits(page: Page): Promise<void> {
  const stored = await page.request.get(listOutfitSummaries.path);
  const { outfits, words } = listOutfitSummaries.response.parse(await stored.json());
  const ten = Array.from({ length: 10 }, (_, place) => ({
    ...outfits[place % outfits.length],
    id: `${outfits[place % outfits.length]?.id}-${place}`,
    title: `${outfits[place % outfits.length]?.title} ${place + 1}`,
    lastModification: undefined,
  }));
  await answer(page, listOutfitSummaries.path, { body: { outfits: ten, words } });
}

/** Spent days end at midnight, UTC, and a walk through all places may begin before it: then they had come back. */
async function spentToday(page: Page): Promise<void> {
  const said = await page.request.get(getDailyGeneration.path);
  const { generations, modifications, resetsAt } = dailyGeneration.parse(await said.json());
  const allOf = ({ allowed }: typeof generations) => ({ used: allowed ?? 0, allowed, left: 0 });
  const body = { generations: allOf(generations), modifications: allOf(modifications), resetsAt };
  await answer(page, getDailyGeneration.path, { body });
}
