import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteOutfit,
  favoriteOutfit,
  generateOutfit,
  modifyOutfit,
  undoModification,
} from '#contract/outfits.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteText } from '#web/testing/stub-route.ts';
import { clearToasts, currentToasts } from '#web/ui/toast/toast-store.ts';
import { OutfitsPanel } from './outfits-panel.tsx';

/** The notices of the specification's error catalogue that belong to outfits, to the letter. */

type Actor = ReturnType<typeof renderPanel>['actor'];

const harbor = anOutfit();

/** The dialogs are fetched when they are opened; here they are at hand, so that no test waits for them. */
beforeAll(() =>
  Promise.all([import('./generate/generate-dialog.tsx'), import('./change/modify-dialog.tsx')]),
);

beforeEach(() => {
  clearToasts();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  stubOutfits([harbor], { [harbor.id]: 'warmer' });
});

async function generate(actor: Actor) {
  await actor.click(screen.getByRole('button', { name: 'New' }));
  await actor.click(await screen.findByRole('button', { name: 'Generate' }));
}

async function modify(actor: Actor) {
  await actor.click(await screen.findByRole('button', { name: 'Modify Harbor walk' }));
  await actor.type(await screen.findByRole('textbox', { name: 'What should change?' }), 'warmer');
  await actor.click(screen.getByRole('button', { name: 'Modify' }));
}

async function undo(actor: Actor) {
  const [button] = await screen.findAllByRole('button', { name: 'Undo the last change to Harbor walk' });
  await actor.click(button as HTMLElement);
}

// What is done with an outfit comes into its tile a moment after it.
const press = (name: string) => async (actor: Actor) =>
  actor.click(await screen.findByRole('button', { name }));
const remove = press('Delete Harbor walk');
const mark = press('Favorite Harbor walk');
const save = press('Save image of Harbor walk');

/** What a notice says and how; no `durationMs` means the usual five seconds. */
async function noticeAfter(act: (actor: Actor) => Promise<unknown>) {
  window.history.replaceState(null, '', '/home?tab=outfits');
  const { actor } = renderPanel(<OutfitsPanel />);
  await screen.findByRole('link', { name: 'Harbor walk' });
  await act(actor);
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  const [{ id: _id, open, ...said }] = currentToasts() as [ReturnType<typeof currentToasts>[number]];
  expect(open).toBe(true);
  return said;
}

test.each([
  ['Outfit generated!', generateOutfit, { ...harbor, id: 'outfit-new-one' }, generate],
  ['Outfit modified!', modifyOutfit, { ...harbor, title: 'Harbor walk in wool' }, modify],
  ['Modification undone!', undoModification, harbor, undo],
] as const)('%s', async (title, route, answer, act) => {
  stubRoute(route, answer);

  expect(await noticeAfter(act)).toEqual({ title });
});

test('Outfit deleted, with the way back', async () => {
  stubRoute(deleteOutfit, { success: true });

  expect(await noticeAfter(remove)).toEqual({
    title: 'Outfit deleted',
    action: { label: 'Undo', altText: 'Restore it under Recently deleted', run: expect.any(Function) },
  });
});

test('Image saved!', async () => {
  HTMLImageElement.prototype.decode = async () => {};
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    fillRect: () => {},
    strokeRect: () => {},
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: () => {},
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:1';

  expect(await noticeAfter(save)).toEqual({ title: 'Image saved!' });
});

test('Download failed', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('The source image cannot be decoded.'));

  expect(await noticeAfter(save)).toEqual({
    title: 'Download failed',
    description: 'Unable to save image to device',
    variant: 'destructive',
  });
});

const FAILURES = [
  ['Generation failed', 'Failed to generate outfit', generateOutfit, generate],
  ['Modification failed', 'Failed to modify outfit', modifyOutfit, modify],
  ['Undo failed', 'Failed to undo modification', undoModification, undo],
  ['Delete failed', 'Failed to delete outfit', deleteOutfit, remove],
  ['Update failed', 'Failed to update favorite', favoriteOutfit, mark],
] as const;

test.each(FAILURES)('%s: without words from the server, %s', async (title, description, route, act) => {
  stubRouteText(route, 400, '<html>');

  expect(await noticeAfter(act)).toEqual({ title, description, variant: 'destructive' });
});

test.each(FAILURES)('%s: with the words of the server instead of %s', async (title, _, route, act) => {
  stubRouteText(route, 409, JSON.stringify({ code: 'conflict', message: 'It was changed meanwhile.' }));

  const description = 'It was changed meanwhile.';
  expect(await noticeAfter(act)).toEqual({ title, description, variant: 'destructive' });
});
