import { expect, test } from 'vitest';
import { HEMLINE, type Product } from '#contract/product.ts';
import { brandPage } from './brand-page.ts';

const ATELIER: Product = { ...HEMLINE, name: 'Ada & <Co>', socials: [] };
const LANDING =
  '<head><title>Welcome – Hemline</title><meta property="og:image" content="/social-card.png"></head>' +
  '<body><div id="root"><div>drawn for Hemline</div></div>__STATE__<noscript>Hemline needs JavaScript</noscript></body>';

test('our own pages stay as they were built', () => {
  expect(brandPage(LANDING, HEMLINE)).toBe(LANDING);
});

test('a page of an operator has their name, carries their settings, and is drawn anew', () => {
  const page = brandPage(LANDING, ATELIER);

  expect(page).toContain('<title>Welcome – Ada &#38; &#60;Co&#62;</title>');
  expect(page).toContain('<div id="root">__MARKUP__</div><script id="own-product" type="application/json">');
  expect(page).toContain('Co&#62; needs JavaScript');
  expect(page).not.toMatch(/Hemline(?! needs)|og:image|drawn for/);
  expect(JSON.parse(/json">(.*?)<\/script>__STATE__/.exec(page)?.[1] ?? '')).toEqual(ATELIER);
});

test('who else reads what is sent is told to the screens, and no page is drawn anew for it', () => {
  const page = brandPage(LANDING, { ...HEMLINE, advisor: 'OpenAI', seesInspirations: true });

  expect(page.replace(/<script.*<\/script>/, '')).toBe(LANDING);
  expect(JSON.parse(/json">(.*?)<\/script>__STATE__/.exec(page)?.[1] ?? '')).toMatchObject({
    advisor: 'OpenAI',
    seesInspirations: true,
  });
});

test('the shell, which has no screen, carries them too', () => {
  const shell = brandPage('<title>Hemline</title>__STATE__<div id="root"></div>', ATELIER);

  expect(shell).toMatch(/Ada.*own-product.*__STATE__<div id="root"><\/div>$/);
});
