import type { Page } from '@playwright/test';
import { getOutfit, listOutfits, type Outfit } from '#contract/outfits.ts';
import { expect, registerAndSkip, test } from './fixtures.ts';
import { generateFromList, rowsOf } from './generate-from-list.ts';
import { answer, withoutAnswers } from './places/answers.ts';

// A new user has no profile yet (404); what the service worker fetches could not be answered here.
test.use({ serviceWorkers: 'block', expectedErrors: /status of (401|404)/ });

/** More than the stylist ever puts together. */
const MANY = 9;

test('an outfit is printed on one page, of whatever paper and however many pieces', async ({ page }) => {
  await registerAndSkip(page, 'Coco Chanel');
  await page.goto('/home?tab=outfits');
  await generateFromList(page, 'A weekend of walking in the city');
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('Perfect Fit Guide')).toBeVisible();
  expect(await pagesOnPaper(page)).toEqual({ A4: 1, Letter: 1 });

  const { outfits } = (await (await page.request.get(listOutfits.path)).json()) as { outfits: Outfit[] };
  const [outfit] = outfits;
  const items = Array.from({ length: MANY }, (_, place) => ({
    ...outfit?.items[place % outfit.items.length],
    id: `00000000-0000-4000-8000-00000000000${place}`,
  }));
  await withoutAnswers(page);
  await answer(page, getOutfit.path.replace(':id', outfit?.id ?? ''), { body: { ...outfit, items } });
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Perfect Fit Guide')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 4 })).toHaveCount(MANY);
  expect(await pagesOnPaper(page)).toEqual({ A4: 1, Letter: 1 });
});

async function pagesOnPaper(page: Page): Promise<{ A4: number; Letter: number }> {
  return { A4: await pagesIn(page, 'A4'), Letter: await pagesIn(page, 'Letter') };
}

async function pagesIn(page: Page, format: string): Promise<number> {
  const printed = (await page.pdf({ format })).toString('latin1');
  return printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
