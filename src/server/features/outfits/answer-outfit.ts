import type { Language } from '#contract/languages.ts';
import { isOwned, type Outfit } from '#contract/outfits.ts';
import type { ShoppingLinkTable } from '#domain/shopping/link-table.ts';
import { shoppingLinksFor } from '#domain/shopping/shopping-links.ts';
import { outfitIn } from '#domain/stylist/writing/write-outfit.ts';

export type AnswerOutfit = ReturnType<typeof createOutfitAnswers>;

/**
 * An outfit as it leaves the server: in its reader's language, with its links. Those are not stored, because they would be two
 * thirds of an outfit and stay with shops that the operator has replaced. Older outfits have some stored, which are not answered.
 */
export function createOutfitAnswers(links: ShoppingLinkTable) {
  return (language: Language, outfit: Outfit) =>
    outfitIn(language, {
      ...outfit,
      items: outfit.items.map((item) => ({
        ...item,
        shoppingLinks: isOwned(item) ? [] : shoppingLinksFor(item, links),
      })),
    });
}
