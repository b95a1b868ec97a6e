import type { Page } from '@playwright/test';
import { listPieces } from '#contract/closet.ts';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'What do you own?' });
const piece = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page) => page.getByRole('tab', { name: 'Closet' });

// Browsers log every answer of 400 (a look that cannot be made), 409, and of 404: who has no profile yet has none.
test.use({ expectedErrors: /status of (400|404|409)/ });

test('a closet is begun from the outfits, filled by words and from the drawer, searched, changed and emptied', async ({
  page,
}) => {
  test.slow();
  await registerAndSkip(page, 'Iris Apfel');
  await page.goto('/home?tab=outfits');
  await expect(tab(page)).toHaveCount(0);

  await test.step('the card leads to it', async () => {
    await page.getByRole('link', { name: 'Open your closet' }).click();
    await expect(page.getByRole('heading', { name: 'Your closet is empty' })).toBeVisible();
    await expectNothingWrong(page);
  });

  await test.step('words are pieces; what is not understood stays, also over a reload', async () => {
    await words(page).fill('navy linen blazer, 79\nwhite tee, black jeans\nflibbering');
    await expect(page.getByText('Not understood: flibbering')).toBeVisible();
    await page.getByRole('button', { name: 'Add 3' }).click();
    await expectToast(page, '3 pieces are in your closet');
    for (const name of ['navy linen blazer', 'white tee', 'black jeans'])
      await expect(piece(page, name)).toBeVisible();
    await expect(words(page)).toHaveValue('flibbering');
    await page.reload();
    await expect(words(page)).toHaveValue('flibbering');
    await words(page).fill('');
  });

  await test.step('German words are read as well', async () => {
    await words(page).fill('dunkelblauer Wollmantel Gr. 40');
    await expect(page.getByRole('list', { name: 'Understood' }).getByText('40')).toBeVisible();
    await words(page).press('Enter');
    await expect(piece(page, 'dunkelblauer Wollmantel')).toBeVisible();
  });

  await test.step('the drawer takes a tap and a color', async () => {
    await page.getByRole('button', { name: 'Pick from pictures' }).click();
    const drawer = page.getByRole('dialog', { name: 'Pick what you own' });
    await drawer.getByText('Shoes').click();
    await drawer.getByRole('button', { name: 'Chelsea boots' }).click();
    await drawer.getByRole('button', { name: 'All colors' }).click();
    await drawer.getByTitle('Burgundy').click();
    await expectNothingWrong(page);
    await drawer.getByRole('button', { name: 'Add to closet' }).click();
    await expect(drawer.getByText('1 added')).toBeVisible();
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(piece(page, 'Burgundy, Chelsea boots')).toBeVisible();
  });

  await test.step('drawings are there, and the tab stays', async () => {
    const drawing = piece(page, 'navy linen blazer').getByRole('presentation');
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto('/home');
    await expect(tab(page)).toBeVisible();
    await tab(page).click();
  });

  await test.step('words find by what they mean', async () => {
    await page.getByRole('button', { name: 'Add a piece' }).click();
    await words(page).fill('grey wool scarf');
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
    await words(page).press('Enter');
    await expect(piece(page, 'grey wool scarf')).toBeVisible();
    await page.goto('/home?tab=closet&q=blue%20winter%20coats');
    await expect(page.getByRole('searchbox', { name: 'Search your closet' })).toHaveValue(
      'blue winter coats',
    );
    await expect(page.getByText('1 of 6')).toBeVisible();
    await expect(piece(page, 'dunkelblauer Wollmantel')).toBeVisible();
    await page.getByRole('searchbox').fill('purple gloves');
    await expect(page.getByText('Nothing of yours is like that.')).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
  });

  await test.step('a piece is changed; what was changed elsewhere is not overwritten unseen', async () => {
    await piece(page, 'navy linen blazer').click();
    const dialog = page.getByRole('dialog', { name: 'navy linen blazer' });
    await expectNothingWrong(page);
    const { pieces } = await (await page.request.get(listPieces.path)).json();
    const { id, revision } = pieces.find(({ name }: { name: string }) => name === 'navy linen blazer');
    await page.request.patch(`${listPieces.path}/${id}`, { data: { revision, brand: 'Arket' } });
    await dialog.getByText('In the wash').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/changed elsewhere meanwhile/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Saved');
    await expect(page.getByText('In the wash')).toBeVisible();
  });

  await test.step('what is let go comes back', async () => {
    await piece(page, 'white tee').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Let it go' }).click();
    await expect(piece(page, 'white tee')).toHaveCount(0);
    await page.getByText('Let go (1)').click();
    await page.getByRole('button', { name: 'Take back white tee' }).click();
    await expect(piece(page, 'white tee')).toBeVisible();
  });
});

test('what a look shows is owned by a press, and is found in the closet', async ({ page }) => {
  test.slow();
  await registerAndSkip(page, 'Cecil Beaton');
  const look = await (
    await page.request.post('/api/outfits/generate', { data: { prompt: 'office' } })
  ).json();
  await page.goto(`/home?tab=outfits&outfit=${look.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(look.items[0].item) }).click();

  await dialog.getByRole('button', { name: 'I have this' }).click();
  await dialog.getByRole('link', { name: 'It is in your closet' }).click();

  await page
    .getByRole('dialog', { name: look.items[0].item })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await expect(tab(page)).toBeVisible();
});

/** As somebody types them in a minute. */
const WARDROBE = [
  'white poplin shirt, light blue oxford shirt, navy fine crew sweater, grey turtleneck, black crew tee',
  'navy tailored trousers, black straight jeans, grey flannel trousers, beige chinos, navy a-line skirt',
  'navy blazer, camel wool coat, beige trench coat, black slip dress',
  'brown loafers, black chelsea boots, white leather sneakers, brown leather belt, brown leather tote, grey wool scarf',
].join('\n');

test('twenty pieces in words become a look with nothing to buy, and one piece leads a look', async ({
  page,
}) => {
  test.slow();
  await registerAndSkip(page, 'Iris Apfel');
  await page.goto('/home?tab=closet');
  await words(page).fill(WARDROBE);
  await page.getByRole('button', { name: 'Add 20' }).click();
  await expectToast(page, '20 pieces are in your closet');

  await test.step('a look of one’s own', async () => {
    await page.getByRole('tab', { name: 'Outfits' }).click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What for?').fill('a day in the office');
    await dialog.getByText('Only mine').click();
    await expectNothingWrong(page);
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
    await expectToast(page, 'Outfit generated!');
    await expect(dialog.getByText('nothing to buy', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Yours', { exact: true }).first()).toBeVisible();
    await expectNothingWrong(page);
    await dialog.getByRole('button', { name: 'Wear today' }).click();
    await expect(dialog.getByText('Worn today')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    // The dialog, which says so too, may still be on its way out.
    await expect(page.getByRole('tabpanel').getByText('nothing to buy', { exact: true })).toBeVisible();
  });

  await test.step('what is missing is named, and costs nothing', async () => {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What for?').fill('a black tie gala');
    await dialog.getByText('Only mine').click();
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(dialog.getByText(/^(None|Nothing) of your/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('gaps: what would open the most looks', async () => {
    await tab(page).click();
    await page.getByRole('button', { name: 'Find what is missing' }).click();
    await expect(page.getByText(/^\d+ new looks/).first()).toBeVisible();
    await expectNothingWrong(page);
  });

  await test.step('a piece leads', async () => {
    await piece(page, 'camel wool coat').click();
    await page.getByRole('link', { name: 'Dress me in this' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('One piece of yours is in it')).toBeVisible();
    await dialog.getByLabel('What for?').fill('a cold day in town');
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
    await expectToast(page, 'Outfit generated!');
    await expect(dialog.getByRole('button', { name: /camel wool coat/i })).toBeVisible();
  });
});
