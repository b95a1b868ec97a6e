import { CURRENCIES, type Currency } from '#contract/markets.ts';
import { LANGUAGE } from './language.ts';
import { CURRENCY } from './market.ts';

const ESTIMATES = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency, maximumFractionDigits: 0 }),
  ]),
);

/** An estimate in cents as money, so without the cents. @param currency an outfit's own, which older ones do not name */
export function estimateText(cents: number, currency: Currency = CURRENCY): string {
  return ESTIMATES[currency]?.format(cents / 100) ?? '';
}

/** Cents as money, e.g. "$14.99", the way the screens write it. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(cents / 100);
}
