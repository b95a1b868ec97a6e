import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageState } from '#contract/page-state.ts';
import { PRODUCT_ID, type Product } from '#contract/product.ts';

/** What `src/web/draw.tsx` exports. It comes from the build: the server knows nothing else of the web. */
interface Drawing {
  draw(address: string, state: PageState): Promise<{ markup: string; styles: string }>;
}

export interface DrawnScreen {
  markup: string;
  /** A style sheet with all that the content security policy refuses as attributes. */
  styles: string;
  /** The style sheet's, as the policy names it. */
  styleHash: string;
}

/** Draws screens with the components of the build in `pagesFolder`, which are read when the first is drawn, and read the product then. */
export function screenDrawer(
  pagesFolder: string,
  product: Product,
): (address: string, state: PageState) => Promise<DrawnScreen> {
  const module = pathToFileURL(join(pagesFolder, 'drawing', 'draw.js')).href;
  return async (address, state) => {
    Reflect.set(globalThis, PRODUCT_ID, product);
    const { draw } = (await import(module)) as Drawing;
    const { markup, styles } = await draw(address, state);
    return { markup, styles, styleHash: `'sha256-${createHash('sha256').update(styles).digest('base64')}'` };
  };
}
