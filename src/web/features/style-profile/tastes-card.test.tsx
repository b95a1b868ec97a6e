import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getProfile, updateTastes, validateProfile } from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

const SKIRTS = { side: 'avoids', words: 'Röcke' } as const;
const LINEN = { side: 'likes', words: 'linen' } as const;

async function showTastes() {
  stubRoute(getProfile, aProfile({ tastes: [SKIRTS, LINEN] }));
  stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
  const { actor } = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  const card = await screen.findByRole('region', { name: 'Likes & Avoids' });
  const takeBack = () => actor.click(within(card).getByRole('button', { name: 'Remove Röcke' }));
  return { card, takeBack };
}

test('a taste is taken back with one press', async () => {
  const { card, takeBack } = await showTastes();
  stubRoute(updateTastes, aProfile({ tastes: [LINEN] }));

  await takeBack();

  await waitFor(() => expect(within(card).queryByText('Röcke')).not.toBeInTheDocument());
  expect(within(card).getByText('linen')).toBeVisible();
});

test('what could not be taken back stays, and says so', async () => {
  const { card, takeBack } = await showTastes();
  stubRouteError(updateTastes, 'internal', 'Failed');

  await takeBack();

  expect(await within(card).findByRole('alert')).toBeVisible();
  expect(within(card).getByText('Röcke')).toBeVisible();
});
