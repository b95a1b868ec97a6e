import { execFile } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What pictures are made with is not there, or not for this machine. */
export class ImagesMissingError extends Error {
  constructor(reason: string) {
    super(`Pictures cannot be made here, so Hemline ends. ${reason} Install the packages anew: npm ci`);
    this.name = 'ImagesMissingError';
  }
}

/**
 * Loads the worker once to see whether it can be loaded, in a process of its own: the decoders would stay in ours for as
 * long as it runs.
 * @throws {ImagesMissingError} with the first line of why.
 */
export function expectWorker(module = new URL('./image-worker.ts', import.meta.url)): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [fileURLToPath(module)],
      { env: environment() },
      (error, _output, complaints) => {
        // No exit code: it could not even begin, for want of memory say. That says nothing about the packages.
        if (typeof error?.code !== 'number') resolve();
        else reject(new ImagesMissingError(reasonIn(complaints)));
      },
    );
  });
}

/** Ours, with the cache of compiled code: by it this takes an eighth of a second of another core instead of a third. */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  return cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) };
}

/** Of all that Node prints, the line that names the error. */
function reasonIn(complaints: string): string {
  const lines = complaints.split('\n').map((line) => line.trim());
  const line = lines.find((text) => /^\w*Error\b.*: /.test(text)) ?? lines.find((text) => text !== '') ?? '';
  return `${line.replace(/^\w*Error\b[^:]*: /, '').replace(/[.:]?$/, '.')}`;
}
