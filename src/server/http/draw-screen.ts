import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageState } from '#contract/page-state.ts';

/** What `src/web/draw-screen.tsx` exports. It comes from the build: the server knows nothing else of the web. */
interface Drawing {
  drawScreen(address: string, state: PageState): Promise<string>;
}

export interface DrawnScreen {
  markup: string;
  /** A style sheet with all that the content security policy refuses as attributes. */
  styles: string;
  /** The style sheet's, as the policy names it. */
  styleHash: string;
}

/** Draws screens with the components of the build in `pagesFolder`, which are read when the first is drawn. */
export function screenDrawer(
  pagesFolder: string,
): (address: string, state: PageState) => Promise<DrawnScreen> {
  const module = pathToFileURL(join(pagesFolder, 'drawing', 'draw-screen.js')).href;
  return async (address, state) => {
    const { drawScreen } = (await import(module)) as Drawing;
    const { markup, styles } = withoutStyleAttributes(asFrame(await drawScreen(address, state)));
    return { markup, styles, styleHash: `'sha256-${createHash('sha256').update(styles).digest('base64')}'` };
  };
}

/**
 * Typed words would be lost when the app draws the screen anew; a first view does not fade in; and which day it was is
 * known where the person is, not here: the room for it stays empty.
 */
function asFrame(markup: string): string {
  return markup
    .replaceAll(/<(input|textarea)\b/g, '$& readonly=""')
    .replaceAll(/<time\b/g, '$& style="visibility:hidden"')
    .replaceAll(/(?<= class="[^"]*)\banimate-fade\b/g, '');
}

/** Each style once, as a rule for all that have it. */
export function withoutStyleAttributes(markup: string): { markup: string; styles: string } {
  const names = new Map<string, string>();
  const bare = markup.replaceAll(/ style="([^"]*)"/g, (_, encoded: string) => {
    const style = decode(encoded);
    // Nothing that could end its rule or the sheet.
    if (/[{}<>\\]|\/\*/.test(style)) return '';
    const name = names.get(style) ?? String(names.size);
    names.set(style, name);
    return ` data-drawn="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-drawn="${name}"]{${style}}`);
  return { markup: bare, styles: rules.join('') };
}

/** As React writes attributes. */
function decode(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
