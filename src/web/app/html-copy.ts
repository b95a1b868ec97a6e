import { TAGLINE } from '#contract/product.ts';
import { PRODUCT } from '#web/lib/product.ts';

/** What a page says around the app: to a search engine, and without JavaScript. */
export const PAGE_COPY = {
  title: `${PRODUCT.name} – ${TAGLINE}`,
  description:
    'Upload photos of your outfits, learn what your style is made of, and get outfits put together for you, with the shops and the tailoring advice to match.',
  noScript: `${PRODUCT.name} needs JavaScript to read your photos and show your outfits. Please turn it on.`,
} as const;
