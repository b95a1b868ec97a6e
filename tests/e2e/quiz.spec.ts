import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
test.use({ expectedErrors: /status of (401|404)/ });

test('the quiz is taken, becomes part of the profile, and is pre-filled when it is taken again', async ({
  page,
}) => {
  await registerAndSkip(page, 'Rosalind Franklin');
  await page.getByRole('tab', { name: 'Style Quiz' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByText('Section 1 of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByText('Remote', { exact: true }).click();
  await page.getByText('Quiet', { exact: true }).click();
  await page.getByLabel('Is there an occasion coming up?').fill('A wedding in May');
  await expectNothingWrong(page);
  await next.click();

  await expect(page.getByRole('heading', { name: 'Style Aspirations' })).toBeFocused();
  await expect(page.getByText('So far: work from home, quiet evenings')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You left off here. Your answers are still in place.')).toBeVisible();
  await expectNothingWrong(page);
  await next.click();

  await expect(page.getByRole('heading', { name: 'Style Preferences' })).toBeVisible();
  const pattern = page.getByRole('slider', { name: 'And how much pattern?' });
  await expect(pattern).toHaveAttribute('aria-valuenow', '50');
  await pattern.press('ArrowRight');
  await expect(pattern).toHaveAttribute('aria-valuenow', '60');
  await expectNothingWrong(page);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Style Personality' })).toBeVisible();
  await expectNothingWrong(page);
  await next.click();
  await page.getByText('A signature', { exact: true }).click();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expectToast(page, 'Style Assessment Complete');

  await expect(page.getByRole('tab', { name: 'My Style' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Style Quiz Summary' })).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole('button', { name: 'Retake Style Quiz' }).click();
  await expect(page.getByText('Your previous answers are pre-filled.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Remote' })).toBeChecked();
  await expect(page.getByLabel('Is there an occasion coming up?')).toHaveValue('A wedding in May');
  await expectNothingWrong(page);
  for (let section = 1; section < 5; section++) await next.click();
  await expect(page.getByRole('radio', { name: 'A signature' })).toBeChecked();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expectToast(page, 'Style Profile Updated', 'Style Assessment Complete');
});
