import type { Locator } from '@playwright/test';
import { expect, expectNothingWrong, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/, navigationTimeout: 20_000 });

/** How many presses may lie between the landing page and a look, and one that is kept. Fields are typed into, and not counted. */
const MOST_TO_A_LOOK = 3;
const MOST_TO_A_KEPT_LOOK = 8;

test('a look is a few presses from the landing page, with an account and without', async ({ page }) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/landing');
  // One of the house's own is seen at once, below the field.
  const shown = page.getByRole('main').locator('img').first();
  await expect(shown).toBeInViewport({ ratio: 1 });
  const field = page.getByLabel('What are you dressing for?');
  await expect(field).toBeInViewport();

  await field.fill('Dinner on a rainy evening');
  await press(page.getByRole('button', { name: 'Show me' }));
  const look = page.getByRole('complementary');
  await expect(look.getByRole('button', { name: 'Keep it' })).toBeVisible({ timeout: 60_000 });
  await expect(look.locator('img')).toBeInViewport();
  const title = await look.getByRole('heading', { level: 2 }).textContent();
  expect(presses).toBeLessThanOrEqual(MOST_TO_A_LOOK);
  await expectNothingWrong(page);

  await press(look.getByRole('button', { name: 'Keep it' }));
  await page.getByLabel('Name', { exact: true }).fill('Lotte Reiniger');
  await page.getByLabel('Email Address').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse battery');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('correct horse battery');
  await press(page.getByRole('button', { name: 'Start Your Style Journey' }));
  await press(page.getByRole('button', { name: 'Skip for now' }));
  await page.waitForURL('**/home');
  await press(page.getByRole('tab', { name: 'Outfits' }));
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible({ timeout: 60_000 });
  expect(presses).toBeLessThanOrEqual(MOST_TO_A_KEPT_LOOK);
});
