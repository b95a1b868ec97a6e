/** The few calls that we use of the package, which brings no types: `@types/zip-stream` would be a package to keep in step for these. */
declare module 'zip-stream' {
  import type { Readable, Transform } from 'node:stream';

  /** A stream of a ZIP file; one entry at a time. */
  export default class ZipStream extends Transform {
    entry(
      source: Buffer | Readable | string,
      entry: { name: string; date?: Date; store?: boolean },
      callback: (error: Error | null | undefined) => void,
    ): void;
    finish(): void;
  }
}
