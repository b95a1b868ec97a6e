import { expect, type Locator, type Page } from '@playwright/test';

/** Goes there with Tab, and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there with Tab, and writes over what stands there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses Tab until the focus is there; a place that Tab does not reach in a page's length fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens the menu behind the avatar and goes down to the entry. */
export async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await pressOn(page, accountButton(page));
  const entry = page.getByRole('menuitem', { name: item });
  await expect(entry).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Your account' });
}

/** Whatever was done, the next Tab goes on from where the person was and not from the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Along the dashboard's row of tabs with the arrows. */
export async function goToTab(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('tablist', { name: 'Dashboard' }).locator('[aria-selected=true]'));
  const tab = page.getByRole('tab', { name });
  for (let presses = 0; presses < 5; presses++) {
    if (await tab.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** F8 leads to the notices, from anywhere. */
export async function undoInNotice(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  const notices = page.getByRole('region', { name: 'Notifications (F8)' });
  await pressOn(page, notices.getByRole('button', { name: 'Undo' }));
}
