import { HEMLINE, PRODUCT_ID, type Product } from '#contract/product.ts';

/** What the screens call the product: as the operator does, where the page says so. */
export const PRODUCT: Product = { ...HEMLINE, ...ofThePage() };

function ofThePage(): Partial<Product> {
  // Where the server draws, there is no page.
  if (typeof document === 'undefined') return Reflect.get(globalThis, PRODUCT_ID) ?? {};
  return JSON.parse(document.getElementById(PRODUCT_ID)?.textContent ?? '{}');
}
