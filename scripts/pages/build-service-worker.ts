import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { ENGLISH } from '#contract/languages.ts';
import { fileIn, languageOfMode } from '../languages/speak.ts';
import { modulesOf } from './modules-of.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Needed on the first screen; the rest is fetched when it is asked for. */
const ALWAYS = ['favicon.svg'];
/**
 * Beyond the first tab: the screens that show the last profile and outfits without a connection, and what says that
 * nothing can be changed without one.
 */
const READABLE_OFFLINE = [
  'style-profile-panel.tsx',
  'outfits-panel.tsx',
  'outfit-dialog.tsx',
  'unreachable-page.tsx',
  'generate-dialog.tsx',
  'modify-dialog.tsx',
  'toaster.tsx',
];

/** Writes `sw.js`, which keeps the shell that `buildPages` has written before, with everything the shell loads. */
export function buildServiceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler(_, bundle) {
        const folder = join(config.root, config.build.outDir);
        const language = languageOfMode(config.mode);
        const shellFile = join('pages', language === ENGLISH ? '' : language, 'shell.json');
        const shell = readFileSync(join(folder, shellFile), 'utf8');
        const loaded = [...shell.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file]) => file ?? '');
        const readable = modulesOf(bundle, READABLE_OFFLINE).map((address) => address.slice(1));
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const shellAddress = `/shell/${language}`;
        const entries = [
          { url: shellAddress, revision: revisionOf(shell) },
          ...ALWAYS.map((file) => ({
            url: `/${file}`,
            revision: revisionOf(readFileSync(join(config.publicDir, file), 'utf8')),
          })),
          ...[...new Set([...loaded, ...readable, ...fonts])].map((file) => ({
            url: `/${file}`,
            revision: null,
          })),
        ];
        writeFileSync(join(folder, fileIn(language, 'sw.js')), await bundleWorker(shellAddress, entries));
      },
    },
  };
}

async function bundleWorker(shell: string, entries: object[]): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    define: {
      __SHELL__: JSON.stringify(shell),
      __PRECACHE__: JSON.stringify(entries),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(ROOT, 'src/web/service-worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The service worker was not built');
  return output.output[0].code;
}

function revisionOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
