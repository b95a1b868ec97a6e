import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The rows of the outfits' list, without those of the recently deleted. */
export function rowsOf(page: Page): Locator {
  return page.getByRole('tabpanel', { name: 'Outfits' }).locator('li[aria-posinset]:visible');
}

/** Generates an outfit from the list by one of the dialog's examples, and comes back to it. @returns its title */
export async function generateFromList(page: Page, example: string, priceRange?: string): Promise<string> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: example }).click();
  await expect(dialog.getByLabel('What for?')).toHaveValue(example);
  if (priceRange) await dialog.getByLabel('Price range').selectOption(priceRange);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByText('Perfect Fit Guide')).toBeVisible({ timeout: 60_000 });
  // The prompts are the dialog's own examples: each is understood to its last word.
  await expect(dialog.getByText('Not understood')).toBeHidden();
  const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  return title;
}
