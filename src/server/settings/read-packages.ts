import * as z from 'zod/mini';
import { PACKAGE_IDS, planLimits, stylePackage } from '#contract/plans.ts';
import {
  type GenerationLimits,
  type PackageChanges,
  type PackageTable,
  packageTable,
} from '#domain/plans/plan-limits.ts';
import { ConfigError } from './config.ts';
import { readSettingsFile } from './read-settings-file.ts';

/** The highest price that card providers take for one payment, in cents. */
const MAX_PRICE = 99_999_999;

const change = z.strictObject({
  ...z.partial(z.omit(stylePackage, { id: true })).shape,
  price: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_PRICE))),
  currency: z.optional(z.string().check(z.regex(/^[a-z]{3}$/, 'must be three small letters, e.g. usd'))),
  limits: z.optional(z.strictObject(z.partial(planLimits).shape)),
});

const changes = z.partialRecord(z.enum(PACKAGE_IDS), change);

/**
 * What is on offer: our packages, with the operator's own prices, texts and limits where a file names any.
 * @throws {ConfigError} naming the file and what is wrong in it.
 */
export function readPackages(path: string | null, generationLimits: GenerationLimits): PackageTable {
  if (path === null) return packageTable({}, generationLimits);

  // A parsed partial has no keys without a value; the types cannot say so.
  const table = packageTable(readSettingsFile('PACKAGES', path, changes) as PackageChanges, generationLimits);
  if (new Set(table.packages.map(({ currency }) => currency)).size > 1) {
    throw new ConfigError([
      `PACKAGES: ${path}: all packages need one currency, because upgrades are set off`,
    ]);
  }
  if (table.packages.some(({ price }, index) => price < (table.packages[index - 1]?.price ?? 0))) {
    throw new ConfigError([`PACKAGES: ${path}: a higher package cannot be cheaper than one below it`]);
  }
  return table;
}
