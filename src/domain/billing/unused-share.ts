/** A stretch of time that costs something. Instants are ISO 8601. */
export interface PricedPeriod {
  periodStart: string;
  periodEnd: string;
  /** For the whole of it. */
  valueCents: number;
}

/** The smallest first payment that card providers take. */
const MIN_CHARGE_CENTS = 50;

/** What the rest of a period is worth at an instant, in cents: its share of the value by time. */
export function unusedCents(period: PricedPeriod, at: string): number {
  const start = Date.parse(period.periodStart);
  const end = Date.parse(period.periodEnd);
  const left = end - Math.max(start, Date.parse(at));
  if (end <= start || left <= 0) return 0;
  return Math.round((period.valueCents * left) / (end - start));
}

/**
 * The credit that an upgrade gives for the rest of what is already paid. It leaves a payment that a card can make; what
 * does not fit is refunded when the old subscription ends ({@link refundCents}).
 */
export function upgradeCreditCents(paid: readonly PricedPeriod[], at: string, newPriceCents: number): number {
  const unused = paid.reduce((sum, period) => sum + unusedCents(period, at), 0);
  return Math.max(0, Math.min(unused, newPriceCents - MIN_CHARGE_CENTS));
}

/**
 * What has to be paid back of one payment, when another subscription has taken over: the share from then on, without
 * what was credited to the other one already, and never more than was paid.
 */
export function refundCents(
  payment: PricedPeriod & { paidCents: number; refundedCents: number },
  takenOverAt: string,
  creditedCents: number,
): number {
  const due = unusedCents(payment, takenOverAt) - creditedCents;
  return Math.max(0, Math.min(due, payment.paidCents - payment.refundedCents));
}
