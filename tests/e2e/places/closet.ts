import type { Page } from '@playwright/test';
import {
  type ClosetFind,
  type ClosetPiece,
  listDrawer,
  listFinds,
  listPieces,
  listPiecesLetGo,
  readPieceWords,
} from '#contract/closet.ts';
import { drawingUrl } from '#contract/drawing-url.ts';
import { aClosetPiece } from '#web/testing/a-closet-piece.ts';
import { answer, fail } from './answers.ts';
import { cutOut, sweater, wall } from './pictures.ts';
import type { Place } from './place.ts';

const CLOSET = '/home?tab=closet';
const WORDS = 'navy linen blazer, 79\nwhite tee, black jeans\nflibbering';
const dialog = (page: Page) => page.getByRole('dialog');
async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await page.getByRole('textbox', { name: 'What do you own?' }).fill(words);
}
const openCoat = (page: Page) => page.getByRole('button', { name: 'camel wool coat' }).click();

async function openDetails(page: Page): Promise<void> {
  await openCoat(page);
  await dialog(page).getByRole('button', { name: 'Wear today' }).waitFor();
  // In a wide window they are open.
  if (await dialog(page).getByRole('textbox', { name: 'Name' }).isHidden())
    await dialog(page).getByText('Details', { exact: true }).click();
  await dialog(page).getByText('Brand, size, price', { exact: false }).click();
}

/** A photo of blue trousers. */
const findOf = (changes: Partial<ClosetFind> = {}): ClosetFind => ({
  id: 'find-of-trousers',
  originalName: 'trousers.jpg',
  state: 'found',
  pattern: 'plain',
  taps: [],
  place: null,
  photo: { url: drawing('straight-jeans'), width: 320, height: 400 },
  image: { kind: 'cut', url: drawing('straight-jeans'), thumbnailUrl: drawing('straight-jeans') },
  colors: [DENIM],
  guess: null,
  ...changes,
});
/** As somebody mends it: two taps have cut the trousers out. */
async function showCutOut(page: Page): Promise<void> {
  const { photo, cut, place } = await cutOut();
  const files = { '/api/files/photo': photo, '/api/files/cut': cut };
  for (const [path, bytes] of Object.entries(files))
    await page.route(`**${path}`, (route) => route.fulfill({ body: Buffer.from(bytes) }));
  await showFinds(
    page,
    findOf({
      photo: { url: '/api/files/photo', width: 640, height: 800 },
      image: { kind: 'cut', url: '/api/files/cut', thumbnailUrl: '/api/files/cut' },
      place,
      taps: [
        { x: place.x + place.width * 0.3, y: place.y + place.height * 0.2, belongs: true },
        { x: 0.22, y: 0.55, belongs: false },
      ],
    }),
  );
}
const showFinds = (page: Page, ...finds: ClosetFind[]) => answer(page, listFinds.path, { body: { finds } });
const DENIM = { name: 'Denim', hex: '#3b5672', share: 1 } as const;
const BURGUNDY = { name: 'Burgundy', hex: '#6d1a32', share: 1 } as const;
const drawing = (garment: string) => drawingUrl({ garment, colors: [DENIM] });

/** A photo of a sweater whose outline is not sure. */
function cropOf(): Partial<ClosetFind> {
  const url = '/api/files/sweater';
  return { image: { kind: 'crop', url, thumbnailUrl: url }, colors: [BURGUNDY] };
}

/** A photo of no garment. */
const NOTHING: Partial<ClosetFind> = {
  state: 'nothing',
  image: null,
  colors: [],
  photo: { url: '/api/files/wall', width: 900, height: 600 },
};
async function showWall(page: Page): Promise<void> {
  const body = Buffer.from(await wall());
  await page.route('**/api/files/wall', (route) => route.fulfill({ body }));
}

/** None of those that are owned. */
const LET_GO = {
  id: 'piece-let-go',
  name: 'gray field jacket',
  garment: 'field-jacket',
  colors: [{ name: 'Gray', hex: '#8e9092', share: 1 }],
} as const satisfies Partial<ClosetPiece>;

const GARMENTS = ['soft-blazer', 'oxford-shirt', 'straight-jeans', 'wool-coat', 'chelsea-boots'] as const;
const NAMES = ['soft blazer', 'oxford shirt', 'straight jeans', 'wool coat', 'chelsea boots'] as const;
const SLOTS = ['outer', 'top', 'bottom', 'outer', 'shoes'] as const;
const HEXES = ['#1f2a44', '#3b5672', '#b98a52', '#6d1a32', '#5b5d3a', '#3a3d40', '#f4efe2'] as const;
const showPieces = (page: Page, count: number) =>
  answer(page, listPieces.path, {
    body: {
      pieces: Array.from({ length: count }, (_, at) =>
        aClosetPiece({
          id: `piece-of-many-${at}`,
          // Who owns so many tells them apart.
          name: `${NAMES[at % NAMES.length]} ${at + 1}`,
          garment: GARMENTS[at % GARMENTS.length] ?? '',
          slot: SLOTS[at % SLOTS.length] ?? 'top',
          colors: [{ name: 'Navy', hex: HEXES[at % HEXES.length] ?? '#1f2a44', share: 1 }],
        }),
      ),
    },
  });

export const CLOSET_PLACES: Place[] = [
  {
    name: 'closet/empty',
    as: 'newcomer',
    at: CLOSET,
    shows: (page) => page.getByRole('button', { name: 'From photos' }),
  },
  {
    name: 'closet/one',
    as: 'owner',
    at: CLOSET,
    stub: (page) => showPieces(page, 1),
    shows: (page) => page.getByText(/^From \d pieces on/),
  },
  {
    name: 'closet/hundreds',
    as: 'owner',
    at: CLOSET,
    view: 'window',
    stub: (page) => showPieces(page, 300),
    shows: (page) => page.getByText('300 pieces'),
  },
  {
    name: 'closet/let-go',
    as: 'owner',
    at: CLOSET,
    stub: (page) =>
      answer(page, listPiecesLetGo.path, {
        body: { pieces: [{ ...aClosetPiece(LET_GO), letGoAt: '2026-11-20T08:00:00.000Z' }] },
      }),
    open: (page) => page.getByText('Let go (1)').click(),
    shows: (page) => page.getByRole('button', { name: /^Take back/ }),
  },
  {
    // The first view: the whole page with what hangs idle is `closet/quiet`.
    name: 'closet/pieces',
    as: 'owner',
    at: CLOSET,
    view: 'window',
    shows: (page) => page.getByRole('button', { name: 'camel wool coat' }),
  },
  {
    name: 'closet/gaps',
    as: 'owner',
    at: CLOSET,
    open: (page) => page.getByRole('button', { name: 'Find what is missing' }).click(),
    shows: (page) => page.getByRole('list', { name: /^Looks with it/ }).first(),
  },
  {
    name: 'closet/quiet',
    as: 'owner',
    at: CLOSET,
    shows: (page) => page.getByRole('button', { name: 'Keep: olive chinos' }),
  },
  {
    name: 'closet/words',
    as: 'owner',
    at: CLOSET,
    open: (page) => write(page, WORDS),
    shows: (page) => page.getByText('Not understood: flibbering'),
  },
  {
    name: 'closet/words-failed',
    as: 'owner',
    at: CLOSET,
    stub: (page) => fail(page, readPieceWords.path),
    open: (page) => write(page, 'navy linen blazer'),
    shows: (page) => page.getByText('The words could not be read just now.'),
  },
  {
    name: 'closet/found',
    as: 'owner',
    at: `${CLOSET}&q=blue%20jeans`,
    shows: (page) => page.getByRole('link', { name: 'Dress me in this' }),
  },
  {
    name: 'closet/no-match',
    as: 'owner',
    at: `${CLOSET}&q=purple%20gloves`,
    shows: (page) => page.getByText('Nothing of yours is like that.'),
  },
  {
    name: 'closet/nearest',
    as: 'owner',
    at: `${CLOSET}&q=purple%20boots`,
    shows: (page) => page.getByRole('link', { name: 'Dress me in this' }),
  },
  {
    name: 'closet/load-error',
    as: 'owner',
    at: CLOSET,
    stub: (page) => fail(page, listPieces.path),
    shows: (page) => page.getByText('Your closet did not load'),
  },
  {
    name: 'closet/drawer',
    as: 'owner',
    at: `${CLOSET}&dialog=drawer`,
    view: 'window',
    shows: (page) => dialog(page).getByRole('listitem').getByRole('button').first(),
  },
  {
    name: 'closet/drawer-colored',
    as: 'owner',
    at: `${CLOSET}&dialog=drawer`,
    view: 'window',
    async open(page) {
      await dialog(page).getByText('Layers').click();
      await dialog(page).getByRole('button', { name: 'trench coat', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'All colors' }).click();
      await dialog(page).getByTitle('Olive').click();
    },
    shows: (page) => dialog(page).getByRole('button', { name: 'Add to closet' }),
  },
  {
    name: 'closet/drawer-error',
    as: 'owner',
    at: `${CLOSET}&dialog=drawer`,
    view: 'window',
    stub: (page) => fail(page, listDrawer.path),
    shows: (page) => dialog(page).getByText('The clothes did not load'),
  },
  {
    name: 'closet/find-sure',
    as: 'owner',
    at: `${CLOSET}&find=find-of-trousers`,
    view: 'window',
    stub: (page) =>
      showFinds(
        page,
        findOf({ guess: { garments: ['straight-jeans', 'slim-jeans', 'joggers'], isSure: true } }),
      ),
    shows: (page) => dialog(page).getByRole('button', { name: 'Add to closet', disabled: false }),
  },
  {
    name: 'closet/find-maybe',
    as: 'owner',
    at: `${CLOSET}&find=find-of-trousers`,
    view: 'window',
    stub: (page) =>
      showFinds(page, findOf({ guess: { garments: ['straight-jeans', 'denim-shorts'], isSure: false } })),
    shows: (page) => dialog(page).getByText('Is it one of these?'),
  },
  {
    name: 'closet/find-mend',
    as: 'owner',
    at: `${CLOSET}&find=find-of-trousers`,
    view: 'window',
    stub: showCutOut,
    open: (page) => dialog(page).getByRole('button', { name: 'Mend the outline' }).click(),
    shows: (page) => dialog(page).getByRole('button', { name: 'Undo last tap' }),
  },
  {
    name: 'closet/find-nothing',
    as: 'owner',
    at: `${CLOSET}&find=find-of-trousers`,
    view: 'window',
    async stub(page) {
      await showWall(page);
      await showFinds(page, findOf(NOTHING));
    },
    shows: (page) => dialog(page).getByText(/^No garment stands out here/),
  },
  {
    name: 'closet/finds',
    as: 'owner',
    at: CLOSET,
    async stub(page) {
      await showWall(page);
      const body = Buffer.from(await sweater());
      await page.route('**/api/files/sweater', (route) => route.fulfill({ body }));
      await showFinds(
        page,
        findOf(),
        findOf({ ...cropOf(), id: 'find-of-crop', originalName: 'mirror.jpg' }),
        findOf({ ...NOTHING, id: 'find-of-wall', originalName: 'wall.jpg' }),
        findOf({ id: 'find-to-come', state: 'waiting', image: null, colors: [] }),
      );
    },
    shows: (page) => page.getByText('Outline it'),
  },
  {
    name: 'closet/piece',
    as: 'owner',
    at: CLOSET,
    view: 'window',
    open: openCoat,
    shows: (page) => dialog(page).getByRole('button', { name: 'Wear today' }),
  },
  {
    name: 'closet/piece-details',
    as: 'owner',
    at: CLOSET,
    view: 'window',
    open: openDetails,
    shows: (page) => dialog(page).getByRole('textbox', { name: 'Notes' }),
  },
  {
    name: 'closet/piece-discard',
    as: 'owner',
    at: CLOSET,
    view: 'window',
    async open(page) {
      await openDetails(page);
      await dialog(page).getByRole('textbox', { name: 'Name' }).fill('white linen shirt');
      await page.keyboard.press('Escape');
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Discard your changes?' }),
  },
  {
    name: 'closet/piece-gone',
    as: 'owner',
    at: `${CLOSET}&piece=no-such-piece-at-all`,
    view: 'window',
    shows: (page) => page.getByText('It is not in your closet any more.'),
  },
];
