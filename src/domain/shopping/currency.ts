import { type Currency, USUAL_CURRENCY } from '#contract/markets.ts';

/**
 * What the price of a garment in a shop of the United States comes to elsewhere, rounded to a twentieth: the exchange rate (the
 * European Central Bank's mean of 2024: 1.0824 dollars and 0.84662 pounds to the euro) and the tax that prices have in them there
 * and not in the United States (19 % in Germany, 20 % in the United Kingdom; 2024). That is 1.10 euros and 0.94 pounds a dollar.
 * Shops that name prices for several countries lie about there (Zara's linen dress: 49.99 pounds, 49.95 euros; The Guardian, 2024).
 */
export const UNITS_A_DOLLAR: Record<Currency, number> = { USD: 1, GBP: 0.95, EUR: 1.1 };

let currency: Currency = USUAL_CURRENCY;

/** The market's, once for the process. */
export function setCurrency(of: Currency): void {
  currency = of;
}

/** The currency that is reckoned and written in: the market's, or a stored outfit's while it is changed. */
export function currencyHere(): Currency {
  return currency;
}

/**
 * An outfit keeps the currency that it was made in, whatever the market is by now.
 * @param make finishes before it returns: after a promise the currency would be another's, so none compiles here
 */
export function inCurrency<Made>(
  of: Currency | undefined,
  make: () => Made extends PromiseLike<unknown> ? never : Made,
): Made {
  const before = currency;
  currency = of ?? USUAL_CURRENCY;
  try {
    return make();
  } finally {
    currency = before;
  }
}

/** A sum of one currency in another, by what things cost there. */
export function converted(cents: number, from: Currency, to: Currency): number {
  return from === to ? cents : Math.round((cents * UNITS_A_DOLLAR[to]) / UNITS_A_DOLLAR[from] / 100) * 100;
}

const FORMATS = new Map<string, Intl.NumberFormat>();

/** "$1,200", "£80": a whole sum as English writes it. @param of an ISO 4217 code; absent: the currency that is reckoned in */
export function sumIn(units: number, of: string = currency): string {
  const format =
    FORMATS.get(of) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency: of, maximumFractionDigits: 0 });
  FORMATS.set(of, format);

  return format.format(units);
}
