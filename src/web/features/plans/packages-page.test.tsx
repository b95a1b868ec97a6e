import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activateBasicPlan, getPaidPlan, listReceipts } from '#contract/billing.ts';
import {
  getActivePackage,
  getPlanStatus,
  listPackages,
  type PackageId,
  type StylePackage,
} from '#contract/plans.ts';
import { getProfile } from '#contract/style-profile.ts';
import { aPlanStatus, aUser, threePackages } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';

afterEach(() => vi.useRealTimers());

function renderPackages(current: StylePackage | null) {
  stubRoute(getPaidPlan, null);
  stubRoute(listReceipts, []);
  stubRoute(getActivePackage, current);
  stubRoute(getPlanStatus, aPlanStatus());
  stubRouteError(getProfile, 'no_profile', 'No profile yet');
  return renderApp('/packages', aUser());
}

async function openPackages(current: PackageId | null, { basicPrice = 0 } = {}) {
  const packages = threePackages().map((entry) =>
    entry.id === 'basic' ? { ...entry, price: basicPrice } : entry,
  );
  stubRoute(listPackages, packages);
  const app = renderPackages(packages.find(({ id }) => id === current) ?? null);
  await screen.findByRole('region', { name: 'Basic' });
  return app;
}

function card(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('the packages', () => {
  it('are three cards with prices a month', async () => {
    await openPackages(null);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Style Package');
    expect(card('Basic').getByText('FREE')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Advanced' })).toHaveTextContent('$14.99/month');
    expect(card('Pro').getByText('Most Popular')).toBeVisible();
    expect(screen.queryByText('Upgrade Available')).toBeNull();
  });

  it('say once what all of them hold, and how they renew', async () => {
    stubRoute(
      listPackages,
      threePackages().map((entry) => ({
        ...entry,
        features: ['Style quiz', `Store ${entry.price} outfits`],
      })),
    );
    renderPackages(null);

    expect(await screen.findByText('In every package: Style quiz.')).toBeVisible();
    expect(screen.getAllByText(/Style quiz/)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Pro' })).toHaveTextContent('Store 2999 outfits');
    expect(screen.getByText(/renew each month until you cancel. Prices are in USD/)).toBeVisible();
  });

  it('can be chosen by someone without a plan, who may also decide later', async () => {
    await openPackages(null);

    expect(card('Basic').getByRole('button')).toHaveTextContent('Get Started');
    expect(card('Advanced').getByRole('button')).toHaveTextContent('Choose Advanced');
    expect(card('Pro').getByRole('button')).toHaveTextContent('Choose Pro');
    expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Decide later' })).toHaveAttribute('href', '/home');
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  });

  it('are upgrades above the plan that one has', async () => {
    await openPackages('advanced');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade Your Advanced Plan');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
    expect(card('Advanced').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect(card('Pro').getByText('Upgrade Available')).toBeVisible();
    expect(card('Pro').getByRole('button')).toHaveTextContent('Upgrade to Pro');
    expect(card('Basic').queryByText('Upgrade Available')).toBeNull();
  });

  it('do not call the plan that one has the most popular', async () => {
    await openPackages('pro');

    expect(card('Pro').queryByText('Most Popular')).toBeNull();
    expect(card('Pro').getAllByText('Current Plan')).toHaveLength(2);
  });

  it('below a paid plan say that it has to end first', async () => {
    await openPackages('pro');

    const button = card('Advanced').getByRole('button', { name: 'Choose Advanced' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Your Pro plan has more. Cancel it first, and choose again when it ends.',
    );
  });

  it('sell Basic like the others where it has a price', async () => {
    await openPackages(null, { basicPrice: 999 });

    expect(screen.getByRole('region', { name: 'Basic' })).toHaveTextContent('$9.99/month');
    expect(card('Basic').getByRole('button')).toHaveTextContent('Choose Basic');
  });
});

describe('the free package', () => {
  it('is activated at once, says so, and goes home after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { actor } = await openPackages(null);
    const [basic] = threePackages();
    const calls = stubRoute(activateBasicPlan, { ...(basic ?? expect.unreachable()), startsAt: null });

    await actor.click(card('Basic').getByRole('button', { name: 'Get Started' }));
    expect(await screen.findByText('Free Plan Activated!')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ packageId: 'basic' }]);
    expect(window.location.pathname).toBe('/packages');

    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(window.location.pathname).toBe('/home');
  });

  it('asks before it follows a paid plan, and says when it begins', async () => {
    const { actor } = await openPackages('pro');
    const [basic] = threePackages();
    const calls = stubRoute(activateBasicPlan, {
      ...(basic ?? expect.unreachable()),
      startsAt: '2026-12-21T12:00:00.000Z',
    });

    await actor.click(card('Basic').getByRole('button', { name: 'Get Started' }));
    expect(calls).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Switch to Basic' }));

    expect(await screen.findByText('Free Plan Activated!')).toBeVisible();
    expect(screen.getByText('It begins on Dec 21, 2026, when your paid plan ends.')).toBeVisible();
  });

  it('says beside the button and in a notice that it could not be activated', async () => {
    const { actor } = await openPackages(null);
    stubRouteError(activateBasicPlan, 'conflict', 'You have a paid plan already.');

    await actor.click(card('Basic').getByRole('button', { name: 'Get Started' }));

    expect(await screen.findByText('Activation Failed')).toBeVisible();
    expect(card('Basic').getByRole('alert')).toHaveTextContent('You have a paid plan already.');
    expect(window.location.pathname).toBe('/packages');
  });
});
