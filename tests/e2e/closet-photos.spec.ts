import sharp from 'sharp';
import { listFinds } from '#contract/closet.ts';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';

test.use({ expectedErrors: /status of 404/ });

const OUTLINES = {
  tee: 'M105 70 L70 90 L50 190 L85 200 L95 150 L95 340 L205 340 L205 150 L215 200 L250 190 L230 90 L195 70 Q150 100 105 70 Z',
  trousers: 'M100 60 L200 60 L215 350 L165 350 L150 140 L135 350 L85 350 Z',
};

async function photo(name: string, outline: string, color: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="900" height="1200">
    <rect width="300" height="400" fill="#e9e7e2"/><path d="${outline}" fill="${color}"/></svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}

test('photos of clothes become pieces with their own pictures', async ({ page }) => {
  test.slow();
  await registerAndSkip(page, 'Iris Apfel');
  await page.goto('/home?tab=closet');

  await test.step('three files are chosen; the broken one is named, the others are looked at', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'From photos' }).click();
    await (await chooser).setFiles([
      await photo('tee.jpg', OUTLINES.tee, '#7a1f2b'),
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
      await photo('trousers.jpg', OUTLINES.trousers, '#1f2a44'),
    ]);
    await expect(page.getByText('1 photo was not taken')).toBeVisible();
    await expect(page.getByText(/^broken.jpg: /)).toBeVisible();
    await page.getByRole('button', { name: 'All right' }).click();
    await expect(page.getByText(/^2 photos\./)).toBeVisible({
      timeout: 30_000,
    });
    await expectNothingWrong(page);
  });

  await test.step('a reload keeps them', async () => {
    await page.reload();
    await expect(page.getByText(/^2 photos\./)).toBeVisible();
  });

  await test.step('one is named: its color is there already', async () => {
    await page.getByRole('button', { name: 'What is it? tee.jpg' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is it?' });
    await expect(dialog.getByText('Burgundy')).toBeVisible();
    await dialog.getByRole('button', { name: 'crew-neck tee' }).click();
    await expectNothingWrong(page);
    await dialog.getByRole('button', { name: 'Add to closet' }).click();
    await expectToast(page, 'In your closet');
    const picture = page.getByRole('button', { name: 'Burgundy, crew-neck tee' }).getByRole('presentation');
    await expect(picture).toHaveAttribute('src', /^\/api\/files\//);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the outline is mended by a tap, and what is no piece is put away', async () => {
    await page.getByRole('button', { name: 'What is it? trousers.jpg' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is it?' });
    await dialog.getByRole('button', { name: 'Mend the outline' }).click();
    const mending = page.getByRole('dialog', { name: 'Mend the outline' });
    await expect(mending.getByRole('button', { name: 'The photo: tap on it' })).toBeFocused();
    await mending.getByRole('button', { name: 'The photo: tap on it' }).click({ position: { x: 40, y: 30 } });
    await expect(mending.getByRole('button', { name: 'Undo last tap' })).toBeVisible({
      timeout: 20_000,
    });
    await expectNothingWrong(page);
    await mending.getByRole('button', { name: 'Outline done' }).click();
    await expect(dialog.getByRole('button', { name: 'Mend the outline' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Put away' }).click();
    await expect(dialog).toBeHidden();
    const { finds } = listFinds.response.parse(await (await page.request.get(listFinds.path)).json());
    expect(finds).toEqual([]);
  });
});
