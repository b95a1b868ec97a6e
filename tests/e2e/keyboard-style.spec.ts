import { expectFocusKept, goToTab, pressOn, tabTo, typeInto, undoInNotice } from './by-keyboard.ts';
import { expect, expectToast, test } from './fixtures.ts';
import { rowsOf } from './generate-from-list.ts';
import { prepare } from './places/people.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/, navigationTimeout: 20_000 });

test('a deleted photo, favorite colors and tags with the keyboard alone', async ({ page }) => {
  test.slow();
  await prepare('beginner', page.request);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');

  await test.step('a photo is deleted and comes back from the notice', async () => {
    await page.goto('/home');
    const photos = page.getByRole('img', { name: /^Your photo \d/ });
    await expect(photos).toHaveCount(2);
    await pressOn(page, page.getByRole('button', { name: /^Delete photo 1,/ }));
    await expectToast(page, 'Photo deleted');
    await expectFocusKept(page);
    await undoInNotice(page);
    await expectToast(page, 'Photo restored');
    await expect(photos).toHaveCount(2);
    await expectFocusKept(page);
  });

  await test.step('colors: found, chosen, counted and saved; the focus goes back', async () => {
    await goToTab(page, 'My Style');
    const opener = page.getByRole('button', { name: 'Customize Color Palette' });
    await pressOn(page, opener);
    await typeInto(page, dialog.getByLabel('Search colors'), 'teal');
    await pressOn(page, dialog.getByRole('button', { name: 'Teal' }), 'Space');
    await expect(dialog.getByText('1 of 8')).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: 'Save Colors' }));
    await expectToast(page, 'Colors Updated');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await tabTo(page, page.getByRole('tab', { name: 'Your Favorites' }));
    await keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'AI Analyzed' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a tag of one’s own', async () => {
    await typeInto(page, page.getByLabel('Add a style tag'), 'Nautical');
    await keyboard.press('Enter');
    await pressOn(page, page.getByRole('button', { name: 'Save Changes' }));
    await expectToast(page, 'Style Categories Updated');
    await expectFocusKept(page);
  });
});

test('looks to choose from, another outfit from one, and its versions with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await prepare('chooser', page.request);
  const { keyboard } = page;
  const choice = page.getByRole('dialog', { name: 'Choose your look' });
  const dialog = page.getByRole('dialog');

  await test.step('one of three looks is kept', async () => {
    await page.goto('/home?tab=outfits');
    await pressOn(page, page.getByRole('button', { name: 'Choose', exact: true }));
    await expect(choice).toBeVisible();
    const keep = choice.getByRole('button', { name: /^Keep / }).and(choice.locator('[aria-pressed]'));
    await pressOn(page, keep.nth(1), 'Space');
    await expect(keep.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await pressOn(page, choice.getByRole('button', { name: 'Keep this look' }));
    await expectToast(page, 'Outfit generated!');
    await expect(dialog.getByText('Perfect Fit Guide')).toBeVisible();
  });

  await test.step('another is started from it, with one piece kept', async () => {
    await pressOn(page, dialog.getByRole('button', { name: 'Start from this' }));
    const start = page.getByRole('dialog', { name: 'Start from this' });
    await tabTo(page, start.getByRole('checkbox').first());
    await keyboard.press('Space');
    await pressOn(page, start.getByRole('button', { name: 'Restyle the rest' }));
    await expect(start).toBeHidden();
    await expect(dialog.getByText('Perfect Fit Guide')).toBeVisible({ timeout: 60_000 });
    await keyboard.press('Escape');
    // Where it was started from.
    await expect(dialog.getByRole('button', { name: 'Start from this' })).toBeVisible();
    // And back to the page; a notice that stands there is closed first.
    await expect(async () => {
      await keyboard.press('Escape');
      await expect(dialog).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(rowsOf(page)).toHaveCount(2);
    await expectFocusKept(page);
  });

  await test.step('a change is compared with what was before, and gone back from', async () => {
    await pressOn(page, page.getByRole('button', { name: /^Modify / }).first());
    await expect(dialog.getByLabel('What should change?')).toBeFocused();
    await keyboard.type('Swap the shoes');
    await pressOn(page, dialog.getByRole('button', { name: 'Modify', exact: true }));
    await expectToast(page, 'Outfit modified!');
    await pressOn(page, rowsOf(page).first().getByRole('link'));
    await pressOn(page, page.locator('summary').filter({ hasText: 'History' }));
    const compare = page.getByRole('button', { name: 'Compare First made with now' });
    await pressOn(page, compare);
    const versions = page.getByRole('dialog', { name: 'Compare versions' });
    await expect(versions).toBeVisible();
    await keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await expect(compare).toBeFocused();
    await keyboard.press('Enter');
    await pressOn(page, versions.getByRole('button', { name: 'Go back to First made' }));
    await expectToast(page, 'Went back');
    await expectFocusKept(page);

    // And to the changed one again, without comparing: the pressed button goes, the focus stays in the dialog.
    await pressOn(page, dialog.getByRole('button', { name: /^Go back to Version \d/ }).first());
    await expect(dialog.getByRole('button', { name: 'Go back to First made' })).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  });

  await test.step('the list is searched, narrowed and opened again', async () => {
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // So few have no search of their own; an address can narrow them.
    await page.goto('/home?tab=outfits&q=plaid');
    await expect(page.getByText('No outfits match your search criteria.')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Clear search' }));
    await expect(page.getByRole('searchbox', { name: 'Search outfits' })).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(2);
  });

  await test.step('an outfit is deleted and restored from the folded list', async () => {
    await pressOn(page, page.getByRole('button', { name: /^Delete / }).first());
    await expectToast(page, 'Outfit deleted');
    await expectFocusKept(page);
    // The notice has gone: until then it offers it back.
    await keyboard.press('Escape');
    await pressOn(page, page.getByText(/^Recently deleted \(1\)$/));
    await pressOn(page, page.getByRole('button', { name: /^Restore / }).first());
    await expectToast(page, 'Outfit restored');
    await expect(rowsOf(page)).toHaveCount(2);
  });
});
