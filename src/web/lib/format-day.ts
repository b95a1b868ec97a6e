import { LANGUAGE } from './language.ts';
import { useIsHydrated } from './of-device.ts';

/** The screens are in American English, and so are their dates. */
const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const LONG = { dateStyle: 'long' } as const;

const short = new Intl.DateTimeFormat(LANGUAGE, SHORT);
const long = new Intl.DateTimeFormat(LANGUAGE, LONG);
const shortInUtc = new Intl.DateTimeFormat(LANGUAGE, { ...SHORT, timeZone: 'UTC' });
const longInUtc = new Intl.DateTimeFormat(LANGUAGE, { ...LONG, timeZone: 'UTC' });

/** An instant as the day it was here, in one line, e.g. "Nov 20, 2026". For what is drawn in the browser alone, e.g. a dialog. */
export function formatDay(instant: string): string {
  return short.format(new Date(instant)).replaceAll(' ', '\u00a0');
}

/** As {@link formatDay}, for what the server draws too: it does not know where the person is. */
export function useDay(instant: string): string {
  return (useIsHydrated() ? short : shortInUtc).format(new Date(instant));
}

/** As {@link useDay}, e.g. "November 20, 2026". */
export function useLongDay(instant: string): string {
  return (useIsHydrated() ? long : longInUtc).format(new Date(instant));
}
