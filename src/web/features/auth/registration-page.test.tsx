import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { login, register } from '#contract/auth.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import { aUser } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';

async function openRegistration(address = '/register') {
  const { actor } = renderApp(address, null);
  const name = await screen.findByLabelText('Name');

  return {
    actor,
    name,
    email: screen.getByLabelText('Email Address'),
    password: screen.getByLabelText('Password'),
    confirmation: screen.getByLabelText('Confirm Password'),
    submit: screen.getByRole('button', { name: 'Start Your Style Journey' }),
  };
}

async function fillIn(form: Awaited<ReturnType<typeof openRegistration>>) {
  await form.actor.type(form.name, 'Ada Lovelace');
  await form.actor.type(form.email, 'Ada@Example.com');
  await form.actor.type(form.password, 'long enough');
  await form.actor.type(form.confirmation, 'long enough');
}

describe('registration', () => {
  it('asks for all four fields and puts the focus into the first', async () => {
    const form = await openRegistration('/');

    await form.actor.click(form.submit);

    expect(await screen.findByText('Your name is required')).toBeVisible();
    expect(screen.getByText('Valid email is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    expect(form.name).toHaveFocus();
    expect(form.name).toHaveAccessibleDescription('Your name is required');
  });

  it('shows on the second password that the two differ', async () => {
    const form = await openRegistration();
    await fillIn(form);
    await form.actor.type(form.confirmation, '!');

    await form.actor.click(form.submit);

    await waitFor(() => expect(form.confirmation).toHaveAccessibleDescription("Passwords don't match"));
  });

  it('shows and hides each password by a pressed button of its own', async () => {
    const form = await openRegistration();
    const toggle = screen.getByRole('button', { name: 'Show characters', description: 'Confirm Password' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');

    await form.actor.click(toggle);

    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(form.confirmation).toHaveAttribute('type', 'text');
    expect(form.password).toHaveAttribute('type', 'password');
  });

  it('creates the account without the confirmation, says so, and goes to the wizard', async () => {
    const form = await openRegistration();
    let answer: () => void = () => {};
    const calls = stubRoute(register, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { user: aUser() };
    });
    stubRoute(getOnboarding, null);
    await fillIn(form);

    await form.actor.click(form.submit);
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeVisible();
    answer();

    // The way to the wizard draws the notices anew.
    await waitFor(() => expect(screen.getByText('Registration Successful')).toBeVisible());
    expect(screen.getByText('Your account has been created. You can now log in.')).toBeVisible();
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    expect(window.location.pathname).toBe('/onboarding');
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'Ada Lovelace', email: 'ada@example.com', password: 'long enough' },
    ]);
  });

  it("shows the server's words in the notice and beside the field", async () => {
    const form = await openRegistration();
    stubRouteError(register, 'email_taken', 'This email already has an account.', {
      email: 'This email already has an account.',
    });
    await fillIn(form);

    await form.actor.click(form.submit);

    expect(await screen.findByText('Registration Failed')).toBeVisible();
    expect(form.email).toHaveAccessibleDescription('This email already has an account.');
    expect(form.email).toHaveFocus();
    expect(form.email).toHaveValue('Ada@Example.com');
  });

  it('falls back to the catalogue in the notice, and names a lost connection inline', async () => {
    const form = await openRegistration();
    stubRouteOffline(register);
    await fillIn(form);

    await form.actor.click(form.submit);

    expect(await screen.findByText('An error occurred during registration.')).toBeVisible();
    expect(
      await screen.findByText('Network error. Please check your connection and try again.'),
    ).toBeVisible();
  });

  it('is there for whoever lost the answer, when the next try finds the address taken', async () => {
    const form = await openRegistration();
    stubRoute(getOnboarding, null);
    stubRouteOffline(register);
    await fillIn(form);
    await form.actor.click(form.submit);
    expect(await screen.findByText('Registration Failed')).toBeVisible();

    stubRouteError(register, 'email_taken', 'This email already has an account.');
    const logins = stubRoute(login, { user: aUser() });
    await form.actor.click(form.submit);

    expect(await screen.findByText('Registration Successful')).toBeVisible();
    expect(window.location.pathname).toBe('/onboarding');
    expect(logins).toEqual([
      expect.objectContaining({ body: { email: 'ada@example.com', password: 'long enough' } }),
    ]);
  });

  it('is still refused to whoever lost the answer and does not know the password', async () => {
    const form = await openRegistration();
    stubRouteOffline(register);
    await fillIn(form);
    await form.actor.click(form.submit);
    expect(await screen.findByText('Registration Failed')).toBeVisible();

    stubRouteError(register, 'email_taken', 'This email already has an account.');
    stubRouteError(login, 'invalid_credentials', 'Invalid email or password.');
    await form.actor.click(form.submit);

    expect((await screen.findAllByText('This email already has an account.'))[0]).toBeVisible();
    expect(screen.queryByText('Invalid email or password.')).not.toBeInTheDocument();
  });

  it('leads to the login and to three social networks', async () => {
    await openRegistration();

    expect(screen.getByRole('link', { name: 'Log in here' })).toHaveAttribute('href', '/login');
    for (const name of ['Instagram', 'Pinterest', 'TikTok']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });
});
