import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCurrentUser, login } from '#contract/auth.ts';
import { getActivePackage, getPlanStatus, listPackages } from '#contract/plans.ts';
import { getProfile } from '#contract/style-profile.ts';
import { aPlanStatus, aUser, threePackages } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline, stubRouteText } from '#web/testing/stub-route.ts';
import { clearToasts } from '#web/ui/toast/toast-store.ts';

async function openLogin(address = '/login') {
  const { actor } = renderApp(address, null);
  const email = await screen.findByLabelText('Email Address');
  return {
    actor,
    email,
    password: screen.getByLabelText('Password'),
    submit: screen.getByRole('button', { name: 'Sign In to Hemline' }),
  };
}

async function signIn() {
  const form = await openLogin();
  await form.actor.type(form.email, 'ada@example.com');
  await form.actor.type(form.password, 'secret words');
  return { ...form, press: () => form.actor.click(form.submit) };
}

function stubMemberScreens() {
  stubRoute(listPackages, threePackages());
  stubRoute(getActivePackage, null);
  stubRoute(getPlanStatus, aPlanStatus());
  stubRouteError(getProfile, 'no_profile', 'No profile yet');
}

describe('login', () => {
  it('asks for an email address and a password', async () => {
    const form = await openLogin('/signin');

    await form.actor.click(form.submit);

    expect(await screen.findByText('Valid email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(form.email).toHaveFocus();
  });

  it('welcomes back and goes home with a subscription', async () => {
    stubMemberScreens();
    const form = await signIn();
    stubRoute(login, { user: aUser() });
    stubRoute(getCurrentUser, aUser({ hasActiveSubscription: true }));

    await form.press();

    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(screen.getByText('Welcome back to Hemline')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Upload Photos' })).toBeVisible();
    expect(window.location.pathname).toBe('/home');
  });

  it('goes to the packages without a subscription', async () => {
    stubMemberScreens();
    const form = await signIn();
    stubRoute(login, { user: aUser() });
    stubRoute(getCurrentUser, aUser({ hasActiveSubscription: false }));

    await form.press();

    expect(await screen.findByRole('heading', { name: 'Choose Your Style Package' })).toBeVisible();
    expect(window.location.pathname).toBe('/packages');
  });

  it('goes to the packages when the second look at the user fails', async () => {
    stubMemberScreens();
    const form = await signIn();
    stubRoute(login, { user: aUser({ hasActiveSubscription: true }) });
    stubRouteError(getCurrentUser, 'internal', 'Something went wrong');

    await form.press();

    expect(await screen.findByRole('heading', { name: 'Choose Your Style Package' })).toBeVisible();
    expect(window.location.pathname).toBe('/packages');
  });

  it('says a wrong password once, above the fields that it may be, and asks once only', async () => {
    const form = await signIn();
    const calls = stubRouteError(login, 'invalid_credentials', 'Invalid email or password.');

    await form.press();

    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(form.password).toBeInvalid();
    // It may be the address as well; marked is what has the focus.
    expect(form.email).toBeValid();
    expect(form.password).toHaveAccessibleDescription('Invalid email or password.');
    act(clearToasts);
    expect(screen.getAllByText('Invalid email or password.')).toHaveLength(1);
    expect(form.password).toHaveFocus();
    expect(form.email).toHaveValue('ada@example.com');
    expect(calls).toHaveLength(1);
  });

  it('tries a lost connection once more, then says what it was', async () => {
    const form = await signIn();
    const calls = stubRouteOffline(login);

    await form.press();
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeVisible();

    expect(
      await screen.findByText('Network error. Please check your connection and try again.'),
    ).toBeVisible();
    expect(screen.queryByText('Invalid email or password.')).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('never calls the password wrong when the server has not judged it', async () => {
    const form = await signIn();
    stubRouteText(login, 502, '<html>Bad Gateway</html>');

    await form.press();

    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(screen.getAllByText(/^Signing in does not work just now\./)[0]).toBeVisible();
    expect(form.password).toBeValid();
    expect(screen.queryByText('Invalid email or password.')).not.toBeInTheDocument();
  });

  it('leads on to the screen that asked for the login', async () => {
    stubMemberScreens();
    stubRoute(login, { user: aUser() });
    const { actor } = renderApp('/home?tab=quiz', null);
    await actor.click(await screen.findByRole('link', { name: 'Log in' }));
    await actor.type(await screen.findByLabelText('Email Address'), 'ada@example.com');
    await actor.type(screen.getByLabelText('Password'), 'secret words');
    stubRoute(getCurrentUser, aUser());
    await actor.click(screen.getByRole('button', { name: 'Sign In to Hemline' }));

    expect(await screen.findByRole('tab', { name: 'Style Quiz', selected: true })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/home?tab=quiz');
  });

  it('leads nowhere else, whatever the address says', async () => {
    stubMemberScreens();
    stubRoute(login, { user: aUser() });
    const { actor } = renderApp('/login?next=%2F%2Fevil.example%2Fhome', null);
    await actor.type(await screen.findByLabelText('Email Address'), 'ada@example.com');
    await actor.type(screen.getByLabelText('Password'), 'secret words');
    stubRoute(getCurrentUser, aUser());
    await actor.click(screen.getByRole('button', { name: 'Sign In to Hemline' }));

    expect(await screen.findByRole('heading', { name: 'Choose Your Style Package' })).toBeVisible();
  });

  it('leads to the registration', async () => {
    await openLogin();

    expect(screen.getByRole('link', { name: 'Create Account Now' })).toHaveAttribute('href', '/register');
  });
});
