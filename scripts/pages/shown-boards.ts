import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { Tinypool } from 'tinypool';
import type { Plugin } from 'vite';
import { DOOR_LOOKS, type PicturedLook, SHOWN_LOOKS } from '#contract/first-looks.ts';
import { WIZARD_LOOKS } from '#contract/onboarding.ts';
import { QUIZ_LOOKS } from '#contract/quiz.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { shownLook } from '#domain/stylist/first-looks.ts';
import { piecesToDraw } from '#domain/stylist/pieces-to-draw.ts';
import { quizLook } from '#domain/stylist/quiz-looks.ts';
import { wizardLook } from '#domain/stylist/wizard-looks.ts';
import { toBoardItem } from '#server/features/outfits/draw-pictures.ts';
import { isWhole } from '../languages/build-other-languages.ts';
import { WEBP } from './shown-webp.ts';
import { drawSketches } from './sketches.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A board takes a core for a second: all cores draw. */
function createPencils(): Tinypool {
  return new Tinypool({
    filename: pathToFileURL(join(ROOT, 'scripts/pages/draw-shown-board.ts')).href,
    minThreads: 0,
  });
}
/** What was drawn before, for the builds of the other languages and for the next ones. */
const DRAWN = join(ROOT, '.cache/shown-boards');
/** What decides how a board looks. */
const DRAWING_CODE = [
  'src/domain/{lookboard,colour}/**/*.ts',
  // Of the wardrobe what a garment is; what it is worn for draws nothing.
  'src/domain/wardrobe/{garments,features}/**/*.ts',
  'src/domain/wardrobe/{garment,wardrobe}.ts',
  'src/server/features/outfits/draw-pictures.ts',
  'package-lock.json',
];
/** What lies there and decides nothing of it. */
const ALONE = 'src/domain/lookboard/draw-alone.ts';
const BESIDE_IT = ['**/*.test.ts', ALONE];
/** At 640 wide a fifth of the WebP's bytes at 1024, which a phone took before. */
const AVIF = { quality: 60, effort: 4 } as const;

/** As they are drawn, and what a phone takes. */
const DRAWN_WIDTH = 1024;
const PHONE_WIDTH = 640;
/** A tile of the quiz and the wizard, a sixth of their width or a third of a phone's, with fine pixels. */
const TILE_WIDTH = 360;
/** How the pieces of every answer lie: the two of a pair alike, but for what they are asked about. */
const ANSWER_SEED = 7;

interface Look {
  name: string;
  items: BoardItem[];
  seed: number;
  widths: readonly number[];
}

/** Beside what could not be loaded; a seed that lays it straight, as a thread runs along its hem. */
const COAT: Look = {
  name: 'coat',
  items: piecesToDraw([['wool-coat', 'Camel']]),
  seed: 12,
  widths: [DRAWN_WIDTH, PHONE_WIDTH],
};

interface Shown {
  file: string;
  type: string;
  bytes: Buffer;
}

interface Board extends Shown {
  name: string;
  /** Of what is drawn: with the name and the width it makes the file's name. */
  hash: string;
}

/** Draws the looks of the public pages, of the quiz and of the wizard while they are built, so that nobody waits for a pencil. */
export function showBoards(mode: string): Plugin {
  let boards: Shown[] = [];
  return {
    name: 'shown-boards',
    async config() {
      const pencils = createPencils();
      const allOf = (looks: Look[]) => Promise.all(looks.map((look) => boardsOf(look, pencils)));
      const shown = await allOf([...[...SHOWN_LOOKS, ...DOOR_LOOKS].map(ofPublicPages), COAT]);
      const answers = await allOf([
        ...QUIZ_LOOKS.map((name) => ofAnswer(name, quizLook(name))),
        ...WIZARD_LOOKS.map((name) => ofAnswer(name, wizardLook(name))),
      ]);
      const sketches = await drawSketches((name, make) =>
        kept(hashOf(name, readFileSync(join(ROOT, ALONE)), ...drawingCode()), make),
      );
      const sketched = hashOf(...sketches.map(({ bytes }) => bytes)).slice(0, 8);
      boards = [
        ...[...shown, ...answers].flat(),
        ...sketches.map(({ garment, bytes }) => ({
          file: `assets/${garment}-${sketched}.webp`,
          type: 'image/webp',
          bytes,
        })),
      ];
      await pencils.destroy();
      return {
        define: {
          __SHOWN_BOARDS__: hashesOf(shown),
          __ANSWER_BOARDS__: hashesOf(answers),
          __SKETCHES__: JSON.stringify(sketched),
        },
      };
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

function ofPublicPages(name: PicturedLook): Look {
  const { items, seed } = shownLook(name);
  return { name, items: items.map(toBoardItem), seed, widths: [DRAWN_WIDTH, PHONE_WIDTH] };
}

/** An answer of the quiz or the wizard: a tile, or half of a pair. */
function ofAnswer(name: string, items: BoardItem[]): Look {
  return { name, items, seed: ANSWER_SEED, widths: [PHONE_WIDTH, TILE_WIDTH] };
}

function hashesOf(boards: Board[][]): string {
  return JSON.stringify(Object.fromEntries(boards.flat().map(({ name, hash }) => [name, hash])));
}

async function boardsOf({ name, items, seed, widths }: Look, pencils: Tinypool): Promise<Board[]> {
  const look = hashOf(JSON.stringify([items, seed, WEBP]), ...drawingCode());
  const drawn = await kept(`${look}.webp`, async () => Buffer.from(await pencils.run({ items, seed })));
  const hash = hashOf(drawn).slice(0, 8);
  const boardOf = (width: number, type: 'webp' | 'avif', bytes: Buffer): Board => {
    const file = `assets/${name}-${hash}-${width}.${type}`;
    return { name, hash, file, type: `image/${type}`, bytes };
  };
  const boards = await Promise.all(
    widths.map(async (width) => {
      const sized = () => sharp(drawn).resize(width);
      const settings = hashOf(JSON.stringify([WEBP, AVIF])).slice(0, 8);
      const as = (type: string) => `${look}-${width}-${settings}.${type}`;
      return [
        boardOf(
          width,
          'webp',
          width === DRAWN_WIDTH ? drawn : await kept(as('webp'), () => sized().webp(WEBP).toBuffer()),
        ),
        boardOf(width, 'avif', await kept(as('avif'), () => sized().avif(AVIF).toBuffer())),
      ];
    }),
  );
  return boards.flat();
}

function drawingCode(): string[] {
  return globSync(DRAWING_CODE, { cwd: ROOT, exclude: BESIDE_IT })
    .toSorted()
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

/** What was made before under that name, else what is made now. Whole or not at all: another build may read it meanwhile. */
async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(DRAWN, name);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
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
