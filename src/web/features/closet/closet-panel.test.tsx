import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import {
  addPieces,
  type ClosetPiece,
  changePiece,
  keepQuietPiece,
  letPieceGo,
  listDrawer,
  listFinds,
  listGaps,
  listPieces,
  listPiecesLetGo,
  listQuiet,
  type PieceInWords,
  type QuietPiece,
  readPieceWords,
  searchCloset,
  takePieceBack,
  undoKeepQuietPiece,
  undoWear,
  wearPieces,
} from '#contract/closet.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { aClosetPiece } from '#web/testing/a-closet-piece.ts';
import { aPlanStatus, aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { ClosetPanel } from './closet-panel.tsx';

const COAT = aClosetPiece({
  id: 'piece-0002',
  name: 'camel coat',
  garment: 'wool-coat',
  garmentName: 'overcoat',
});

const READ: PieceInWords = {
  said: 'boots, 90',
  name: 'boots',
  isColorGuessed: true,
  pattern: null,
  cloth: null,
  garments: [
    { key: 'chelsea-boots', name: 'Chelsea boots' },
    { key: 'desert-boots', name: 'desert boots' },
  ],
  colors: [{ name: 'Black', hex: '#16161a', share: 1 }],
  brand: 'Arket',
  size: '39',
  priceCents: 9_000,
  notUnderstood: [],
  like: null,
};
const UNREAD: PieceInWords = {
  ...READ,
  said: 'flibber',
  name: 'flibber',
  garments: [],
  brand: '',
  size: '',
  priceCents: null,
  notUnderstood: ['flibber'],
};

beforeEach(() => {
  localStorage.clear();
  stubRoute(getCurrentUser, aUser());
  stubRoute(getPlanStatus, aPlanStatus());
  stubRoute(listPiecesLetGo, { pieces: [] });
  stubRoute(listDrawer, { garments: [] });
  stubRoute(listQuiet, { quiet: [] });
});

function show(pieces: ClosetPiece[], address = '/home?tab=closet') {
  window.history.replaceState(null, '', address);
  stubRoute(listPieces, { pieces });
  return renderPanel(<ClosetPanel />);
}

const field = () => screen.findByRole('textbox', { name: 'What do you own?' });

test('what a last row has left shows what many own: two places of three on a phone, three of four elsewhere', async () => {
  show(Array.from({ length: 13 }, (_, at) => aClosetPiece({ id: `piece-002${at}`, name: `piece ${at}` })));

  expect(await screen.findByRole('button', { name: 'piece 12' })).toBeVisible();
  const places = ['Tee', 'Jeans', 'Sweater'].map((name) =>
    screen.getByRole('button', { name }).closest('li'),
  );
  expect(places.map((place) => place?.className)).toEqual(['', '', 'max-sm:hidden']);
  expect(screen.queryByRole('button', { name: 'Sneakers' })).toBeNull();
});

describe('what is missing', () => {
  const MANY = Array.from({ length: 8 }, (_, at) =>
    aClosetPiece({ id: `piece-001${at}`, name: `piece ${at}` }),
  );

  test('is offered from a handful of pieces on', async () => {
    show([COAT]);

    expect(await screen.findByText(/From 8 pieces on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find what is missing' })).toBeNull();
  });

  test('is found by a press: each purchase with the looks that it opens', async () => {
    stubRoute(listGaps, {
      gaps: [
        {
          garment: 'wool-coat',
          garmentName: 'overcoat',
          slot: 'outer',
          pattern: 'plain',
          cloth: 'wool',
          color: { name: 'Camel', hex: '#c19a6b', share: 1 },
          usualCents: 18_000,
          looks: 11,
          shown: [{ pieceIds: ['piece-0011', 'piece-0012'] }],
          day: { weather: 'freezing', isWet: false, formality: 1 },
          isMissing: true,
        },
      ],
    });
    const { actor } = show(MANY);
    await actor.click(await screen.findByRole('button', { name: 'Find what is missing' }));

    const gap = within(await screen.findByRole('heading', { name: 'overcoat, Camel' }).then(cardOf));
    expect(gap.getByText(/11 new looks/)).toHaveTextContent('usually $180');
    expect(gap.getByText('None of your jackets and coats is right for days of frost, casual.')).toBeVisible();
    expect(gap.getByText('With piece 1, piece 2')).toBeVisible();
    const way = new URL(gap.getByRole('link').getAttribute('href') ?? '', 'https://hemline.example');
    expect(way.searchParams.get('wish')).toBe('A look with: Camel overcoat');
  });

  test('may be nothing, and a failure can be tried again', async () => {
    stubRouteError(listGaps, 'internal', 'Something broke.');
    const { actor } = show(MANY);
    await actor.click(await screen.findByRole('button', { name: 'Find what is missing' }));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    stubRoute(listGaps, { gaps: [] });
    await actor.click(again);

    expect(await screen.findByText(/you are well dressed/)).toBeVisible();
  });

  function cardOf(heading: HTMLElement): HTMLElement {
    const card = heading.closest('li');
    if (card === null) throw new Error('The heading is in no card');
    return card;
  }
});

describe('what was not worn for long', () => {
  const WORN = aClosetPiece({ id: 'piece-0003', name: 'blue jeans', wears: 2, lastWornOn: '2026-11-20' });
  const QUIET: QuietPiece = {
    pieceId: COAT.id,
    since: '2026-09-01',
    days: 80,
    isNeverWorn: false,
    looks: [{ pieceIds: [WORN.id] }],
  };
  const heading = () => screen.queryByRole('heading', { name: 'Not worn in a while' });
  const undo = async () => (await screen.findAllByRole('button', { name: 'Undo' }))[0] ?? document.body;

  test('is not asked for before anything was worn', async () => {
    const asked = stubRoute(listQuiet, { quiet: [QUIET] });
    show([COAT]);

    expect(await screen.findByRole('button', { name: 'camel coat' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What is missing' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is shown with since when, and the looks that would save it', async () => {
    stubRoute(listQuiet, { quiet: [QUIET] });
    show([COAT, WORN]);

    expect(await screen.findByText('80 days')).toBeVisible();
    expect(screen.getByText('Last on Sep 1, 2026')).toBeVisible();
    const looks = within(screen.getByRole('list', { name: 'Looks of yours with it: camel coat' }));
    expect(looks.getByText('With blue jeans')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dress me in this' })).toHaveAttribute(
      'href',
      `/home?tab=outfits&dialog=generate&piece=${COAT.id}`,
    );
  });

  test('of which nothing goes with anything says so, and leads to no look', async () => {
    stubRoute(listQuiet, { quiet: [{ ...QUIET, isNeverWorn: true, looks: [] }] });
    show([COAT, WORN]);

    expect(await screen.findByText('Not once, as far as you noted')).toBeVisible();
    expect(screen.getByText(/^Nothing you own goes with it/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dress me in this' })).toBeNull();
  });

  test('is kept with one press, and not kept after all with another', async () => {
    let isKept = false;
    stubRoute(listQuiet, () => ({ quiet: isKept ? [] : [QUIET] }));
    stubRoute(keepQuietPiece, () => {
      isKept = true;
      return { success: true as const };
    });
    stubRoute(undoKeepQuietPiece, () => {
      isKept = false;
      return { success: true as const };
    });
    const { actor } = show([COAT, WORN]);
    await actor.click(await screen.findByRole('button', { name: 'Keep: camel coat' }));
    await waitFor(() => expect(heading()).toBeNull());

    await actor.click(await undo());
    expect(await screen.findByRole('button', { name: 'Keep: camel coat' })).toBeVisible();
  });

  test('goes to what is to mend, of the revision that was seen, and back', async () => {
    let coat = COAT;
    const { actor } = show([COAT, WORN]);
    stubRoute(listPieces, () => ({ pieces: [coat, WORN] }));
    stubRoute(listQuiet, () => ({ quiet: coat.state === 'ready' ? [QUIET] : [] }));
    const changes = stubRoute(changePiece, ({ body }) => {
      coat = { ...coat, ...(body as Partial<ClosetPiece>), revision: coat.revision + 1 };
      return coat;
    });
    await actor.click(await screen.findByRole('button', { name: 'Mend: camel coat' }));
    await waitFor(() => expect(heading()).toBeNull());
    await actor.click(await undo());

    expect(await screen.findByRole('button', { name: 'Mend: camel coat' })).toBeVisible();
    expect(changes.map(({ body }) => body)).toEqual([
      { state: 'toMend', revision: 1 },
      { state: 'ready', revision: 2 },
    ]);
  });

  test('is given away, and taken back', async () => {
    let isThere = true;
    const { actor } = show([COAT, WORN]);
    stubRoute(listPieces, () => ({ pieces: isThere ? [COAT, WORN] : [WORN] }));
    stubRoute(listQuiet, () => ({ quiet: isThere ? [QUIET] : [] }));
    stubRoute(letPieceGo, () => {
      isThere = false;
      return { success: true as const };
    });
    stubRoute(takePieceBack, () => {
      isThere = true;
      return COAT;
    });
    await actor.click(await screen.findByRole('button', { name: 'Give away: camel coat' }));
    await waitFor(() => expect(heading()).toBeNull());
    await actor.click(await undo());

    expect(await screen.findByRole('button', { name: 'Give away: camel coat' })).toBeVisible();
  });

  test('stays where an answer fails, and says so', async () => {
    stubRoute(listQuiet, { quiet: [QUIET] });
    stubRouteError(keepQuietPiece, 'internal', 'Something broke.');
    const { actor } = show([COAT, WORN]);
    await actor.click(await screen.findByRole('button', { name: 'Keep: camel coat' }));

    expect((await screen.findAllByText('Not kept'))[0]).toBeVisible();
    expect(heading()).toBeVisible();
  });
});

describe('the place to add a piece', () => {
  test('is open in an empty closet, and stays so for who is in it', async () => {
    stubRoute(readPieceWords, { pieces: [READ], left: [] });
    const { actor } = show([]);
    stubRoute(addPieces, { pieces: [COAT] });
    await actor.type(await field(), 'boots, 90');
    stubRoute(listPieces, { pieces: [COAT] });
    await actor.type(await field(), '{Enter}');

    expect(await screen.findByRole('button', { name: 'camel coat' })).toBeVisible();
    expect(await field()).toBeVisible();
  });

  test('is one press away where pieces are', async () => {
    const { actor } = show([COAT]);
    expect(await screen.findByRole('button', { name: 'camel coat' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Add a piece', expanded: false });
    await actor.click(opener);

    expect(await field()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pick from pictures' })).toBeVisible();
  });
});

describe('the first door, words', () => {
  test('are read while they are typed, and Enter adds what was understood, as it was corrected', async () => {
    stubRoute(readPieceWords, { pieces: [READ], left: [] });
    const { actor } = show([]);
    const added = stubRoute(addPieces, { pieces: [aClosetPiece()] });

    await actor.type(await field(), 'boots, 90');
    const read = within(await screen.findByRole('list', { name: 'Understood' }));
    expect(read.getByText('Black?')).toBeVisible();
    expect(read.getByText(/Arket.*39.*\$90.00/)).toBeVisible();
    await actor.selectOptions(read.getByRole('combobox', { name: 'It is' }), 'Desert boots');
    await actor.type(await field(), '{Enter}');

    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]?.body).toMatchObject({ pieces: [{ garment: 'desert-boots', priceCents: 9_000 }] });
    await waitFor(async () => expect(await field()).toHaveValue(''));
  });

  test('that are sent before they were read are added once they are', async () => {
    stubRoute(readPieceWords, { pieces: [READ], left: [] });
    const { actor } = show([]);
    const added = stubRoute(addPieces, { pieces: [aClosetPiece()] });

    await actor.type(await field(), 'boots, 90{Enter}');

    await waitFor(() => expect(added).toHaveLength(1));
    await waitFor(async () => expect(await field()).toHaveValue(''));
  });

  test('that were not understood stay in the field, and say what they are', async () => {
    stubRoute(readPieceWords, { pieces: [READ, UNREAD], left: [] });
    const { actor } = show([]);
    stubRoute(addPieces, { pieces: [aClosetPiece()] });

    await actor.type(await field(), 'boots, 90{Shift>}{Enter}{/Shift}flibber');
    expect(await screen.findByText('Not understood: flibber')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Add' }));

    await waitFor(async () => expect(await field()).toHaveValue('flibber'));
  });

  test('that are more than can be added at once stay in the field', async () => {
    stubRoute(readPieceWords, { pieces: [READ], left: ['tee, 20'] });
    const { actor } = show([]);
    stubRoute(addPieces, { pieces: [aClosetPiece()] });

    await actor.type(await field(), 'boots, 90{Shift>}{Enter}{/Shift}tee, 20');
    await screen.findByRole('list', { name: 'Understood' });
    await actor.click(screen.getByRole('button', { name: 'Add' }));

    await waitFor(async () => expect(await field()).toHaveValue('tee, 20'));
  });

  test('outlive a failure and a reload', async () => {
    stubRouteOffline(readPieceWords);
    const { actor, unmount } = show([]);
    await actor.type(await field(), 'navy blazer');
    expect(await screen.findByText(/could not be read just now/)).toBeVisible();
    unmount();

    show([]);
    expect(await field()).toHaveValue('navy blazer');
  });
});

describe('the pieces', () => {
  test('are empty, and say how they begin', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'Your closet is empty' })).toBeVisible();
  });

  test('that cannot be loaded say so and are asked for again', async () => {
    window.history.replaceState(null, '', '/home?tab=closet');
    stubRouteError(listPieces, 'internal', 'Broken');
    const { actor } = renderPanel(<ClosetPanel />);
    await screen.findByText('Your closet did not load');
    stubRoute(listPieces, { pieces: [COAT] });
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'camel coat' })).toBeVisible();
  });

  test('without the photos beside them say so, and the photos are asked for again', async () => {
    stubRouteError(listFinds, 'internal', 'Broken');
    const { actor } = show([]);
    expect(await screen.findByText('Your photos could not be loaded.')).toBeVisible();
    const again = stubRoute(listFinds, { finds: [] });
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('Your photos could not be loaded.')).toBeNull());
    expect(again).toHaveLength(1);
  });

  test('are found by what the server reads in words', async () => {
    stubRoute(searchCloset, { ids: [COAT.id], asText: [] });
    show([aClosetPiece(), COAT], '/home?tab=closet&q=winter');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'camel coat' })).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  test('are found by their names without a connection', async () => {
    stubRouteOffline(searchCloset);
    show([aClosetPiece(), COAT], '/home?tab=closet&q=camel');
    expect(await screen.findByRole('heading', { name: 'camel coat' })).toBeVisible();
  });
});

test('where nothing has a word of what is sought, what there is stands below, and is not called near', async () => {
  stubRoute(searchCloset, { ids: [], asText: [] });
  const { actor } = show([aClosetPiece(), COAT], '/home?tab=closet&q=purple%20gloves');

  expect(await screen.findByText('Nothing of yours is like that.')).toBeVisible();
  expect(screen.queryByText('The nearest you have')).toBeNull();
  expect(screen.getByRole('heading', { name: 'What you have' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'camel coat' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('button', { name: 'camel coat' })).toBeVisible();
});

test('the one piece that is found stands large, with what can be done with it', async () => {
  stubRoute(searchCloset, { ids: [COAT.id], asText: [] });
  const { actor } = show([aClosetPiece(), COAT], '/home?tab=closet&q=camel');

  expect(await screen.findByRole('heading', { name: 'camel coat' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wear today' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dress me in this' })).toHaveAttribute(
    'href',
    `/home?tab=outfits&dialog=generate&piece=${COAT.id}`,
  );
  await actor.click(screen.getByRole('button', { name: 'Details' }));
  expect(await screen.findByRole('dialog', { name: 'Camel coat' })).toBeVisible();
});

test('a closet in which nothing is like that shows the one that comes nearest large, and the rest below', async () => {
  stubRoute(searchCloset, { ids: [], asText: [] });
  stubRoute(listPiecesLetGo, { pieces: [{ ...COAT, letGoAt: '2026-11-20T08:00:00.000Z' }] });
  const { actor } = show([aClosetPiece(), COAT], '/home?tab=closet&q=camel%20gloves');

  expect(await screen.findByText('Nothing of yours is like that.')).toBeVisible();
  expect(screen.getByText('The nearest you have')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'camel coat' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dress me in this' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'navy linen blazer',
  ]);
  expect(screen.queryByText('Let go (1)')).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Let go (1)')).toBeVisible();
});

describe('a piece', () => {
  test('that is gone says so, and shows others', async () => {
    const { actor } = show([COAT], '/home?tab=closet&piece=no-such-piece');
    const dialog = within(await screen.findByRole('dialog', { name: 'This piece is gone' }));
    expect(dialog.getByRole('button', { name: 'Back to the closet' })).toHaveFocus();

    await actor.click(dialog.getByRole('button', { name: 'camel coat' }));
    expect(await screen.findByRole('dialog', { name: 'Camel coat' })).toBeVisible();
  });

  test('keeps its name as it was typed, where only something else is changed', async () => {
    const { actor } = show([COAT], `/home?tab=closet&piece=${COAT.id}`);
    const changes = stubRoute(changePiece, COAT);
    const dialog = within(await screen.findByRole('dialog', { name: 'Camel coat' }));
    await actor.click(dialog.getByText('Details'));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Camel coat');
    await actor.click(dialog.getByText('Brand, size, price, notes'));
    expect(dialog.getByRole('link', { name: 'Dress me in this' })).toBeVisible();
    await actor.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Dry-clean');
    // It stays in its place, and leaves nothing unsaved behind.
    expect(dialog.getByRole('button', { name: 'Dress me in this' })).toBeDisabled();
    await actor.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(changes[0]?.body).toMatchObject({ name: 'camel coat', notes: 'Dry-clean' }));
  });

  test('is changed with its revision; what changed elsewhere is said, and what was typed stays', async () => {
    const { actor } = show([COAT], `/home?tab=closet&piece=${COAT.id}`);
    stubRouteError(changePiece, 'conflict', 'Changed elsewhere.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Camel coat' }));
    await actor.click(dialog.getByText('Details'));
    await actor.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await actor.type(dialog.getByRole('textbox', { name: 'Name' }), 'the good coat');
    await actor.click(dialog.getByRole('button', { name: 'Save' }));

    expect((await dialog.findAllByText('Changed elsewhere.'))[0]).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('the good coat');
  });

  test('with a price that is none says so beside it, and sends nothing', async () => {
    const { actor } = show([COAT], `/home?tab=closet&piece=${COAT.id}`);
    const changes = stubRoute(changePiece, COAT);
    const dialog = within(await screen.findByRole('dialog', { name: 'Camel coat' }));
    await actor.click(dialog.getByText('Details'));
    await actor.type(dialog.getByRole('textbox', { name: 'Price' }), '-1');
    await actor.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('Please enter a price from 0 to 1,000,000')).toBeVisible();
    expect(changes).toEqual([]);
  });

  test('is worn today, once, and not after all; a wear has its price', async () => {
    let piece = { ...COAT, priceCents: 10_000, wears: 3, lastWornOn: '2026-11-01' as string | null };
    const { actor } = show([COAT], `/home?tab=closet&piece=${COAT.id}`);
    stubRoute(listPieces, () => ({ pieces: [piece] }));
    stubRoute(wearPieces, ({ body }) => {
      piece = { ...piece, wears: 4, lastWornOn: (body as { day: string }).day };
      return { pieces: [piece] };
    });
    stubRoute(undoWear, () => {
      piece = { ...piece, wears: 3, lastWornOn: '2026-11-01' };
      return { pieces: [piece] };
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Camel coat' }));
    await actor.click(dialog.getByRole('button', { name: 'Wear today' }));
    expect(await dialog.findByText('Worn today')).toBeVisible();
    expect(dialog.getByText('$25.00 a wear')).toBeVisible();

    await actor.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('button', { name: 'Wear today' })).toBeVisible();
    expect(dialog.getByText(/^Worn 3 times, last on Nov 1, 2026/)).toBeVisible();
  });

  test('is let go, and can be taken back', async () => {
    let isThere = true;
    const { actor } = show([COAT], `/home?tab=closet&piece=${COAT.id}`);
    stubRoute(listPieces, () => ({ pieces: isThere ? [COAT] : [] }));
    stubRoute(listPiecesLetGo, () => ({
      pieces: isThere ? [] : [{ ...COAT, letGoAt: '2026-11-23T12:00:00.000Z' }],
    }));
    stubRoute(letPieceGo, () => {
      isThere = false;
      return { success: true as const };
    });
    stubRoute(takePieceBack, () => {
      isThere = true;
      return COAT;
    });
    await actor.click(await screen.findByRole('button', { name: 'Let it go' }));
    // Behind a dialog that is still there nothing can be pressed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await actor.click(await screen.findByText('Let go (1)'));
    await actor.click(screen.getByRole('button', { name: 'Take back camel coat' }));

    expect(await screen.findByRole('button', { name: 'camel coat' })).toBeVisible();
  });
});
