import { CURRENCY_OF, type Currency, type Market, USUAL_CURRENCY } from '#contract/markets.ts';
import { currencyHere, setCurrency, UNITS_A_DOLLAR } from './currency.ts';
import type { PriceRow } from './price-row.ts';
import { PRICE_ROWS } from './price-rows.ts';

interface Here {
  market: Market;
  /** The operator's own table, in the currency of the market; null: ours. */
  rows: readonly PriceRow[] | null;
}

let here: Here = { market: 'US', rows: null };

/** The market of this process, with an operator's own prices: set once, before the first outfit is priced. */
export function setMarket(market: Market, rows: readonly PriceRow[] | null = null): void {
  here = { market, rows };
  setCurrency(CURRENCY_OF[market]);
}

/** What garments cost in the currency that is reckoned in. */
export function rowsHere(): readonly PriceRow[] {
  if (here.rows !== null && CURRENCY_OF[here.market] === currencyHere()) return here.rows;

  const currency = currencyHere();
  const ours = OURS.get(currency) ?? PRICE_ROWS.map(inUnits);
  OURS.set(currency, ours);

  return ours;
}

const OURS = new Map<Currency, readonly PriceRow[]>([[USUAL_CURRENCY, PRICE_ROWS]]);

function inUnits(row: PriceRow): PriceRow {
  return {
    ...row,
    dollars: row.dollars.replace(/\d+/g, (dollars) =>
      String(shopPrice(Number(dollars) * UNITS_A_DOLLAR[currencyHere()])),
    ),
  };
}

/** As shops round: whole units, fives from thirty and tens from three hundred up. */
function shopPrice(units: number): number {
  const step = units < 30 ? 1 : units < 300 ? 5 : 10;

  return Math.max(1, Math.round(units / step) * step);
}
