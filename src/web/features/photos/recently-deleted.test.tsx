import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type DeletedPhoto,
  deletePhoto,
  listDeletedPhotos,
  listPhotos,
  type Photo,
  removeDeletedPhotos,
  restorePhoto,
} from '#contract/photos.ts';
import { aPhoto } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PhotosPanel } from './photos-panel.tsx';

/** A server that deletes and restores; what it holds can be looked at. */
function aServerWith(count: number) {
  let photos: Photo[] = Array.from({ length: count }, (_, place) => aPhoto(place + 1));
  let deleted: DeletedPhoto[] = [];
  stubRoute(listPhotos, () => photos);
  stubRoute(listDeletedPhotos, () => deleted);
  stubRoute(deletePhoto, ({ path }) => {
    const photo = photos.find(({ id }) => path.endsWith(id)) as Photo;
    photos = photos.filter(({ id }) => id !== photo.id);
    deleted = [{ ...photo, secondsLeft: 240 }, ...deleted];
    return { success: true as const };
  });
  const restores = stubRoute(restorePhoto, ({ path }) => {
    const { secondsLeft: _, ...photo } = deleted.find(({ id }) => path.includes(id)) as DeletedPhoto;
    deleted = deleted.filter(({ id }) => id !== photo.id);
    photos = [...photos, photo].sort((one, other) => one.id.localeCompare(other.id));
    return photo;
  });
  stubRoute(removeDeletedPhotos, () => {
    deleted = [];
    return { success: true as const };
  });
  return { restores };
}

/** Deleted, and the notice put away: what it offered stands below the photos. */
async function showPanelAndDelete(place: number) {
  const view = await showPanelAndNotice(place);
  await view.actor.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('region', { name: 'Recently deleted' });
  return view;
}

async function showPanelAndNotice(place: number) {
  const view = renderPanel(<PhotosPanel onAnalysed={() => {}} />);
  await view.actor.click(await screen.findByRole('button', { name: new RegExp(`^Delete photo ${place},`) }));
  await screen.findByText('Photo deleted');
  return view;
}

async function expectBeside(words: string) {
  const alerts = await screen.findAllByRole('alert');
  await waitFor(() => expect(alerts.map((alert) => alert.textContent)).toContain(words));
}

test('the notice offers the way back', async () => {
  const { restores } = aServerWith(2);
  const { actor } = await showPanelAndNotice(1);
  expect(screen.queryByRole('region', { name: 'Recently deleted' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^1 deleted/ })).not.toBeInTheDocument();

  await actor.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Photo restored')).toBeVisible();
  expect(restores[0]?.path).toBe('/api/photos/photo-0001/restore');
  expect(await screen.findByRole('img', { name: 'Your photo 1: look-1.jpg' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Recently deleted' })).not.toBeInTheDocument(),
  );
});

test('a notice that was replaced loses nothing: the way back stays below the grid', async () => {
  aServerWith(2);
  const { actor } = await showPanelAndNotice(1);
  showToast({ title: 'Something else' });
  await waitFor(() => expect(screen.queryByText('Photo deleted')).not.toBeInTheDocument());

  const line = screen.getByRole('region', { name: 'Recently deleted' });
  await actor.click(screen.getByRole('button', { name: '1 deleted, show what can be put back' }));
  expect(line).toHaveFocus();
  expect(line).toHaveTextContent('Can be put back for 4 minutes.');
  await actor.click(within(line).getByRole('button', { name: 'Restore look-1.jpg' }));

  expect(await screen.findByText('Photo restored')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Delete photo 1, look-1/ })).toHaveFocus());
});

test('a photo whose slot was filled meanwhile stays in the line, with the reason below it', async () => {
  aServerWith(2);
  const { actor } = await showPanelAndDelete(2);
  const reason = 'All 12 slots are filled. Delete another photo first, then restore this one.';
  stubRouteError(restorePhoto, 'plan_limit', reason);

  await actor.click(screen.getByRole('button', { name: 'Restore look-2.jpg' }));

  expect(await screen.findByText('Restore failed')).toBeVisible();
  await expectBeside(reason);
  expect(screen.getByRole('button', { name: 'Restore look-2.jpg' })).toBeVisible();
});

test('without a connection the notice has words of its own, and the cause stays', async () => {
  aServerWith(1);
  const { actor } = await showPanelAndDelete(1);
  stubRouteOffline(restorePhoto);

  await actor.click(screen.getByRole('button', { name: 'Restore look-1.jpg' }));

  expect(await screen.findByText('Failed to restore photo')).toBeVisible();
  await expectBeside('Network error. Please check your connection and try again.');
});

test('what was deleted can be removed for good at once', async () => {
  aServerWith(2);
  const { actor } = await showPanelAndDelete(1);

  await actor.click(screen.getByRole('button', { name: 'Remove now' }));

  expect(await screen.findByText('Removed for good')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recently deleted' })).not.toBeInTheDocument();
  // The pressed button is gone with its section.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a removal that failed says so and keeps the way back', async () => {
  aServerWith(1);
  const { actor } = await showPanelAndDelete(1);
  stubRouteError(removeDeletedPhotos, 'conflict', 'Not now.');

  await actor.click(screen.getByRole('button', { name: 'Remove now' }));

  expect(await screen.findByText('Remove failed')).toBeVisible();
  await expectBeside('Not now.');
  expect(screen.getByRole('button', { name: 'Restore look-1.jpg' })).toBeVisible();
});

test('the line goes when the time is over, without being asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubRoute(listPhotos, []);
  let deleted: DeletedPhoto[] = [{ ...aPhoto(1), secondsLeft: 30 }];
  stubRoute(listDeletedPhotos, () => deleted);
  renderPanel(<PhotosPanel onAnalysed={() => {}} />);
  expect(await screen.findByRole('region', { name: 'Recently deleted' })).toBeVisible();

  deleted = [];
  await vi.advanceTimersByTimeAsync(31_000);

  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Recently deleted' })).not.toBeInTheDocument(),
  );
  vi.useRealTimers();
});
