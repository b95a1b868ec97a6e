import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPlanStatus, type PlanStatus } from '#contract/plans.ts';
import { aPlanStatus } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute } from '#web/testing/stub-route.ts';
import { isUpgradeDue, PlanPanel } from './plan-panel.tsx';

afterEach(() => vi.useRealTimers());

interface About {
  usage?: Partial<PlanStatus['usage']>;
  limits?: Partial<PlanStatus['limits']>;
  plan?: PlanStatus['plan'];
  raised?: readonly PlanStatus['raisedByUpgrade'][number][];
}

function statusWith({ usage, limits, plan, raised }: About): PlanStatus {
  const status = aPlanStatus(plan === undefined ? {} : { plan });
  return {
    ...status,
    usage: { ...status.usage, ...usage },
    limits: { ...status.limits, ...limits },
    raisedByUpgrade: raised === undefined ? status.raisedByUpgrade : [...raised],
  };
}

async function openRest(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'All of your plan' }));
}

describe("the panel 'Your Plan'", () => {
  it('shows the limit that is nearest to its end, and the rest when asked', async () => {
    stubRoute(getPlanStatus, statusWith({ usage: { inspirations: 9 }, limits: { inspirationUploads: 10 } }));
    renderPanel(<PlanPanel headingId="plan" />);

    await screen.findByText('Basic');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getAllByText('9 of 10 used')[0]).toBeVisible();
    await openRest();
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });

  it('shows plan, usage, social links and the contact address', async () => {
    stubRoute(getPlanStatus, aPlanStatus());
    renderPanel(<PlanPanel headingId="plan" />);

    expect(await screen.findByText('Basic')).toBeVisible();
    await openRest();
    expect(screen.getByRole('progressbar', { name: 'Photos' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 12 used',
    );
    expect(screen.getByText('Style Quiz Available')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Instagram|Pinterest|TikTok/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it.each([
    [9, 'You are close to a limit of your plan.'],
    [10, 'You have reached a limit of your plan.'],
  ])('with %i of 10 outfits today it says how near the limit is', async (used, text) => {
    stubRoute(
      getPlanStatus,
      statusWith({
        usage: { generationsToday: used },
        limits: { generationsPerDay: 10 },
        raised: ['generationsToday'],
      }),
    );
    renderPanel(<PlanPanel headingId="plan" />);

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('has no line about the quiz where the plan has none', async () => {
    stubRoute(getPlanStatus, statusWith({ limits: { styleQuiz: false } }));
    renderPanel(<PlanPanel headingId="plan" />);

    await screen.findByText('Basic');
    await openRest();
    expect(screen.queryByText('Style Quiz Available')).toBeNull();
  });

  it('caps a bar at its limit, keeps it empty at a limit of 0, and says when there is none', async () => {
    stubRoute(
      getPlanStatus,
      statusWith({
        usage: { photos: 15, generationsToday: 7 },
        limits: { modificationsPerDay: 0, generationsPerDay: null },
      }),
    );
    renderPanel(<PlanPanel headingId="plan" />);
    await screen.findByText('Basic');
    await openRest();

    expect(screen.getByRole('progressbar', { name: 'Photos' })).toHaveAttribute('aria-valuenow', '12');
    expect(screen.getByRole('progressbar', { name: 'Changes today' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('7 · Unlimited')).toBeVisible();
  });

  it('reads the status again every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = stubRoute(getPlanStatus, aPlanStatus());
    renderPanel(<PlanPanel headingId="plan" />);
    await screen.findByText('Basic');

    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(calls).toHaveLength(1);

    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(calls).toHaveLength(2);
  });
});

describe('the upgrade notice', () => {
  it.each([
    ['9 of 12 photos', { usage: { photos: 9 } }, false],
    ['12 of 12 photos, of which no plan allows more', { usage: { photos: 12 } }, false],
    ['10 of 12 photos, of which one does', { usage: { photos: 10 }, raised: ['photos'] }, true],
    ['2 of 3 outfits today', { usage: { generationsToday: 2 } }, false],
    ['3 of 3 outfits today', { usage: { generationsToday: 3 } }, true],
    ['10 of 10 stored outfits', { usage: { outfits: 10 } }, false],
    ['no limit a day', { usage: { generationsToday: 90 }, limits: { generationsPerDay: null } }, false],
    [
      'the highest plan',
      { usage: { generationsToday: 3 }, plan: { packageId: 'pro', name: 'Pro' }, raised: [] },
      false,
    ],
  ] as const)('at %s', (_what, about, isDue) => {
    expect(isUpgradeDue(statusWith(about))).toBe(isDue);
  });
});
