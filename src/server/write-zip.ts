import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type ZipStream from 'zip-stream';

export interface ZipEntry {
  name: string;
  source: Buffer | Readable;
  /** Pictures are compressed already. */
  isCompressed?: boolean;
}

/** Writes one entry after the other as fast as they are read, and ends the ZIP. @throws the reason of the signal */
export async function fillZip(
  zip: ZipStream,
  entries: AsyncIterable<ZipEntry>,
  date: Date,
  signal: AbortSignal,
): Promise<void> {
  const abandoned = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  abandoned.catch(() => {});

  for await (const { name, source, isCompressed = false } of entries) {
    const written = new Promise<void>((resolve, reject) => {
      const done = (error: Error | null | undefined) => (error ? reject(error) : resolve());
      zip.entry(source, { name, date, store: isCompressed }, done);
    });
    await Promise.race([written, abandoned]);
    if (zip.writableNeedDrain) await once(zip, 'drain', { signal });
  }
  zip.finish();
}
