import { LANGUAGE } from '#web/lib/language.ts';

const timeOfDay = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' });

/** An instant as the time of day here, e.g. "1:00 AM". */
export function formatTime(instant: string): string {
  return timeOfDay.format(new Date(instant));
}
