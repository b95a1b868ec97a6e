import { inSign, USUAL_CURRENCY } from '#contract/markets.ts';
import type { Outfit, PriceRange } from '#contract/outfits.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { CURRENCY } from '#web/lib/market.ts';
import { estimateText } from '#web/lib/money.ts';
import { OUTFITS_COPY, PRICE_RANGE_LABELS } from './copy.ts';

const timeOfDay = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' });

/** An instant as the time of day here, e.g. "1:00 AM". */
export function formatTime(instant: string): string {
  return timeOfDay.format(new Date(instant));
}

/** What sums are in that say nothing of it: outfits of releases that knew one market. */
type Sums = Pick<Outfit, 'currency'>;

/** What a look comes to, without words around the sum. */
export function totalText(cents: number, { currency = USUAL_CURRENCY }: Sums): string {
  return cents === 0 ? OUTFITS_COPY.detail.nothingToBuy : estimateText(cents, currency);
}

/** What is to be bought for a look comes to. */
export function sumText(cents: number, { currency = USUAL_CURRENCY }: Sums): string {
  return cents === 0
    ? OUTFITS_COPY.detail.nothingToBuy
    : OUTFITS_COPY.detail.about(estimateText(cents, currency));
}

/** A range in the currency of an outfit. */
export function rangeOf({
  priceRange,
  currency = USUAL_CURRENCY,
}: Sums & Pick<Outfit, 'priceRange'>): string {
  return inSign(PRICE_RANGE_LABELS[priceRange], currency);
}

/** A range to choose, in the currency of the market. */
export function rangeText(range: PriceRange): string {
  return inSign(PRICE_RANGE_LABELS[range], CURRENCY);
}
