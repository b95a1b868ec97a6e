import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';
import { generateFromList, rowsOf } from './generate-from-list.ts';

test.use({ expectedErrors: /status of (401|404)/ });

test('three ways: looks side by side wait over a reload; what is kept is stored, the others are gone', async ({
  page,
}) => {
  await registerAndSkip(page, 'Elsa Schiaparelli');
  await page.goto('/home?tab=outfits&dialog=generate');
  const form = page.getByRole('dialog', { name: 'Generate New Outfit' });
  await form.getByLabel('What for?').fill('Dinner with friends');
  await form.getByText('Three ways', { exact: true }).click();
  await expectNothingWrong(page);
  await form.getByRole('button', { name: 'Generate', exact: true }).click();

  const choice = page.getByRole('dialog', { name: 'Choose your look' });
  await expect(choice).toBeVisible({ timeout: 60_000 });
  const looks = choice.getByRole('list', { name: 'Looks to choose from' }).getByRole('heading', { level: 3 });
  await expect(looks).toHaveCount(3);
  await expectNothingWrong(page);
  const titles = await looks.allTextContents();
  expect(new Set(titles).size).toBe(3);
  const [, secondTitle = ''] = titles.map(withoutNumber);

  await page.reload();
  await expect(choice).toBeVisible();
  await expect(looks).toHaveText(titles);
  await choice.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Three looks wait for your choice')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(choice.getByRole('button', { name: 'Keep chosen' })).toBeDisabled();
  await choice.getByRole('button', { name: `Keep ${secondTitle}` }).click();
  await choice.getByRole('button', { name: 'Keep this look' }).click();

  await expectToast(page, 'Outfit generated!');
  await expect(page.getByRole('dialog', { name: secondTitle })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByText('Three looks wait for your choice')).toBeHidden();
  // One allowance for the three.
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(form.getByText('2 of 3 left today')).toBeVisible();
});

test('three that combine: all are kept at once, and each leads to the others', async ({ page }) => {
  await registerAndSkip(page, 'Claire McCardell');
  await page.goto('/home?tab=outfits&dialog=generate');
  const form = page.getByRole('dialog', { name: 'Generate New Outfit' });
  await form.getByLabel('What for?').fill('A weekend in Lisbon in May, hand luggage');
  await form.getByText('Three that combine', { exact: true }).click();
  await expectNothingWrong(page);
  await form.getByRole('button', { name: 'Generate', exact: true }).click();

  const choice = page.getByRole('dialog', { name: 'Three looks, one suitcase' });
  await expect(choice).toBeVisible({ timeout: 60_000 });
  await expect(choice.getByText(/^\d+ pieces make all three, about \$\d+ in all\./)).toBeVisible();
  await expectNothingWrong(page);
  const titles = (await choice.getByRole('heading', { level: 3 }).allTextContents()).map(withoutNumber);
  await choice.getByRole('button', { name: 'Keep 3 looks' }).click();

  await expect(rowsOf(page)).toHaveCount(3);
  const [first, second] = titles as [string, string];
  await page.getByRole('link', { name: first }).click();
  const detail = page.getByRole('dialog', { name: first });
  await expect(detail.getByText('Packed together with')).toBeVisible();
  await expectNothingWrong(page);
  await detail.getByRole('link', { name: second }).click();
  await expect(page.getByRole('dialog', { name: second })).toBeVisible();
});

test('from one outfit another is started, keeping a piece; a change stands in the history and can be gone back from', async ({
  page,
}) => {
  await registerAndSkip(page, 'Madeleine Vionnet');
  await page.goto('/home?tab=outfits');
  const first = await generateFromList(page, 'A day at a new office');

  await page.getByRole('link', { name: first }).click();
  const detail = page.getByRole('dialog', { name: first });
  const piece =
    (await detail.getByRole('heading', { level: 4 }).first().locator('[lang]').textContent()) ?? '';
  await detail.getByRole('button', { name: 'Start from this' }).click();
  const start = page.getByRole('dialog', { name: 'Start from this' });
  await expect(start.getByRole('button', { name: 'Restyle the rest' })).toBeDisabled();
  await start.getByText(piece, { exact: true }).click();
  await expectNothingWrong(page);
  await start.getByRole('button', { name: 'Restyle the rest' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 4, name: piece })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  // Back where it was started from.
  await detail.getByRole('button', { name: 'Close' }).first().click();
  await expect(rowsOf(page)).toHaveCount(2);

  await page
    .getByRole('button', { name: `Modify ${first}` })
    .first()
    .click();
  await page.getByLabel('What should change?').fill('swap the shoes');
  await page.getByRole('dialog').getByRole('button', { name: 'Modify', exact: true }).click();
  await expectToast(page, 'Outfit modified!');
  await rowsOf(page).last().getByRole('link').click();
  const history = page.getByRole('group', { name: 'History' });
  await history.getByText('History', { exact: true }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history).toContainText('“swap the shoes”');
  await history.getByRole('button', { name: 'Compare First made with now' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(compare.getByText('Changed', { exact: true })).toBeVisible();
  await expectNothingWrong(page);
  await compare.getByRole('button', { name: 'Go back to First made' }).click();
  await expectToast(page, 'Went back');
  await expect(history.getByRole('listitem').last()).toContainText('Now');
  await expectNothingWrong(page);
});

test('a generation goes on over a reload, and what was ordered is found in another tab', async ({ page }) => {
  await registerAndSkip(page, 'Cristobal Balenciaga');
  await page.goto('/home?tab=outfits&dialog=generate');
  const form = page.getByRole('dialog', { name: 'Generate New Outfit' });
  await form.getByText('Three ways', { exact: true }).click();
  const ordered = page.waitForRequest('**/api/outfits/generate-three');
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await ordered;
  await expect(page.getByText('Reading your profile').first()).toBeVisible();
  await page.reload();

  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other])
    await expect(tab.getByRole('dialog', { name: 'Choose your look' })).toBeVisible({ timeout: 60_000 });
  await other.close();
});

/** "Look 2: " stands before the title for whoever hears it. */
function withoutNumber(title: string): string {
  return title.replace(/^Look \d: /, '');
}
