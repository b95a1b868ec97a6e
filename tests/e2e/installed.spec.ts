import type { Page } from '@playwright/test';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

// A new user has no profile yet (404), and without a connection the browser logs each call that fails.
test.use({
  expectedErrors: /status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/,
});

test('the last outfits can be read without a connection, changes say why not, and leaving takes all away', async ({
  page,
  context,
}) => {
  await registerAndSkip(page, 'Ada Byron');
  await theWorkerIsThere(page);
  await page.goto('/home?tab=outfits&dialog=generate');
  await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
  await expectToast(page, 'Outfit generated!');
  await page.goto('/home?tab=outfits');
  const row = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(row.locator('img')).toBeVisible();
  const title = (await row.getByRole('heading').textContent()) ?? '';
  expect(title).not.toBe('');

  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText('No connection. You see what was here last; changes need the connection.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const picture = page.getByRole('tabpanel').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50);
  await expectNothingWrong(page);
  await row.getByRole('button', { name: /^Favorite / }).click();
  await expect(page.getByText(/There is no connection\. Nothing was changed/).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('No connection. You see what was here last', { exact: false })).toBeHidden();
  await page.reload();
  await expect(page.getByText('No connection.')).toBeHidden();
  expect(await kept(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/landing');
  expect(await kept(page)).toEqual([]);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('a new version asks before it takes over', async ({ page }) => {
  await registerAndSkip(page, 'Ada Byron');
  await theWorkerIsThere(page);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));

  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Reload' }).click();

  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?next'));
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});

test('logging out in one tab logs out the others', async ({ page, context }) => {
  await registerAndSkip(page, 'Ada Byron');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('tab', { name: 'Outfits' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/landing');
  // The theme is the device's, not the person's.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await other.waitForURL('**/landing');
  await expect(other.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

async function theWorkerIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the service worker still has of a person. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.has('reading')) ? (await (await caches.open('reading')).keys()).map(({ url }) => url) : [],
  );
}
