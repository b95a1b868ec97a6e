import type { Locator, Page } from '@playwright/test';
import { expect, expectNothingWrong, expectToast, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('from registration to the first outfit with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/register');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await keyboard.type('Hedy Lamarr');
  await tabTo(page, page.getByLabel('Email Address'));
  await keyboard.type(`${crypto.randomUUID()}@example.com`);
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await keyboard.type('correct horse battery');
  await tabTo(page, page.getByRole('textbox', { name: 'Confirm Password' }));
  await keyboard.type('correct horse battery');
  await keyboard.press('Enter');

  await page.waitForURL('**/onboarding');
  await tabTo(page, page.getByRole('button', { name: 'Skip for now' }));
  await keyboard.press('Enter');
  await page.waitForURL('**/home');

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Upload Photos' }));
  for (const name of ['Style Quiz', 'My Style', 'Inspirations', 'Outfits']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }

  const opener = page.getByRole('button', { name: 'New', exact: true });
  await tabTo(page, opener);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Generate New Outfit' });
  await expect(dialog.getByLabel('What for?')).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await keyboard.press('Enter');
  await expect(dialog.getByLabel('What for?')).toBeFocused();
  await keyboard.type('First day at a new office');
  await tabTo(page, dialog.getByRole('button', { name: 'Generate', exact: true }));
  await keyboard.press('Enter');
  await expectToast(page, 'Outfit generated!');
  await tabTo(page, dialog.getByRole('button', { name: 'See the outfit' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Perfect Fit Guide')).toBeVisible();
  await expectNothingWrong(page);
});

/** Presses Tab until the focus is there; a place that Tab does not reach in a page's length fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
