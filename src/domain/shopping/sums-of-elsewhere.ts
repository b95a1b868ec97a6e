import { currencyHere, UNITS_A_DOLLAR } from './currency.ts';

/**
 * Units of currencies that no market of ours has, to the dollar: means of 2024 (European Central Bank, euro foreign exchange
 * reference rates, over 1.0824 dollars to the euro), rounded. A budget needs no better.
 */
const ELSEWHERE: readonly { words: string; signs: string; toTheDollar: number }[] = [
  { words: 'rupees?|rupien?|inr|rs\\.?', signs: '₹|rs\\.?|inr', toTheDollar: 84 },
  { words: 'yen|jpy', signs: '¥|jpy', toTheDollar: 151 },
  { words: 'canadian dollars?|kanadische dollar|cad', signs: 'ca\\$|c\\$|cad', toTheDollar: 1.37 },
  { words: 'australian dollars?|australische dollar|aud', signs: 'au\\$|a\\$|aud', toTheDollar: 1.52 },
  { words: 'new zealand dollars?|neuseeland dollar|nzd', signs: 'nz\\$|nzd', toTheDollar: 1.65 },
  { words: 'singapore dollars?|singapur dollar|sgd', signs: 's\\$|sgd', toTheDollar: 1.34 },
  { words: 'hong kong dollars?|hongkong dollar|hkd', signs: 'hk\\$|hkd', toTheDollar: 7.8 },
  { words: '(?:swedish |schwedische )kronen?|kronor', signs: 'sek', toTheDollar: 10.6 },
  { words: '(?:norwegian |norwegische )?(?:kroner|kronen)|nok', signs: 'nok', toTheDollar: 10.7 },
  { words: '(?:danish kroner|dänische kronen)|dkk', signs: 'dkk', toTheDollar: 6.9 },
  { words: 'zloty(?:ch|s)?|złoty(?:ch)?|pln', signs: 'pln', toTheDollar: 4 },
  { words: 'rand|zar', signs: 'zar', toTheDollar: 18.3 },
  { words: 'dirhams?|aed', signs: 'aed', toTheDollar: 3.67 },
  { words: 'mexican pesos|mexikanische pesos|pesos|mxn', signs: 'mxn', toTheDollar: 18.3 },
  { words: 'reais|brl', signs: 'r\\$|brl', toTheDollar: 5.4 },
  { words: 'ringgit|myr', signs: 'rm|myr', toTheDollar: 4.6 },
];
const FIGURE = '\\d{1,3}(?:[.,]\\d{2,3})+|\\d+';
const SUM = `(${FIGURE})( ?k(?![a-z]))?`;
const SUMS = ELSEWHERE.map(({ words, signs, toTheDollar }) => ({
  pattern: new RegExp(
    `(?<![\\w$€£])(?:${signs}) ?${SUM}(?![\\d.,]*\\d)|(?<![\\w$€£.,])(?:(${FIGURE})(?= (?:(?:and|und|to|bis) )?(?:${FIGURE}) ?(?:${words})(?![a-z]))|${SUM} ?(?:${words})(?![a-z]))`,
    'g',
  ),
  toTheDollar,
}));

/**
 * "8000 rupees", "between 3,000 and 5,000 yen" as what they come to in the currency that is reckoned in, with its unit.
 * @param text in lower case, one blank between words
 */
export function sumsOfElsewhere(text: string): string {
  const units = UNITS_A_DOLLAR[currencyHere()];

  return SUMS.reduce(
    (rest, { pattern, toTheDollar }) =>
      rest.replace(
        pattern,
        (_, behindSign?: string, k1?: string, lower?: string, before?: string, k2?: string) => {
          const figure = Number((behindSign ?? lower ?? before ?? '0').replace(/[.,]/g, ''));
          const thousands = (k1 ?? k2) === undefined ? 1 : 1_000;

          return `${rounded((figure * thousands * units) / toTheDollar)} dollars`;
        },
      ),
    text,
  );
}

/** To what a person would say: fives below a hundred, tens above. */
function rounded(sum: number): number {
  const step = sum < 100 ? 5 : 10;

  return Math.max(step, Math.round(sum / step) * step);
}
