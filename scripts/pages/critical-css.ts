import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

/** A rule with something that is to be fetched: a font, a picture. */
const FETCHING_RULE = /[^{};]+\{[^{}]*\burl\([^{}]*\}/g;

/**
 * The part of the style sheet that a text needs: a page's markup, or the code of a screen that is drawn later. The whole
 * sheet follows with the app, and with it what must be fetched: a rule left out here is late, never lost.
 * @param webFolder where `app.css` is
 */
export async function criticalCss(
  webFolder: string,
  content: string,
  extension: 'html' | 'js',
): Promise<string> {
  const sheet = readFileSync(join(webFolder, 'app.css'), 'utf8');
  const compiler = await compile(sheet, { base: webFolder, onDependency: () => {} });
  const found = new Scanner({ sources: [] }).getCandidatesWithPositions({ content, extension });
  const css = compiler.build(found.map(({ candidate }) => candidate));
  return optimize(css, { minify: true }).code.replaceAll(FETCHING_RULE, '');
}
