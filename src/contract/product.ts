import * as z from 'zod/mini';
import { MARKETS } from './markets.ts';

/** What the product is called and where it is met: ours, or the operator's own (docs/operating.md). */
export const product = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  contactEmail: z.email(),
  /** Where else to meet us. */
  socials: z.array(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      url: z.url({ protocol: /^https$/ }),
    }),
  ),
  /** Where a picture of the name is, in the place of the name; null: the name itself is shown. */
  logo: z.nullable(z.string()),
  /** Who else reads photos, answers and words, where a model does: the name of its provider; null: nobody. */
  advisor: z.nullable(z.string()),
  /** The adviser is also shown pictures of inspirations: only where the operator says so. */
  seesInspirations: z.boolean(),
  /** Whose currency, prices and shops. */
  market: z.enum(MARKETS),
});

export type Product = z.infer<typeof product>;

export const HEMLINE: Product = {
  name: 'Hemline',
  contactEmail: 'hello@hemline.example',
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/hemline' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/hemline' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@hemline' },
  ],
  logo: null,
  advisor: null,
  seesInspirations: false,
  market: 'US',
};

/** What it is, behind its name. */
export const TAGLINE = 'Your Personal Shopper';

/** The id of the script element in which a page has a product that is not ours; where the server draws, a global. */
export const PRODUCT_ID = 'own-product';
