import type { Page } from '@playwright/test';
import { expect, expectNothingWrong, expectToast, register, registerAndSkip, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404|409)/ });

const dialog = (page: Page) => page.getByRole('dialog');
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('Back closes what is open, one after the other, and then leaves', async ({ page }) => {
  await registerAndSkip(page, 'Lise Meitner');
  await page.getByRole('tab', { name: 'Outfits' }).click();
  await expect(page.getByRole('heading', { name: 'Generated Outfits' })).toBeVisible();

  for (const item of ['About you', 'Change Profile Picture', 'Change Password', 'Settings']) {
    await choose(page, item);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(new URL(page.url()).search).toBe('?tab=outfits');
  }
  await page.getByRole('button', { name: 'All Features Free' }).click();
  await expect(page.getByRole('dialog', { name: 'Account Status' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  // Closed otherwise, it leaves no step behind.
  await choose(page, 'Change Password');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Generate New Outfit' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Upload Photos', selected: true })).toBeVisible();
});

test('what was told about oneself is changed from the menu', async ({ page }) => {
  await registerAndSkip(page, 'Emmy Noether');
  await choose(page, 'About you');
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Emmy Noether');
  await page.getByLabel('What should we call you?').fill('Amalie');
  await page.getByLabel('Age range').selectOption('45-54');
  await page.getByText('Womenswear', { exact: true }).click();
  await page.getByLabel('Location').fill('Göttingen');
  await expectNothingWrong(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  await expect(page.getByText('Hello, Amalie')).toBeVisible();
  await choose(page, 'About you');
  await expect(page.getByLabel('Location')).toHaveValue('Göttingen');
});

test('the wizard goes on after a reload, and Back leads through its steps', async ({ page }) => {
  await register(page, 'Maria Sibylla Merian');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Bohemian', { exact: true }).click();
  await page.getByText('Earth tones', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Location').fill('Frankfurt');
  await page.reload();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Frankfurt');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Bohemian' })).toBeChecked();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('a payment is behind whoever made it: Back, Forward and a reload lead home or say so', async ({
  page,
}) => {
  await registerAndSkip(page, 'Hedy Lamarr');
  await page.goto('/packages');
  await expect(page.getByRole('link', { name: 'Decide later' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration (MM / YY)').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expectToast(page, 'Payment Successful');
  await page.waitForURL('**/home');
  await page.goForward();
  await page.waitForURL('**/home');
  await page.goBack();
  await page.waitForURL('**/home');
  await expect(page.getByRole('tab', { name: 'Upload Photos' })).toBeVisible();

  await page.goto('/packages?checkout=pro');
  await expect(page.getByRole('heading', { name: 'Pro is your plan' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('button', { name: 'All Features Free' }).click();
  await expect(dialog(page).getByText('Your Pro plan')).toBeVisible();
  await expect(dialog(page).getByText('$29.99/month')).toBeVisible();
  await expectNothingWrong(page);
});

test('a login leads on to the page that asked for it', async ({ page }) => {
  const { email, password } = await register(page, 'Ida Noddack');
  await page.goto('/api/logout');
  await page.goto('/home?tab=inspirations');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In to Hemline' }).click();
  await page.waitForURL('**/home?tab=inspirations');
  await expect(page.getByRole('heading', { name: 'Style Inspiration Board' })).toBeVisible();
});
