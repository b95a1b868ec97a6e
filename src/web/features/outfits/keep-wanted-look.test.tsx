import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { generateOutfit } from '#contract/outfits.ts';
import { wantedLookHere, wantLook } from '#web/shared/wanted-look.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { KeepWantedLook } from './keep-wanted-look.tsx';

const wanted = { id: 'job-of-a-visitor', occasion: 'rain', seed: 7 };

test('what a visitor wanted is kept once they are signed in, and then no longer waits', async () => {
  wantLook(wanted);
  const calls = stubRoute(generateOutfit, anOutfit());
  renderPanel(<KeepWantedLook />);

  expect(await screen.findByText('Your look is kept')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ id: 'job-of-a-visitor', prompt: 'rain', seed: 7 });
  expect(wantedLookHere()).toBeNull();
});

test('what is refused says why, and is not asked for again', async () => {
  wantLook(wanted);
  stubRouteError(generateOutfit, 'allowance_spent', 'You have generated 3 of 3 outfits today.');
  renderPanel(<KeepWantedLook />);

  expect(await screen.findByText('You have generated 3 of 3 outfits today.')).toBeVisible();
  expect(wantedLookHere()).toBeNull();
});

test('without a connection it waits on', async () => {
  wantLook(wanted);
  stubRouteOffline(generateOutfit);
  renderPanel(<KeepWantedLook />);

  expect(await screen.findByText('Look not kept')).toBeVisible();
  await waitFor(() => expect(wantedLookHere()).toEqual(wanted));
});
