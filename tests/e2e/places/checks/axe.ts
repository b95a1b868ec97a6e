import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colors: all that can differ between the themes. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds: WCAG 2.2 AA, its best practices, and AAA's contrast. */
export async function axe(page: Page): Promise<string[]> {
  return found(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'color-contrast-enhanced': { enabled: true } },
  });
}

/** What axe finds in the colors alone. */
export async function axeOnColours(page: Page): Promise<string[]> {
  return found(page, { runOnly: { type: 'rule', values: COLOURS } });
}

/**
 * No page here has frames, so axe's own `run` is all that is needed. Only complaints leave the page: axe's whole answer,
 * which Playwright's builder fetches, takes five times as long to send as to work out.
 */
async function found(page: Page, options: RunOptions): Promise<string[]> {
  // Half a megabyte, which a page reads once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (asked) => {
      const { violations } = await window.axe.run(asked);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

declare global {
  interface Window {
    axe: typeof Axe;
  }
}
