import { readFileSync } from 'node:fs';
import { readZip } from '#server/testing/read-zip.ts';
import { expect, expectNothingWrong, expectToast, register, somePhotos, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, a new user no profile, and a wrong password is a 401.
test.use({ expectedErrors: /status of (401|404)/ });

test('a person downloads everything, then deletes the account, and nothing is left to sign in to', async ({
  page,
}) => {
  const { email, password } = await register(page, 'Ada Byron');
  await page.getByText('Skip for now').click();
  await page.waitForURL('**/home');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles((await somePhotos()).slice(0, 2));
  await expectToast(page, 'Upload successful!');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Download my data' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^hemline-data-.*\.zip$/);
  const zip = await readZip(readFileSync(await saved.path()));
  expect(JSON.parse(String(zip.get('photos.json'))).photos).toHaveLength(2);
  expect(JSON.parse(String(zip.get('account.json'))).users[0].email).toBe(email);
  expect([...zip.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(6);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByText('This cannot be undone. Everything goes at once:')).toBeVisible();
  await expectNothingWrong(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Deletion failed');
  await expect(dialog.getByText('That is not your password.').first()).toBeVisible();
  await expectNothingWrong(page);

  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted');
  await page.waitForURL('**/landing');
  await page.goto('/home');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In to Hemline' }).click();
  await expectToast(page, 'Login Failed', 'Invalid email or password.');
});
