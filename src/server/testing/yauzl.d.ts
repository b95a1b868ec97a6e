/** What we use of the package, which brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  interface ZipEntry {
    fileName: string;
  }
  interface ZipFile {
    eachEntry(): AsyncIterable<ZipEntry>;
    openReadStreamPromise(entry: ZipEntry): Promise<Readable>;
  }
  export function fromBufferPromise(bytes: Buffer): Promise<ZipFile>;
}
