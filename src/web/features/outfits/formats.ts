/** The screens are in American English, and so are their dates and sums. */
const LOCALE = 'en-US';

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const timeOfDay = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });
const wholeDollars = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An instant as the day it was here, e.g. "Nov 20, 2026". */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** An instant as the time of day here, e.g. "1:00 AM". */
export function formatTime(instant: string): string {
  return timeOfDay.format(new Date(instant));
}

/** An estimate, so without the cents. */
export function formatEstimate(cents: number): string {
  return wholeDollars.format(cents / 100);
}
