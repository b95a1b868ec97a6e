import { expect, expectNothingWrong, expectToast, register, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and may not activate anything.
test.use({ expectedErrors: /status of (401|404)/ });

test('the debug page signs in as the test user and gives a subscription, a second after the click', async ({
  page,
}) => {
  await page.goto('/debug');
  await expect(page.getByText(/^Development only\./)).toBeVisible();
  await expect(page.getByText('Nobody is signed in.')).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Activate Subscription' }).click();
  await expectToast(page, 'Activation Failed', 'Could not activate subscription. Please log in first.');

  await page.getByRole('button', { name: 'Login as Test User' }).click();
  await expectToast(page, 'Login Successful');
  const shown = Date.now();
  await page.waitForURL('**/home');
  expect(Date.now() - shown).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('debug-test-user@example.com')).toBeVisible();

  await page.goto('/debug');
  await expect(page.getByText('Test User <debug-test-user@example.com>')).toBeVisible();
  await page.getByRole('button', { name: 'Activate Subscription' }).click();
  await expectToast(page, 'Subscription Activated');
  await page.waitForURL('**/home');
  await page.goto('/packages');
  await expect(page.getByRole('heading', { name: 'Upgrade Your Basic Plan' })).toBeVisible();
});

test('the production-fix page shows who is signed in, and signs in to the account of an address', async ({
  page,
}) => {
  const { email } = await register(page, 'Ada Byron');
  await page.goto('/api/logout');
  await page.waitForURL('**/landing');

  await page.goto('/production-fix');
  await page.getByRole('button', { name: 'Check Auth State' }).click();
  await expect(page.getByText('Nobody is signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Fix Production Authentication' }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await expectNothingWrong(page);

  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Fix Production Authentication' }).click();
  await expectToast(page, 'Authentication Fixed', `You are signed in as ${email}.`);
  await page.waitForURL('**/home');

  await page.goto('/production-fix');
  await page.getByRole('button', { name: 'Check Auth State' }).click();
  await expect(page.getByText(`Ada Byron <${email}>`)).toBeVisible();
});
