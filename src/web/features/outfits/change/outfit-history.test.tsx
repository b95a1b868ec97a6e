import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { goBackToVersion, listOutfitVersions, type Outfit, type OutfitVersion } from '#contract/outfits.ts';
import { anOutfit, anOutfitItem } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { OutfitsPanel } from '../outfits-panel.tsx';

beforeAll(() => import('../detail/outfit-dialog.tsx'));

const boots = anOutfitItem({ id: 'item-boots', slot: 'shoes', item: 'Leather boots', color: 'Black' });
const trainers = anOutfitItem({ id: 'item-trainers', slot: 'shoes', item: 'Court trainers', color: 'White' });
const chinos = anOutfitItem({ id: 'item-chinos', slot: 'bottom', item: 'Slim chinos', color: 'Camel' });
const first = anOutfit({ title: 'Harbor walk', items: [anOutfitItem(), chinos, boots] });
const now = anOutfit({ title: 'Harbor run', items: [anOutfitItem(), chinos, trainers] });

function version(outfit: Outfit, about: Partial<OutfitVersion>): OutfitVersion {
  const { title, imageUrl, picture, estimatedTotalCents, items, createdAt } = outfit;
  return {
    title,
    imageUrl,
    picture,
    estimatedTotalCents,
    items,
    createdAt,
    number: 1,
    cameFrom: null,
    prompt: 'A walk by the harbor',
    isCurrent: false,
    ...about,
  };
}

const VERSIONS = [
  version(now, { number: 2, cameFrom: 1, prompt: 'swap the shoes', isCurrent: true }),
  version(first, {}),
];

function openOutfit() {
  stubOutfits([now]);
  stubRoute(listOutfitVersions, { versions: VERSIONS });
  window.history.replaceState(null, '', `/home?tab=outfits&outfit=${now.id}`);
  const view = renderPanel(<OutfitsPanel />);
  return { ...view, openHistory: async () => view.actor.click(await screen.findByText('History')) };
}

test('every version stands there with its request and its date', async () => {
  const { openHistory } = openOutfit();
  await openHistory();

  const history = await screen.findByRole('group', { name: 'History' });
  const rows = within(history).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/^Version 2.*Now.*Nov 20, 2026.*“swap the shoes”/);
  expect(rows[1]).toHaveTextContent(/^First made.*Nov 20, 2026.*“A walk by the harbor”/);
});

test('an outfit that was never changed has no history to show', async () => {
  openOutfit();
  stubRoute(listOutfitVersions, { versions: [version(now, { isCurrent: true })] });

  await screen.findByRole('heading', { name: 'Perfect Fit Guide' });
  expect(screen.queryByRole('group', { name: 'History' })).toBeNull();
});

test('two versions are compared side by side, with what changed marked', async () => {
  const { actor, openHistory } = openOutfit();
  await openHistory();
  await actor.click(await screen.findByRole('button', { name: 'Compare First made with now' }));

  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  expect(
    within(dialog)
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('alt')),
  ).toEqual(['Harbor walk, laid out', 'Harbor run, laid out']);
  const pieces = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const changed = 'ChangedCourt trainers, White $30-45was Leather boots, Black';
  expect(pieces()).toEqual([changed]);

  await actor.click(within(dialog).getByRole('button', { name: 'Same: 2' }));
  expect(pieces()).toEqual([changed, 'Merino crew-neck, Navy $30-45', 'Slim chinos, Camel $30-45']);
});

test('two versions with the same pieces say so, and list none of them', async () => {
  const { actor, openHistory } = openOutfit();
  stubRoute(listOutfitVersions, {
    versions: VERSIONS.map((one) => ({ ...one, items: now.items })),
  });
  await openHistory();
  await actor.click(await screen.findByRole('button', { name: 'Compare First made with now' }));

  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  expect(within(dialog).getByText('The items are the same.')).toBeVisible();
  expect(within(dialog).queryByRole('listitem')).toBeNull();
});

test('going back makes that version the current one', async () => {
  const { actor, openHistory } = openOutfit();
  await openHistory();
  const calls = stubRoute(goBackToVersion, () => {
    stubOutfits([first]);
    return first;
  });
  await actor.click(await screen.findByRole('button', { name: 'Go back to First made' }));

  expect(await screen.findByText('Went back')).toBeVisible();
  expect(calls[0]?.body).toEqual({ version: 1 });
  expect(await screen.findByRole('dialog', { name: 'Harbor walk' })).toBeVisible();
});

test('a way back that fails says so beside the history', async () => {
  const { actor, openHistory } = openOutfit();
  await openHistory();
  stubRouteError(goBackToVersion, 'not_found', 'That version does not exist.');
  await actor.click(await screen.findByRole('button', { name: 'Go back to First made' }));

  expect(await screen.findByText('Going back failed')).toBeVisible();
  const history = screen.getByRole('group', { name: 'History' });
  await waitFor(() =>
    expect(within(history).getByRole('alert')).toHaveTextContent('That version does not exist.'),
  );
});

test('a history that cannot be loaded says so and can be asked for again', async () => {
  const { actor, openHistory } = openOutfit();
  stubRouteError(listOutfitVersions, 'not_found', 'no');
  await openHistory();

  expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
  stubRoute(listOutfitVersions, { versions: VERSIONS });
  await actor.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Go back to First made' })).toBeVisible();
});
