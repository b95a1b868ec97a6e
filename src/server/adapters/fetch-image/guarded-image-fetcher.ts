import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dispatcher } from 'undici';
import { AppError } from '#contract/error.ts';
import { MAX_INSPIRATION_BYTES } from '#contract/inspirations.ts';
import { refusal } from '#contract/refusals.ts';
import { createTurns } from '#server/take-turns.ts';
import { writeWhole } from '#server/write-whole.ts';
import { SNIFFED_BYTES, sniffImageType } from '../images/sniff-image-type.ts';
import { type FetchRules, fetchableAddress, isAllowed } from './fetchable-address.ts';
import { guardedAgent, LeadsInsideError, openAgent, type Resolve } from './guarded-connection.ts';
import type { FetchedImage, ImageFetcher } from './image-fetcher.ts';

const TOTAL_MS = 10_000;
const MOST_REDIRECTS = 3;
/** A slow or hostile page holds one of these up, never the server. */
const AT_ONCE = 6;
const HEADERS = {
  accept: 'image/avif,image/webp,image/*;q=0.9',
  // A picture is packed already; what is packed again could unpack without end.
  'accept-encoding': 'identity',
  'user-agent': 'Hemline (fetches a picture that a person pasted)',
};
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface FetcherOptions extends FetchRules {
  /** Where the file is received. */
  folder: string;
  totalMs?: number;
  /** For tests: the name server. */
  resolve?: Resolve;
}

/** One client for all pasted addresses; docs/decisions/0011-pasted-addresses.md. */
export function createGuardedImageFetcher(options: FetcherOptions): ImageFetcher {
  const totalMs = options.totalMs ?? TOTAL_MS;
  const turns = createTurns(AT_ONCE);

  return {
    async fetch(address, signal) {
      const url = fetchableAddress(address, undefined, options);
      const endTurn = await turns.take(signal);
      try {
        return await follow(url, signal, AbortSignal.timeout(totalMs), MOST_REDIRECTS);
      } finally {
        endTurn();
      }
    },
  };

  async function follow(
    url: URL,
    signal: AbortSignal,
    limit: AbortSignal,
    redirectsLeft: number,
  ): Promise<FetchedImage | null> {
    // Fetched with the first pasted address: most servers that rest have not seen one.
    const undici = await import('undici');
    const connection = { timeoutMs: totalMs, resolve: options.resolve };
    const agent = isAllowed(url, options) ? openAgent(undici, connection) : guardedAgent(undici, connection);

    try {
      const response = await ask(undici, url, agent, signal, limit);
      if (response === null) return null;

      const { location } = response.headers;
      if (REDIRECTS.has(response.statusCode) && typeof location === 'string') {
        if (redirectsLeft === 0) throw refusal('address_leads_on');
        const next = fetchableAddress(location, url.href, options);
        return await follow(next, signal, limit, redirectsLeft - 1);
      }
      // The page lives, but not for us: some show their pictures to browsers only.
      if (response.statusCode < 200 || response.statusCode > 299) return null;
      return await receive(response, signal, limit);
    } finally {
      await agent.destroy();
    }
  }

  /** Null: no answer. */
  async function ask(
    undici: typeof import('undici'),
    url: URL,
    agent: Dispatcher,
    signal: AbortSignal,
    limit: AbortSignal,
  ): Promise<Dispatcher.ResponseData | null> {
    try {
      return await undici.request(url, {
        dispatcher: agent,
        method: 'GET',
        headers: HEADERS,
        signal: AbortSignal.any([signal, limit]),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (isLeadingInside(error)) throw refusal('address_leads_inside', { cause: error });
      return null;
    }
  }

  async function receive(
    { headers, body }: Dispatcher.ResponseData,
    signal: AbortSignal,
    limit: AbortSignal,
  ): Promise<FetchedImage> {
    const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
    if (encoding !== 'identity') throw refusal('address_packed');
    if (Number(headers['content-length'] ?? 0) > MAX_INSPIRATION_BYTES) throw tooLarge();

    const path = join(options.folder, randomUUID());
    try {
      await writeWhole(path, body, judged);
      return { path, dispose: () => rm(path, { force: true }) };
    } catch (error) {
      if (error instanceof AppError) throw error;
      signal.throwIfAborted();
      if (limit.aborted) throw refusal('address_too_slow', { cause: error });
      if (isOfTheDisk(error)) throw error;
      throw refusal('address_broke_off', { cause: error });
    }
  }
}

/** Lets through what can still be a picture of a size that we take. */
async function* judged(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let byteLength = 0;

  for await (const chunk of chunks) {
    byteLength += chunk.byteLength;
    if (byteLength > MAX_INSPIRATION_BYTES) throw tooLarge();
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < SNIFFED_BYTES) continue;
    refuseUnlessPicture(head);
    yield head;
    head = null;
  }
  if (head === null) return;
  refuseUnlessPicture(head);
  yield head;
}

function refuseUnlessPicture(head: Buffer): void {
  if (sniffImageType(head) === null) throw notAPicture();
}

export function notAPicture(cause?: unknown): AppError {
  return refusal('address_without_picture', { cause });
}

function tooLarge(): AppError {
  return refusal('address_too_large');
}

function isLeadingInside(error: unknown): boolean {
  if (error instanceof LeadsInsideError) return true;
  if (error instanceof AggregateError) return error.errors.some(isLeadingInside);
  return error instanceof Error && error.cause !== undefined && isLeadingInside(error.cause);
}

function isOfTheDisk(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].includes(String(error.code))
  );
}
