import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LINK_TYPES } from '#contract/outfits.ts';
import { hex } from '#contract/shared-shapes.ts';
import { DEFAULT_LINK_TABLE, type ShoppingLinkTable } from '#domain/shopping/link-table.ts';
import { ConfigError } from './config.ts';

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
  if (path === null) return DEFAULT_LINK_TABLE;

  const parsed = linkTable.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError([
    `SHOPPING_LINKS: ${path} at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`,
  ]);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError([
      `SHOPPING_LINKS: ${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    ]);
  }
}
