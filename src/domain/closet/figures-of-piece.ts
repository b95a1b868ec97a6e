import { MAX_PIECE_PRICE_CENTS } from '#contract/closet.ts';

const AMOUNT = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:€|\$|£|dollars?|bucks?|usd|euros?|eur|pounds?|quid|gbp)`;
/** Not the rest of a word or of a negative number. */
const START = String.raw`(?<![\p{L}\d.,-])`;
const PRICES = [
  new RegExp(String.raw`${START}[€$£]\s?(${AMOUNT})(?!\d)`, 'iu'),
  new RegExp(String.raw`${START}(${AMOUNT})\s?${UNIT}(?!\p{L})`, 'iu'),
  // A figure alone at the end: "navy linen blazer, 79".
  new RegExp(String.raw`${START}(${AMOUNT})\s*$`, 'iu'),
];

const SIZES = [
  /(?<!\p{L})(?:size|sz\.?|gr\.?|größe|groesse)[\s:]*((?:\d{1,3}(?:[.,]5)?|[2-6]?X{0,3}[SML]|[2-6]XL)(?:\s?\/\s?\d{1,3})?)(?![\p{L}\d])/iu,
  /(?<!\p{L})(W\d{2}(?:[\s/]*L\d{2})?)(?![\p{L}\d])/iu,
  /(?<!\p{L})((?:EU|US|UK|IT|FR)\s?\d{1,2}(?:[.,]5)?)(?![\p{L}\d])/u,
  /(?<![\p{L}\d'’])(X{0,3}[SL]|M|[2-6]XL)(?![\p{L}\d'’])/u,
];

/** No price is below nothing. */
const BELOW_NOTHING = /(?:^|[\s,])([-−–]\s?\d[\d.,]*\s?[€$£]?)\s*$/u;

/** Nothing to wear costs as much, and no size is as large. */
const BEYOND_ALL = /(?:^|[\s,])([€$£]?\s?\d{7,}[\d.,]*\s?[€$£]?)\s*$/u;

/**
 * Takes the price and the size out of what was said of a piece.
 * @returns `odd`: figures that nothing can be made of
 */
export function takeFigures(given: string): {
  words: string;
  priceCents: number | null;
  size: string;
  odd: string[];
} {
  const said = given.replace(BELOW_NOTHING, '');
  const size = firstOf(SIZES, said);
  const sized = size === null ? said : said.replace(size.whole, ' ');
  const price = firstOf(PRICES, sized.trimEnd());
  const cents = price === null ? null : centsOf(price.found);
  const priced = price === null || cents === null ? sized : sized.replace(price.whole, ' ');
  const odd = [BELOW_NOTHING.exec(given), BEYOND_ALL.exec(priced)];

  return {
    words: priced
      .replace(BEYOND_ALL, '')
      .replace(/\s+/g, ' ')
      .replace(/[\s,]+$/, '')
      .trim(),
    priceCents: cents,
    size: (size?.found ?? '').toUpperCase().replace(/\s+/g, ' '),
    odd: odd.flatMap((match) => match?.[1]?.trim() ?? []),
  };
}

function firstOf(patterns: readonly RegExp[], said: string): { whole: string; found: string } | null {
  for (const pattern of patterns) {
    const match = pattern.exec(said);
    if (match?.[1] !== undefined) return { whole: match[0], found: match[1] };
  }
  return null;
}

/** "1,200", "1.200,50" and "79.9": a mark before exactly three figures parts thousands. Null: more than a price is. */
function centsOf(amount: string): number | null {
  const plain = amount.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const cents = Math.round(Number(plain) * 100);
  return Number.isFinite(cents) && cents <= MAX_PIECE_PRICE_CENTS ? cents : null;
}
