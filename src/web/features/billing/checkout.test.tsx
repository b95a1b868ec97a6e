import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmPayment, createPaymentIntent, getPaidPlan, listReceipts } from '#contract/billing.ts';
import { getActivePackage, getPlanStatus, listPackages } from '#contract/plans.ts';
import { type SandboxResult, sandboxAuthenticate, sandboxConfirm } from '#contract/sandbox-payments.ts';
import { getProfile } from '#contract/style-profile.ts';
import { aPlanStatus, aUser, threePackages } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline, stubRouteText } from '#web/testing/stub-route.ts';
import { clearToasts } from '#web/ui/toast/toast-store.ts';
import type { Checkout } from './billing.queries.ts';
import { notePaid } from './leave-checkout.ts';

afterEach(() => vi.useRealTimers());

const CHECKOUT: Checkout = {
  clientSecret: 'pi_1_secret_2',
  subscriptionId: 'sub_1',
  gateway: 'sandbox',
  publishableKey: null,
  testMode: true,
  price: 2999,
  credit: 0,
  dueToday: 2999,
  currency: 'usd',
};

function openPackages(address: string) {
  stubRoute(listPackages, threePackages());
  stubRoute(getActivePackage, null);
  stubRoute(getPlanStatus, aPlanStatus());
  stubRoute(getPaidPlan, null);
  stubRoute(listReceipts, []);
  stubRouteError(getProfile, 'no_profile', 'No profile yet');
  return renderApp(address, aUser());
}

async function openCheckout(about: Partial<Checkout> = {}) {
  const calls = stubRoute(createPaymentIntent, { ...CHECKOUT, ...about });
  const app = openPackages('/packages?checkout=pro');
  await screen.findByLabelText('Card number');
  return { ...app, calls };
}

async function payWith(result: SandboxResult, about: Partial<Checkout> = {}) {
  const app = await openCheckout(about);
  const paid = stubRoute(sandboxConfirm, result);
  await fillIn(app.actor);
  await app.actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));
  return { ...app, paid };
}

async function fillIn(actor: Awaited<ReturnType<typeof openCheckout>>['actor']) {
  await actor.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
  await actor.type(screen.getByLabelText('Expiration (MM / YY)'), '12 / 34');
  await actor.type(screen.getByLabelText('Security code'), '123');
}

function declined(code: string, message: string): SandboxResult {
  const declineCode = code === 'card_declined' ? 'generic_decline' : code;
  return { error: { type: 'card_error', code, declineCode, message } };
}

const PAID: SandboxResult = { paymentIntent: { id: 'pi_1', status: 'succeeded' } };

describe('the checkout', () => {
  it('opens in place of the packages, and leads back to them', async () => {
    stubRoute(createPaymentIntent, CHECKOUT);
    const { actor } = openPackages('/packages');
    await actor.click(await screen.findByRole('button', { name: 'Choose Pro' }));

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pro Package');
    expect(screen.getByText('Complete your purchase for $29.99/month')).toBeVisible();
    expect(window.location.search).toBe('?checkout=pro');

    await actor.click(screen.getByRole('link', { name: 'Back to Packages' }));
    expect(await screen.findByRole('button', { name: 'Choose Pro' })).toBeVisible();
  });

  it('shows the test-card hint in test mode, what is credited and what is due', async () => {
    await openCheckout({ credit: 1000, dueToday: 1999 });

    const hint = screen.getByRole('complementary', { name: 'Test mode' });
    expect(hint).toHaveTextContent('4242 4242 4242 4242');
    expect(screen.getByRole('region', { name: 'Your purchase' })).toHaveTextContent(
      /Credit for the rest of your plan−\$10\.00Due today\$19\.99/,
    );
  });

  it('activates what was paid, says so, and goes home after its delays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const confirmed = stubRoute(confirmPayment, {
      success: true,
      package: threePackages()[2] ?? expect.unreachable(),
    });
    const { paid, calls } = await payWith(PAID);

    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(screen.getByText('Thank you for your purchase! Your plan has been activated.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ packageId: 'pro' }]);
    expect(paid).toHaveLength(1);
    expect(confirmed.map(({ body }) => body)).toEqual([{ paymentIntentId: 'pi_1', subscriptionId: 'sub_1' }]);

    const refreshed = stubRoute(getActivePackage, threePackages()[2] ?? null);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(refreshed).toHaveLength(1);
    expect(window.location.pathname).toBe('/packages');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(window.location.pathname).toBe('/home');
  });

  it.each([
    [
      'a declined card in test mode',
      declined('card_declined', 'Your card was declined.'),
      true,
      'Payment Declined',
      'Your card was declined. This is test mode: use the test card 4242 4242 4242 4242.',
    ],
    [
      'a declined card',
      declined('card_declined', 'Your card was declined.'),
      false,
      'Payment Declined',
      'Your card was declined. Please check your card details and try again.',
    ],
    [
      'another refusal of the provider',
      declined('expired_card', 'Your card has expired.'),
      false,
      'Payment Failed',
      'Your card has expired.',
    ],
    ['an empty answer', {}, false, 'Payment Failed', 'An error occurred during payment processing.'],
  ] as const)(
    'says that %s ended it and why in a notice, and why until the next try in the form',
    async (_what, result, testMode, title, text) => {
      const { actor, paid } = await payWith(result, { testMode });

      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      act(clearToasts);
      expect(screen.getAllByText(text)).toHaveLength(1);
      await actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));
      expect(paid).toHaveLength(2);
      expect(window.location.pathname).toBe('/packages');
    },
  );

  it.each([
    ['card_declined', 'Card number'],
    ['expired_card', 'Expiration (MM / YY)'],
    ['incorrect_cvc', 'Security code'],
  ])('says why %s at the part of the card that it is about', async (code, label) => {
    await payWith(declined(code, 'No.'));

    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('says that a payment which is not decided is being processed', async () => {
    await payWith({ paymentIntent: { id: 'pi_1', status: 'processing' } });

    expect(await screen.findByText('Payment Processing')).toBeVisible();
    expect(window.location.pathname).toBe('/packages');
  });

  it('says so when the payment succeeded and its confirmation failed', async () => {
    stubRouteError(confirmPayment, 'conflict', 'Your bank is still working on this payment.');
    await payWith(PAID);

    expect(
      await screen.findByText('Payment succeeded but activation failed. Please contact support.'),
    ).toBeVisible();
    expect(screen.getAllByText('Payment Confirmation Error')).not.toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Your bank is still working on this payment.');
    expect(screen.getByRole('alert').closest('[data-paid]')).not.toBeNull();
  });

  it('gives way, once paid and not confirmed, to another check and a contact', async () => {
    stubRouteOffline(confirmPayment);
    const { actor, paid } = await payWith(PAID);
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );

    await actor.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your payment went through');
    const confirmed = stubRoute(confirmPayment, {
      success: true,
      package: threePackages()[2] ?? expect.unreachable(),
    });
    await actor.click(await screen.findByRole('button', { name: 'Check again' }));

    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(confirmed.map(({ body }) => body)).toEqual([{ paymentIntentId: 'pi_1', subscriptionId: 'sub_1' }]);
    expect(paid).toHaveLength(1);
  });

  it('leads home after a payment, by Back as well: to neither the form nor the packages', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    window.history.pushState(null, '', '/home?tab=quiz');
    window.history.pushState(null, '', '/packages');
    stubRoute(createPaymentIntent, CHECKOUT);
    stubRoute(sandboxConfirm, PAID);
    stubRoute(confirmPayment, { success: true, package: threePackages()[2] ?? expect.unreachable() });
    const { actor } = openPackages('/packages');
    await actor.click(await screen.findByRole('button', { name: 'Choose Pro' }));
    await screen.findByLabelText('Card number');
    await fillIn(actor);
    await actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));
    await screen.findByText('Payment Successful');
    await act(() => vi.advanceTimersByTimeAsync(3_200));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/home'));

    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?tab=quiz'));
  });

  it('says of a plan that is theirs that it is', async () => {
    stubRouteError(createPaymentIntent, 'conflict', 'You have the Pro plan already.');
    openPackages('/packages?checkout=pro');
    stubRoute(getActivePackage, threePackages()[2] ?? null);

    expect(await screen.findByText('Pro is your plan')).toBeVisible();
    expect(screen.queryByText('Failed to create payment intent')).toBeNull();
    expect(screen.getByRole('link', { name: 'Style an outfit' })).toHaveAttribute(
      'href',
      '/home?tab=outfits&dialog=generate',
    );
  });

  it('leads home when it is reloaded just after the payment', async () => {
    stubRouteError(createPaymentIntent, 'conflict', 'You have the Pro plan already.');
    openPackages('/packages?checkout=pro');
    stubRoute(getActivePackage, threePackages()[2] ?? null);
    notePaid();

    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });

  it('asks for the bank, and takes closing the question for a no', async () => {
    const { actor } = await payWith({ paymentIntent: { id: 'pi_1', status: 'requires_action' } });
    const answers = stubRoute(
      sandboxAuthenticate,
      declined('payment_intent_authentication_failure', 'We are unable to authenticate your payment method.'),
    );

    await actor.keyboard('{Escape}');

    expect(answers.map(({ body }) => body)).toEqual([{ clientSecret: 'pi_1_secret_2', outcome: 'refuse' }]);
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete Purchase' })).toBeVisible();
  });

  it('judges the card before it is sent', async () => {
    const { actor } = await openCheckout();
    const paid = stubRoute(sandboxConfirm, PAID);

    await actor.click(screen.getByRole('button', { name: 'Complete Purchase' }));

    expect(screen.getByText('Your card number is incomplete.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(paid).toEqual([]);
  });
});

describe('a checkout that cannot be prepared', () => {
  it('has an invalid answer', async () => {
    stubRouteText(createPaymentIntent, 200, '{"clientSecret":"pi_1_secret_2"}');
    openPackages('/packages?checkout=pro');

    expect(await screen.findByText('Payment Setup Failed')).toBeVisible();
    const box = screen
      .getAllByRole('alert')
      .find((alert) => alert.textContent?.includes('Invalid payment response'));
    expect(box).toHaveTextContent('Nothing was charged.');
    expect(box).not.toHaveTextContent('Unable to initialize payment');
  });

  it.each([
    ['unavailable', 'Payments are not set up on this server.', 'Payments are not set up on this server.'],
    ['conflict', '', 'Unable to create payment intent. Please try again.'],
  ] as const)('has the answer %s, and can be tried again', async (code, message, text) => {
    stubRouteError(createPaymentIntent, code, message);
    openPackages('/packages?checkout=pro');

    expect(await screen.findByText('Failed to create payment intent')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('heading', { name: 'Nothing was charged.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
