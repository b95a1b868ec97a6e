// Draws the icons and the social card from the favicon, the wordmark and the landing page's first look, with the app's own
// fonts, into src/web/public. To be run by hand after one of them has changed (needs a build): node scripts/draw-brand.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'src/web/public');

const mark =
  /<g class="thread"[\s\S]*<\/g>/.exec(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8'))?.[0] ?? '';
const landing = (
  JSON.parse(readFileSync(join(ROOT, 'dist/web/pages/landing.json'), 'utf8')) as { html: string }
).html;
const wordmark = /<svg role="img"[\s\S]*?<\/svg>/.exec(landing)?.[0] ?? '';
const outfit = /<img src="\/(assets\/[^"]+\.webp)"/.exec(landing)?.[1] ?? '';
if (!mark || !wordmark || !outfit) throw new Error('The drawings are not where they were');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await draw('icon-180.png', 180, 180, icon(0.7));
await draw('icon-192.png', 192, 192, icon(0.86));
await draw('icon-512.png', 512, 512, icon(0.86));
// A mask may take the outer fifth on each side.
await draw('icon-maskable-512.png', 512, 512, icon(0.62));
await draw('social-card.png', 1200, 630, card());
await browser.close();

async function draw(file: string, width: number, height: number, html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>*{margin:0;box-sizing:border-box}</style>${html}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path: join(PUBLIC, file) });
}

function icon(part: number): string {
  const size = 32 / part;
  const from = (32 - size) / 2;
  return `<style>html,body,svg{width:100%;height:100%;display:block}</style>
    <svg viewBox="${from} ${from} ${size} ${size}"><style>.thread{stroke:#fff}</style>
    <rect x="${from}" y="${from}" width="${size}" height="${size}" fill="#14191a"/>${mark}</svg>`;
}

function card(): string {
  const font = readFileSync(join(ROOT, 'src/web/ui/fonts/bodoni-moda-title.woff2')).toString('base64');
  const picture = readFileSync(join(ROOT, 'dist/web', outfit)).toString('base64');
  return `<style>
    @font-face { font-family: Title; src: url(data:font/woff2;base64,${font}) }
    :root { --canvas: #fff; --line: #d3d9d6 }
    body { display: grid; grid-template-columns: 700px 500px; height: 630px; color: #14191a; background: #fff }
    .words { display: flex; flex-direction: column; padding: 64px 0 64px 72px }
    .words svg { height: 46px; width: auto; align-self: flex-start }
    h1 { margin: auto 0 0; font: 500 116px/1 Title; letter-spacing: -.012em }
    .stitch { width: 334px; height: 5px; margin-top: 48px;
      background: repeating-linear-gradient(90deg, #1d4b3a 0 22px, transparent 22px 31px) }
    .picture { display: grid; place-items: center; background: #ebe7e0 }
    .picture img { height: 590px }
  </style>
  <div class="words">${wordmark}<h1>Your Personal Shopper</h1><div class="stitch"></div></div>
  <div class="picture"><img src="data:image/webp;base64,${picture}"></div>`;
}
