import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getProfile,
  type Profile,
  type RevisedProfile,
  updateProfile,
  updateTastes,
  validateProfile,
} from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteText } from '#web/testing/stub-route.ts';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

const NOT_UNDERSTOOD = 'Nothing was changed. I did not understand: quokka. Try "more elegant".';

const revised = (profile: Profile, open: Partial<RevisedProfile> = {}): RevisedProfile => ({
  ...profile,
  notUnderstood: [],
  undecided: [],
  ...open,
});

async function openFeedback(profile: Profile = aProfile()) {
  stubRoute(getProfile, profile);
  stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
  const { actor } = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  await actor.click(await screen.findByRole('button', { name: 'Edit Style Description' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update Your Style Profile' });
  const field = within(dialog).getByRole('textbox', { name: 'Your feedback' });
  const submit = () => actor.click(within(dialog).getByRole('button', { name: 'Update Style' }));
  return { actor, dialog, field, submit };
}

test('the description is shown, and Edit asks for feedback with the cursor in the field', async () => {
  const { field } = await openFeedback();

  expect(screen.getByText('Three colors keep coming back: navy, khaki, burgundy.')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
});

test('blank feedback is refused', async () => {
  const calls = stubRoute(updateProfile, revised(aProfile()));
  const { actor, dialog, field, submit } = await openFeedback();

  await actor.type(field, '  ');
  await submit();
  expect(currentToasts()[0]).toMatchObject({
    title: 'Please enter feedback',
    description: "Tell us how you'd like to adjust your style profile",
    variant: 'destructive',
  });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    "Tell us how you'd like to adjust your style profile",
  );
  expect(calls).toHaveLength(0);
});

test('feedback that was understood closes the dialog and says what changed', async () => {
  const before = aProfile();
  const after = aProfile({
    analysisData: { ...before.analysisData, elegance: 68 },
    customColorPalette: ['Navy'],
  });
  const { actor, field, submit } = await openFeedback(before);
  const calls = stubRoute(updateProfile, revised(after));

  await actor.type(field, 'more elegant, add navy');
  await submit();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.map((call) => call.body)).toEqual([{ prompt: 'more elegant, add navy' }]);
  expect(currentToasts()[0]).toMatchObject({
    title: 'Style Updated',
    description: 'Elegance from 58 to 68. Favorites: added Navy.',
  });
  expect(screen.getByText('Before your last change: Elegance 58.')).toBeVisible();
});

test('words that were not understood are said beside what changed', async () => {
  const before = aProfile();
  const { actor, field, submit } = await openFeedback(before);
  stubRoute(
    updateProfile,
    revised({ ...before, customColorPalette: ['Navy'] }, { notUnderstood: ['quokka'] }),
  );

  await actor.type(field, 'add navy and quokka');
  await submit();

  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Style Updated',
      description: 'Favorites: added Navy. I did not understand: quokka.',
    }),
  );
});

test('a thing that was only named is asked about, and the answer is kept', async () => {
  const linen = { side: 'likes', words: 'linen' } as const;
  const before = aProfile({ tastes: [{ side: 'likes', words: 'leopard print' }, linen] });
  const { actor, field, submit } = await openFeedback(before);
  stubRoute(
    updateProfile,
    revised(before, { undecided: ['leopard print', 'capes'], notUnderstood: ['quokka'] }),
  );
  const tastes: Profile['tastes'] = [linen, { side: 'avoids', words: 'leopard print' }];
  const calls = stubRoute(updateTastes, { ...before, tastes });

  await actor.type(field, 'leopard print, capes');
  await submit();

  const asked = await screen.findByRole('dialog', { name: 'Like it or not?' });
  expect(currentToasts()).toHaveLength(0);
  expect(asked).toHaveTextContent('I did not understand: quokka.');
  expect(within(asked).getByRole('button', { name: 'Save' })).toBeDisabled();
  const leopard = within(asked).getByRole('group', { name: 'leopard print' });
  await actor.click(within(leopard).getByRole('radio', { name: 'I avoid it' }));
  await actor.click(within(asked).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.map((call) => call.body)).toEqual([{ tastes }]);
  expect(currentToasts()[0]).toMatchObject({ title: 'Style Updated' });
});

test('what is not answered is left as it was', async () => {
  const { actor, field, submit } = await openFeedback();
  stubRoute(updateProfile, revised(aProfile(), { undecided: ['capes'] }));

  await actor.type(field, 'capes');
  await submit();
  await actor.click(await screen.findByRole('button', { name: 'Neither' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentToasts()).toHaveLength(0);
});

test('feedback that was not understood stays in the field, with the answer beside it', async () => {
  const { actor, dialog, field, submit } = await openFeedback();
  stubRouteError(updateProfile, 'not_understood', NOT_UNDERSTOOD);

  await actor.type(field, 'quokka');
  await submit();

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(NOT_UNDERSTOOD);
  expect(field).toHaveValue('quokka');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('quokka'));
  expect(field).toBeInvalid();
  expect(currentToasts()[0]).toMatchObject({
    title: 'Update Failed',
    description: NOT_UNDERSTOOD,
    variant: 'destructive',
  });
});

test('without words from the server the failure is the catalogue’s', async () => {
  const { actor, field, submit } = await openFeedback();
  stubRouteText(updateProfile, 403, 'blocked');

  await actor.type(field, 'more elegant');
  await submit();
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Update Failed',
      description: 'Failed to update style profile',
    }),
  );
});

test('an example is put into the field, after what stands there', async () => {
  const { actor, dialog, field } = await openFeedback();

  await actor.type(field, 'Warmer colors');
  await actor.click(within(dialog).getByRole('button', { name: 'No more crop tops' }));
  expect(field).toHaveValue('Warmer colors\nNo more crop tops');
  expect(field).toHaveFocus();
});

test('what is typed fast stands there at once: the next key finds it', async () => {
  const { field } = await openFeedback();

  fireEvent.change(field, { target: { value: 'm' } });
  expect(field).toHaveValue('m');
  fireEvent.change(field, { target: { value: 'mo' } });
  expect(field).toHaveValue('mo');
});

test('unsaved text asks before closing', async () => {
  const { actor, field } = await openFeedback();
  await actor.type(field, 'more elegant');

  await actor.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your feedback?' });
  await actor.click(within(question).getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('more elegant');

  await actor.keyboard('{Escape}');
  await actor.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await actor.click(screen.getByRole('button', { name: 'Edit Style Description' }));
  expect(await screen.findByRole('textbox', { name: 'Your feedback' })).toHaveValue('');
});

test('an empty field closes without asking', async () => {
  const { actor } = await openFeedback();

  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the browser’s Back keeps the words for the next opening', async () => {
  const { actor, field } = await openFeedback();
  await actor.type(field, 'more elegant');

  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await actor.click(screen.getByRole('button', { name: 'Edit Style Description' }));
  expect(await screen.findByRole('textbox', { name: 'Your feedback' })).toHaveValue('more elegant');
});
