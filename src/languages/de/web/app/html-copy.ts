import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/app/html-copy.ts';
import { PRODUCT } from '#web/lib/product.ts';

export const PAGE_COPY: Translated<typeof English.PAGE_COPY> = {
  title: `${PRODUCT.name} – Dein Personal Shopper`,
  description:
    'Lade Fotos deiner Outfits hoch, sieh, woraus dein Stil besteht, und lass dir Outfits zusammenstellen – mit Läden und Rat für die Schneiderei.',
  noScript: `${PRODUCT.name} braucht JavaScript, um deine Fotos zu lesen und deine Outfits zu zeigen. Bitte schalte es ein.`,
};
