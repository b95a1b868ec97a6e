import { accountButton, chooseFromMenu, expectFocusKept, pressOn, tabTo, typeInto } from './by-keyboard.ts';
import { expect, expectToast, somePhotos, test } from './fixtures.ts';
import { PASSWORD, prepare } from './places/people.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/, navigationTimeout: 20_000 });

const NEW_PASSWORD = 'a wholly new password';
const NEWER_PASSWORD = 'an even newer password';

test('plans, payments and the account with the keyboard alone, from the first look to the deletion', async ({
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the first page unfolds and leads on', async () => {
    await page.goto('/landing');
    await pressOn(page, page.getByRole('button', { name: 'Learn More' }));
    await expect(page.getByRole('heading', { name: "What You'll Get:" })).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'Get Started' }));
    await page.waitForURL('**/register');
  });

  const email = await prepare('newcomer', page.request);

  await test.step('a package: what is missing in the card is gone to, the bank is answered', async () => {
    await page.goto('/packages');
    await pressOn(page, page.getByRole('button', { name: 'Choose Advanced' }));
    await expect(heading).toHaveText('Advanced Package');
    await expect(heading).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Complete Purchase' }));
    await expect(page.getByLabel('Card number')).toBeFocused();
    await keyboard.type('4000002500003155');
    await typeInto(page, page.getByLabel('Expiration (MM / YY)'), '1234');
    await typeInto(page, page.getByLabel('Security code'), '123');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your bank asks' })).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: 'Approve payment' }));
    await expectToast(page, 'Payment Successful');
    await page.waitForURL('**/home');
  });

  await test.step('the plan is ended and goes on: the question starts at the way out', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Upgrade Plan' }));
    await expect(heading).toHaveText('Upgrade Your Advanced Plan');
    await expect(heading).toBeFocused();
    const cancel = page.getByRole('button', { name: 'Cancel plan' });
    await pressOn(page, cancel);
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Keep my plan' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();
    await keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'Cancel plan' }));
    await expectToast(page, 'Plan cancelled');
    await expectFocusKept(page);
    await pressOn(page, page.getByRole('button', { name: 'Resume plan' }));
    await expectToast(page, 'Plan resumed');
    await expectFocusKept(page);
    await pressOn(page, page.getByRole('link', { name: 'Back to home' }));
    await page.waitForURL('**/home');
  });

  await test.step('the plan in short, in a dialog that gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'All Features Free' });
    await pressOn(page, opener);
    await expect(page.getByRole('dialog', { name: 'Account Status' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('a picture', async () => {
    await chooseFromMenu(page, 'Change Profile Picture');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, dialog.locator('button', { hasText: 'Choose Image' }));
    await (await chooser).setFiles((await somePhotos()).slice(0, 1));
    await pressOn(page, dialog.getByRole('button', { name: 'Upload' }));
    await expectToast(page, 'Profile picture updated');
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });

  await test.step('a password: the first bad field has the focus', async () => {
    await chooseFromMenu(page, 'Change Password');
    await pressOn(page, dialog.getByRole('button', { name: 'Change Password' }));
    await expect(dialog.getByRole('textbox', { name: 'Current Password' })).toBeFocused();
    await keyboard.type(PASSWORD);
    await typeInto(page, dialog.getByRole('textbox', { name: 'New Password', exact: true }), NEW_PASSWORD);
    await typeInto(page, dialog.getByRole('textbox', { name: 'Confirm New Password' }), NEW_PASSWORD);
    await keyboard.press('Enter');
    await expectToast(page, 'Password changed successfully');
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });

  await test.step('the devices', async () => {
    await chooseFromMenu(page, 'Settings');
    await pressOn(page, dialog.getByRole('button', { name: 'Signed-in devices' }));
    await expect(dialog.getByText('This device')).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Signed-in devices' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(accountButton(page)).toBeFocused();
  });

  await test.step('the theme, chosen without leaving the menu', async () => {
    await keyboard.press('Enter');
    const dark = page.getByRole('menuitemradio', { name: 'Dark' });
    await expect(dark).toBeVisible();
    for (let presses = 0; presses < 20; presses++) {
      if (await dark.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Space');
    await expect(dark).toHaveAttribute('aria-checked', 'true');
    await keyboard.press('Escape');
    await expect(accountButton(page)).toBeFocused();
    await chooseFromMenu(page, 'Log out');
    await page.waitForURL('**/landing');
  });

  await test.step('a forgotten password, with the code', async () => {
    await page.goto('/login');
    await typeInto(page, page.getByLabel('Email Address'), email);
    await pressOn(page, page.getByRole('button', { name: 'Forgot password?' }));
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
    await keyboard.press('Enter');
    await expectToast(page, 'Reset Code Sent');
    const code = await page.getByLabel('Your reset code').inputValue();
    await typeInto(page, page.getByLabel('Reset Code', { exact: true }), code);
    await typeInto(page, page.getByRole('textbox', { name: 'New Password' }), NEWER_PASSWORD);
    await typeInto(page, page.getByRole('textbox', { name: 'Confirm Password' }), NEWER_PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Password Reset Complete' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Continue to Login' }));
    await expect(dialog).toBeHidden();
    await expectFocusKept(page);
  });

  await test.step('log in, and delete the account', async () => {
    await typeInto(page, page.getByLabel('Email Address'), email);
    await typeInto(page, page.getByRole('textbox', { name: 'Password', exact: true }), NEWER_PASSWORD);
    await keyboard.press('Enter');
    await expectToast(page, 'Login Successful');
    await page.goto('/home');
    await chooseFromMenu(page, 'Settings');
    await pressOn(page, dialog.getByRole('button', { name: 'Delete my account' }));
    await tabTo(page, dialog.getByRole('textbox', { name: 'Password' }));
    await keyboard.type(NEWER_PASSWORD);
    await pressOn(page, dialog.getByRole('button', { name: 'Delete my account' }));
    await expectToast(page, 'Account deleted');
    await page.waitForURL('**/landing');
  });
});
