import { expect, expectNothingWrong, expectToast, register, somePhotos, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('a person registers, uploads photos, has them analysed, and generates a first outfit', async ({
  page,
}) => {
  await register(page, 'Ada Byron');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.getByText('Skip for now').click();
  await page.waitForURL('**/home');

  const photos = await somePhotos();
  const analyse = page.getByRole('button', { name: 'Analyze My Style' });
  await expect(analyse).toBeDisabled();
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await expectToast(
    page,
    'Upload successful!',
    `Uploaded ${photos.length} photos. ${12 - photos.length} slots remaining.`,
  );
  await expectNothingWrong(page);

  await analyse.click();
  await expectToast(page, 'Analysis complete!', 'Your style profile has been updated');
  await expect(page.getByRole('tab', { name: 'My Style' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Your Style Profile' })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'My Style' });
  await expect(panel.getByText('Navy').first()).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('tab', { name: 'Outfits' }).click();
  await expect(page.getByText('No outfits generated yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate New Outfit' });
  await expect(dialog.getByText('3 of 3 left today')).toBeVisible();
  await dialog.getByLabel('What for?').fill('A gallery opening on a rainy evening, no heels');
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expectToast(page, 'Outfit generated!');

  const detail = page.getByRole('dialog');
  const picture = detail.getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(detail.getByText('Perfect Fit Guide')).toBeVisible();
  for (const link of await detail.getByRole('link').all()) {
    if ((await link.getAttribute('target')) === '_blank')
      expect(await link.getAttribute('rel')).toContain('noopener');
  }
  await expectNothingWrong(page);

  await page.reload();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
});

test('signing out ends the session, and signing in again finds what was there', async ({ page }) => {
  const { email, password } = await register(page, 'Grace Hopper');
  await page.getByText('Skip for now').click();
  await page.waitForURL('**/home');
  const [photo] = await somePhotos();
  if (photo) await page.locator('input[type=file]').first().setInputFiles(photo);
  await expectToast(page, 'Upload successful!');

  await page.goto('/api/logout');
  await page.waitForURL('**/landing');
  await page.goto('/home');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email.toUpperCase());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In to Hemline' }).click();
  await expectToast(page, 'Login Successful', 'Welcome back to Hemline');
  await page.waitForURL('**/packages');
  await page.goto('/home');
  await expect(page.getByText('1 of 12').first()).toBeVisible();
  await expectNothingWrong(page);
});

test('an unknown address is the 404 page, for eyes and for machines', async ({ page }) => {
  const answer = await page.goto('/no/such/place');

  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expectNothingWrong(page);
});
