import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** `once`: for what is kept and sent often. `each-time`: while somebody waits for it. */
type Effort = 'once' | 'each-time';

const compressors: Record<Encoding, (text: string, effort: Effort) => Promise<Buffer>> = {
  br: (text, effort) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 11 : 4 },
    }),
  gzip: (text, effort) => promisify(gzip)(text, { level: effort === 'once' ? 9 : 4 }),
};

/** The best that whoever asks can read, or null where they can read none. */
export function bestEncoding(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip';
  return null;
}

/** Beside the event loop: other requests do not wait for it. */
export function compress(text: string, encoding: Encoding, effort: Effort): Promise<Buffer> {
  return compressors[encoding](text, effort);
}
