import type { Currency } from '#contract/markets.ts';
import { currencyHere } from './currency.ts';
import { numberOf, SPELLED } from './number-words.ts';

interface Money {
  /** ISO 4217. */
  code: string;
  /** How its sums are said, behind the number and before it: parts of a pattern. */
  words: string;
  signs: string;
  toTheDollar: number;
}

/**
 * Units to the dollar: means of 2024 (European Central Bank, euro foreign exchange reference rates, over 1.0824 dollars to the euro),
 * rounded. A budget needs no better.
 */
const MARKETS: Record<Currency, Money> = {
  USD: { code: 'USD', words: 'dollars?|bucks?|usd|\\$', signs: '\\$|usd', toTheDollar: 1 },
  GBP: { code: 'GBP', words: 'pounds?|quid|gbp|pfund|£', signs: '£|gbp', toTheDollar: 0.782 },
  EUR: { code: 'EUR', words: 'euros?|eur|€', signs: '€|eur', toTheDollar: 0.924 },
};
const ELSEWHERE: readonly Money[] = [
  { code: 'INR', words: 'rupees?|rupien?|inr|rs\\.?', signs: '₹|rs\\.?|inr', toTheDollar: 84 },
  { code: 'JPY', words: 'yen|jpy', signs: '¥|jpy', toTheDollar: 151 },
  { code: 'CHF', words: 'swiss francs|franken|chf', signs: 'chf', toTheDollar: 0.88 },
  {
    code: 'CAD',
    words: 'canadian dollars?|kanadische dollar|cad',
    signs: 'ca\\$|c\\$|cad',
    toTheDollar: 1.37,
  },
  {
    code: 'AUD',
    words: 'australian dollars?|australische dollar|aud',
    signs: 'au\\$|a\\$|aud',
    toTheDollar: 1.52,
  },
  {
    code: 'NZD',
    words: 'new zealand dollars?|neuseeland dollar|nzd',
    signs: 'nz\\$|nzd',
    toTheDollar: 1.65,
  },
  { code: 'SGD', words: 'singapore dollars?|singapur dollar|sgd', signs: 's\\$|sgd', toTheDollar: 1.34 },
  { code: 'HKD', words: 'hong kong dollars?|hongkong dollar|hkd', signs: 'hk\\$|hkd', toTheDollar: 7.8 },
  { code: 'SEK', words: '(?:swedish |schwedische )kronen?|kronor', signs: 'sek', toTheDollar: 10.6 },
  {
    code: 'NOK',
    words: '(?:norwegian |norwegische )?(?:kroner|kronen)|nok',
    signs: 'nok',
    toTheDollar: 10.7,
  },
  { code: 'DKK', words: '(?:danish kroner|dänische kronen)|dkk', signs: 'dkk', toTheDollar: 6.9 },
  { code: 'PLN', words: 'zloty(?:ch|s)?|złoty(?:ch)?|pln', signs: 'pln', toTheDollar: 4 },
  { code: 'ZAR', words: 'rand|zar', signs: 'zar', toTheDollar: 18.3 },
  { code: 'AED', words: 'dirhams?|aed', signs: 'aed', toTheDollar: 3.67 },
  { code: 'MXN', words: 'mexican pesos|mexikanische pesos|pesos|mxn', signs: 'mxn', toTheDollar: 18.3 },
  { code: 'BRL', words: 'reais|brl', signs: 'r\\$|brl', toTheDollar: 5.4 },
  { code: 'MYR', words: 'ringgit|myr', signs: 'rm|myr', toTheDollar: 4.6 },
];
const FIGURE = `(?:\\d{1,3}(?:[.,]\\d{2,3})+|\\d+|${SPELLED})`;
const SUM = `(${FIGURE})( ?k(?![a-z]))?`;
const SUMS = [...ELSEWHERE, ...Object.values(MARKETS)].map(({ code, words, signs, toTheDollar }) => ({
  code,
  pattern: new RegExp(
    `(?<![\\w$€£])(?:${signs}) ?${SUM}(?![\\d.,]*\\d)|(?<![\\w$€£.,])(?:(${FIGURE})(?= (?:(?:and|und|to|bis) )?(?:${FIGURE}) ?(?:${words})(?![a-z]))|${SUM} ?(?:${words})(?![a-z]))`,
    'g',
  ),
  toTheDollar,
}));

/** What somebody named, in its own currency. */
export interface SumNamed {
  sum: number;
  /** ISO 4217. */
  currency: string;
}

interface Reckoned {
  text: string;
  /** By what each came to. */
  named: ReadonlyMap<number, SumNamed>;
}

/**
 * "8000 rupees", "between 3,000 and 5,000 yen", "£120" in a market of dollars: what they come to in the currency that is reckoned in,
 * with its unit.
 * @param text in lower case, one blank between words
 */
export function sumsOfElsewhere(text: string): Reckoned {
  const here = currencyHere();
  const { toTheDollar: units } = MARKETS[here];
  const named = new Map<number, SumNamed>();
  const reckoned = SUMS.filter(({ code }) => code !== here).reduce(
    (rest, { code, pattern, toTheDollar }) =>
      rest.replace(
        pattern,
        (_, behindSign?: string, k1?: string, lower?: string, before?: string, k2?: string) => {
          const thousands = (k1 ?? k2) === undefined ? 1 : 1_000;
          const sum = numberOf(behindSign ?? lower ?? before ?? '0') * thousands;
          const come = rounded((sum * units) / toTheDollar);
          named.set(come, { sum, currency: code });

          return `${come} ${here.toLowerCase()}`;
        },
      ),
    text,
  );

  return { text: reckoned, named };
}

/** To what a person would say: fives below a hundred, tens above. */
function rounded(sum: number): number {
  const step = sum < 100 ? 5 : 10;

  return Math.max(step, Math.round(sum / step) * step);
}
