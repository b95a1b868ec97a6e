import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listProfileHistory, type ProfileVersion, restoreProfile } from '#contract/profile-history.ts';
import { getProfile, type Profile, validateProfile } from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

const NOW = aVersion({ id: 'version-3', cause: 'feedback', detail: 'more elegant', isCurrent: true });
const OLDER = aVersion({
  id: 'version-2',
  cause: 'analysis',
  colors: ['Navy', 'Camel'],
  styles: ['Minimalist'],
  changes: [{ message: 'Colors seen: added Navy' }, { message: 'Comfort from 50 to 72' }],
  createdAt: '2026-11-19T20:05:00.000Z',
});
const OLDEST = aVersion({ id: 'version-1', cause: 'restore', detail: '2026-11-18T10:00:00.000Z' });

let profile: Profile;

beforeEach(() => {
  profile = aProfile();
  stubRoute(getProfile, () => profile);
  stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
  stubRoute(listProfileHistory, [NOW, OLDER, OLDEST]);
});

function aVersion(about: Partial<ProfileVersion>): ProfileVersion {
  return {
    id: 'version-0',
    cause: 'edit',
    detail: null,
    changes: [],
    colors: [],
    styles: [],
    createdAt: '2026-11-20T20:05:00.000Z',
    isCurrent: false,
    ...about,
  };
}

async function openHistory() {
  const view = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  await view.actor.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of Your Style Profile' });
  return { ...view, dialog };
}

async function rows(dialog: HTMLElement): Promise<HTMLElement[]> {
  const list = await within(dialog).findByRole('list', { name: 'History of Your Style Profile' });
  return [...list.children] as HTMLElement[];
}

test('each change stands with its cause, its date in words, and what it changed', async () => {
  const { dialog } = await openHistory();

  const [now, older, oldest] = await rows(dialog);
  expect(now).toHaveTextContent('Your feedback');
  expect(now).toHaveTextContent('more elegant');
  expect(now).toHaveTextContent('As it is now');
  expect(within(now as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(older).toHaveTextContent('Read from your photos');
  expect(older).toHaveTextContent('Colors seen: added Navy.');
  expect(older).toHaveTextContent(/November 19, 2026/);
  expect(oldest).toHaveTextContent(/Restored from November 18, 2026/);
});

test('the colors stand there where they changed, before and after', async () => {
  stubRoute(listProfileHistory, [
    aVersion({ id: 'version-3', colors: ['Ivory'], styles: ['Classic'] }),
    aVersion({ id: 'version-2', colors: ['Ivory'], styles: ['Classic'] }),
    aVersion({ id: 'version-1', colors: ['Navy', 'Camel'], styles: ['Classic'] }),
  ]);
  const { dialog } = await openHistory();

  const [same, changed, first] = await rows(dialog);
  expect(within(same as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  expect(same).not.toHaveTextContent('Classic');
  expect(within(changed as HTMLElement).getByRole('img', { name: 'Before: Navy, Camel' })).toBeVisible();
  expect(within(changed as HTMLElement).getByRole('img', { name: 'Color Palette: Ivory' })).toBeVisible();
  expect(within(first as HTMLElement).getAllByRole('img')).toHaveLength(1);
});

test('a version is restored: the profile shows it at once, and the dialog stays for the way back', async () => {
  const { actor, dialog } = await openHistory();
  const calls = stubRoute(restoreProfile, () => {
    profile = aProfile({ styleCategories: ['Bohemian'] });
    return profile;
  });

  await actor.click(within((await rows(dialog))[1] as HTMLElement).getByRole('button'));

  expect(await screen.findByText('Version Restored')).toBeVisible();
  expect(calls[0]?.path).toBe('/api/style/history/version-2/restore');
  await waitFor(() => expect(screen.getByText('Bohemian')).toBeInTheDocument());
  expect(dialog).toBeInTheDocument();
});

test('a version that could not be restored says why beside it, and the toast says so too', async () => {
  const { actor, dialog } = await openHistory();
  stubRouteError(restoreProfile, 'not_found', 'That version of your profile is no longer kept.');
  const [, older] = await rows(dialog);

  await actor.click(within(older as HTMLElement).getByRole('button'));

  expect(await screen.findByText('Update Failed')).toBeVisible();
  expect(await within(older as HTMLElement).findByRole('alert')).toHaveTextContent(
    'That version of your profile is no longer kept.',
  );
});

test('a history that cannot be loaded can be asked for again', async () => {
  stubRouteOffline(listProfileHistory);
  const { actor, dialog } = await openHistory();
  expect(await within(dialog).findByText('The history did not load')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Try Again' })).toHaveFocus();

  stubRoute(listProfileHistory, [NOW]);
  await actor.click(within(dialog).getByRole('button', { name: 'Try Again' }));

  expect(await within(dialog).findByText('As it is now')).toBeVisible();
});

test('it stands in the address, and closes with Back', async () => {
  const { dialog } = await openHistory();
  expect(window.location.search).toBe('?dialog=history');

  window.history.back();

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('each version shows what it looked like', async () => {
  const { dialog } = await openHistory();

  const [, older] = await rows(dialog);
  expect(within(older ?? dialog).getByRole('img')).toHaveAccessibleName('Color Palette: Navy, Camel');
  expect(older).toHaveTextContent('Minimalist');
});
