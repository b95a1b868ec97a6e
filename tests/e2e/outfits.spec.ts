import type { Page } from '@playwright/test';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('an outfit is generated, marked, changed, changed back, found again and deleted', async ({ page }) => {
  await registerAndSkip(page, 'Coco Chanel');
  await page.goto('/home?tab=outfits');
  const first = await generate(page, 'Dinner with friends on a rainy evening');
  const second = await generate(page, 'A weekend of walking in the city', 'Under $100');
  const rows = page.getByRole('tabpanel', { name: 'Outfits' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  // The newest stands first.
  await expect(rows.first()).toContainText(second);
  await expectNothingWrong(page);

  const heart = page.getByRole('button', { name: `Favorite ${first}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: `Modify ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Modify Outfit' });
  const modify = dialog.getByRole('button', { name: 'Modify', exact: true });
  await expect(modify).toBeDisabled();
  await dialog.getByRole('button', { name: 'Warmer' }).click();
  await expect(dialog.getByLabel('What should change?')).toHaveValue('Warmer');
  await expectNothingWrong(page);
  await modify.click();
  await expectToast(page, 'Outfit modified!');
  await expect(dialog).toBeHidden();
  await expect(rows.last()).toContainText('Last change: “Warmer”');
  await expectNothingWrong(page);

  await rows.last().getByText('Undo', { exact: true }).click();
  await expectToast(page, 'Modification undone!');
  await expect(rows.last()).not.toContainText('Last change');
  await expect(rows.last()).toContainText(first);

  await page.getByRole('button', { name: 'Favorites only' }).click();
  await expect(page.getByText('Showing 1 of 2 outfits')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Under $100', exact: true }).click();
  await expect(page.getByText('No outfits match your search criteria.')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Search outfits').fill(second.toUpperCase());
  await expect(rows.filter({ hasText: second })).toHaveCount(1);
  await page.waitForURL(/[?&]q=/);
  await page.reload();
  await expect(page.getByLabel('Search outfits')).toHaveValue(second.toUpperCase());
  await page.getByLabel('Search outfits').fill('');

  await page.getByRole('button', { name: `Delete ${second}` }).click();
  await expectToast(page, 'Outfit deleted');
  await expect(rows).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

/** Generates an outfit from the list, and comes back to it. @returns its title */
async function generate(page: Page, prompt: string, priceRange?: string): Promise<string> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: prompt }).click();
  await expect(dialog.getByLabel('What for?')).toHaveValue(prompt);
  if (priceRange) await dialog.getByLabel('Price range').selectOption(priceRange);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await dialog.getByRole('button', { name: 'See the outfit' }).click({ timeout: 60_000 });
  await expect(dialog.getByText('Perfect Fit Guide')).toBeVisible();
  // The prompts are the dialog's own examples: each is understood to its last word.
  await expect(dialog.getByText('Not understood')).toBeHidden();
  const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  return title;
}
