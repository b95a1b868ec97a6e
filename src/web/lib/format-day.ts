import { LOCALE } from './language.ts';

/** The screens are in American English, and so are their dates. */
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });

/** An instant as the day it was here, e.g. "Nov 20, 2026". */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}
