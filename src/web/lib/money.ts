import { LANGUAGE } from './language.ts';

const estimate = new Intl.NumberFormat(LANGUAGE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An estimate in cents as money, so without the cents. */
export function estimateText(cents: number): string {
  return estimate.format(cents / 100);
}

/** Cents as money, e.g. "$14.99", the way the screens write it. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(cents / 100);
}
