import * as z from 'zod/mini';
import { LINK_TYPES } from '#contract/outfits.ts';
import { hex } from '#contract/shared-shapes.ts';
import { DEFAULT_LINK_TABLE, type ShoppingLinkTable } from '#domain/shopping/link-table.ts';
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
 * The shops that outfits lead to: the operator's own table when a file is named, else ours.
 * @throws {ConfigError} naming the file and what is wrong in it.
 */
export function readLinkTable(path: string | null): ShoppingLinkTable {
  return path === null ? DEFAULT_LINK_TABLE : readSettingsFile('SHOPPING_LINKS', path, linkTable);
}
