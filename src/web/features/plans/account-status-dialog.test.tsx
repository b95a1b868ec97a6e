import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '#contract/auth.ts';
import { getActivePackage, listPackages, type PackageId } from '#contract/plans.ts';
import { packageOf, packageTable } from '#domain/plans/plan-limits.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute } from '#web/testing/stub-route.ts';
import { AccountStatusDialog } from './account-status-dialog.tsx';

interface About {
  has?: PackageId;
  subscription?: User['subscriptionDetails'];
}

function openWith(table: ReturnType<typeof packageTable>, { has, subscription = null }: About = {}) {
  stubRoute(listPackages, [...table.packages]);
  stubRoute(getActivePackage, has === undefined ? null : packageOf(table, has));
  renderPanel(<AccountStatusDialog open onOpenChange={() => {}} subscription={subscription} />);
}

const PRO: NonNullable<About['subscription']> = {
  packageId: 'pro',
  since: '2026-11-01T00:00:00.000Z',
  status: 'active',
  periodEnd: '2026-12-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
};

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the account status', () => {
  it("lists Basic's features in the specification's words", async () => {
    openWith(packageTable({}, 'plan'));

    await expect
      .poll(lines)
      .toEqual([
        '12 outfit uploads',
        'Style quiz',
        '10 inspirations',
        '3 outfits daily with 1 modification',
        'Store 10 design',
      ]);
  });

  it('promises no limit where there is none, and no other one than there is', async () => {
    openWith(packageTable({ basic: { limits: { inspirationUploads: 25 } } }, 'unlimited'));

    await expect
      .poll(lines)
      .toEqual([
        '12 outfit uploads',
        'Style quiz',
        '25 inspirations',
        'Unlimited outfits with unlimited modifications',
        'Store 10 design',
      ]);
  });

  it('says that the free plan is free', async () => {
    openWith(packageTable({}, 'plan'), { has: 'basic' });

    expect(await screen.findByText('All Features Included')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.getByText('Enjoy our Basic plan features at no cost.')).toBeVisible();
  });

  it('says what a paid plan is, costs and does next', async () => {
    openWith(packageTable({}, 'plan'), { has: 'pro', subscription: PRO });

    expect(await screen.findByText('Your Pro plan')).toBeVisible();
    expect(screen.getByText('$29.99/month')).toBeVisible();
    expect(screen.getByText(/^It renews on .*2026\.$/)).toBeVisible();
    expect(lines()).toContain('200 inspirations');
    expect(screen.queryByText(/at no cost/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Plan and payments' })).toHaveAttribute('href', '/packages');
  });

  it('says that a cancelled plan ends, and that a payment has failed', async () => {
    openWith(packageTable({}, 'plan'), {
      has: 'pro',
      subscription: { ...PRO, cancelAtPeriodEnd: true, status: 'past_due' },
    });

    expect(await screen.findByText(/^It ends on .*2026, and does not renew\.$/)).toBeVisible();
    expect(screen.getByText(/^The last payment failed/)).toBeVisible();
  });

  it('promises nothing for free where Basic costs something', async () => {
    openWith(packageTable({ basic: { price: 999 } }, 'plan'));

    expect(await screen.findByText('Until you choose a package, you have what Basic has.')).toBeVisible();
    expect(screen.queryByText('Free')).toBeNull();
  });
});
