import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getProfile,
  type Profile,
  STYLE_NAMES,
  updateCategories,
  updateMetrics,
  validateProfile,
} from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteText } from '#web/testing/stub-route.ts';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

async function openCustomise(about: Partial<Profile> = {}, from = 'Style Analysis') {
  stubRoute(getProfile, aProfile(about));
  stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
  const { actor } = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  await actor.click(await screen.findByRole('button', { name: `Customize ${from}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Customize Your Style Profile' });
  const press = (name: string) => actor.click(within(dialog).getByRole('button', { name }));
  const score = (name: string) => within(dialog).getByRole('spinbutton', { name });
  return { actor, dialog, press, score };
}

test('six groups of five styles are on offer', async () => {
  const { dialog } = await openCustomise({ styleCategories: [] });

  for (const group of [
    'Classic & Timeless',
    'Casual & Comfortable',
    'Creative & Artistic',
    'Modern & Edgy',
    'Feminine & Romantic',
    'Cultural & Regional',
  ]) {
    expect(within(within(dialog).getByRole('group', { name: group })).getAllByRole('button')).toHaveLength(5);
  }
  const offered = within(dialog).getAllByRole('button', { pressed: false });
  expect(offered.map((button) => button.textContent)).toEqual(STYLE_NAMES);
});

test('it opens from the categories too', async () => {
  const { dialog } = await openCustomise({}, 'Style Categories');
  expect(within(dialog).getByRole('button', { name: 'Minimalist', pressed: true })).toBeVisible();
});

test('a sixth style is ignored, and the reason is visible', async () => {
  const { dialog, press } = await openCustomise({ styleCategories: [] });

  for (const style of ['Classic', 'Casual', 'Bohemian', 'Edgy', 'Romantic']) await press(style);
  expect(within(dialog).getByText('5 of 5')).toBeVisible();
  expect(within(dialog).getByText('5 chosen. Take one off to choose another.')).toBeVisible();

  await press('Western');
  expect(within(dialog).getByRole('button', { name: 'Western' })).toHaveAttribute('aria-pressed', 'false');
});

test('the scores start where they are and move by one', async () => {
  const { actor, dialog, score } = await openCustomise({
    analysisData: { comfort: 50, elegance: 50, trendy: 50, description: '' },
  });
  expect(score('Comfort')).toHaveValue(50);

  const slider = within(dialog).getByRole('slider', { name: 'Comfort' });
  slider.focus();
  await actor.keyboard('{ArrowRight}');
  expect(score('Comfort')).toHaveValue(51);
  await actor.keyboard('{End}');
  expect(score('Comfort')).toHaveValue(100);
});

test('saving without a style is refused', async () => {
  const { dialog, press } = await openCustomise({ styleCategories: [] });

  await press('Save Profile');
  expect(currentToasts()[0]).toMatchObject({
    title: 'No Categories Selected',
    description: 'Please select at least one style category.',
    variant: 'destructive',
  });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please select at least one style category.');
});

test('more than five tags of the profile are not thrown away in silence', async () => {
  const { dialog, press } = await openCustomise({
    styleCategories: ['Classic', 'Casual', 'Bohemian', 'Edgy', 'Romantic', 'Nautical'],
  });
  expect(
    within(within(dialog).getByRole('group', { name: 'Your own tags' })).getByRole('button', {
      name: 'Nautical',
      pressed: true,
    }),
  ).toBeVisible();

  expect(within(dialog).getByText('At most 5 can be kept here: take 1 off before saving.')).toBeVisible();
  expect(within(dialog).queryByText(/^5 chosen/)).toBeNull();

  await press('Save Profile');
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'At most 5 can be kept here: take 1 off before saving.',
  );
});

test('saving sends categories and scores, closes, and leaves the old scores as ghost ticks', async () => {
  const { actor, press, score } = await openCustomise({ styleCategories: ['Classic'] });
  const before = aProfile().analysisData;
  const withCategories = aProfile({ styleCategories: ['Classic', 'Edgy'] });
  const categories = stubRoute(updateCategories, withCategories);
  const metrics = stubRoute(updateMetrics, { ...withCategories, analysisData: { ...before, comfort: 8 } });

  await press('Edgy');
  await actor.tripleClick(score('Comfort'));
  await actor.keyboard('8');
  await press('Save Profile');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(categories.map((call) => call.body)).toEqual([{ styleCategories: ['Classic', 'Edgy'] }]);
  expect(metrics.map((call) => call.body)).toEqual([{ metrics: { comfort: 8, elegance: 58, trendy: 35 } }]);
  expect(currentToasts()[0]).toMatchObject({ title: 'Style Analysis Updated' });
  expect(screen.getByText('Before your last change: Comfort 72.')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Comfort' })).toHaveAttribute('aria-valuenow', '8');
});

test('when the categories fail, the scores are not sent and the reason stays', async () => {
  const { dialog, press } = await openCustomise();
  stubRouteText(updateCategories, 403, 'blocked');
  const metrics = stubRoute(updateMetrics, aProfile());

  await press('Save Profile');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to update style categories');
  expect(currentToasts()[0]).toMatchObject({
    title: 'Update Failed',
    description: 'Failed to update style categories',
  });
  expect(metrics).toHaveLength(0);
});

test('when the scores fail, the dialog stays with the choices', async () => {
  const { dialog, press } = await openCustomise();
  stubRoute(updateCategories, aProfile());
  stubRouteText(updateMetrics, 403, 'blocked');

  await press('Save Profile');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to update style metrics');
  expect(currentToasts()[0]).toMatchObject({
    title: 'Update Failed',
    description: 'Failed to update style metrics',
    variant: 'destructive',
  });

  stubRouteError(updateMetrics, 'too_many_requests', 'Please wait a minute.');
  await press('Save Profile');
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Please wait a minute.'));
});
