import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cancelPlan, getPaidPlan, listReceipts, type PaidPlan, resumePlan } from '#contract/billing.ts';
import { threePackages } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { ManagePlan } from './manage-plan.tsx';

function aPlan(about: Partial<PaidPlan> = {}): PaidPlan {
  return {
    package: threePackages()[2] ?? expect.unreachable(),
    status: 'active',
    periodEnd: '2026-12-21T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    ...about,
  };
}

const RECEIPT = {
  id: 'in_1',
  packageName: 'Pro',
  paidAt: '2026-11-21T12:00:00.000Z',
  periodStart: '2026-11-21T12:00:00.000Z',
  periodEnd: '2026-12-21T12:00:00.000Z',
  paidCents: 2999,
  refundedCents: 0,
  currency: 'usd',
  url: null,
};

describe('the plan and its payments', () => {
  it('says when it renews and what was paid', async () => {
    stubRoute(getPaidPlan, aPlan());
    stubRoute(listReceipts, [
      { ...RECEIPT, url: 'https://pay.example/r' },
      { ...RECEIPT, id: 'in_0', refundedCents: 500 },
    ]);
    renderPanel(<ManagePlan picture={() => null} />);

    expect(await screen.findByText('Pro, $29.99 a month. It renews on Dec 21, 2026.')).toBeVisible();
    const lines = await screen.findAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toHaveTextContent('Pro Nov 21, 2026$29.99');
    expect(screen.getByRole('link')).toHaveAccessibleName(/^View receipt ?of Nov\s21,\s2026$/);
    expect(lines[1]).toHaveTextContent('$5.00 paid back');
  });

  it('cancels after asking, and resumes', async () => {
    stubRoute(getPaidPlan, aPlan());
    stubRoute(listReceipts, [RECEIPT]);
    const { actor } = renderPanel(<ManagePlan picture={() => null} />);
    const cancelled = stubRoute(cancelPlan, () => {
      stubRoute(getPaidPlan, aPlan({ cancelAtPeriodEnd: true }));
      return aPlan({ cancelAtPeriodEnd: true });
    });

    await actor.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel your plan?' });
    expect(question).toHaveTextContent('Pro stays yours until Dec 21, 2026.');
    expect(cancelled).toEqual([]);
    await actor.click(within(question).getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText('Your Pro plan ends on Dec 21, 2026, and does not renew.')).toBeVisible();
    expect(cancelled).toHaveLength(1);

    stubRoute(resumePlan, () => {
      stubRoute(getPaidPlan, aPlan());
      return aPlan();
    });
    await actor.click(screen.getByRole('button', { name: 'Resume plan' }));
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeVisible();
  });

  it('keeps the reason beside the button when it cannot be cancelled', async () => {
    stubRoute(getPaidPlan, aPlan({ status: 'past_due' }));
    stubRoute(listReceipts, []);
    const { actor } = renderPanel(<ManagePlan picture={() => null} />);
    expect(await screen.findByText(/Your last payment for Pro failed/)).toBeVisible();
    stubRouteError(cancelPlan, 'conflict', 'You have no paid plan.');

    await actor.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText('Cancellation Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You have no paid plan.');
  });

  it('is not there for somebody who has never paid', async () => {
    const plans = stubRoute(getPaidPlan, null);
    const receipts = stubRoute(listReceipts, []);
    const { container } = renderPanel(<ManagePlan picture={() => null} />);

    await expect.poll(() => plans.length + receipts.length).toBe(2);
    expect(container.querySelector('section')).toBeNull();
  });
});
