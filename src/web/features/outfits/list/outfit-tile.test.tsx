import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  deleteOutfit,
  favoriteOutfit,
  listOutfitSummaries,
  type Outfit,
  undoModification,
} from '#contract/outfits.ts';
import { anOutfit, summariesOf } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { clearToasts } from '#web/ui/toast/toast-store.ts';
import { cutPrompt } from '../change/undo-note.tsx';
import { OutfitsPanel } from '../outfits-panel.tsx';

const harbor = anOutfit();
const office = anOutfit({ id: 'outfit-office', title: 'Monday desk' });

async function openList() {
  window.history.replaceState(null, '', '/home?tab=outfits');
  const view = renderPanel(<OutfitsPanel />);
  await screen.findByRole('button', { name: 'Delete Harbor walk' });
  return view;
}

/** What it said is said once: from now on at the tile. */
const dismissNotice = () => act(clearToasts);

const heart = () => screen.getByRole('button', { name: 'Favorite Harbor walk' });

test('a look that stands alone shows its pieces', async () => {
  stubOutfits([harbor]);
  await openList();
  const pieces = await screen.findByRole('list', { name: 'Items' });
  expect(within(pieces).getAllByRole('listitem')).toHaveLength(harbor.items.length);
});

test('a favorite is marked at once, and stays so when the server follows', async () => {
  let stored = harbor;
  stubOutfits(() => [stored]);
  let answer = (_: Outfit) => {};
  const calls = stubRoute(favoriteOutfit, () => new Promise<Outfit>((resolve) => (answer = resolve)));
  const { actor } = await openList();

  await actor.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(calls[0]?.body).toEqual({ isFavorite: true });

  stored = { ...harbor, isFavorite: true };
  answer(stored);
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
});

test('a favorite that the server refuses is taken back, with the reason at the row', async () => {
  stubOutfits([harbor]);
  stubRouteError(favoriteOutfit, 'not_found', 'That outfit does not exist.');
  const { actor } = await openList();

  await actor.click(heart());

  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  dismissNotice();
  expect(screen.getByRole('alert')).toHaveTextContent('That outfit does not exist.');
});

test('deleting sends the call at once, and the row leaves with a notice; the focus goes to its neighbor', async () => {
  let stored = [harbor, office];
  stubOutfits(() => stored);
  const calls = stubRoute(deleteOutfit, () => {
    stored = [office];
    return { success: true } as const;
  });
  const { actor } = await openList();

  await actor.click(screen.getByRole('button', { name: 'Delete Harbor walk' }));

  expect(await screen.findByText('Outfit deleted')).toBeVisible();
  expect(calls[0]?.path).toBe('/api/outfits/outfit-harbor');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbor walk' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Monday desk' })).toHaveFocus();
});

test('a delete that fails keeps the row and says why', async () => {
  stubOutfits([harbor]);
  stubRouteError(deleteOutfit, 'conflict', '');
  const { actor } = await openList();

  await actor.click(screen.getByRole('button', { name: 'Delete Harbor walk' }));

  expect(await screen.findByText('Delete failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  dismissNotice();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete outfit');
  expect(screen.getByRole('link', { name: 'Harbor walk' })).toBeVisible();
});

test('undo is offered only where something can be undone, and cuts the prompt to 50 characters', async () => {
  const prompt = 'swap the trainers for loafers and make everything a little warmer';
  stubOutfits([harbor, office], { [harbor.id]: prompt });
  await openList();

  expect(await screen.findByText(/Last change:/)).toHaveTextContent(
    'Last change: “swap the trainers for loafers and make everything…”',
  );
  expect(screen.getAllByRole('button', { name: 'Undo the last change to Harbor walk' })).toHaveLength(2);
});

test('undoing restores the outfit, and the way back goes with it', async () => {
  stubOutfits([harbor], { [harbor.id]: 'warmer' });
  const restored = { ...harbor, title: 'Harbor walk, as it was' };
  stubRoute(undoModification, () => {
    stubRoute(listOutfitSummaries, summariesOf([restored]));
    return restored;
  });
  const { actor } = await openList();
  const [undo] = await screen.findAllByRole('button', { name: 'Undo the last change to Harbor walk' });

  await actor.click(undo as HTMLElement);

  expect(await screen.findByText('Modification undone!')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Harbor walk, as it was' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Last change:/)).toBeNull());
  // What was pressed is gone: the focus is on the outfit.
  expect(screen.getByRole('link', { name: 'Harbor walk, as it was' })).toHaveFocus();
});

test('an undo that fails says so', async () => {
  stubOutfits([harbor], { [harbor.id]: 'warmer' });
  stubRouteError(undoModification, 'conflict', 'There is nothing to undo.');
  const { actor } = await openList();

  const [undo] = await screen.findAllByRole('button', { name: 'Undo the last change to Harbor walk' });
  await actor.click(undo as HTMLElement);

  expect(await screen.findByText('Undo failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  dismissNotice();
  expect(screen.getByRole('alert')).toHaveTextContent('There is nothing to undo.');
});

test('the picture is saved as a PNG under the title', async () => {
  stubOutfits([harbor]);
  HTMLImageElement.prototype.decode = async () => {};
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
  const written: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    fillRect: () => {},
    strokeRect: () => {},
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => written.push(text),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['png'], { type: type ?? '' })),
  );
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { actor } = await openList();

  await actor.click(screen.getByRole('button', { name: 'Save image of Harbor walk' }));

  expect(await screen.findByText('Image saved!')).toBeVisible();
  expect(names).toEqual(['Harbor_walk_outfit.png']);
  expect(blobs[0]?.type).toBe('image/png');
  // A page, not only a picture.
  expect(written).toEqual(
    expect.arrayContaining(['Harbor walk', 'Navy is the color you wear most.', 'Navy', 'Stone', 'Hemline']),
  );
});

test('a picture that cannot be saved', async () => {
  stubOutfits([anOutfit({ imageUrl: null, picture: null })]);
  const { actor } = await openList();

  await actor.click(screen.getByRole('button', { name: 'Save image of Harbor walk' }));

  expect(await screen.findByText('Download failed')).toBeVisible();
  dismissNotice();
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to save image to device');
});

test.each([
  ['warmer', 'warmer'],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), `${'x'.repeat(50)}…`],
  ['👗'.repeat(51), `${'👗'.repeat(50)}…`],
])('the prompt %s is shown as %s', (prompt, shown) => {
  expect(cutPrompt(prompt)).toBe(shown);
});
