import type { Locator } from '@playwright/test';
import { pressOn, tabTo } from './by-keyboard.ts';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('the quiz is taken, becomes part of the profile, and is pre-filled when it is taken again', async ({
  page,
}) => {
  await registerAndSkip(page, 'Rosalind Franklin');
  await page.getByRole('tab', { name: 'Style Quiz' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const goTo = async (sought: Locator) => {
    while (!(await sought.isVisible())) await next.click();
  };
  await expect(page.getByText('Section 1 of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByText('Remote', { exact: true }).click();
  await expectNothingWrong(page);
  await next.click();
  await page.getByText('Quiet', { exact: true }).click();
  await expectNothingWrong(page);
  await goTo(page.getByLabel('Is there an occasion coming up?'));
  await page.getByLabel('Is there an occasion coming up?').fill('A wedding in May');
  await expectNothingWrong(page);
  await next.click();

  await expect(page.getByRole('heading', { name: 'Style Aspirations' })).toBeFocused();
  const heard = page.getByRole('list', { name: 'So far:' });
  await expect(heard.getByText('work from home')).toBeVisible();
  await expect(heard.getByText('quiet evenings')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You left off here. Your answers are still in place.')).toBeVisible();
  await expectNothingWrong(page);

  const pattern = page.getByRole('slider', { name: 'And how much pattern?' });
  await goTo(pattern);
  await expect(page.getByRole('heading', { name: 'Style Preferences' })).toBeVisible();
  await expect(pattern).toHaveAttribute('aria-valuenow', '50');
  await pattern.press('ArrowRight');
  await expect(pattern).toHaveAttribute('aria-valuenow', '60');
  await expectNothingWrong(page);
  await goTo(page.getByRole('heading', { name: 'Style Personality' }));
  await expectNothingWrong(page);
  await goTo(page.getByText('A signature', { exact: true }));
  await page.getByText('A signature', { exact: true }).click();
  await expectNothingWrong(page);
  const complete = page.getByRole('button', { name: 'Complete Assessment' });
  await goTo(complete);
  await complete.click();
  await expectToast(page, 'Style Assessment Complete');

  await expect(page.getByRole('tab', { name: 'My Style' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Style Quiz Summary' })).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Retake Style Quiz' }).click();
  await expect(page.getByText('Your previous answers are pre-filled.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Remote' })).toBeChecked();
  await expectNothingWrong(page);
  await goTo(page.getByLabel('Is there an occasion coming up?'));
  await expect(page.getByLabel('Is there an occasion coming up?')).toHaveValue('A wedding in May');
  await goTo(page.getByText('A signature', { exact: true }));
  await expect(page.getByRole('radio', { name: 'A signature' })).toBeChecked();
  await goTo(complete);
  await complete.click();
  await expectToast(page, 'Style Profile Updated', 'Style Assessment Complete');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch: a look is pressed or swiped to, one question a screen', async ({ page }) => {
    await registerAndSkip(page, 'Grace Hopper');
    await page.getByRole('tab', { name: 'Style Quiz' }).tap();
    const next = page.getByRole('button', { name: 'Next' });
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await expect(page.getByText('And your evenings and weekends?')).toBeHidden();
    await page.getByText('Corporate', { exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'Corporate' })).toBeChecked();
    await expectNothingWrong(page);
    await next.tap();
    await expect(page.getByText('And your evenings and weekends?')).toBeVisible();
    await expect(page.getByText('Where do you spend your working days?')).toBeHidden();
    await page.reload();
    await expect(page.getByText('Question 2 of 4')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Back one question' }).tap();
    await expect(page.getByRole('radio', { name: 'Corporate' })).toBeChecked();

    const color = page.getByRole('group', { name: 'This or that: How much color' });
    while (!(await color.isVisible())) await next.tap();
    await swipe(color, 'left');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '20');
    await expectNothingWrong(page);
    const complete = page.getByRole('button', { name: 'Complete Assessment' });
    while (!(await complete.isVisible())) await next.tap();
    await complete.tap();
    await expectToast(page, 'Style Assessment Complete');
  });

  test('by keyboard alone: looks by arrows, the folded tiles, and to the end', async ({ page }) => {
    await registerAndSkip(page, 'Katherine Johnson');
    const { keyboard } = page;
    const next = page.getByRole('button', { name: 'Next' });
    await pressOn(page, page.getByRole('tab', { name: 'Upload Photos' }), 'Space');
    await keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('radio', { name: 'Corporate' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Business casual' })).toBeChecked();
    await pressOn(page, next);
    await expect(page.getByText('Question 2 of 4')).toBeFocused();
    await pressOn(page, next);
    await pressOn(page, page.getByRole('button', { name: 'Show all: What fills an ordinary week?' }));
    await expect(page.getByRole('checkbox')).toHaveCount(12);
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox').nth(6)).toBeChecked();
    const pattern = page.getByRole('radio', { name: 'Plain' });
    while (!(await pattern.isVisible())) await pressOn(page, next);
    await tabTo(page, pattern);
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '80');
    await tabTo(page, page.getByRole('slider'));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '90');
    const complete = page.getByRole('button', { name: 'Complete Assessment' });
    while (!(await complete.isVisible())) await pressOn(page, next);
    await pressOn(page, complete);
    await expectToast(page, 'Style Assessment Complete');
  });
});

/** As a finger does it: the browser makes pointers of it, and may take them for scrolling. */
async function swipe(over: Locator, to: 'left' | 'right'): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error('Nothing to swipe over');
  const session = await over.page().context().newCDPSession(over.page());
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  const away = to === 'left' ? -1 : 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + away * moved, y: y + moved / 10 }],
    });
  await touch('touchStart', 0);
  for (const moved of [10, 30, 60, 90]) await touch('touchMove', moved);
  await touch('touchEnd');
}
