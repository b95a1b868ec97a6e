import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { buildOtherLanguages, isWhole, putBeside } from './scripts/languages/build-other-languages.ts';
import { PSEUDO } from './scripts/languages/pseudo.ts';
import { speak } from './scripts/languages/speak.ts';
import { buildPages } from './scripts/pages/build-pages.ts';
import { buildServiceWorker } from './scripts/pages/build-service-worker.ts';
import { showBoards } from './scripts/pages/shown-boards.ts';
import { showLooks } from './scripts/pages/shown-looks.ts';

/** The debug tools are a page of their own, so that the app's code does not lead there; the server decides who gets it. */
const debugPages: Plugin = {
  name: 'debug-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/(debug|production-fix)\/?$/.test(request.url ?? '')) request.url = '/debug.html';
      next();
    });
  },
};

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: 'src/web',
  plugins: [
    speak(mode),
    showLooks(mode),
    showBoards(mode),
    react(),
    tailwindcss(),
    buildPages(),
    buildServiceWorker(),
    buildOtherLanguages(),
    putBeside(mode),
    compressAssets(),
    debugPages,
  ],
  build: {
    outDir: '../../dist/web',
    // Other languages are put beside the English, which has it.
    copyPublicDir: isWhole(mode) || mode === PSEUDO,
    // The English build does that, before the others begin.
    emptyOutDir: mode === PSEUDO,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // What draws pages at build time and in the server is one piece.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: 'src/web/index.html', debug: 'src/web/debug.html' },
          output: {
            codeSplitting: {
              groups: [
                // Stays cached from release to release.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // What every page starts with; what starts it, beside the rooms, is each page's own.
                { name: 'start', tags: ['$initial'], test: /\/(node_modules|contract|web\/\w+)\// },
                // Small pieces that many screens have: together they are smaller, and asked for once.
                {
                  name: 'pieces',
                  test: /src\/web\/(shared|ui|lib)\/[\w-]+\.tsx?$/,
                  maxModuleSize: 3000,
                  minShareCount: 6,
                },
                // What a member's first room asks for in any case: in one piece it is smaller.
                {
                  name: 'member',
                  test: /src\/(contract\/(plans|style-profile|photos)|web\/(shared\/leaving|ui\/(banner|way-back-button)|lib\/(worker-change|retake-quiz|use-incoming-files|use-focus-on-restored|sniff-picture)))\.tsx?$/,
                },
              ],
            },
          },
        },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '^/(api/|manifest)': 'http://127.0.0.1:3000' } },
}));
