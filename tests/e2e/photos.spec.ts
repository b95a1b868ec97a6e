import { heicPicture } from '#server/testing/heic-picture.ts';
import { expect, expectNothingWrong, expectToast, registerAndSkip, somePhotos, test } from './fixtures.ts';

// Browsers log every answer of 401, 403 and 404: a visitor has no user, a full grid takes no photo, a new user no profile.
test.use({ expectedErrors: /status of (401|403|404)/ });

test('photos come in from a phone, are deleted and come back, and what was read can be gone back to', async ({
  page,
}) => {
  await registerAndSkip(page, 'Barbara McClintock');
  await expect(page.getByRole('button', { name: 'Analyze My Style' })).toBeDisabled();
  await expect(page.getByText('Upload at least one photo first.')).toBeVisible();
  await expectNothingWrong(page);

  const files = page.getByLabel('Choose photos', { exact: true }).and(page.locator('input'));
  const [navy, camel] = await somePhotos();
  const heic = { name: 'IMG_2034.HEIC', mimeType: '', buffer: Buffer.from(heicPicture()) };
  if (navy && camel) await files.setInputFiles([navy, heic, camel]);
  await expectToast(page, 'Upload successful!', 'Uploaded 3 photos. 9 slots remaining.');
  const fromPhone = page.getByRole('img', { name: 'Your photo 2: IMG_2034.HEIC' });
  await expect(fromPhone).toHaveAttribute('width', '480');
  await expect
    .poll(() => fromPhone.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: /^Colors read in photo 1: Navy/ })).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Delete photo 2, IMG_2034.HEIC' }).click();
  await expectToast(page, 'Photo deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Photo restored');
  await expect(fromPhone).toBeVisible();

  await page.getByRole('button', { name: 'Delete photo 1, navy.jpg' }).click();
  const deleted = page.getByRole('region', { name: 'Recently deleted' });
  await expect(deleted).toBeVisible();
  await expectNothingWrong(page);
  await page.reload();
  await deleted.getByRole('button', { name: 'Restore navy.jpg' }).click();
  await expect(page.getByRole('img', { name: 'Your photo 1: navy.jpg' })).toBeVisible();
  await expect(deleted).toBeHidden();

  if (navy) {
    const many = Array.from({ length: 11 }, (_, place) => ({ ...navy, name: `more-${place + 1}.jpg` }));
    await files.setInputFiles(many);
    await expect(
      page.getByText('You can only upload 9 more photos (maximum 12 total)', { exact: true }).first(),
    ).toBeVisible();
  }
  await expectToast(page, 'Uploaded 9 photos. 0 slots remaining.');
  await expect(page.getByRole('region', { name: 'Not added' })).toContainText('more-10.jpg');
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeDisabled();
  await expect(page.getByText('All 12 slots are filled.', { exact: false }).first()).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Analyze My Style' }).click();
  await expectToast(page, 'Analysis complete!', 'Your style profile has been updated');
  await expect(page.getByRole('tab', { name: 'My Style' })).toHaveAttribute('aria-selected', 'true');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit Style Description' }).click();
  await dialog.getByLabel('Your feedback').fill('More elegant');
  await dialog.getByRole('button', { name: 'Update Style' }).click();
  await expectToast(page, 'Style Updated');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText('Your feedback')).toBeVisible();
  await expect(dialog.getByText('More elegant')).toBeVisible();
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: /^Restore the version of/ }).click();
  await expectToast(page, 'Version Restored');
  await expect(dialog.getByText(/^Restored from/)).toBeVisible();
  await expectNothingWrong(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
});
