import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { SHOWN_LOOKS, type ShownLook } from '#contract/first-looks.ts';
import type { OutfitItem } from '#contract/outfits.ts';
import { drawLookBoard } from '#domain/lookboard/draw-look-board.ts';
import { shownLook } from '#domain/stylist/first-looks.ts';
import { toBoardItem } from '#server/features/outfits/draw-pictures.ts';
import { isWhole } from '../languages/build-other-languages.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What was drawn before, for the builds of the other languages and for the next ones. */
const DRAWN = join(ROOT, '.cache/shown-boards');
/** What decides how a board looks. */
const DRAWING_CODE = [
  'src/domain/{lookboard,wardrobe}/**/*.ts',
  'src/server/features/outfits/draw-pictures.ts',
  'package-lock.json',
];
const WEBP = { quality: 80, alphaQuality: 90, effort: 6 } as const;
/** At 640 wide a fifth of the WebP's bytes at 1024, which a phone took before. */
const AVIF = { quality: 60, effort: 6 } as const;

/** As they are drawn, and what a phone takes. */
const WIDTHS = [1024, 640];

interface Board {
  name: ShownLook;
  /** Without what says its width. */
  address: string;
  file: string;
  type: string;
  bytes: Buffer;
}

/** Draws the looks of the public pages while they are built, so that no visitor waits for a pencil. */
export function showBoards(mode: string): Plugin {
  let boards: Board[] = [];
  return {
    name: 'shown-boards',
    async config() {
      boards = (await Promise.all(SHOWN_LOOKS.map(boardsOf))).flat();
      const addresses = Object.fromEntries(boards.map(({ name, address }) => [name, address]));
      return { define: { __SHOWN_BOARDS__: JSON.stringify(addresses) } };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const board = boards.find(({ file }) => request.url === `/${file}`);
        if (board) response.setHeader('content-type', board.type).end(board.bytes);
        else next();
      });
    },
    generateBundle() {
      // The other languages are put beside the English, which has them.
      if (this.environment.config.build.ssr || !isWhole(mode)) return;
      for (const { file: fileName, bytes: source } of boards)
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function boardsOf(name: ShownLook): Promise<Board[]> {
  const { items, seed } = shownLook(name);
  const kept = join(DRAWN, `${hashOf(JSON.stringify([items, seed, WEBP]), ...drawingCode())}.webp`);
  const drawn = readKept(kept) ?? keep(kept, await draw(items, seed));
  const stem = `assets/${name}-${hashOf(drawn).slice(0, 8)}`;
  const boards = await Promise.all(
    WIDTHS.map(async (width) => {
      const sized = sharp(drawn).resize(width);
      const webp = width === WIDTHS[0] ? drawn : await sized.clone().webp(WEBP).toBuffer();
      const of = { name, address: `/${stem}` };
      return [
        { ...of, file: `${stem}-${width}.webp`, type: 'image/webp', bytes: webp },
        {
          ...of,
          file: `${stem}-${width}.avif`,
          type: 'image/avif',
          bytes: await sized.avif(AVIF).toBuffer(),
        },
      ];
    }),
  );
  return boards.flat();
}

function draw(items: readonly OutfitItem[], seed: number): Promise<Buffer> {
  const { picture } = drawLookBoard(items.map(toBoardItem), { seed });
  const { width, height, bytes } = picture;
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .webp(WEBP)
    .toBuffer();
}

function drawingCode(): string[] {
  return globSync(DRAWING_CODE, { cwd: ROOT })
    .toSorted()
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

function readKept(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Whole or not at all: another build may read it meanwhile. */
function keep(file: string, bytes: Buffer): Buffer {
  mkdirSync(DRAWN, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return bytes;
}

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').replaceAll('_', '-');
}
