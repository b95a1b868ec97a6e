import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import {
  type ClosetFind,
  confirmFind,
  type DrawerGarment,
  listDrawer,
  listFinds,
  listPieces,
  listPiecesLetGo,
  listQuiet,
} from '#contract/closet.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { aClosetPiece } from '#web/testing/a-closet-piece.ts';
import { aPlanStatus, aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute } from '#web/testing/stub-route.ts';
import { ClosetPanel } from './closet-panel.tsx';

const NAVY = { name: 'Navy', hex: '#1f2a44', share: 1 } as const;

const aGarment = (key: string, name: string, slot: DrawerGarment['slot']): DrawerGarment => ({
  key,
  name,
  slot,
  category: 'Tops',
  color: NAVY,
  pattern: 'plain',
  cloths: ['cotton'],
});
const GARMENTS = [
  aGarment('crew-tee', 'crew-neck tee', 'top'),
  aGarment('oxford-shirt', 'Oxford shirt', 'top'),
  aGarment('straight-jeans', 'straight jeans', 'bottom'),
  aGarment('slim-jeans', 'slim jeans', 'bottom'),
  aGarment('joggers', 'joggers', 'bottom'),
];

beforeEach(() => {
  localStorage.clear();
  stubRoute(getCurrentUser, aUser());
  stubRoute(getPlanStatus, aPlanStatus());
  stubRoute(listPieces, { pieces: [aClosetPiece()] });
  stubRoute(listPiecesLetGo, { pieces: [] });
  stubRoute(listDrawer, { garments: GARMENTS });
  stubRoute(listQuiet, { quiet: [] });
});

/** @param button one that is there once the clothes are known */
async function open(guess: ClosetFind['guess'], button = /jeans|tee/) {
  window.history.replaceState(null, '', '/home?tab=closet&find=find-0001');
  const find: ClosetFind = {
    id: 'find-0001',
    originalName: 'one.jpg',
    photo: { url: '/photo', width: 900, height: 1200 },
    state: 'found',
    image: { kind: 'cut', url: '/cut', thumbnailUrl: '/small' },
    colors: [NAVY],
    pattern: 'plain',
    taps: [],
    place: null,
    guess,
  };
  stubRoute(listFinds, { finds: [find] });
  const confirmed = stubRoute(confirmFind, aClosetPiece({ id: 'piece-0009' }));
  const { actor } = renderPanel(<ClosetPanel />);
  const dialog = within(await screen.findByRole('dialog', { name: 'What is it?' }));
  await dialog.findAllByRole('button', { name: button });

  return { actor, dialog, confirmed };
}

describe('what a photo seems to show', () => {
  test('where it is sure, one press confirms it', async () => {
    const { actor, dialog, confirmed } = await open({
      garments: ['straight-jeans', 'slim-jeans'],
      isSure: true,
    });

    const likely = within(dialog.getByRole('region', { name: 'It looks like this' }));
    expect(likely.getByRole('button', { name: 'straight jeans', pressed: true })).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('straight jeans');
    // Once in the dialog: what it may be else are the others of that part of the drawer.
    await actor.click(dialog.getByRole('button', { name: 'Something else' }));
    expect(dialog.getAllByRole('button', { name: 'straight jeans' })).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'joggers' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Oxford shirt' })).toBeNull();

    await actor.click(dialog.getByRole('button', { name: 'Add to closet' }));
    // It moves out of the dialog as that closes.
    await waitFor(() => expect(screen.getByText('In your closet')).toBeVisible());
    expect(confirmed[0]?.body).toMatchObject({ garment: 'straight-jeans', colors: [NAVY] });
  });

  test('three presses correct it', async () => {
    const { actor, dialog, confirmed } = await open({
      garments: ['straight-jeans', 'slim-jeans'],
      isSure: true,
    });

    await actor.click(dialog.getByRole('button', { name: 'Something else' }));
    await actor.click(dialog.getByRole('button', { name: 'joggers' }));
    expect(dialog.getByRole('button', { name: 'straight jeans', pressed: false })).toBeVisible();
    await actor.click(dialog.getByRole('button', { name: 'Add to closet' }));
    // It moves out of the dialog as that closes.
    await waitFor(() => expect(screen.getByText('In your closet')).toBeVisible());
    expect(confirmed[0]?.body).toMatchObject({ garment: 'joggers' });
  });

  test('where it may be several, they stand first and nothing is chosen', async () => {
    const { actor, dialog, confirmed } = await open({
      garments: ['oxford-shirt', 'straight-jeans'],
      isSure: false,
    });

    const likely = within(dialog.getByRole('region', { name: 'Is it one of these?' }));
    expect(likely.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Oxford shirt',
      'straight jeans',
    ]);
    expect(dialog.getByRole('button', { name: 'Add to closet' })).toBeDisabled();
    await actor.click(likely.getByRole('button', { name: 'straight jeans' }));
    await actor.click(dialog.getByRole('button', { name: 'Add to closet' }));
    // It moves out of the dialog as that closes.
    await waitFor(() => expect(screen.getByText('In your closet')).toBeVisible());
    expect(confirmed[0]?.body).toMatchObject({ garment: 'straight-jeans' });
  });

  test('without an idea, and with one that the wardrobe has no garment for, nothing is chosen', async () => {
    const { actor, dialog } = await open({ garments: ['toga'], isSure: true }, /Put away/);

    expect(dialog.getByText('Tap what it is')).toBeVisible();
    expect(dialog.queryByText('It looks like this')).toBeNull();
    expect(dialog.queryByRole('radio', { name: 'Tops' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Add to closet' })).toBeDisabled();
    await actor.click(await dialog.findByRole('button', { name: 'Tops' }));
    expect(dialog.getByRole('radio', { name: 'Tops', checked: true })).toHaveFocus();
    expect(await dialog.findByRole('button', { name: 'crew-neck tee', pressed: false })).toBeVisible();
  });
});
