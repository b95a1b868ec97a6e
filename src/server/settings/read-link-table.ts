import * as z from 'zod/mini';
import type { Market } from '#contract/markets.ts';
import { LINK_TYPES } from '#contract/outfits.ts';
import { hex } from '#contract/shared-shapes.ts';
import type { ShoppingLinkTable } from '#domain/shopping/link-table.ts';
import { LINK_TABLES } from '#domain/shopping/link-tables.ts';
import { readSettingsFile } from './read-settings-file.ts';

const linkTable = z
  .array(
    z.strictObject({
      type: z.enum(LINK_TYPES),
      store: z.string().check(z.minLength(1), z.maxLength(40)),
      url: z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+\//, 'must begin with https:// and a host')),
      brandColor: hex,
    }),
  )
  .check(z.minLength(1));

/**
 * The shops that outfits lead to: the operator's own table when a file is named, else ours for the market.
 * @throws {ConfigError} naming the file and what is wrong in it.
 */
export function readLinkTable(path: string | null, market: Market): ShoppingLinkTable {
  return path === null ? LINK_TABLES[market] : readSettingsFile('SHOPPING_LINKS', path, linkTable);
}
