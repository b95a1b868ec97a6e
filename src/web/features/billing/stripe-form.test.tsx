import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmPayment } from '#contract/billing.ts';
import { threePackages } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute } from '#web/testing/stub-route.ts';
import type { Checkout } from './billing.queries.ts';
import { StripeForm } from './stripe-form.tsx';

const loadStripe = vi.hoisted(() => vi.fn());
vi.mock('@stripe/stripe-js/pure/index.js', () => ({ loadStripe }));

const CHECKOUT: Checkout = {
  clientSecret: 'pi_1_secret_2',
  subscriptionId: 'sub_1',
  gateway: 'stripe',
  publishableKey: 'pk_live_0123456789',
  testMode: false,
  price: 2999,
  credit: 0,
  dueToday: 2999,
  currency: 'usd',
};

/** What the provider's library answers, as far as the form reads it. */
interface Result {
  paymentIntent?: { id: string; status: string };
  error?: { type: string; code: string; message: string };
}

/** The provider's library, as far as the form speaks to it. */
function provider(result: Result | Error) {
  const listeners = new Map<string, () => void>();
  const payment = {
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    mount: (frame: HTMLElement) => {
      frame.textContent = 'the frame of the provider';
      listeners.get('ready')?.();
    },
    destroy: vi.fn(),
  };
  const elements = { create: vi.fn(() => payment), getElement: () => payment };
  const stripe = {
    elements: vi.fn(() => elements),
    confirmPayment: vi.fn(async () => {
      if (result instanceof Error) throw result;
      return result;
    }),
  };
  loadStripe.mockResolvedValue(stripe);
  return { stripe, elements, payment };
}

async function openForm(about: Partial<Checkout> = {}) {
  const onDone = vi.fn();
  const view = renderPanel(<StripeForm checkout={{ ...CHECKOUT, ...about }} onDone={onDone} />);
  await screen.findByText('the frame of the provider');
  return { ...view, onDone };
}

beforeEach(() => {
  // Not returned: a function that this answers would be run as the clean-up.
  loadStripe.mockReset();
});

describe("the card provider's form", () => {
  it('is loaded with the key that the server chose, and pays without leaving the page where it can', async () => {
    const { stripe, elements, payment } = provider({
      paymentIntent: { id: 'pi_1', status: 'succeeded' },
    });
    const confirmed = stubRoute(confirmPayment, {
      success: true,
      package: threePackages()[2] ?? expect.unreachable(),
    });
    const { actor, unmount } = await openForm();
    expect(loadStripe).toHaveBeenCalledWith('pk_live_0123456789');
    expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
    expect(screen.queryByRole('complementary', { name: 'Test mode' })).toBeNull();

    await actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));

    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}/packages` },
    });
    expect(confirmed.map(({ body }) => body)).toEqual([{ paymentIntentId: 'pi_1', subscriptionId: 'sub_1' }]);
    unmount();
    expect(payment.destroy).toHaveBeenCalled();
  });

  it('shows the test-card hint with test keys, and what the provider refuses', async () => {
    provider({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    });
    const { actor } = await openForm({ testMode: true });
    expect(screen.getByRole('complementary', { name: 'Test mode' })).toBeVisible();

    await actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));

    expect(await screen.findByText('Payment Declined')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('use the test card 4242 4242 4242 4242');
  });

  it('says so when the provider breaks off', async () => {
    provider(new Error('the frame is gone'));
    const { actor } = await openForm();

    await actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));

    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred during payment processing.');
  });

  it('can be tried again when it cannot be loaded', async () => {
    loadStripe.mockImplementation(() => Promise.reject(new Error('Failed to load Stripe.js')));
    renderPanel(<StripeForm checkout={CHECKOUT} onDone={() => {}} />);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Payment Setup Failed.*Unable to initialize payment\. Please try again\./,
    );
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
