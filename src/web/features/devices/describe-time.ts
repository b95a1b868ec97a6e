import { formatDay } from '#web/lib/format-day.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { DEVICES_COPY } from './copy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' });

/** How long ago, as people say it: "5 minutes ago", "yesterday"; after a week the day itself. */
export function timeAgo(instant: string, now: Date): string {
  const elapsed = Math.max(0, now.getTime() - new Date(instant).getTime());
  if (elapsed < MINUTE_MS) return DEVICES_COPY.justNow;
  if (elapsed < HOUR_MS) return relative.format(-Math.floor(elapsed / MINUTE_MS), 'minute');
  if (elapsed < DAY_MS) return relative.format(-Math.floor(elapsed / HOUR_MS), 'hour');
  if (elapsed < 7 * DAY_MS) return relative.format(-Math.floor(elapsed / DAY_MS), 'day');
  return DEVICES_COPY.onDay(formatDay(instant));
}
