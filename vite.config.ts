import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { buildOtherLanguages, folderOf, isPublished } from './scripts/languages/build-other-languages.ts';
import { PSEUDO } from './scripts/languages/pseudo.ts';
import { speak } from './scripts/languages/speak.ts';
import { buildServiceWorker } from './scripts/pages/build-service-worker.ts';
import { renderPages } from './scripts/pages/render-pages.ts';

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
    react(),
    tailwindcss(),
    renderPages(),
    buildServiceWorker(),
    buildOtherLanguages(),
    compressAssets(),
    debugPages,
  ],
  build: {
    outDir: `../../dist/${folderOf(mode)}`,
    // Other languages are put beside the English, which has it.
    copyPublicDir: isPublished(mode) || mode === PSEUDO,
    emptyOutDir: true,
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
              // What every page needs travels in one file that stays cached from release to release.
              groups: [
                {
                  name: 'base',
                  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|zod)\//,
                },
                // What every screen starts with, of our own: small pieces compress better together.
                {
                  name: 'start',
                  test: /src\/(contract\/(auth|route|error|said|shared-shapes|product|screens|page-state|languages)|web\/(app\/(app|arrival|copy|page-state|visitor-screen|waiting)|features\/auth\/sign-in|lib\/(api-client|api-error|in-words|connection|copy|kept|language|lazy-part|page-title|reading|retry|session-renewal|show-failure|use-act)|ui\/(wordmark|button|button-class|spinner|words|class-names|link-button|toast\/toast-(area|store))))(\.de)?\.tsx?$/,
                },
                // The few small pieces that forms of visitors are made of: one file is smaller than nine.
                {
                  name: 'visitor',
                  test: /src\/web\/(features\/auth\/(auth-layout|copy|provider-sign-in)|lib\/(use-schema-form|early-submit|field-message)|words\/field-words|ui\/(split-page|password-field|text-field|field|inline-error|drawings\/(garments|outfit-drawing)))(\.de)?\.tsx?$/,
                },
                // What every screen of a member has.
                {
                  name: 'member',
                  test: /src\/web\/(app\/(device-notes|shared-account|new-version|dashboard\/copy)|features\/auth\/session-renewal|lib\/(drafts|leaving)|ui\/(banner|tick|error-box|chalk-button|image-with-fallback))(\.de)?\.tsx?$/,
                },
                // The cache, which visitors do without. Behind the groups whose modules it needs, so that it takes none of them.
                {
                  name: 'cache',
                  test: /(node_modules\/@tanstack\/(?!.*useMutationState)|src\/web\/(lib\/(query-client|route-query)|features\/auth\/auth\.queries)\.ts$)/,
                },
              ],
            },
          },
        },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
