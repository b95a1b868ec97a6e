import { LANGUAGE } from '#web/lib/language.ts';
import { estimateText } from '#web/lib/money.ts';
import { OUTFITS_COPY } from './copy.ts';

const timeOfDay = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' });

/** An instant as the time of day here, e.g. "1:00 AM". */
export function formatTime(instant: string): string {
  return timeOfDay.format(new Date(instant));
}

/** The same without words around the sum. */
export function totalText(cents: number): string {
  return cents === 0 ? OUTFITS_COPY.detail.nothingToBuy : estimateText(cents);
}

/** What is to be bought for a look comes to. */
export function sumText(cents: number): string {
  return cents === 0 ? OUTFITS_COPY.detail.nothingToBuy : OUTFITS_COPY.detail.about(estimateText(cents));
}
