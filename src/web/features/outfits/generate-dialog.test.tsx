import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_PROMPT, generateOutfit, listOutfits, type Outfit } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { aPlanStatus } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { aDay, stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError, stubRouteOffline, stubRouteText } from '#web/testing/stub-route.ts';
import { doOutfitsExist } from './outfits-exist.ts';
import { OutfitsPanel } from './outfits-panel.tsx';

/** The dialogs are fetched when they are opened; here they are at hand, so that no test waits for them. */
beforeAll(() => Promise.all([import('./generate-dialog.tsx'), import('./outfit-dialog.tsx')]));

const PATIENTLY = { timeout: 4_000 };
const made = anOutfit({ id: 'outfit-new-one', title: 'Dinner in the rain' });

function openDialog() {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  window.history.replaceState(null, '', '/home?tab=outfits&dialog=generate');
  return renderPanel(<OutfitsPanel />);
}

const submit = () => screen.findByRole('button', { name: 'Generate' });
const field = () => screen.findByRole('textbox', { name: 'What for?' });

/** An answer that waits until the test lets it go. */
function held(outfit: Outfit) {
  let release = () => {};
  const answer = new Promise<Outfit>((resolve) => {
    release = () => resolve(outfit);
  });
  return { answer: () => answer, release: () => release() };
}

/** An answer that never comes, until the request is given up: as the browser does. */
function untilAborted(): Promise<Outfit> {
  const request = vi.mocked(fetch).mock.calls.find(([url]) => String(url) === generateOutfit.path)?.[1];
  return new Promise((_, reject) => {
    request?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

test('a blank prompt sends the default prompt and the default price range', async () => {
  stubOutfits([]);
  const calls = stubRoute(generateOutfit, made);
  const { actor } = openDialog();

  await actor.click(await submit());

  expect(calls[0]?.body).toEqual({ prompt: DEFAULT_PROMPT, priceRange: '100-200' });
  expect(DEFAULT_PROMPT).toBe('Create a stylish outfit for my personal style');
});

test('prompt and price range are sent as given; an example fills the prompt', async () => {
  stubOutfits([]);
  const calls = stubRoute(generateOutfit, made);
  const { actor } = openDialog();

  await actor.click(await screen.findByRole('button', { name: 'Summer wedding, not too formal' }));
  expect(await field()).toHaveValue('Summer wedding, not too formal');
  expect(await field()).toHaveFocus();
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Price range' }), '$300+');
  await actor.click(await submit());

  expect(calls[0]?.body).toEqual({ prompt: 'Summer wedding, not too formal', priceRange: '300-plus' });
});

test('says what is left today', async () => {
  stubOutfits([]);
  openDialog();

  expect(await screen.findByText('2 of 3 left today')).toBeVisible();
});

test('says Unlimited when there is no limit', async () => {
  stubOutfits([]);
  stubRoute(getDailyGeneration, aDay({ generations: { used: 7, allowed: null, left: null } }));
  openDialog();

  expect(await screen.findByText('Unlimited')).toBeVisible();
});

test('waits with the elapsed time, then lays the pieces in and leads to the outfit', async () => {
  stubOutfits([]);
  const { answer, release } = held(made);
  stubRoute(generateOutfit, answer);
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByRole('heading', { name: 'Your outfit is being made' })).toHaveFocus();
  expect(screen.getByRole('timer', { name: 'Time so far' })).toHaveTextContent('0 s');

  stubOutfits([made]);
  release();
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
  const pieces = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(pieces.map((piece) => piece.style.animationDelay)).toEqual(['0ms', '60ms']);

  await actor.click(screen.getByRole('button', { name: 'See the outfit' }));
  expect(await screen.findByRole('dialog', { name: 'Dinner in the rain' })).toBeVisible();
});

test('a new outfit is in the list, the allowances are read again and the flag is kept', async () => {
  const lists = stubOutfits([made]);
  stubRoute(generateOutfit, made);
  const days = stubRoute(getDailyGeneration, aDay());
  const { actor, queryClient } = openDialog();
  queryClient.setQueryData([getPlanStatus.path], aPlanStatus());
  await actor.click(await submit());
  await screen.findByText('Outfit generated!');

  await waitFor(() => expect(lists.length).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(days.length).toBeGreaterThanOrEqual(2));
  expect(queryClient.getQueryState([getPlanStatus.path])?.isInvalidated).toBe(true);
  expect(doOutfitsExist()).toBe(true);
});

test('half a second later a list that lacks the new outfit is read again', async () => {
  let stored: Outfit[] = [];
  const lists = stubOutfits(() => stored);
  stubRoute(generateOutfit, made);
  const { actor } = openDialog();
  await actor.click(await submit());
  await screen.findByText('Outfit generated!');
  await waitFor(() => expect(lists).toHaveLength(2));
  expect(screen.getByText('No outfits generated yet.')).toBeInTheDocument();

  stored = [made];
  await waitFor(() => expect(lists).toHaveLength(3), PATIENTLY);
  expect(await screen.findByText('A knit for the wind and trousers that move.')).toBeInTheDocument();
});

test('a refusal shows the server’s words as a notice and beside the button, and keeps the text', async () => {
  stubOutfits([]);
  stubRouteError(generateOutfit, 'allowance_spent', 'You have generated 3 of 3 outfits today.');
  const { actor } = openDialog();
  await actor.type(await field(), 'Dinner');
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  expect(screen.getAllByText('You have generated 3 of 3 outfits today.')).toHaveLength(2);
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('3 of 3');
  expect(await field()).toHaveValue('Dinner');
});

test('without words from the server the fallback is used', async () => {
  stubOutfits([]);
  stubRouteText(generateOutfit, 400, '<html>');
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  expect(screen.getAllByText('Failed to generate outfit')).toHaveLength(2);
});

test('a lost connection is not tried again: the outfit may have been made', async () => {
  stubOutfits([]);
  const calls = stubRouteOffline(generateOutfit);
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(calls).toHaveLength(1);
});

test('a failure that the server reports is tried once more', async () => {
  stubOutfits([]);
  const calls = stubRouteError(generateOutfit, 'provider_failed', 'The stylist stumbled.');
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed', {}, PATIENTLY)).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('Cancel aborts the request, keeps the text and raises no alarm', async () => {
  stubOutfits([]);
  const calls = stubRoute(generateOutfit, untilAborted);
  const { actor } = openDialog();
  await actor.type(await field(), 'Dinner');
  await actor.click(await submit());
  await screen.findByText('Your outfit is being made');

  await actor.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await field()).toHaveValue('Dinner');
  expect(screen.queryByText('Generation failed')).toBeNull();
  expect(calls).toHaveLength(1);
});

test('Keep browsing closes the dialog, the work goes on above the list and ends with a notice', async () => {
  stubOutfits([anOutfit()]);
  const { answer, release } = held(made);
  stubRoute(generateOutfit, answer);
  const { actor } = openDialog();
  await actor.click(await submit());

  await actor.click(await screen.findByRole('button', { name: 'Keep browsing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Your outfit is being made')).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Your outfit is being made');
  await actor.click(screen.getByRole('button', { name: 'Keep browsing' }));

  stubRoute(listOutfits, { outfits: [made, anOutfit()] });
  release();
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dinner in the rain' })).toBeVisible();
  expect(screen.queryByText('Your outfit is being made')).toBeNull();
});
