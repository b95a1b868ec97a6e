import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { listJobs } from '#contract/jobs.ts';
import { listOutfitSummaries, modifyOutfit, type Outfit } from '#contract/outfits.ts';
import { getDailyGeneration } from '#contract/plans.ts';
import { aModifyJob } from '#web/testing/a-job.ts';
import { anOutfit, summariesOf } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { aDay, stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { OutfitsPanel } from '../outfits-panel.tsx';

/** The dialogs are fetched when they are opened; here they are at hand, so that no test waits for them. */
beforeAll(() => Promise.all([import('./modify-dialog.tsx')]));

const harbor = anOutfit();

async function openDialog() {
  window.history.replaceState(null, '', '/home?tab=outfits');
  const view = renderPanel(<OutfitsPanel />);
  await view.actor.click(await screen.findByRole('button', { name: 'Modify Harbor walk' }));
  await screen.findByRole('dialog', { name: 'Modify Outfit' });
  return view;
}

const field = () => screen.getByRole('textbox', { name: 'What should change?' });
const submit = () => screen.getByRole('button', { name: 'Modify' });

test('the button waits for words, and says so', async () => {
  stubOutfits([harbor]);
  const { actor } = await openDialog();

  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Say what should change first.');
  await actor.type(field(), '   ');
  expect(submit()).toBeDisabled();
  await actor.type(field(), 'no heels');
  expect(submit()).toBeEnabled();
});

test('quick changes are put into the request, one after another, are pressed then and can be taken back', async () => {
  stubOutfits([harbor]);
  const { actor } = await openDialog();

  await actor.click(screen.getByRole('button', { name: 'Warmer' }));
  await actor.click(screen.getByRole('button', { name: 'Swap the shoes' }));

  expect(field()).toHaveValue('Warmer, swap the shoes');
  expect(screen.getByRole('button', { name: 'Warmer', pressed: true })).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Warmer' }));
  expect(field()).toHaveValue('swap the shoes');
});

test('names the pieces; to swap one is a press', async () => {
  stubOutfits([harbor]);
  const { actor } = await openDialog();
  const [first] = harbor.items;
  const words = `Swap the ${first?.item.toLowerCase()}`;

  await actor.click(await screen.findByRole('button', { name: words }));

  expect(field()).toHaveValue(words);
  expect(screen.getByRole('button', { name: words, pressed: true })).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Pieces of this look' })).getAllByRole('listitem'),
  ).toHaveLength(harbor.items.length);
});

test('a modification replaces the outfit, closes the dialog and can be undone', async () => {
  let stored: Outfit = harbor;
  stubOutfits(() => [stored]);
  const days = stubRoute(getDailyGeneration, aDay());
  const calls = stubRoute(modifyOutfit, () => {
    stored = { ...harbor, title: 'Harbor walk in wool' };
    stubRoute(listOutfitSummaries, summariesOf([stored], { [harbor.id]: 'Warmer' }));
    return stored;
  });
  const { actor } = await openDialog();
  await actor.type(field(), ' Warmer ');
  await actor.click(submit());

  expect(await screen.findByText('Outfit modified!')).toBeVisible();
  expect(calls[0]).toEqual({
    path: '/api/outfits/outfit-harbor/modify',
    body: { id: expect.stringMatching(/^[0-9a-f]{32}$/), modificationPrompt: 'Warmer' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Harbor walk in wool' })).toBeVisible();
  expect(await screen.findByText(/Last change:/)).toHaveTextContent('Last change: “Warmer”');
  await waitFor(() => expect(days.length).toBeGreaterThanOrEqual(2));
});

test('what was not understood stays in the field, with the reason beside it', async () => {
  stubOutfits([harbor]);
  const words = 'Nothing was changed. I did not understand: zorp.';
  stubRouteError(modifyOutfit, 'not_understood', words);
  const { actor } = await openDialog();
  await actor.type(field(), 'zorp');
  await actor.click(submit());

  expect(await screen.findByText('Modification failed')).toBeVisible();
  expect(field()).toHaveValue('zorp');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field()).toHaveFocus();
});

test('without words from the server the notice has the fallback, and the field what came of it', async () => {
  stubOutfits([harbor]);
  stubRouteError(modifyOutfit, 'conflict', '');
  const { actor } = await openDialog();
  await actor.type(field(), 'warmer');
  await actor.click(submit());

  expect(await screen.findByText('Modification failed')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
    'The change was not finished, and does not count.',
  );
});

test('says what is left today', async () => {
  stubOutfits([harbor]);
  await openDialog();

  expect(await screen.findByText('1 of 1 left today')).toBeVisible();
});

test('when the changes of the day are used nothing can be asked for, it says when they come back, and leads to packages', async () => {
  stubOutfits([harbor]);
  stubRoute(getDailyGeneration, aDay({ modifications: { used: 1, allowed: 1, left: 0 } }));
  await openDialog();

  const dialog = await screen.findByRole('dialog', { name: 'Modify Outfit' });
  const packages = await within(dialog).findByRole('link', { name: 'See packages' });
  expect(packages).toHaveAttribute('href', '/packages');
  expect(dialog).toHaveAccessibleDescription(/^Today's changes are used\. New ones from \d+:00/);
  expect(within(dialog).queryByRole('button', { name: 'Modify' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: /^Swap/ })).toBeNull();
});

test('a change that is under way already is shown, and no second one can be asked for until it is done', async () => {
  stubOutfits([harbor]);
  let state: 'running' | 'done' = 'running';
  stubRoute(listJobs, () => ({ jobs: [aModifyJob(harbor.id, 'no heels', { state })] }));
  const { actor } = await openDialog();
  const dialog = within(screen.getByRole('dialog'));
  await actor.type(field(), 'warmer');

  expect(dialog.getByText('Being changed: “no heels”')).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('One change at a time: the last one is still being made.');

  state = 'done';
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(dialog.queryByText(/^Being changed/)).toBeNull();
  expect(field()).toHaveValue('warmer');
});
