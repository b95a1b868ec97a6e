import { join } from 'node:path';
import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const WEB = join(import.meta.dirname, '../../src/web');

test('a page has the rules of its classes, what these name, and those of every page', async () => {
  const css = await criticalCss(WEB, '<p class="sm:flex animate-fade">', 'html');

  expect(css).toContain('.sm\\:flex{display:flex}');
  expect(css).toMatch(/@keyframes fade/);
  expect(css).toMatch(/html[^{]*\{/);
  expect(css).not.toContain('.grid{');
});

test('of a screen that is drawn later every word of its code may be a class', async () => {
  const css = await criticalCss(WEB, 'a("div",{className:`flex `+(b?"p-4":""),title:"Your friend"})', 'js');

  expect(css).toContain('.flex{display:flex}');
  expect(css).toMatch(/\.p-4\{padding:/);
});

test('nothing is fetched for it: fonts and pictures come with the whole sheet', async () => {
  expect(await criticalCss(WEB, '<p class="hangers font-title">', 'html')).not.toContain('url(');
});
