import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { HEMLINE, type Product, product } from '#contract/product.ts';
import { ConfigError } from './config.ts';
import { readSettingsFile } from './read-settings-file.ts';

const settings = z.strictObject({
  name: z._default(product.shape.name, HEMLINE.name),
  contactEmail: z._default(product.shape.contactEmail, HEMLINE.contactEmail),
  socials: z._default(product.shape.socials, HEMLINE.socials),
  logo: z._default(product.shape.logo, HEMLINE.logo),
});

const LOGO_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** Every screen shows it. */
const MAX_LOGO_BYTES = 100_000;

export interface Brand {
  product: Product;
  /** What `product.logo` leads to. */
  logo: { bytes: Buffer; mediaType: string } | null;
}

/**
 * What the product is called and where it is met: ours, with what the operator's file says in its place.
 * @throws {ConfigError} naming the file and what is wrong in it.
 */
export function readBrand(path: string | null): Brand {
  if (path === null) return { product: HEMLINE, logo: null };

  const { advisor, seesInspirations, market } = HEMLINE;
  const own = { ...readSettingsFile('PRODUCT', path, settings), advisor, seesInspirations, market };
  if (own.logo === null) return { product: own, logo: null };
  const logo = readLogo(resolve(dirname(path), own.logo));
  const version = createHash('sha256').update(logo.bytes).digest('hex').slice(0, 16);
  return { product: { ...own, logo: `/logo?${version}` }, logo };
}

function readLogo(path: string): { bytes: Buffer; mediaType: string } {
  const mediaType = LOGO_TYPES[extname(path).toLowerCase()];
  if (mediaType === undefined)
    throw new ConfigError([`PRODUCT: the logo ${path} must be .svg, .png or .webp`]);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new ConfigError([`PRODUCT: the logo ${path} cannot be read: ${reason}`]);
  }
  if (bytes.length > MAX_LOGO_BYTES)
    throw new ConfigError([`PRODUCT: the logo ${path} can have at most ${MAX_LOGO_BYTES / 1000} kB`]);
  return { bytes, mediaType };
}
