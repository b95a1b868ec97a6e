import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectNothingWrong, register, test } from './fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'hemline-own-name-'));
writeFileSync(
  join(folder, 'logo.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><rect width="90" height="40"/></svg>',
);
writeFileSync(
  join(folder, 'product.json'),
  JSON.stringify({
    name: 'Atelier Ada',
    socials: [{ name: 'Our blog', url: 'https://atelier.example/blog' }],
    logo: 'logo.svg',
  }),
);

// React reports in the console where a page that was drawn with one name is hydrated with another.
test.use({
  environment: { PRODUCT: join(folder, 'product.json') },
  expectedErrors: /status of (401|404)/,
});

test('an operator’s name, logo and links are on the pages, drawn and alive', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Log in – Atelier Ada');
  await expect(page.getByRole('button', { name: 'Sign In to Atelier Ada' })).toBeVisible();
  const logo = page.getByRole('img', { name: 'Atelier Ada' });
  expect(await logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/register');
  await expect(page.getByRole('link', { name: 'Our blog' })).toHaveAttribute(
    'href',
    'https://atelier.example/blog',
  );
  await expectNothingWrong(page);
  await register(page, 'Ada Lovelace');
  await expect(page).toHaveURL(/onboarding/);
  await page.reload();
  await expect(page).toHaveTitle(/ – Atelier Ada$/);
  await expect(page.getByRole('img', { name: 'Atelier Ada' })).toBeVisible();
});
