import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthState,
  activateDebugSubscription,
  createDebugSession,
  fixAuthentication,
  getAuthState,
  readOutbox,
} from '#contract/debug.ts';
import { aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { DebugPage } from './debug-page.tsx';
import { ProductionFixPage } from './production-fix-page.tsx';

const NOBODY: AuthState = { authenticated: false, user: null, signedInAt: null };
const ADA: AuthState = { authenticated: true, user: aUser(), signedInAt: '2026-11-20T20:00:00.000Z' };

describe('the debug page', () => {
  beforeEach(() => {
    stubRoute(readOutbox, { mails: [] });
  });

  it('shows the mails that would have been sent', async () => {
    stubRoute(getAuthState, NOBODY);
    stubRoute(readOutbox, {
      mails: [
        {
          id: 'mail-1',
          recipient: 'ada@example.com',
          subject: 'Your Hemline reset code',
          text: 'This is the code to type in:\n\n    12345678',
          createdAt: '2026-11-21T20:00:00.000Z',
        },
      ],
    });
    renderPanel(<DebugPage />);

    expect(await screen.findByRole('heading', { name: 'Your Hemline reset code' })).toBeVisible();
    expect(screen.getByText(/12345678/)).toBeVisible();
  });

  it('says that it is for development only, and who is signed in', async () => {
    stubRoute(getAuthState, ADA);
    renderPanel(<DebugPage />);

    expect(screen.getByText(/^Development only\./)).toBeVisible();
    expect(screen.getByText(/It is free; with a price in PACKAGES, say \$9\.99\/month/)).toBeVisible();
    expect(await screen.findByText('Ada Lovelace <ada@example.com>')).toBeVisible();
  });

  it('signs in as the test user', async () => {
    stubRoute(getAuthState, NOBODY);
    const calls = stubRoute(createDebugSession, { user: aUser() });
    const { actor } = renderPanel(<DebugPage />);

    await actor.click(screen.getByRole('button', { name: 'Login as Test User' }));

    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ userId: 'debug-test-user' }]);
  });

  it('says in the words of the catalogue that no session was made, and keeps the reason beside the button', async () => {
    stubRoute(getAuthState, NOBODY);
    stubRouteError(createDebugSession, 'conflict', 'Another account has that address.');
    const { actor } = renderPanel(<DebugPage />);

    await actor.click(screen.getByRole('button', { name: 'Login as Test User' }));

    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(screen.getByText('Could not create session. Please try again.')).toBeVisible();
    expect(screen.getByText('Another account has that address.')).toBeVisible();
  });

  it('activates nothing for a visitor, and says why', async () => {
    stubRoute(getAuthState, NOBODY);
    stubRouteError(activateDebugSubscription, 'signed_out', 'Please sign in first.');
    const { actor } = renderPanel(<DebugPage />);

    await actor.click(screen.getByRole('button', { name: 'Activate Subscription' }));

    expect(await screen.findByText('Activation Failed')).toBeVisible();
    expect(screen.getByText('Could not activate subscription. Please log in first.')).toBeVisible();
  });

  it('activates the subscription of whoever is signed in', async () => {
    stubRoute(getAuthState, ADA);
    const calls = stubRoute(activateDebugSubscription, { user: aUser({ hasActiveSubscription: true }) });
    const { actor } = renderPanel(<DebugPage />);

    await actor.click(screen.getByRole('button', { name: 'Activate Subscription' }));

    expect(await screen.findByText('Subscription Activated')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

describe('the production-fix page', () => {
  it('shows the auth state when it is asked for, anew each time', async () => {
    let state = NOBODY;
    const calls = stubRoute(getAuthState, () => state);
    const { actor } = renderPanel(<ProductionFixPage />);
    expect(calls).toHaveLength(0);

    await actor.click(screen.getByRole('button', { name: 'Check Auth State' }));
    expect(await screen.findByText('Nobody is signed in.')).toBeVisible();

    state = ADA;
    await actor.click(screen.getByRole('button', { name: 'Check Auth State' }));
    expect(await screen.findByText('Ada Lovelace <ada@example.com>')).toBeVisible();
  });

  it('asks for the address first', async () => {
    const { actor } = renderPanel(<ProductionFixPage />);

    await actor.click(screen.getByRole('button', { name: 'Fix Production Authentication' }));

    expect(await screen.findByText('Please enter your email')).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
  });

  it('signs in to the account of the address', async () => {
    const calls = stubRoute(fixAuthentication, { email: 'ada@example.com' });
    const { actor } = renderPanel(<ProductionFixPage />);

    await actor.type(screen.getByLabelText('Email Address'), ' Ada@Example.com ');
    await actor.click(screen.getByRole('button', { name: 'Fix Production Authentication' }));

    expect(await screen.findByText('Authentication Fixed')).toBeVisible();
    expect(screen.getByText('You are signed in as ada@example.com.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  });

  it('says when the fix failed', async () => {
    stubRouteOffline(fixAuthentication);
    const { actor } = renderPanel(<ProductionFixPage />);

    await actor.type(screen.getByLabelText('Email Address'), 'ada@example.com');
    await actor.click(screen.getByRole('button', { name: 'Fix Production Authentication' }));

    expect(await screen.findByText('Authentication Fix Failed')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible(),
    );
  });
});
