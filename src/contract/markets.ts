/** Where the people of a server buy: it chooses currency, price points and shops. What language they read is another question. */
export const MARKETS = ['US', 'UK', 'DE'] as const;
export type Market = (typeof MARKETS)[number];

export const CURRENCIES = ['USD', 'GBP', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_OF: Record<Market, Currency> = { US: 'USD', UK: 'GBP', DE: 'EUR' };

/** What stored sums are in that say nothing of it: those of releases that knew one market. */
export const USUAL_CURRENCY: Currency = 'USD';

export const CURRENCY_SIGNS: Record<Currency, string> = { USD: '$', GBP: '£', EUR: '€' };

/** A label that was written for dollars in another currency: "Under £50", „Unter 50 €“. */
export function inSign(label: string, currency: Currency): string {
  return label.replace('$', () => CURRENCY_SIGNS[currency]);
}
