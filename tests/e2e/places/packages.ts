import type { Page } from '@playwright/test';
import { confirmPayment, createPaymentIntent } from '#contract/billing.ts';
import { listPackages } from '#contract/plans.ts';
import { fail, hold, keepNotices } from './answers.ts';
import type { Place } from './place.ts';

export const PACKAGES_PLACES: Place[] = [
  {
    name: 'packages/choose',
    as: 'newcomer',
    at: '/packages',
    shows: (page) => page.getByRole('button', { name: 'Choose Pro' }),
  },
  {
    name: 'packages/upgrade',
    as: 'regular',
    at: '/packages',
    shows: (page) => page.getByRole('heading', { name: 'Upgrade Your Basic Plan' }),
  },
  {
    name: 'packages/plan-and-payments',
    as: 'subscriber',
    at: '/packages',
    shows: (page) => page.getByRole('region', { name: 'Plan and payments' }).getByRole('listitem').first(),
  },
  {
    name: 'packages/cancel-question',
    as: 'subscriber',
    at: '/packages',
    view: 'window',
    open: (page) => page.getByRole('button', { name: 'Cancel plan' }).click(),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'packages/server-error',
    as: 'newcomer',
    at: '/packages',
    stub: (page) => fail(page, listPackages.path),
    shows: (page) => page.getByRole('button', { name: 'Try Again' }).first(),
  },
  {
    name: 'packages/loading',
    as: 'newcomer',
    at: '/packages',
    stub: (page) => hold(page, listPackages.path),
    shows: (page) => page.getByRole('link', { name: 'Decide later' }),
  },
  {
    name: 'checkout/card',
    as: 'newcomer',
    at: '/packages',
    open: chooseAdvanced,
    shows: (page) => page.getByRole('button', { name: 'Complete Purchase' }),
  },
  {
    name: 'checkout/credit',
    as: 'subscriber',
    at: '/packages',
    open: (page) => page.getByRole('button', { name: 'Upgrade to Pro' }).click(),
    shows: (page) => page.getByText('Credit for the rest of your plan'),
  },
  {
    name: 'checkout/card-errors',
    as: 'newcomer',
    at: '/packages',
    async open(page) {
      await chooseAdvanced(page);
      await page.getByRole('button', { name: 'Complete Purchase' }).click();
    },
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },
  {
    name: 'checkout/declined',
    as: 'newcomer',
    at: '/packages',
    async open(page) {
      await pay(page, '4000 0000 0000 0002');
      await page.getByText('Payment Declined').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'checkout/bank-asks',
    as: 'newcomer',
    at: '/packages',
    view: 'window',
    open: (page) => pay(page, '4000 0025 0000 3155'),
    shows: (page) => page.getByRole('dialog', { name: 'Your bank asks' }),
  },
  {
    name: 'checkout/setup-failed',
    as: 'newcomer',
    at: '/packages',
    stub: (page) => fail(page, createPaymentIntent.path),
    async open(page) {
      await chooseAdvanced(page);
      await page.getByText('Failed to create payment intent').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try Again' }),
  },
  {
    name: 'checkout/already-yours',
    as: 'subscriber',
    at: '/packages?checkout=advanced',
    shows: (page) => page.getByRole('heading', { name: 'Advanced is your plan' }),
  },
  {
    name: 'checkout/preparing',
    as: 'newcomer',
    at: '/packages',
    stub: (page) => hold(page, createPaymentIntent.path),
    open: chooseAdvanced,
    shows: (page) => page.getByText('Preparing your payment…'),
  },
  // Last of all: from then on the newcomer has a plan, and chooses none.
  {
    name: 'checkout/unconfirmed',
    as: 'newcomer',
    at: '/packages',
    stub: (page) => fail(page, confirmPayment.path),
    async open(page) {
      await pay(page, '4242 4242 4242 4242');
      await page.getByText('Payment Confirmation Error').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByRole('button', { name: 'Check again' }),
  },
];

async function chooseAdvanced(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Advanced' }).click();
}

async function pay(page: Page, number: string): Promise<void> {
  await chooseAdvanced(page);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration (MM / YY)').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
}
