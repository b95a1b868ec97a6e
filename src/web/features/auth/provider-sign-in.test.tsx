import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSignInOptions, PROVIDER_PROBLEMS } from '#contract/sign-in-options.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteOffline } from '#web/testing/stub-route.ts';

const ATELIER = { id: 'oidc', name: 'Atelier' } as const;

describe('signing in through a provider', () => {
  it.each(['/login', '/register'])('stands beside the form at %s', async (address) => {
    stubRoute(getSignInOptions, { password: true, provider: ATELIER });
    renderApp(address, null);

    const link = await screen.findByRole('link', { name: 'Continue with Atelier' });
    expect(link).toHaveAttribute('href', '/api/login?provider=oidc');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it.each(['/login', '/register'])('is all there is at %s where it is the only way in', async (address) => {
    stubRoute(getSignInOptions, { password: false, provider: ATELIER });
    renderApp(address, null);

    expect(await screen.findByRole('link', { name: 'Continue with Atelier' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('is not offered where there is none, nor while nobody can say', async () => {
    stubRouteOffline(getSignInOptions);
    renderApp('/login', null);

    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it.each(PROVIDER_PROBLEMS)('says in words what went wrong: %s', async (problem) => {
    stubRoute(getSignInOptions, { password: true, provider: ATELIER });
    renderApp(`/login?problem=${problem}`, null);

    await screen.findByRole('link', { name: 'Continue with Atelier' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\.$/));
    expect(screen.getByRole('alert')).not.toHaveTextContent(problem);
  });

  it('tells the owner of an unproved account what to do', async () => {
    stubRoute(getSignInOptions, { password: true, provider: ATELIER });
    renderApp('/login?problem=not_linked', null);

    expect(await screen.findByText(/Reset its password first/)).toBeVisible();
  });

  it('shows nothing of an address that somebody made up', async () => {
    renderApp('/login?problem=%3Cb%3Ecall+us%3C%2Fb%3E', null);

    await screen.findByLabelText('Password');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/call us/)).not.toBeInTheDocument();
  });
});
