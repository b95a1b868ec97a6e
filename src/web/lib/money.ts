import { LANGUAGE } from './language.ts';

/** Cents as money, e.g. "$14.99", the way the screens write it. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(cents / 100);
}
