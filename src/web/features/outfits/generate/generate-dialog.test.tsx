import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { cancelJob, listJobs } from '#contract/jobs.ts';
import { getOnboarding, type Onboarding, saveWardrobe } from '#contract/onboarding.ts';
import { DEFAULT_PROMPT, generateOutfit, type Outfit } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { getProfile } from '#contract/style-profile.ts';
import { aJob } from '#web/testing/a-job.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { aPlanStatus, aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { aDay, stubOutfits } from '#web/testing/stub-outfits.ts';
import {
  type ReceivedCall,
  stubRoute,
  stubRouteError,
  stubRouteOffline,
  stubRouteText,
} from '#web/testing/stub-route.ts';
import { clearToasts, currentToasts, dismissToast } from '#web/ui/toast/toast-store.ts';
import { doOutfitsExist } from '../outfits-exist.ts';
import { OutfitsPanel } from '../outfits-panel.tsx';

/** The dialogs are fetched when they are opened; here they are at hand, so that no test waits for them. */
beforeAll(() => Promise.all([import('./generate-dialog.tsx'), import('../detail/outfit-dialog.tsx')]));

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

function noAnswers(displayName: string): Onboarding {
  return {
    styles: [],
    palettes: [],
    wardrobe: null,
    displayName,
    location: '',
    ageRange: null,
    occasion: null,
    goals: '',
  };
}

/** Chosen by the page. */
const AN_ID = expect.stringMatching(/^[0-9a-f]{32}$/);

test('a blank prompt sends the default prompt and the default price range', async () => {
  stubOutfits([]);
  const calls = stubRoute(generateOutfit, made);
  const { actor } = openDialog();

  await actor.click(await submit());

  expect(calls[0]?.body).toEqual({
    id: AN_ID,
    prompt: DEFAULT_PROMPT,
    priceRange: '100-200',
    // Nobody chose it.
    isRangeOpen: true,
  });
  expect(DEFAULT_PROMPT).toBe('Create a stylish outfit for my personal style');
});

test('prompt and price range are sent as given; an example fills the prompt', async () => {
  stubOutfits([]);
  const calls = stubRoute(generateOutfit, made);
  const { actor } = openDialog();

  await actor.click(await screen.findByRole('button', { name: 'Summer wedding, not too formal' }));
  expect(await field()).toHaveValue('Summer wedding, not too formal');
  expect(await field()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Summer wedding, not too formal', pressed: true })).toBeVisible();
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Price range' }), '$300+');
  await actor.click(await submit());

  expect(calls[0]?.body).toEqual({
    id: AN_ID,
    prompt: 'Summer wedding, not too formal',
    priceRange: '300-plus',
  });
});

test('a sum in words chooses the price range until somebody touches it', async () => {
  stubOutfits([]);
  const { actor } = openDialog();
  const range = await screen.findByRole('combobox', { name: 'Price range' });

  await actor.type(await field(), 'office look for 80 bucks');
  expect(range).toHaveDisplayValue('$50-100');
  await actor.selectOptions(range, '$100-200');
  await actor.type(await field(), ', or 250 dollars');
  expect(range).toHaveDisplayValue('$100-200');
});

test('asks once what is worn: one press keeps it, and it stays in sight', async () => {
  stubOutfits([]);
  const saved = stubRoute(saveWardrobe, { ...noAnswers('Ada'), wardrobe: 'menswear' });
  const { actor } = openDialog();

  await actor.click(await screen.findByRole('radio', { name: 'Menswear' }));

  await waitFor(() => expect(saved[0]?.body).toEqual({ wardrobe: 'menswear' }));
  expect(screen.getByRole('radio', { name: 'Menswear' })).toBeChecked();
});

test('does not ask what is worn again', async () => {
  stubOutfits([]);
  stubRoute(getOnboarding, { ...noAnswers('Ada'), wardrobe: 'everything' });
  openDialog();

  expect(await screen.findByText('2 of 3 left today')).toBeVisible();
  expect(screen.queryByRole('group', { name: /What do you wear/ })).toBeNull();
});

test('says when what is worn could not be kept', async () => {
  stubOutfits([]);
  stubRouteError(saveWardrobe, 'internal', 'broken');
  const { actor } = openDialog();

  await actor.click(await screen.findByRole('radio', { name: 'Womenswear' }));

  await waitFor(() =>
    expect(currentToasts()).toContainEqual(expect.objectContaining({ title: 'Not saved' })),
  );
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Womenswear' })).not.toBeChecked());
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

test('the wait shows what the look is made from: the colors, favorites first, and the styles', async () => {
  stubOutfits([]);
  stubRoute(
    getProfile,
    aProfile({ customColorPalette: ['Rust'], colorPalette: ['Navy', 'Rust'], styleCategories: ['Classic'] }),
  );
  const { answer, release } = held(made);
  stubRoute(generateOutfit, answer);
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Rust, Navy')).toBeVisible();
  expect(screen.getByText('Classic')).toBeVisible();
  release();
});

test('waits under the occasion, then becomes the outfit, whose pieces are laid in one by one', async () => {
  stubOutfits([]);
  const { answer, release } = held(made);
  stubRoute(generateOutfit, answer);
  const { actor } = openDialog();
  await actor.type(await field(), 'Dinner in the rain, no heels');
  await actor.click(await submit());

  expect(await screen.findByRole('heading', { name: 'Dinner in the rain, no heels' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Your outfit is being made' })).toBeVisible();
  expect(screen.queryByRole('timer'), 'seconds count when they are many').toBeNull();

  stubOutfits([made]);
  release();
  const dialog = within(await screen.findByRole('dialog', { name: 'Dinner in the rain' }));
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
  const pieces = dialog.getAllByRole('heading', { level: 4 });
  expect(pieces.map((piece) => piece.style.animationDelay)).toEqual(['0ms', '180ms']);

  act(clearToasts);
  await actor.click(dialog.getByRole('button', { name: 'Close' }));
  await actor.click(await screen.findByRole('link', { name: 'Dinner in the rain' }));
  for (const piece of await screen.findAllByRole('heading', { level: 4 }))
    expect(piece.style.animationDelay, 'it is new once').toBe('');
});

test('a new outfit is in the list, the allowances are read again and the flag is kept', async () => {
  const lists = stubOutfits([made]);
  stubRoute(generateOutfit, made);
  const days = stubRoute(getDailyGeneration, aDay());
  const statuses = stubRoute(getPlanStatus, aPlanStatus());
  const { actor } = openDialog();
  await actor.click(await submit());
  await screen.findByText('Outfit generated!');

  await waitFor(() => expect(lists.length).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(days.length).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(2));
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
  await waitFor(() => expect(lists).toHaveLength(3));
  expect(await screen.findByText('A knit for the wind and trousers that move.')).toBeInTheDocument();
});

test('a refusal says the server’s words once, in the notice and then beside the button, and keeps the text', async () => {
  stubOutfits([]);
  stubRouteError(generateOutfit, 'allowance_spent', 'You have generated 3 of 3 outfits today.');
  const { actor } = openDialog();
  await actor.type(await field(), 'Dinner');
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  const alert = () => within(screen.getByRole('dialog')).getByRole('alert');
  expect(screen.getByText('You have generated 3 of 3 outfits today.')).toBeVisible();
  expect(alert().textContent).toBe('Your words are kept.');
  expect(await field()).toHaveValue('Dinner');

  for (const { id } of currentToasts()) act(() => dismissToast(id));
  expect(alert().textContent).toBe('You have generated 3 of 3 outfits today. Your words are kept.');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('without words from the server the notice has the fallback, and then the dialog what came of it', async () => {
  stubOutfits([]);
  stubRouteText(generateOutfit, 400, '<html>');
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  expect(screen.getByText('Failed to generate outfit')).toBeVisible();
  expect(screen.queryByText('The look was not finished, and does not count.')).not.toBeInTheDocument();

  for (const { id } of currentToasts()) act(() => dismissToast(id));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
    'The look was not finished, and does not count.',
  );
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
  const calls = stubRouteError(generateOutfit, 'unavailable', 'The stylist stumbled.');
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a failure of the model is not: the server has tried again already', async () => {
  stubOutfits([]);
  const calls = stubRouteError(generateOutfit, 'provider_failed', 'The stylist stumbled.');
  const { actor } = openDialog();
  await actor.click(await submit());

  expect(await screen.findByText('Generation failed')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('Cancel stops the work on the server, keeps the text and raises no alarm', async () => {
  stubOutfits([]);
  let refuse = () => {};
  const calls = stubRoute(
    generateOutfit,
    () => new Promise((_, reject) => (refuse = () => reject(new TypeError()))),
  );
  const days = stubRoute(getDailyGeneration, aDay());
  const { actor } = openDialog();
  await actor.type(await field(), 'Dinner');
  await actor.click(await submit());
  await screen.findByText('Your outfit is being made');
  const [{ body }] = calls as [ReceivedCall];
  const { id } = body as { id: string };
  const record = aJob({ id, state: 'cancelled' }, { prompt: 'Dinner' });
  const cancels = stubRoute(cancelJob, () => {
    stubRoute(listJobs, { jobs: [record] });
    refuse();
    return record;
  });
  const asked = days.length;

  await actor.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await field()).toHaveValue('Dinner');
  expect(cancels[0]?.path).toBe(`/api/jobs/${id}/cancel`);
  await waitFor(() => expect(days.length).toBeGreaterThan(asked));
  expect(screen.queryByText('Generation failed')).toBeNull();
});

test('a Cancel that fails says so, and the work goes on', async () => {
  stubOutfits([]);
  const { answer, release } = held(made);
  stubRoute(generateOutfit, answer);
  stubRouteError(cancelJob, 'unavailable', 'Hemline cannot reach its data just now.');
  const { actor } = openDialog();
  await actor.click(await submit());
  await actor.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('Cancel failed')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('cannot reach its data');
  release();
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
});

test('names the stage that the server has really reached', async () => {
  stubOutfits([]);
  const { answer, release } = held(made);
  const calls = stubRoute(generateOutfit, answer);
  let stage: 'reading' | 'choosing' | 'drawing' = 'reading';
  stubRoute(listJobs, () => ({
    jobs: calls.map(({ body }) => aJob({ id: (body as { id: string }).id, stage })),
  }));
  const { actor } = openDialog();
  await actor.click(await submit());
  const current = () => screen.getAllByRole('listitem').find((item) => item.ariaCurrent === 'step');

  await waitFor(() => expect(current()).toHaveTextContent('Reading your profile'));
  stage = 'choosing';
  await waitFor(() => expect(current()).toHaveTextContent('Choosing the pieces'));
  stage = 'drawing';
  await waitFor(() => expect(current()).toHaveTextContent('Drawing the picture'));
  stubRoute(listJobs, { jobs: [] });
  release();
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
});

test('when the allowance is spent the way to more stands in the place of the button, and it says when it comes back', async () => {
  stubOutfits([]);
  stubRoute(getDailyGeneration, aDay({ generations: { used: 3, allowed: 3, left: 0 } }));
  openDialog();

  expect(await screen.findByText(/^Today's outfits are used\. New ones from \d+:00/)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/New ones from/);
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'What for?' })).toBeNull();
  const packages = screen.getByRole('link', { name: 'See packages' });
  expect(packages).toHaveAttribute('href', '/packages');
});

test('from four fifths of the allowance on it says that little is left', async () => {
  stubOutfits([]);
  stubRoute(getDailyGeneration, aDay({ generations: { used: 16, allowed: 20, left: 4 } }));
  openDialog();

  expect(await screen.findByText('Nearly used up.')).toBeVisible();
});

test('a full store turns the button off, and says what to do', async () => {
  stubOutfits([]);
  const status = aPlanStatus();
  stubRoute(getPlanStatus, {
    ...status,
    limits: { ...status.limits, outfitStorage: 10 },
    usage: { ...status.usage, outfits: 10 },
  });
  openDialog();

  expect(
    await screen.findByText(
      'You have stored 10 of 10 outfits. Delete one, or upgrade your plan, to make room.',
    ),
  ).toBeVisible();
  expect(await submit()).toBeDisabled();
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

  await actor.click(screen.getByRole('button', { name: 'Watch it being made' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Your outfit is being made');
  await actor.click(screen.getByRole('button', { name: 'Keep browsing' }));

  stubOutfits([made, anOutfit()]);
  release();
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Dinner in the rain' })).toBeVisible();
  expect(screen.queryByText('Your outfit is being made')).toBeNull();
});
