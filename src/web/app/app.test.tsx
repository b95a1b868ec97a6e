import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getCurrentUser, login } from '#contract/auth.ts';
import { listOutfitSummaries } from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { getProfile } from '#contract/style-profile.ts';
import { aPlanStatus, aUser } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { App } from './app.tsx';

function stubSidebar() {
  stubRoute(getPlanStatus, aPlanStatus());
  stubRouteError(getProfile, 'no_profile', 'No profile yet');
}

describe('a page of an account', () => {
  it('is not called missing when the server cannot be asked, and comes with the next try', async () => {
    stubSidebar();
    stubRouteOffline(getCurrentUser);
    window.history.replaceState(null, '', '/home?tab=inspirations');
    render(<App state={null} />);

    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible();

    stubRoute(getCurrentUser, aUser());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('tab', { name: 'Inspirations' })).toBeVisible();
  });

  it('stays as it is when the session ends, and goes on after signing in again', async () => {
    stubSidebar();
    stubRouteError(listOutfitSummaries, 'signed_out', 'Please sign in first.');
    const { actor } = renderApp('/home?tab=outfits', aUser());
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(screen.getByLabelText('Email Address')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveFocus();

    const logins = stubRoute(login, { user: aUser() });
    const lists = stubRoute(listOutfitSummaries, { outfits: [], words: [] });
    await actor.type(screen.getByLabelText('Password'), 'secret words');
    await actor.click(screen.getByRole('button', { name: 'Sign In to Hemline' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(logins.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', password: 'secret words' }]);
    expect(await screen.findByText('No outfits generated yet.')).toBeVisible();
    expect(lists.length).toBeGreaterThan(0);
  });
});
