import { expect, expectNothingWrong, expectToast, registerAndSkip, somePhotos, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404, and of 422: feedback that is not understood.
test.use({ expectedErrors: /status of (401|404|4\d\d)/ });

test('colors, categories, body and words change the profile, and what is not understood says so', async ({
  page,
}) => {
  await registerAndSkip(page, 'Dorothy Hodgkin');
  await page.getByRole('tab', { name: 'My Style' }).click();
  await expect(page.getByRole('heading', { name: 'No Style Profile' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Go to Upload Photos' }).click();
  const [navy, camel] = await somePhotos();
  if (navy && camel) await page.locator('input[type=file]').first().setInputFiles([navy, camel]);
  await expectToast(page, 'Upload successful!');
  await page.getByRole('button', { name: 'Analyze My Style' }).click();
  await expectToast(page, 'Analysis complete!');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Customize Color Palette' }).click();
  await dialog.getByRole('button', { name: 'Burgundy' }).click();
  await dialog.getByLabel('Search colors').fill('teal');
  await dialog.getByRole('button', { name: 'Teal' }).click();
  await expect(dialog.getByText('2 of 8')).toBeVisible();
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Save Colors' }).click();
  await expectToast(page, 'Colors Updated');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Your Favorites' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('list', { name: 'Your favorite colors' })).toHaveText(/^Burgundy.*Teal/);

  const tag = page.getByLabel('Add a style tag');
  await tag.fill('Nautical');
  await tag.press('Enter');
  await tag.fill('nautical');
  await tag.press('Enter');
  await expectToast(page, 'Tag already exists', 'This style tag is already in your profile.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Style Categories Updated');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();

  await page.getByRole('button', { name: 'Configure Body Type & Fit' }).click();
  await dialog.getByText('Defined waist', { exact: true }).click();
  await dialog.getByText('Tall (5\'8" and above)', { exact: true }).click();
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Body Type Profile Updated');
  await expect(page.getByText('Defined waist')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Style Description' }).click();
  const send = dialog.getByRole('button', { name: 'Update Style' });
  await send.click();
  await expectToast(page, 'Please enter feedback');
  await dialog.getByLabel('Your feedback').fill('Flibber the wobbly quux');
  await send.click();
  await expectToast(page, 'Update Failed');
  await expect(dialog.getByLabel('Your feedback')).toHaveValue('Flibber the wobbly quux');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNothingWrong(page);
  await dialog.getByLabel('Your feedback').fill('More elegant, less trendy');
  await send.click();
  await expectToast(page, 'Style Updated');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Before your last change:')).toBeVisible();
  await expectNothingWrong(page);
});
