import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';
import { generateFromList, rowsOf } from './generate-from-list.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('an outfit is generated, marked, changed, changed back, found again, deleted and restored', async ({
  page,
}) => {
  await registerAndSkip(page, 'Coco Chanel');
  await page.goto('/home?tab=outfits');
  const first = await generateFromList(page, 'Dinner with friends on a rainy evening');
  const second = await generateFromList(page, 'A weekend of walking in the city', 'Under $100');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(2);
  // The newest stands first.
  await expect(rows.first()).toContainText(second);
  await expectNothingWrong(page);

  const heart = page.getByRole('button', { name: `Favorite ${first}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: `Modify ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Modify Outfit' });
  const modify = dialog.getByRole('button', { name: 'Modify', exact: true });
  await expect(modify).toBeDisabled();
  await dialog.getByRole('button', { name: 'Warmer' }).click();
  await expect(dialog.getByLabel('What should change?')).toHaveValue('Warmer');
  await expectNothingWrong(page);
  await modify.click();
  await expectToast(page, 'Outfit modified!');
  await expect(dialog).toBeHidden();
  await expect(rows.last()).toContainText('Last change: “Warmer”');
  await expectNothingWrong(page);

  await rows.last().getByText('Undo', { exact: true }).click();
  await expectToast(page, 'Modification undone!');
  await expect(rows.last()).not.toContainText('Last change');
  await expect(rows.last()).toContainText(first);

  // The one change of the day is used: it says when the next one is possible, and leads to packages.
  await page.getByRole('button', { name: `Modify ${first}` }).click();
  await expect(dialog.getByText(/^Today's changes are used\. New ones from/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See packages' })).toBeVisible();
  await expect(modify).toBeHidden();
  await expectNothingWrong(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  // Closing goes back in the history, which would end a way that is begun meanwhile.
  await expect(dialog).toBeHidden();
  await page.waitForURL(({ searchParams }) => !searchParams.has('dialog'));

  // So few need no filters: an address can narrow them all the same.
  await expect(page.getByRole('button', { name: 'Favorites only' })).toBeHidden();
  await page.goto('/home?tab=outfits&fav=1');
  await expect(page.getByText('Showing 1 of 2 outfits')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Under $100', exact: true }).click();
  await expect(page.getByText('No outfits match your search criteria.')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(2);
  await page.goto('/home?tab=outfits&q=a');
  await page.getByLabel('Search outfits').fill(second.toUpperCase());
  await expect(rows.filter({ hasText: second })).toHaveCount(1);
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === second.toUpperCase());
  await page.reload();
  await expect(page.getByLabel('Search outfits')).toHaveValue(second.toUpperCase());
  await page.getByLabel('Search outfits').fill('');

  await page.getByRole('button', { name: `Delete ${second}` }).click();
  await expectToast(page, 'Outfit deleted');
  await expect(rows).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, 'Outfit restored');
  await expect(rows.first()).toContainText(second);

  await page.getByRole('button', { name: `Delete ${first}` }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await page.getByText('Recently deleted (1)').click();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: `Restore ${first}` }).click();
  await expect(rows.last()).toContainText(first);
});
