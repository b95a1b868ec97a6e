import { type Currency, USUAL_CURRENCY } from '#contract/markets.ts';
import { isOwned, type OutfitItem } from '#contract/outfits.ts';
import { converted, currencyHere } from './currency.ts';
import { shownPriceBand } from './price-plan.ts';

/** A piece of an outfit that was made in another currency, for one that is made in this. */
export function pricedHere<Item extends OutfitItem>(item: Item, from: Currency = USUAL_CURRENCY): Item {
  const to = currencyHere();
  if (from === to || isOwned(item)) return item;
  const priceLowCents = converted(item.priceLowCents, from, to);
  const priceHighCents = converted(item.priceHighCents, from, to);

  return {
    ...item,
    priceLowCents,
    priceHighCents,
    priceRange: shownPriceBand(priceLowCents, priceHighCents),
  };
}
