import { PRICE_ROWS } from '#domain/shopping/price-rows.ts';

/** Prints what garments cost as JSON, to be changed and named by PRICE_TABLE (docs/operating.md). */
console.log(JSON.stringify(PRICE_ROWS, null, 2));
