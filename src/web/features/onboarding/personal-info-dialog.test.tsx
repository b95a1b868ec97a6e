import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getOnboarding, type Onboarding, saveOnboarding } from '#contract/onboarding.ts';
import { aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { PersonalInfoDialog } from './personal-info-dialog.tsx';

const STORED: Onboarding = {
  styles: ['vintage'],
  palettes: ['bold'],
  wardrobe: 'menswear',
  displayName: 'Ada',
  location: 'London',
  ageRange: '35-44',
  occasion: 'mixed',
  goals: 'Fewer, better things',
};

function open() {
  const onClose = vi.fn();
  return {
    ...renderPanel(<PersonalInfoDialog user={aUser({ name: 'Ada King' })} onClose={onClose} />),
    onClose,
  };
}

it('changes name, age range, location and what is worn, and keeps the other answers', async () => {
  stubRoute(getOnboarding, STORED);
  const saved = stubRoute(saveOnboarding, ({ body }) => body as Onboarding);
  const { actor, onClose } = open();

  const name = await screen.findByLabelText(/What should we call you/);
  await actor.clear(name);
  await actor.type(name, 'Augusta');
  await actor.selectOptions(screen.getByLabelText(/Age range/), '45-54');
  await actor.clear(screen.getByLabelText('Location'));
  await actor.type(screen.getByLabelText('Location'), 'Leeds');
  await actor.click(screen.getByRole('radio', { name: 'Everything' }));
  await actor.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved.map(({ body }) => body)).toEqual([
    { ...STORED, displayName: 'Augusta', ageRange: '45-54', location: 'Leeds', wardrobe: 'everything' },
  ]);
});

it('begins with the name of the registration for whoever skipped the wizard, and asks for what it needs', async () => {
  stubRoute(getOnboarding, null);
  const saved = stubRoute(saveOnboarding, ({ body }) => body as Onboarding);
  const { actor } = open();
  expect(await screen.findByLabelText(/What should we call you/)).toHaveValue('Ada King');

  await actor.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByText('Please choose your age range.')).toBeVisible();
  expect(screen.getByLabelText(/Age range/)).toHaveFocus();
  expect(saved).toEqual([]);
});

it('stays open with what was typed when it could not be stored', async () => {
  stubRoute(getOnboarding, STORED);
  stubRouteError(saveOnboarding, 'storage_full', 'The server has no room left.');
  const { actor, onClose } = open();

  await actor.type(await screen.findByLabelText('Location'), ' N1');
  await actor.click(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findAllByText('The server has no room left.'))[0]).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveValue('London N1');
  expect(onClose).not.toHaveBeenCalled();
});

it('offers no form over answers that could not be read: saving would wipe them out', async () => {
  stubRouteError(getOnboarding, 'invalid', 'Not now.');
  open();

  expect(await screen.findByText('Your answers did not load')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
