import { ENGLISH, type Language } from '#contract/languages.ts';
import { CURRENCY_OF, type Market, USUAL_CURRENCY } from '#contract/markets.ts';
import { isOwned, type Outfit, type OutfitItem } from '#contract/outfits.ts';
import { converted } from '#domain/shopping/currency.ts';
import type { ShoppingLinkTable } from '#domain/shopping/link-table.ts';
import { shoppingLinksFor } from '#domain/shopping/shopping-links.ts';
import { outfitIn, soughtIn } from '#domain/stylist/writing/write-outfit.ts';

export type AnswerOutfit = ReturnType<typeof createOutfitAnswers>;

/** What its shops call things, whatever language somebody reads. */
const LANGUAGE_OF: Record<Market, Language> = { US: ENGLISH, UK: ENGLISH, DE: 'de' };

/**
 * An outfit as it leaves the server: in its reader's language, with its links. Those are not stored, because they would be two
 * thirds of an outfit and stay with shops that the operator has replaced. Older outfits have some stored, which are not answered.
 */
export function createOutfitAnswers(links: ShoppingLinkTable, market: Market) {
  return (language: Language, outfit: Outfit) =>
    outfitIn(language, {
      ...outfit,
      items: outfit.items.map((item) => ({
        ...item,
        shoppingLinks: isOwned(item) ? [] : shoppingLinksFor(soughtHere(item, outfit), links),
      })),
    });

  function soughtHere(item: OutfitItem, { currency = USUAL_CURRENCY }: Outfit) {
    const here = (cents: number) => converted(cents, currency, CURRENCY_OF[market]);

    return {
      ...soughtIn(LANGUAGE_OF[market], item),
      priceLowCents: here(item.priceLowCents),
      priceHighCents: here(item.priceHighCents),
    };
  }
}
