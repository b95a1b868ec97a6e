import * as z from 'zod/mini';
import { PRICED_CLOTHS, type PriceRow } from '#domain/shopping/price-row.ts';
import { GARMENTS, garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { ConfigError } from './config.ts';
import { readSettingsFile } from './read-settings-file.ts';

const LEVELS = 5;

const priceTable = z
  .array(
    z.strictObject({
      garments: z.string().check(
        z.refine((keys) => keys.split('|').every((key) => garmentOf(key) !== null), {
          error: (issue) => `names a garment that the wardrobe does not have: ${issue.input}`,
        }),
      ),
      cloth: z.enum(PRICED_CLOTHS),
      dollars: z.string().check(
        z.refine(isPriced, {
          error: `must be ${LEVELS} levels of "lowest-highest" or "-", cheapest first, one of them new`,
        }),
      ),
      source: z.optional(z.string()),
    }),
  )
  .check(z.minLength(1));

/**
 * What garments cost in the market's currency: the operator's own table when a file is named; null: ours.
 * @throws {ConfigError} naming the file and what is wrong in it.
 */
export function readPriceTable(path: string | null): readonly PriceRow[] | null {
  if (path === null) return null;

  const rows = readSettingsFile('PRICE_TABLE', path, priceTable);
  const priced = new Set(rows.flatMap(({ garments }) => garments.split('|')));
  const missing = GARMENTS.filter(({ key }) => !priced.has(key)).map(({ key }) => key);
  if (missing.length > 0)
    throw new ConfigError([`PRICE_TABLE: ${path} has no price for ${missing.slice(0, 5).join(', ')}`]);

  return rows;
}

function isPriced(dollars: string): boolean {
  const levels = dollars.split(' ');
  const bands = levels.map((level) => /^(\d{1,5})-(\d{1,5})$/.exec(level));
  const isRead = levels.every((level, at) => level === '-' || bands[at] !== null);
  const lows = bands.flatMap((band) => (band === null ? [] : [Number(band[1])]));

  return (
    isRead &&
    levels.length === LEVELS &&
    bands.slice(1).some((band) => band !== null) &&
    bands.every((band) => band === null || (Number(band[1]) > 0 && Number(band[1]) <= Number(band[2]))) &&
    lows.every((low, at) => at === 0 || low >= (lows[at - 1] ?? 0))
  );
}
