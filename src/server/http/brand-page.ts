import { isDeepStrictEqual } from 'node:util';
import { MARKUP_SLOT, STATE_SLOT } from '#contract/page-state.ts';
import { HEMLINE, PRODUCT_ID, type Product } from '#contract/product.ts';

/**
 * A built page with an operator's name in the place of ours, and with the product for the screens to read. What was drawn
 * with our name gives way to a slot: the server draws it anew. Our social card is left out. An adviser alone changes no page
 * that visitors see, so that they stay as they were drawn; another market does, because they name sums.
 */
export function brandPage(html: string, product: Product): string {
  if (isDeepStrictEqual(product, HEMLINE)) return html;
  const json = JSON.stringify(product).replaceAll('<', '\\u003c');
  const element = `<script id="${PRODUCT_ID}" type="application/json">${json}</script>`;
  const telling = html.replace(STATE_SLOT, () => element + STATE_SLOT);
  const { advisor, seesInspirations } = HEMLINE;
  if (isDeepStrictEqual({ ...product, advisor, seesInspirations }, HEMLINE)) return telling;

  const name = product.name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const isOurs = product.name === HEMLINE.name;
  return html
    .replace(/(<div id="root">)[\s\S]*(<\/div>__STATE__)/, `$1${MARKUP_SLOT}$2`)
    .replaceAll(/<meta property="og:image[^>]*>/g, (tag) => (isOurs ? tag : ''))
    .replaceAll(HEMLINE.name, () => name)
    .replace(STATE_SLOT, () => element + STATE_SLOT);
}
