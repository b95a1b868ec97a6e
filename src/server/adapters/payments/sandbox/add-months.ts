/** The same day some months later, or the last day of a month that is too short, as card providers bill. */
export function addMonths(instant: string, months: number): string {
  const from = new Date(instant);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.toISOString();
}
