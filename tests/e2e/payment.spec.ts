import type { Page } from '@playwright/test';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('a plan is bought after a declined card and an abandoned bank, upgraded, cancelled and resumed', async ({
  page,
}) => {
  await registerAndSkip(page, 'Ada Byron');
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Style Package');
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Choose Advanced' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced Package');
  await expect(page.getByText('Complete your purchase for $14.99/month')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Test mode' })).toContainText('4242 4242 4242 4242');
  await expectNothingWrong(page);

  await pay(page, '4000 0000 0000 0002');
  await expectToast(page, 'Payment Declined');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your card was declined.');
  await expectNothingWrong(page);

  // The bank asks, and the person walks away: first from the question, then from the whole page.
  await pay(page, '4000 0025 0000 3155');
  await expect(page.getByRole('dialog', { name: 'Your bank asks' })).toContainText(
    'Pay $14.99 for Advanced?',
  );
  await expectNothingWrong(page);
  await page.keyboard.press('Escape');
  await expectToast(page, 'Payment Failed');
  await pay(page, '4000 0025 0000 3155');
  await expect(page.getByRole('dialog', { name: 'Your bank asks' })).toBeVisible();
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Style Package');
  await expect(page.getByRole('region', { name: 'Plan and payments' })).toBeHidden();

  await page.getByRole('button', { name: 'Choose Advanced' }).click();
  await pay(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase! Your plan has been activated.');
  await page.waitForURL('**/home');
  await expect(page.getByText('Advanced', { exact: true }).first()).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade Your Advanced Plan');
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText('Credit for the rest of your plan')).toBeVisible();
  await pay(page, '4242 4242 4242 4242');
  await expectToast(page, 'Payment Successful');
  await page.waitForURL('**/home');

  await page.goto('/packages');
  const payments = page.getByRole('region', { name: 'Plan and payments' });
  await expect(payments.getByText(/^Pro, \$29\.99 a month\. It renews on /)).toBeVisible();
  await expect(payments.getByRole('listitem')).toHaveCount(2);
  await payments.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expectToast(page, 'Plan cancelled');
  await expect(payments.getByText(/^Your Pro plan ends on /)).toBeVisible();
  await payments.getByRole('button', { name: 'Resume plan' }).click();
  await expectToast(page, 'Plan resumed');
  await expect(payments.getByText(/It renews on /)).toBeVisible();
  await expectNothingWrong(page);
});

test('the free package is activated at once, and asks before it follows a paid one', async ({ page }) => {
  await registerAndSkip(page, 'Grace Hopper');
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expectToast(page, 'Free Plan Activated!');
  await page.waitForURL('**/home');
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade Your Basic Plan');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  // A reload stays where it is, with the same purchase.
  await page.reload();
  await pay(page, '4242424242424242');
  await page.waitForURL('**/home');

  await page.goto('/packages');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Switch to Basic' }).click();
  await expect(page.getByText(/It begins on .+, when your paid plan ends\./).first()).toBeVisible();
  await page.waitForURL('**/home');
  await expect(page.getByText('Pro', { exact: true }).first()).toBeVisible();
});

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration (MM / YY)').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
}
