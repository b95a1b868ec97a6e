import { LANGUAGE } from '#web/lib/language.ts';

const timeOfDay = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' });
const wholeDollars = new Intl.NumberFormat(LANGUAGE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An instant as the time of day here, e.g. "1:00 AM". */
export function formatTime(instant: string): string {
  return timeOfDay.format(new Date(instant));
}

/** An estimate, so without the cents. */
export function formatEstimate(cents: number): string {
  return wholeDollars.format(cents / 100);
}
