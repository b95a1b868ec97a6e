import { expect, expectNothingWrong, expectToast, register, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('a person answers the whole wizard, and finds the answers again', async ({ page }) => {
  await register(page, 'Mary Somerville');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  for (const blurb of await page.getByRole('main').getByRole('listitem').all())
    await expect(blurb).toBeInViewport({ ratio: 1 });
  await expectNothingWrong(page);
  await next.click();

  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await next.click();
  await expect(page.getByText('Please choose at least one style.')).toBeVisible();
  await expect(page.getByText('Please choose at least one color palette.')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByText('Everything', { exact: true }).click();
  await page.getByText('Minimalist', { exact: true }).click();
  await page.getByText('Jewel tones', { exact: true }).click();
  await next.click();

  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await next.click();
  await expect(page.getByText('Please choose your age range.')).toBeVisible();
  await expectNothingWrong(page);
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Mary Somerville');
  await page.getByLabel('Age range').selectOption('35-44');
  await page.getByText('Work/Professional', { exact: true }).click();
  await page.getByLabel('Location').fill('Edinburgh');
  await next.click();

  await expect(page.getByRole('heading', { name: 'All Set!' })).toBeVisible();
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip for now' })).toBeHidden();
  await page
    .getByRole('button', { name: /^Keep / })
    .first()
    .click({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'See it among your outfits' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/home');

  await page.goto('/onboarding');
  await next.click();
  await expect(page.getByRole('checkbox', { name: 'Minimalist' })).toBeChecked();
  await next.click();
  await expect(page.getByLabel('Location')).toHaveValue('Edinburgh');
});

test('the free package is activated, leads home, and counts from then on', async ({ page }) => {
  await register(page, 'Caroline Herschel');
  await page.goto('/packages');
  await expect(page.getByRole('heading', { name: 'Choose Your Style Package' })).toBeVisible();
  await expect(page.getByText('FREE', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeHidden();
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Get Started' }).click();
  await expectToast(page, 'Free Plan Activated!');
  await page.waitForURL('**/home');
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Upgrade Your Basic Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(page.getByText('Most Popular')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL('**/home');

  await page.getByRole('button', { name: 'Your account' }).click();
  await expectNothingWrong(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/landing');
});
