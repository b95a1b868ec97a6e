import type { Translated } from '#languages/translated.ts';
import type * as English from '#server/http/web-manifest-words.ts';

export const MANIFEST_WORDS: Translated<typeof English.MANIFEST_WORDS> = {
  name: (product) => `${product} – Dein Personal Shopper`,
  description:
    'Lade Fotos deiner Outfits hoch, sieh, woraus dein Stil besteht, und lass dir Outfits zusammenstellen.',
  outfits: 'Outfits',
  style: 'Mein Stil',
};
