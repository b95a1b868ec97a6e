import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { appIsThere } from './app-is-there.ts';
import { test as base, expect, expectNothingWrong, expectToast, registerAndSkip } from './fixtures.ts';
import { closeNotice, keepNotices } from './places/answers.ts';

/** A picture host inside, which the operator has allowed: `host:port`. */
const test = base.extend<{ pictures: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  pictures: async ({}, use) => {
    const photo = await drawPhoto({ colour: '#9c4a2a', width: 600, height: 900 });
    const server = createServer((request, response) => {
      if (request.url === '/page') response.end('<html>');
      else response.end(photo);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  environment: async ({ pictures }, use) => {
    await use({ IMAGE_FETCH_ALLOW: pictures });
  },
});

// Browsers log every answer of 400, 401, 403, 404 and 415; and a name that does not resolve.
test.use({
  expectedErrors: /status of (400|401|403|404|415)|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
});

const picture = async (name: string, colour: string, width = 600, height = 800) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await drawPhoto({ colour, width, height })),
});

test('a board is begun, filled by file and by address, searched, changed, emptied and filled again', async ({
  page,
  pictures,
}) => {
  test.slow();
  await registerAndSkip(page, 'Elsa Schiaparelli');
  await page.goto('/home?tab=inspirations');
  await expect(page.getByRole('heading', { name: 'No inspirations yet' })).toBeVisible();
  await nothingWrongInAnyLook(page);

  await test.step('a file that is none is refused, a picture is added with what is known of it', async () => {
    await page.getByRole('button', { name: 'Add Your First Inspiration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Inspiration' });
    await expect(dialog.getByRole('button', { name: 'Add to Inspiration Board' })).toBeDisabled();
    await nothingWrongInAnyLook(page);
    await chooseFile(dialog, { name: 'look.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
    await expectToast(page, 'Invalid file type', 'Please select a JPEG, PNG, WebP, or GIF image.');

    await chooseFile(dialog, { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_971_521) });
    await expectToast(page, 'File too large', 'Please select an image smaller than 20MB.');
    await dialog.getByLabel('Image URL').fill('https://nowhere.invalid/a.jpg');
    await chooseFile(dialog, await picture('gallery.jpg', '#1f2a44'));
    await expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
    await expect(dialog.getByLabel('Image URL')).toBeDisabled();
    await expect(dialog.getByLabel('Image URL')).toHaveValue('');
    await dialog.getByLabel('Title').fill('Gallery opening');
    await dialog.getByLabel('Description').fill('Navy and nothing else');
    await dialog.getByLabel('Category').selectOption('Celebrity Look');
    await dialog.getByLabel('Tags').fill('navy, minimal, evening, linen, quiet');
    await dialog.getByLabel('Source URL (optional)').fill('https://example.com/gallery');
    await nothingWrongInAnyLook(page);
    await dialog.getByRole('button', { name: 'Add to Inspiration Board' }).click();
    await expectToast(page, 'Inspiration Added');
    await expect(dialog).toBeHidden();
  });

  const card = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card('Gallery opening')).toContainText('Celebrity Look');
  await expect(card('Gallery opening').getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(card('Gallery opening').getByText('+2')).toBeVisible();
  await expect(card('Gallery opening').getByRole('link')).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await expect(
    card('Gallery opening').getByRole('img', { name: /Colors that the stylist reads: Navy/ }),
  ).toBeVisible();

  await test.step('an address inside is refused with the true cause beside the notice, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Add Inspiration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Inspiration' });
    await dialog.getByLabel('Title').fill('Terracotta');
    await dialog.getByLabel('Image URL').fill('http://169.254.169.254/latest/meta-data/');
    await dialog.getByRole('button', { name: 'Add to Inspiration Board' }).click();
    await expectToast(page, 'Upload Failed', 'Network error. Please check your connection and try again.');
    await expect(
      dialog.getByText('This address cannot be fetched: it does not lead to a public page.'),
    ).toBeVisible();
    await nothingWrongInAnyLook(page);

    await dialog.getByLabel('Image URL').fill(`http://${pictures}/wall.jpg`);
    await dialog.getByRole('button', { name: 'Add to Inspiration Board' }).click();
    await expectToast(page, 'Inspiration Added', 'Terracotta is on your board.');
    await expect(dialog).toBeHidden();
    const image = card('Terracotta').getByRole('img', { name: 'Inspiration: Terracotta' });
    await expect(image).toHaveAttribute('src', /^\/api\/files\//);
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('a page that does not answer is kept as a link, which breaks with words', async () => {
    await page.getByRole('button', { name: 'Add Inspiration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Inspiration' });
    await dialog.getByLabel('Title').fill('Far away');
    await dialog.getByLabel('Image URL').fill('https://nowhere.invalid/a.jpg');
    await expect(dialog.getByRole('img')).toBeHidden();
    await dialog.getByRole('button', { name: 'Add to Inspiration Board' }).click();
    await expectToast(
      page,
      'Inspiration Added',
      'Its page did not answer us, so the picture is shown from there.',
    );
    await expect(card('Far away').getByText('Image Not Found')).toBeVisible();
  });
  await nothingWrongInAnyLook(page);

  await test.step('search and category narrow it, and stand in the address', async () => {
    await page.getByLabel('Search inspirations').fill('NAVY');
    await expect(page.getByText('Showing 1 of 3 inspirations')).toBeVisible();
    await page.waitForURL(/[?&]q=NAVY/);
    await page.reload();
    await expect(page.getByText('Showing 1 of 3 inspirations')).toBeVisible();
    await page.getByLabel('Category').selectOption('Texture & Fabric');
    await expect(page.getByText('No inspirations match your search.')).toBeVisible();
    await nothingWrongInAnyLook(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('it is changed; unsaved words are asked for', async () => {
    await card('Terracotta').getByRole('button', { name: 'Edit Terracotta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Inspiration' });
    await dialog.getByLabel('Title').fill('Terracotta wall');
    await dialog.getByLabel('Category').selectOption('Color Inspiration');
    await nothingWrongInAnyLook(page);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await nothingWrongInAnyLook(page);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Inspiration Updated', 'Terracotta wall is saved.');
    await expect(card('Terracotta wall')).toContainText('Color Inspiration');
  });

  await test.step('it is deleted and put back, by the notice and by the line below the board', async () => {
    await card('Far away').getByRole('button', { name: 'Delete Far away' }).click();
    await expectToast(page, 'Inspiration Removed', 'Far away is off your board.');
    await expect(page.getByRole('article')).toHaveCount(2);
    await keepNotices(page);
    await nothingWrongInAnyLook(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectToast(page, 'Inspiration Restored', 'Far away is back.');
    await expect(page.getByRole('article')).toHaveCount(3);

    await card('Far away').getByRole('button', { name: 'Delete Far away' }).click();
    await expectToast(page, 'Inspiration Removed');
    await closeNotice(page);
    await page.getByRole('button', { name: 'Put Far away back' }).click();
    await expectToast(page, 'Inspiration Restored');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test('a picture that is pasted or dropped opens the dialog; what is written outlives a reload; an outfit says what it took', async ({
  page,
}) => {
  test.slow();
  await registerAndSkip(page, 'Sonia Delaunay');
  await page.goto('/home?tab=inspirations');
  await expect(page.getByRole('heading', { name: 'No inspirations yet' })).toBeVisible();
  await appIsThere(page);
  const rust = (await picture('pasted.jpg', '#9c4a2a')).buffer.toString('base64');

  await handOver(page, 'paste', rust);
  const dialog = page.getByRole('dialog', { name: 'Add Inspiration' });
  await expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
  await dialog.getByLabel('Title').fill('Gallery opening');
  await page.reload();
  await expect(dialog.getByLabel('Title')).toHaveValue('Gallery opening');
  await handOver(page, 'drop', rust);
  await expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Inspiration Board' }).click();
  await expectToast(page, 'Inspiration Added', 'Gallery opening is on your board.');

  // The buttons of a card come with the keyboard as they come with the pointer.
  const edit = page.getByRole('button', { name: 'Edit Gallery opening' });
  await edit.focus();
  await expect(edit.locator('xpath=..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Inspiration' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/home?tab=outfits&dialog=generate');
  await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('dialog').getByText('Why these').click({ timeout: 60_000 });
  await expect(page.getByRole('dialog').getByText(/Colors from “Gallery opening”: /)).toBeVisible();
});

async function chooseFile(
  dialog: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await dialog.locator('input[type="file"]').setInputFiles(file);
}

/** As if the person pasted a copied picture, or let one go over the page. */
async function handOver(page: Page, how: 'paste' | 'drop', base64: string): Promise<void> {
  await page.evaluate(
    ({ how, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    { how, base64 },
  );
}

/** Large and light, small and dark. */
async function nothingWrongInAnyLook(page: Page): Promise<void> {
  await expectNothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingWrong(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}
