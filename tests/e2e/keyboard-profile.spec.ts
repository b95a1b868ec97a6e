import { expectFocusKept, goToTab, pressOn, tabTo, typeInto, undoInNotice } from './by-keyboard.ts';
import { expect, expectToast, somePhotos, test } from './fixtures.ts';
import { prepare } from './places/people.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/, navigationTimeout: 20_000 });

test('body and fit, styles and scores, feedback and the way back with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await prepare('beginner', page.request);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('tabpanel');

  await test.step('shape and fit: one of a group by the arrows, saved, and shown on the card', async () => {
    await page.goto('/home?tab=style');
    const opener = page.getByRole('button', { name: 'Configure Body Type & Fit' });
    await pressOn(page, opener);
    await expect(dialog.getByRole('radio', { checked: true }).first()).toBeFocused();
    const waist = dialog.getByRole('radio', { name: 'Defined waist' });
    for (let presses = 0; presses < 12 && !(await waist.isChecked()); presses++)
      await keyboard.press('ArrowDown');
    await expect(waist).toBeFocused();
    await pressOn(page, dialog.getByRole('checkbox').first(), 'Space');
    await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    await pressOn(page, dialog.getByRole('button', { name: 'Save Preferences' }));
    await expectToast(page, 'Body Type Profile Updated');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(panel.getByRole('definition').filter({ hasText: 'Defined waist' })).toBeVisible();
  });

  await test.step('a dialog that is left keeps what was chosen, and gives it up when asked', async () => {
    const opener = page.getByRole('button', { name: 'Configure Body Type & Fit' });
    await keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Defined waist' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Defined waist' })).not.toBeChecked();
    await keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: 'Back to saved' }));
    await expect(dialog.getByRole('radio', { name: 'Defined waist' })).toBeChecked();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('styles and scores: a chip by Space, a slider by its keys, a number typed', async () => {
    const opener = page.getByRole('button', { name: 'Customize Style Analysis' });
    await pressOn(page, opener);
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
    // What was read from the photos.
    const read = await dialog.getByRole('button', { pressed: true }).count();
    await expect(dialog.getByText(`${read} of 5`)).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { pressed: true }).first(), 'Space');
    await expect(dialog.getByText(`${read - 1} of 5`)).toBeVisible();
    const style = dialog.getByRole('button', { name: 'Bohemian' });
    await pressOn(page, style, 'Space');
    await expect(style).toHaveAttribute('aria-pressed', 'true');
    await expect(style).toBeFocused();
    const comfort = dialog.getByRole('slider', { name: 'Comfort' });
    await tabTo(page, comfort);
    await keyboard.press('End');
    await expect(comfort).toHaveAttribute('aria-valuenow', '100');
    await typeInto(page, dialog.getByRole('spinbutton', { name: 'Elegance' }), '12');
    await expect(dialog.getByRole('slider', { name: 'Elegance' })).toHaveAttribute('aria-valuenow', '12');
    await pressOn(page, dialog.getByRole('button', { name: 'Save Profile' }));
    await expectToast(page, 'Style Analysis Updated');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(panel.getByText('Bohemian').first()).toBeVisible();
  });

  await test.step('feedback: the way out asks first, then it is sent', async () => {
    const opener = page.getByRole('button', { name: 'Edit Style Description' });
    const words = page.getByRole('textbox', { name: 'Your feedback' });
    await pressOn(page, opener);
    await expect(words).toBeFocused();
    await keyboard.press('Tab');
    await pressOn(page, dialog.getByRole('button', { name: 'Update Style' }));
    await expectToast(page, 'Please enter feedback');
    await expect(words).toBeFocused();
    await keyboard.type('More elegant');
    await keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Keep writing' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue('More elegant');
    await pressOn(page, dialog.getByRole('button', { name: 'Update Style' }));
    await expectToast(page, 'Style Updated');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('the history: a version is restored, and the list stays for the way back', async () => {
    const opener = page.getByRole('button', { name: 'History' });
    await pressOn(page, opener);
    await pressOn(page, dialog.getByRole('button', { name: /^Restore the version of/ }).last());
    await expectToast(page, 'Version Restored');
    await expect(dialog.getByText(/^Restored from/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Restore the version of/ }).last()).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // As it was before anything was told.
    await expect(panel.getByText('Bohemian')).toHaveCount(0);
  });
});

test('an inspiration is changed, deleted and put back, and the board is searched, with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await prepare('beginner', page.request);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the first is added: what is missing is gone to', async () => {
    await page.goto('/home');
    await goToTab(page, 'Inspirations');
    await pressOn(page, page.getByRole('button', { name: 'Add Your First Inspiration' }));
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, dialog.getByRole('button', { name: 'Upload Image' }));
    await (await chooser).setFiles((await somePhotos()).slice(0, 1));
    await typeInto(page, dialog.getByLabel('Title'), 'The coat on the ferry');
    await pressOn(page, dialog.getByRole('button', { name: 'Add to Inspiration Board' }));
    await expectToast(page, 'Inspiration Added');
    await expect(dialog).toBeHidden();
    // What opened the dialog is gone with the empty board.
    await expect(heading).toBeFocused();
  });

  await test.step('its title is changed: leaving asks, Enter saves', async () => {
    const edit = page.getByRole('button', { name: 'Edit The coat on the ferry' });
    await pressOn(page, edit);
    const title = dialog.getByLabel('Title');
    await expect(title).toBeFocused();
    await typeInto(page, title, 'The coat');
    await keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(title).toBeFocused();
    await keyboard.press('Enter');
    await expectToast(page, 'Inspiration Updated');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit The coat', exact: true })).toBeFocused();
  });

  await test.step('the only one is deleted and comes back from the notice', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Delete The coat', exact: true }));
    await expectToast(page, 'Inspiration Removed');
    await expect(page.getByText('No inspirations yet')).toBeVisible();
    await expect(heading).toBeFocused();
    await undoInNotice(page);
    await expect(page.getByRole('heading', { name: 'The coat' })).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('it is deleted again, and put back from below the board', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Delete The coat', exact: true }));
    await expect(page.getByText('No inspirations yet')).toBeVisible();
    await expect(heading).toBeFocused();
    // Once the notice has gone that offers the same.
    await expect(page.getByRole('button', { name: 'Put The coat back' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Put The coat back' }));
    await expect(page.getByRole('button', { name: 'Delete The coat', exact: true })).toBeFocused();
  });

  await test.step('the board is searched, and shown whole again', async () => {
    const search = page.getByRole('searchbox', { name: 'Search inspirations' });
    await typeInto(page, search, 'plaid');
    await expect(page.getByText('No inspirations match your search.')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Clear filters' }));
    await expect(page.getByRole('heading', { name: 'The coat' })).toBeVisible();
    await expectFocusKept(page);
  });
});
