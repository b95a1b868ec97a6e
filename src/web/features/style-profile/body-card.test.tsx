import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getOnboarding, saveWardrobe } from '#contract/onboarding.ts';
import {
  type BodyTypeProfile,
  getProfile,
  updateBodyType,
  validateProfile,
} from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteText } from '#web/testing/stub-route.ts';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

const UNSAID = aProfile().bodyTypeProfile;
const TOLD: BodyTypeProfile = {
  bodyType: 'pear',
  heightCategory: 'petite',
  bodyGoals: ['elongate-legs', 'balance-proportions'],
  fitPreferences: { tops: 'fitted', bottoms: 'wide-leg', dresses: 'a-line' },
  avoidances: ['low-rise'],
};

async function showBody(bodyTypeProfile = UNSAID) {
  stubRoute(getOnboarding, null);
  stubRoute(getProfile, aProfile({ bodyTypeProfile }));
  stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
  const { actor } = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  const card = await screen.findByRole('region', { name: 'Body Type & Fit' });
  const open = async () => {
    await actor.click(within(card).getByRole('button', { name: 'Configure Body Type & Fit' }));
    return screen.findByRole('dialog', { name: 'Configure Body Type & Fit Preferences' });
  };
  return { actor, card, open };
}

function labelsOf(dialog: HTMLElement, role: 'radio' | 'checkbox', group: string): (string | undefined)[] {
  const frame = within(dialog).getByRole(role === 'radio' ? 'radiogroup' : 'group', {
    name: new RegExp(`^${group}`),
  });
  return within(frame)
    .getAllByRole<HTMLInputElement>(role)
    .map((input) => input.labels?.[0]?.textContent);
}

test('what is worn can be changed here with one press', async () => {
  const saved = stubRoute(saveWardrobe, {
    styles: [],
    palettes: [],
    wardrobe: 'womenswear',
    displayName: '',
    location: '',
    ageRange: null,
    occasion: null,
    goals: '',
  });
  const { actor, open } = await showBody();

  await actor.click(await within(await open()).findByRole('radio', { name: 'Womenswear' }));

  await waitFor(() => expect(saved[0]?.body).toEqual({ wardrobe: 'womenswear' }));
});

test('what was told is shown in words', async () => {
  const { card } = await showBody(TOLD);

  const answers = within(card)
    .getAllByRole('definition')
    .map((value) => value.textContent);
  expect(answers).toEqual([
    'Fuller hip',
    `Petite (5'4" and under)`,
    'Fitted',
    'Wide leg',
    'A-line',
    'Elongate the legs, Balance proportions',
    'Low-rise',
  ]);
});

test('every enumeration of the specification can be chosen, and taken back', async () => {
  const { open } = await showBody();
  const dialog = await open();

  expect(labelsOf(dialog, 'radio', 'Which outline')).toEqual([
    'Fuller middleApple',
    'Fuller hipPear',
    'Defined waistHourglass',
    'Even lineRectangle',
    'Broader shoulderInverted triangle',
    'Rather not sayNo shape is used',
  ]);
  expect(labelsOf(dialog, 'radio', 'Height')).toEqual([
    `Petite (5'4" and under)`,
    `Average (5'5"-5'7")`,
    `Tall (5'8" and above)`,
    'Rather not say',
  ]);
  expect(labelsOf(dialog, 'radio', 'Tops')).toEqual(['Fitted', 'Relaxed', 'Oversized', 'Any fit']);
  expect(labelsOf(dialog, 'radio', 'Bottoms')).toEqual(['Slim', 'Straight', 'Wide leg', 'Any fit']);
  expect(labelsOf(dialog, 'radio', 'Dresses')).toEqual(['Bodycon', 'A-line', 'Shift', 'Any fit']);
  expect(labelsOf(dialog, 'checkbox', 'What should clothes do')).toHaveLength(8);
  expect(labelsOf(dialog, 'checkbox', 'What should outfits leave out')).toHaveLength(8);
});

test('the answers are sent as told, and saving closes the dialog at once', async () => {
  const { actor, card, open } = await showBody({ ...UNSAID, heightCategory: 'tall' });
  const dialog = await open();
  let answer = () => {};
  const calls = stubRoute(
    updateBodyType,
    () =>
      new Promise((resolve) => {
        answer = () => resolve(aProfile({ bodyTypeProfile: TOLD }));
      }),
  );
  const tick = (role: 'radio' | 'checkbox', name: RegExp) =>
    actor.click(within(dialog).getByRole(role, { name }));
  const chooseFit = (group: string, name: string) =>
    actor.click(within(within(dialog).getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

  await tick('radio', /Fuller hip/);
  await tick('radio', /Petite/);
  await tick('checkbox', /Elongate the legs/);
  await tick('checkbox', /Balance proportions/);
  await chooseFit('Tops', 'Fitted');
  await chooseFit('Bottoms', 'Wide leg');
  await chooseFit('Dresses', 'A-line');
  await tick('checkbox', /Low-rise/);
  await actor.click(within(dialog).getByRole('button', { name: 'Save Preferences' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentToasts()).toEqual([]);
  expect(within(card).getByText('Saving...')).toBeVisible();
  expect(within(card).getByText('Fuller hip')).toBeVisible();

  answer();
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Body Type Profile Updated' }));
  expect(calls.map((call) => call.body)).toEqual([{ bodyTypeProfile: TOLD }]);
  expect(within(card).queryByText('Saving...')).not.toBeInTheDocument();
});

test('an answer can be taken back', async () => {
  const { actor, open } = await showBody(TOLD);
  const dialog = await open();
  const calls = stubRoute(updateBodyType, aProfile());

  await actor.click(within(dialog).getByRole('radio', { name: /No shape is used/ }));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Preferences' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ bodyTypeProfile: { ...TOLD, bodyType: null } }));
});

test('answers that could not be saved are named on the card and can be sent again', async () => {
  const { actor, card, open } = await showBody();
  const dialog = await open();
  stubRouteText(updateBodyType, 403, 'blocked');

  await actor.click(within(dialog).getByRole('radio', { name: /Fuller hip/ }));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Preferences' }));

  expect(await within(card).findByRole('alert')).toHaveTextContent('Failed to update body type profile');
  expect(currentToasts()[0]).toMatchObject({
    title: 'Update Failed',
    description: 'Failed to update body type profile',
    variant: 'destructive',
  });
  expect(within(card).queryByText('Fuller hip')).not.toBeInTheDocument();

  const saved = { ...UNSAID, bodyType: 'pear' as const };
  const calls = stubRoute(updateBodyType, aProfile({ bodyTypeProfile: saved }));
  await actor.click(within(card).getByRole('button', { name: 'Try Again' }));
  expect(await within(card).findByText('Fuller hip')).toBeVisible();
  expect(calls[0]?.body).toEqual({ bodyTypeProfile: saved });
});
