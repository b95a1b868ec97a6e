/** The few calls that we use of the package, which brings no types: `@types/yauzl` would be a package to keep in step for these. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface ZipEntry {
    fileName: string;
  }
  export interface ZipFile {
    eachEntry(): AsyncIterable<ZipEntry>;
    openReadStreamPromise(entry: ZipEntry): Promise<Readable>;
    close(): void;
  }
  export function openPromise(path: string, options: { autoClose: boolean }): Promise<ZipFile>;
  export function fromBufferPromise(bytes: Buffer): Promise<ZipFile>;
}
