import type { FastifyInstance } from 'fastify';
import { ENGLISH, type Language } from '#contract/languages.ts';
import type { Product } from '#contract/product.ts';
import { LANGUAGES } from '#languages/languages.ts';
import * as WORDS from './web-manifest-words.ts';

/** What browsers ask to install the app: `/manifest.webmanifest`, and `/manifest.de.webmanifest` of each other language. */
export async function serveWebManifest(app: FastifyInstance, product: Product): Promise<void> {
  for (const language of LANGUAGES.all) {
    const name = language === ENGLISH ? 'manifest' : `manifest.${language}`;
    app.get(`/${name}.webmanifest`, async (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(await manifestIn(language, product))),
    );
  }
}

async function manifestIn(language: Language, product: Product) {
  const module = 'server/http/web-manifest-words.ts';
  const { MANIFEST_WORDS: words } = await LANGUAGES.wordsOf(module, WORDS, language);
  return {
    id: '/home',
    lang: language,
    name: words.name(product.name),
    short_name: product.name,
    description: words.description,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#14191a',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.outfits, url: '/home?tab=outfits' },
      { name: words.style, url: '/home?tab=style' },
    ],
  };
}
