import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseLooks, generateThreeWays, listJobs, listLooks } from '#contract/jobs.ts';
import { getOnboarding, type Onboarding, saveOnboarding } from '#contract/onboarding.ts';
import { listOutfitSummaries } from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { getProfile } from '#contract/style-profile.ts';
import { aJob } from '#web/testing/a-job.ts';
import { anOutfit, summariesOf } from '#web/testing/an-outfit.ts';
import { aPlanStatus, aUser } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';

const EARLIER: Onboarding = {
  styles: ['vintage'],
  palettes: ['bold'],
  wardrobe: 'menswear',
  displayName: 'Ada',
  location: 'London',
  ageRange: '35-44',
  occasion: 'mixed',
  goals: 'Fewer, better things',
};

async function openWizard(earlier: Onboarding | null = null, address = '/onboarding', step = 1) {
  stubRoute(getOnboarding, earlier);
  const saved = stubRoute(saveOnboarding, ({ body }) => body as Onboarding);
  stubRoute(getPlanStatus, aPlanStatus());
  stubRouteError(getProfile, 'no_profile', 'No profile yet');
  stubRoute(listJobs, { jobs: [] });
  stubRoute(listOutfitSummaries, summariesOf([anOutfit()]));

  const { actor, unmount } = renderApp(address, aUser({ name: 'Ada Lovelace' }));
  await screen.findByText(`Step ${step} of 4`);
  const next = () => actor.click(screen.getByRole('button', { name: 'Next' }));
  return { actor, saved, next, unmount };
}

describe('the onboarding wizard', () => {
  it('begins with a welcome and three blurbs; there is nothing before it', async () => {
    await openWizard();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toHaveAttribute('aria-valuenow', '1');
  });

  it('asks for a style and a palette before it goes on', async () => {
    const { actor, next } = await openWizard();
    await next();
    expect(screen.getByRole('heading', { name: 'Style Preferences' })).toHaveFocus();

    await next();
    expect(screen.getByText('Please choose at least one style.')).toBeVisible();
    expect(screen.getByText('Please choose at least one color palette.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Casual' })).toHaveFocus());

    await actor.click(screen.getByRole('checkbox', { name: 'Casual' }));
    expect(screen.queryByText('Please choose at least one style.')).toBeNull();

    await actor.click(screen.getByRole('checkbox', { name: 'Earth tones' }));
    await next();
    expect(screen.getByText('Step 3 of 4')).toBeVisible();
  });

  it('asks for name and age range, stores everything, and is all set', async () => {
    const { actor, saved, next } = await openWizard();
    await next();
    await actor.click(screen.getByRole('radio', { name: 'Everything' }));
    await actor.click(screen.getByRole('checkbox', { name: 'Minimalist' }));
    await actor.click(screen.getByRole('checkbox', { name: 'Neutrals' }));
    await next();

    const name = screen.getByLabelText(/What should we call you/);
    expect(name).toHaveValue('Ada Lovelace');
    await actor.clear(name);
    await next();
    expect(screen.getByText('Please enter a name.')).toBeVisible();
    expect(screen.getByText('Please choose your age range.')).toBeVisible();
    expect(saved).toEqual([]);

    await actor.type(name, 'Ada');
    await actor.selectOptions(screen.getByLabelText(/Age range/), '25-34');
    await actor.click(screen.getByRole('radio', { name: 'Work/Professional' }));
    await next();

    expect(await screen.findByRole('heading', { name: 'All Set!' })).toBeVisible();
    expect(screen.getByText('Step 4 of 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(saved.map(({ body }) => body)).toEqual([
      {
        styles: ['minimalist'],
        palettes: ['neutrals'],
        wardrobe: 'everything',
        displayName: 'Ada',
        location: '',
        ageRange: '25-34',
        occasion: 'work',
        goals: '',
      },
    ]);

    await actor.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
    expect(window.location.pathname).toBe('/home');
  });

  it('is filled in with the answers of an earlier visit', async () => {
    const { actor, next } = await openWizard(EARLIER);

    await next();
    expect(screen.getByRole('checkbox', { name: 'Vintage' })).toBeChecked();
    await next();
    expect(screen.getByLabelText(/Age range/)).toHaveValue('35-44');
    expect(screen.getByLabelText('Location')).toHaveValue('London');

    await actor.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Step 2 of 4')).toBeVisible();
  });

  it('can be skipped; what was answered so far is kept', async () => {
    const { actor, saved, next } = await openWizard();
    await next();
    await actor.click(screen.getByRole('checkbox', { name: 'Sporty' }));

    await actor.click(screen.getByRole('button', { name: 'Skip for now' }));

    expect(window.location.pathname).toBe('/home');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.body).toMatchObject({ styles: ['sporty'], ageRange: null });
  });

  it('stores nothing when it is skipped untouched', async () => {
    const { actor, saved } = await openWizard();

    await actor.click(screen.getByRole('button', { name: 'Skip for now' }));

    expect(window.location.pathname).toBe('/home');
    expect(saved).toEqual([]);
  });

  it('stays on the step, with everything typed, when the answers could not be stored', async () => {
    const { next } = await openWizard(EARLIER);
    stubRouteError(saveOnboarding, 'storage_full', 'The server has no room left.');
    await next();
    await next();

    await next();

    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('Step 3 of 4')).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('London');
  });

  it('is one entry of the history a step: Back and Forward lead through it', async () => {
    const { next } = await openWizard(EARLIER);
    await next();
    await next();
    expect(screen.getByText('Step 3 of 4')).toBeVisible();

    window.history.back();
    expect(await screen.findByText('Step 2 of 4')).toBeVisible();
    window.history.back();
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    window.history.forward();
    expect(await screen.findByRole('heading', { name: 'Style Preferences' })).toHaveFocus();
  });

  it('goes on after a reload with what was answered, on the step where it was', async () => {
    const first = await openWizard();
    await first.next();
    await first.actor.click(screen.getByRole('checkbox', { name: 'Edgy' }));
    await first.actor.click(screen.getByRole('checkbox', { name: 'Bold' }));
    await first.next();
    await first.actor.type(screen.getByLabelText('Location'), 'Leeds');
    const { search } = window.location;
    first.unmount();

    const again = await openWizard(null, `/onboarding${search}`, 3);
    expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
    await again.actor.selectOptions(screen.getByLabelText(/Age range/), '55+');
    await again.next();
    expect(await screen.findByText('Step 4 of 4')).toBeVisible();
    expect(again.saved.map(({ body }) => body)).toEqual([
      expect.objectContaining({ styles: ['edgy'], palettes: ['bold'], location: 'Leeds', ageRange: '55+' }),
    ]);
    again.unmount();

    await openWizard(null, '/onboarding?step=2', 2);
    expect(screen.getByRole('checkbox', { name: 'Edgy' })).not.toBeChecked();
  });

  it.each([
    ['?step=4', null, 2],
    ['?step=3', null, 2],
    ['?step=4', EARLIER, 4],
    ['?step=seven', EARLIER, 1],
    ['?step=-1', EARLIER, 1],
  ])('an address (%s) leads no further than the answers do', async (search, earlier, step) => {
    await openWizard(earlier, `/onboarding${search}`, step);
  });

  it('says that all is saved only when it is', async () => {
    const { actor, next } = await openWizard(EARLIER, '/onboarding?step=3', 3);
    await next();
    expect(await screen.findByText('Step 4 of 4')).toBeVisible();

    window.history.back();
    await actor.type(await screen.findByLabelText('Location'), '!');
    window.history.forward();
    await waitFor(() => expect(window.location.search).toBe('?step=4'));
    expect(screen.getByText('Step 3 of 4')).toBeVisible();
    await next();
    expect(await screen.findByText('Step 4 of 4')).toBeVisible();
  });
});

describe('the looks at the end of the wizard', () => {
  const looks = ['one', 'two', 'three'].map((name) =>
    anOutfit({ id: `look-number-${name}`, title: `Look ${name}` }),
  );
  const offered = aJob({ id: 'job-of-the-three', state: 'offered' }, { ways: 3 });

  it('are made for what was chosen, once, and one is kept', async () => {
    const { actor, next } = await openWizard({ ...EARLIER, occasion: 'social' }, '/onboarding?step=3', 3);
    stubRoute(listOutfitSummaries, summariesOf([]));
    const orders = stubRoute(generateThreeWays, () => {
      stubRoute(listJobs, { jobs: [offered] });
      return offered;
    });
    stubRoute(listLooks, { looks });
    const choices = stubRoute(chooseLooks, { ...offered, state: 'done', outfitIds: ['look-number-two'] });
    await next();

    await actor.click(await screen.findByRole('button', { name: 'Keep Look two' }));
    const link = await screen.findByRole('link', { name: 'See it among your outfits' });
    expect(link).toHaveAttribute('href', '/home?tab=outfits&outfit=look-number-two');
    expect(screen.queryByText('Look one')).toBeNull();
    expect(orders.map(({ body }) => body)).toEqual([{ prompt: 'Dinner with friends' }]);
    expect(choices[0]?.body).toEqual({ keep: ['look-number-two'] });
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  });

  it('are not ordered for who has outfits already', async () => {
    const { next } = await openWizard(EARLIER, '/onboarding?step=3', 3);
    const orders = stubRoute(generateThreeWays, offered);
    await next();

    const cards = within(await screen.findByRole('list')).getAllByRole('link');
    expect(cards).toHaveLength(3);
    expect(orders).toEqual([]);
  });

  it('say why there are none, and the way on stays', async () => {
    const { next } = await openWizard(EARLIER, '/onboarding?step=3', 3);
    stubRoute(listOutfitSummaries, summariesOf([]));
    stubRouteError(generateThreeWays, 'allowance_spent', 'You have generated 3 of 3 outfits today.');
    await next();

    expect(await screen.findByText('You have generated 3 of 3 outfits today.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  });
});
