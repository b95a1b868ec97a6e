import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: all that can differ between the themes. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds: WCAG 2.2 AA, its best practices, and AAA's contrast. */
export async function axe(page: Page): Promise<string[]> {
  return found(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'color-contrast-enhanced': { enabled: true } },
  });
}

/** What axe finds in the colours alone. */
export async function axeOnColours(page: Page): Promise<string[]> {
  return found(page, { runOnly: { type: 'rule', values: COLOURS } });
}

async function found(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  // No page here has frames: the way that axe goes through frames would open a window for each look.
  const builder = new AxeBuilder({
    page,
    ...((await isLoaded(page)) && { axeSource: 'axe' }),
  }).setLegacyMode();
  const { violations } = await builder.options({ ...options, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}

/** Half a megabyte that a page reads once. */
async function isLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() => 'axe' in window);
}
