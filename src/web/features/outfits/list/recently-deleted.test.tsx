import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type DeletedOutfit,
  deleteOutfit,
  eraseOutfit,
  listDeletedOutfits,
  listOutfitSummaries,
  restoreOutfit,
} from '#contract/outfits.ts';
import { anOutfit, summariesOf } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OutfitsPanel } from '../outfits-panel.tsx';

const outfit = anOutfit();
const { id, title, picture } = outfit;
const deleted: DeletedOutfit = { id, title, picture, deletedAt: '2026-11-20T12:00:00.000Z' };

/** A server that holds one outfit, or has it among the deleted. */
function stubServer() {
  stubOutfits([]);
  let isDeleted = false;
  stubRoute(listOutfitSummaries, () => summariesOf(isDeleted ? [] : [outfit]));
  stubRoute(listDeletedOutfits, () => ({ outfits: isDeleted ? [deleted] : [] }));
  stubRoute(deleteOutfit, () => {
    isDeleted = true;
    return { success: true as const };
  });
  return stubRoute(restoreOutfit, () => {
    isDeleted = false;
    return outfit;
  });
}

async function deleteIt() {
  const view = renderPanel(<OutfitsPanel />);
  await view.actor.click(await screen.findByRole('button', { name: 'Delete Harbor walk' }));
  await screen.findByText('Outfit deleted');
  return view.actor;
}

test('the notice of a deletion carries Undo, and it brings the outfit back', async () => {
  const restored = stubServer();
  const actor = await deleteIt();
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());

  await actor.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Outfit restored')).toBeVisible();
  expect(await screen.findByRole('link', { name: title })).toBeVisible();
  expect(restored).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(/^Recently deleted/)).toBeNull());
});

test('a notice that was replaced loses nothing: the way back stays under the list', async () => {
  stubServer();
  const actor = await deleteIt();
  showToast({ title: 'Something else' });

  await actor.click(await screen.findByText('Recently deleted (1)'));
  expect(
    screen.getByText('They do not count towards your plan, and can be restored for 30 days.'),
  ).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Restore Harbor walk' }));

  expect(await screen.findByRole('link', { name: title })).toBeVisible();
});

test('a full store refuses to restore, and the reason stays under the list', async () => {
  stubServer();
  const actor = await deleteIt();
  stubRouteError(restoreOutfit, 'plan_limit', 'You have stored 10 of 10 outfits, so there is no room.');
  await actor.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Restore failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('there is no room');
  expect(screen.getByText('Recently deleted (1)')).toBeVisible();
});

test('what was deleted can be removed for good', async () => {
  stubServer();
  const actor = await deleteIt();
  const erased = stubRoute(eraseOutfit, () => {
    stubRoute(listDeletedOutfits, { outfits: [] });
    return { success: true as const };
  });
  await actor.click(await screen.findByText('Recently deleted (1)'));
  await actor.click(screen.getByRole('button', { name: 'Remove Harbor walk for good' }));

  expect(await screen.findByText('Outfit removed for good')).toBeVisible();
  expect(erased).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(/^Recently deleted/)).toBeNull());
});

test('a removal that fails says so and keeps the way back', async () => {
  stubServer();
  const actor = await deleteIt();
  stubRouteError(eraseOutfit, 'not_found', 'That outfit does not exist.');
  await actor.click(await screen.findByText('Recently deleted (1)'));
  await actor.click(screen.getByRole('button', { name: 'Remove Harbor walk for good' }));

  expect(await screen.findByText('Remove failed')).toBeVisible();
  const line = screen.getByText('Recently deleted (1)');
  expect(
    within(line.parentElement as HTMLElement).getByRole('button', { name: 'Restore Harbor walk' }),
  ).toBeVisible();
});
