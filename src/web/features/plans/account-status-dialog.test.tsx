import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listPackages } from '#contract/plans.ts';
import { packageTable } from '#domain/plans/plan-limits.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute } from '#web/testing/stub-route.ts';
import { AccountStatusDialog } from './account-status-dialog.tsx';

function openWith(table: ReturnType<typeof packageTable>) {
  stubRoute(listPackages, [...table.packages]);
  renderPanel(<AccountStatusDialog open onOpenChange={() => {}} />);
}

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
});
