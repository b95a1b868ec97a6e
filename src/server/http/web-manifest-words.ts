import { TAGLINE } from '#contract/product.ts';

/** What a home screen says of the installed app. Other languages have theirs in `src/languages`. */
export const MANIFEST_WORDS = {
  name: (product: string) => `${product} – ${TAGLINE}`,
  description:
    'Upload photos of your outfits, learn what your style is made of, and get outfits put together for you.',
  outfits: 'Outfits',
  style: 'My Style',
} as const;
