import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { isWhole } from './languages/build-other-languages.ts';

/** Pages are completed by the server before they leave, and compressed there. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a compressed copy saves nothing that a network would notice. */
const MIN_BYTES = 256;

/** Writes a brotli and a gzip copy beside each text file of the build, so that the server never compresses twice. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'compress-assets',
    // Other languages are compressed with the English.
    apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && isWhole(mode),
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle(error) {
      // Of a build that failed there is nothing, and its own error is to be read.
      if (error) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !COMPRESSIBLE.test(path) || entry.parentPath.includes(`${folder}/pages`))
          continue;

        const bytes = readFileSync(path);
        if (bytes.length < MIN_BYTES) continue;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
