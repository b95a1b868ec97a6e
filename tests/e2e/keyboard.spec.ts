import { pressOn, tabTo } from './by-keyboard.ts';
import { expect, expectToast, somePhotos, test } from './fixtures.ts';
import { rowsOf } from './generate-from-list.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('from registration to logging out with the keyboard alone', async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const next = page.getByRole('button', { name: 'Next' });

  await test.step('register', async () => {
    await page.goto('/register');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await tabTo(page, page.getByLabel('Name', { exact: true }));
    await keyboard.type('Hedy Lamarr');
    await tabTo(page, page.getByLabel('Email Address'));
    await keyboard.type(`${crypto.randomUUID()}@example.com`);
    await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
    await keyboard.type('correct horse battery');
    await tabTo(page, page.getByRole('textbox', { name: 'Confirm Password' }));
    await keyboard.type('correct horse battery');
    await keyboard.press('Enter');
    await page.waitForURL('**/onboarding');
  });

  await test.step('the wizard: tiles by Space, a list by letters, radios by arrows', async () => {
    await pressOn(page, next);
    await tabTo(page, page.getByRole('radio', { name: 'Womenswear' }));
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Everything', exact: true })).toBeChecked();
    await tabTo(page, page.getByRole('checkbox', { name: 'Minimalist' }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('checkbox', { name: 'Jewel tones' }));
    await keyboard.press('Space');
    await pressOn(page, next);
    await expect(page.getByText('Step 3 of 4')).toBeVisible();
    await tabTo(page, page.getByLabel('Age range'));
    await keyboard.type('35');
    await pressOn(page, next);
    // The looks are ordered by this page: who leaves it before has none waiting.
    await expect(page.getByText(/^(?:Your first looks are being made|Three looks for you)$/)).toBeVisible({
      timeout: 60_000,
    });
    await pressOn(page, page.getByRole('link', { name: 'Go to Dashboard' }));
    await page.waitForURL('**/home');
  });

  await test.step('photos: the file is chosen with the button, and read', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name: 'Choose photos' }));
    await (await chooser).setFiles((await somePhotos()).slice(0, 3));
    await expectToast(page, 'Upload successful!');
    await pressOn(page, page.getByRole('button', { name: 'Analyze My Style' }));
    await expectToast(page, 'Analysis complete!');
    await expect(page.getByRole('tab', { name: 'My Style' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the quiz: the tabs by arrows, a slider by its keys', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'My Style' }));
    await keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Style Quiz' })).toBeFocused();
    await expect(page.getByText('Section 1 of 5')).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: 'Corporate' }));
    await keyboard.press('Space');
    const slider = page.getByRole('slider', { name: 'How much color feels right?' });
    while (!(await slider.isVisible())) await pressOn(page, next);
    await tabTo(page, slider);
    await keyboard.press('Home');
    await keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '10');
    const complete = page.getByRole('button', { name: 'Complete Assessment' });
    while (!(await complete.isVisible())) await pressOn(page, next);
    await pressOn(page, complete);
    await expectToast(page, 'Style Assessment Complete');
  });

  await test.step('an outfit: the dialog is left and entered again, and its wait ends at its button', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'My Style' }));
    for (const name of ['Inspirations', 'Outfits']) {
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }
    const opener = page.getByRole('button', { name: 'New', exact: true });
    // The looks with which the wizard ended wait for a choice, once they are drawn.
    await pressOn(page, opener);
    const choice = page.getByRole('dialog', { name: 'Choose your look' });
    await expect(choice.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
    await pressOn(page, choice.getByRole('button', { name: 'Keep none' }));
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }));
    await expect(choice).toBeHidden();
    await expect(opener).toBeFocused();

    await pressOn(page, opener);
    await expect(dialog.getByLabel('What for?')).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await keyboard.press('Enter');
    await expect(dialog.getByLabel('What for?')).toBeFocused();
    await keyboard.type('First day at a new office');
    await pressOn(page, dialog.getByRole('button', { name: 'Generate', exact: true }));
    await expectToast(page, 'Outfit generated!');
    await expect(dialog.getByText('Perfect Fit Guide')).toBeVisible();
    // The notice is still there; the dialog goes first.
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const row = rowsOf(page).first();
  const title = (await row.getByRole('heading').textContent()) ?? '';

  await test.step('the outfit is opened, changed, changed back, marked, deleted and put back', async () => {
    await pressOn(page, row.getByRole('link'));
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await pressOn(page, page.getByRole('button', { name: `Modify ${title}` }));
    await expect(dialog.getByLabel('What should change?')).toBeFocused();
    await keyboard.type('Swap the shoes');
    await pressOn(page, dialog.getByRole('button', { name: 'Modify', exact: true }));
    await expectToast(page, 'Outfit modified!');
    await expect(dialog).toBeHidden();
    await pressOn(page, row.getByText('Undo', { exact: true }));
    await expectToast(page, 'Modification undone!');
    // What was pressed is gone with the note.
    await expect(row.getByRole('link')).toBeFocused();

    const heart = page.getByRole('button', { name: `Favorite ${title}` });
    await pressOn(page, heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await pressOn(page, page.getByRole('button', { name: `Delete ${title}` }));
    await expectToast(page, 'Outfit deleted');
    await keyboard.press('F8');
    await pressOn(
      page,
      page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }),
    );
    await expectToast(page, 'Outfit restored');
    await expect(row).toContainText(title);
  });

  await test.step('an inspiration is added', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Outfits' }));
    await keyboard.press('ArrowLeft');
    await pressOn(page, page.getByRole('button', { name: 'Add Your First Inspiration' }));
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, dialog.getByRole('button', { name: 'Upload Image' }));
    await (await chooser).setFiles((await somePhotos()).slice(0, 1));
    await tabTo(page, dialog.getByLabel('Title'));
    await keyboard.type('The coat on the ferry');
    await pressOn(page, dialog.getByRole('button', { name: 'Add to Inspiration Board' }));
    await expectToast(page, 'Inspiration Added');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'The coat on the ferry' })).toBeVisible();
  });

  await test.step('log out', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Your account' }));
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await keyboard.press('Enter');
    await page.waitForURL('**/landing');
  });
});
