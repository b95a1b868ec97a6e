import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getProfile, updateCategories, validateProfile } from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteText } from '#web/testing/stub-route.ts';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

async function showCategories(styleCategories = ['Minimalist', 'Tailored']) {
  stubRoute(getProfile, aProfile({ styleCategories }));
  stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
  const { actor, queryClient, unmount } = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  const card = await screen.findByRole('region', { name: 'Style Categories' });
  const field = within(card).getByRole('textbox', { name: 'Add a style tag' });
  const tags = () =>
    within(card)
      .queryAllByRole('listitem')
      .map((tag) => tag.textContent);
  const saveButton = () => within(card).queryByRole('button', { name: 'Save Changes' });
  return { actor, card, field, tags, saveButton, queryClient, unmount };
}

test('an empty or blank tag is ignored', async () => {
  const { actor, field, tags, saveButton } = await showCategories();

  await actor.type(field, '{Enter}');
  await actor.type(field, '   {Enter}');
  expect(tags()).toEqual(['Minimalist', 'Tailored']);
  expect(saveButton()).not.toBeInTheDocument();
  expect(currentToasts()).toEqual([]);
});

test('a tag that is there already, in whatever case, is refused', async () => {
  const { actor, card, field, tags } = await showCategories();

  await actor.type(field, ' minimalist {Enter}');
  expect(currentToasts()[0]).toMatchObject({
    title: 'Tag already exists',
    description: 'This style tag is already in your profile.',
    variant: 'destructive',
  });
  expect(within(card).getByRole('alert')).toHaveTextContent('This style tag is already in your profile.');
  expect(tags()).toEqual(['Minimalist', 'Tailored']);
});

test('Save Changes stands there only while there are edited tags', async () => {
  const { actor, card, field, tags, saveButton } = await showCategories();
  expect(saveButton()).not.toBeInTheDocument();

  await actor.type(field, 'Nautical{Enter}');
  expect(tags()).toEqual(['Minimalist', 'Tailored', 'Nautical']);
  expect(saveButton()).toBeVisible();

  await actor.click(within(card).getByRole('button', { name: 'Remove Nautical' }));
  expect(saveButton()).not.toBeInTheDocument();
});

test('edited tags are saved together', async () => {
  const { actor, card, field, saveButton } = await showCategories();
  const saved = aProfile({ styleCategories: ['Tailored', 'Nautical'] });
  const calls = stubRoute(updateCategories, saved);

  await actor.type(field, 'Nautical{Enter}');
  await actor.click(within(card).getByRole('button', { name: 'Remove Minimalist' }));
  await actor.click(within(card).getByRole('button', { name: 'Save Changes' }));

  await waitFor(() => expect(saveButton()).not.toBeInTheDocument());
  expect(calls.map((call) => call.body)).toEqual([{ styleCategories: ['Tailored', 'Nautical'] }]);
  expect(currentToasts()[0]).toMatchObject({ title: 'Style Categories Updated' });
});

test('edited tags can be given up', async () => {
  const { actor, card, field, tags } = await showCategories();

  await actor.type(field, 'Nautical{Enter}');
  await actor.click(within(card).getByRole('button', { name: 'Discard' }));
  expect(tags()).toEqual(['Minimalist', 'Tailored']);
});

test('edited tags are still there after a look at another tab', async () => {
  const { actor, field, queryClient, unmount } = await showCategories();
  await actor.type(field, 'Nautical{Enter}');
  unmount();

  render(
    <QueryClientProvider client={queryClient}>
      <StyleProfilePanel onGoToPhotos={() => {}} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Remove Nautical' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

test('tags that could not be saved stay, with the server’s reason beside the button', async () => {
  const { actor, card, field, tags } = await showCategories();
  stubRouteError(updateCategories, 'invalid', 'Please remove the invisible characters');

  await actor.type(field, 'Nautical{Enter}');
  await actor.click(within(card).getByRole('button', { name: 'Save Changes' }));

  expect(await within(card).findByRole('alert')).toHaveTextContent('Please remove the invisible characters');
  expect(currentToasts()[0]).toMatchObject({
    title: 'Update Failed',
    description: 'Please remove the invisible characters',
    variant: 'destructive',
  });
  expect(tags()).toContain('Nautical');
});

test('without words from the server the failure is the catalogue’s', async () => {
  const { actor, card, field } = await showCategories();
  stubRouteText(updateCategories, 403, 'blocked');

  await actor.type(field, 'Nautical{Enter}');
  await actor.click(within(card).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Update Failed',
      description: 'Failed to update style categories',
    }),
  );
});

test('a full list says that there is no room', async () => {
  const twenty = Array.from({ length: 20 }, (_, place) => `Tag ${place + 1}`);
  const { actor, card, field, tags } = await showCategories(twenty);

  await actor.type(field, 'One more{Enter}');
  expect(tags()).toHaveLength(20);
  expect(within(card).getByRole('alert')).toHaveTextContent('There is room for 20 tags.');
});
