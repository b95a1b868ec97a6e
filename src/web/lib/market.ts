import { CURRENCY_OF } from '#contract/markets.ts';
import { PRODUCT } from './product.ts';

/** What sums are in that are made now; an outfit says what its own are in. */
export const CURRENCY = CURRENCY_OF[PRODUCT.market];
