import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { login } from '#contract/auth.ts';
import { forgotPassword, resetPassword } from '#contract/password.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { clearToasts, currentToasts } from '#web/ui/toast/toast-store.ts';
import type { SentCode } from './forgotten-password.ts';

const EMAIL = 'ada@example.com';

async function openForgot(typed = '') {
  const { actor } = renderApp('/login', null);
  const page = await screen.findByLabelText('Email Address');
  if (typed !== '') await actor.type(page, typed);
  await actor.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forgot Password' });
  return { actor, page, dialog };
}

async function askForCode(answer: SentCode = { email: EMAIL, codeFrom: 'mail' }) {
  const calls = stubRoute(forgotPassword, answer);
  const opened = await openForgot(EMAIL);
  await opened.actor.click(screen.getByRole('button', { name: 'Send Reset Code' }));
  const token = await screen.findByRole('textbox', { name: 'Reset Code' });
  return { ...opened, calls, token };
}

async function fillIn(
  { actor, token }: Pick<Awaited<ReturnType<typeof askForCode>>, 'actor' | 'token'>,
  password = 'a new password',
) {
  await actor.type(token, '12345678');
  await actor.type(screen.getByLabelText('New Password'), password);
  await actor.type(screen.getByLabelText('Confirm Password'), password);
  await actor.click(screen.getByRole('button', { name: 'Reset Password' }));
}

describe('a forgotten password', () => {
  it('begins with the address that was typed on the page, and the focus in it', async () => {
    const { dialog } = await openForgot(EMAIL);

    expect(within(dialog).getByLabelText('Email Address')).toHaveValue(EMAIL);
    await waitFor(() => expect(within(dialog).getByLabelText('Email Address')).toHaveFocus());
  });

  it('asks for a valid address', async () => {
    const { actor, dialog } = await openForgot();

    await actor.click(screen.getByRole('button', { name: 'Send Reset Code' }));

    expect(within(dialog).getByText('Valid email is required')).toBeVisible();
  });

  it('sends the code, says so for ten seconds, and goes on to the code', async () => {
    const { calls, token } = await askForCode();

    expect(calls).toEqual([expect.objectContaining({ body: { email: EMAIL } })]);
    expect(await screen.findByText('Check your email for the reset code.')).toBeVisible();
    expect(currentToasts()[0]).toMatchObject({ title: 'Reset Code Sent', durationMs: 10_000 });
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    expect(token).toHaveFocus();
    expect(screen.queryByText('Your reset code')).not.toBeInTheDocument();
  });

  it('in local mode shows the code, and copies it', async () => {
    const { actor } = await askForCode({ email: EMAIL, codeFrom: 'screen', resetCode: '00420042' });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');

    expect(screen.getByLabelText('Your reset code')).toHaveValue('00420042');
    await actor.click(screen.getByRole('button', { name: 'Copy' }));

    expect(writeText).toHaveBeenCalledWith('00420042');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(currentToasts()[0]).toMatchObject({ title: 'Copied!', durationMs: 2_000 });
  });

  it('sends to whoever runs the server where no mail is sent, and promises none', async () => {
    const { token } = await askForCode({ email: EMAIL, codeFrom: 'operator' });

    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toHaveAccessibleDescription(
      /^No mail is sent from here\. Ask whoever runs this server for a code/,
    );
    expect(token).toHaveFocus();
    expect(currentToasts()).toEqual([]);
  });

  it('asks for what is missing, by name', async () => {
    const { actor } = await askForCode();

    await actor.click(screen.getByRole('button', { name: 'Reset Password' }));

    expect(screen.getByText('Reset token is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    await actor.type(screen.getByLabelText('New Password'), 'a new password');
    await actor.type(screen.getByLabelText('Confirm Password'), 'another password');
    expect(screen.getByText("Passwords don't match")).toBeVisible();
  });

  it('sets the new password, and goes back to the login with the address filled in', async () => {
    const asked = await askForCode();
    const calls = stubRoute(resetPassword, { success: true });

    await fillIn(asked);

    expect(await screen.findByRole('dialog', { name: 'Password Reset Complete' })).toBeVisible();
    expect(screen.getByText('Password Reset Successful')).toBeVisible();
    expect(calls).toEqual([
      expect.objectContaining({
        body: {
          token: '12345678',
          newPassword: 'a new password',
          confirmPassword: 'a new password',
          email: EMAIL,
        },
      }),
    ]);
    await asked.actor.click(screen.getByRole('button', { name: 'Continue to Login' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email Address')).toHaveValue(EMAIL);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });

  it('leaves nothing of the old password on the login page', async () => {
    stubRouteError(login, 'invalid_credentials', 'Invalid email or password.');
    const { actor } = renderApp('/login', null);
    await actor.type(await screen.findByLabelText('Email Address'), EMAIL);
    await actor.type(screen.getByLabelText('Password'), 'the old one');
    await actor.click(screen.getByRole('button', { name: 'Sign In to Hemline' }));
    await screen.findByText('Login Failed');
    stubRoute(forgotPassword, { email: EMAIL, codeFrom: 'mail' });
    stubRoute(resetPassword, { success: true });

    await actor.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await actor.click(await screen.findByRole('button', { name: 'Send Reset Code' }));
    const token = await screen.findByRole('textbox', { name: 'Reset Code' });
    await fillIn({ actor, token });
    await actor.click(await screen.findByRole('button', { name: 'Continue to Login' }));

    expect(screen.getByLabelText('Email Address')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(within(screen.getByRole('main')).queryByText('Invalid email or password.')).toBeNull();
  });

  it('shows a code that does not work beside it, once, and keeps what was typed', async () => {
    const asked = await askForCode();
    const message = 'That code is wrong or has expired. Please ask for a new one.';
    const calls = stubRouteError(resetPassword, 'invalid', message, { token: message });

    await fillIn(asked);

    expect(await screen.findByText('Reset Failed')).toBeVisible();
    act(clearToasts);
    expect(within(screen.getByRole('dialog')).getAllByText(message)).toHaveLength(1);
    expect(asked.token).toHaveFocus();
    expect(screen.getByLabelText('New Password')).toHaveValue('a new password');
    expect(calls).toHaveLength(1);
  });

  it('says so when the code cannot be sent', async () => {
    stubRouteOffline(forgotPassword);
    const { actor, dialog } = await openForgot(EMAIL);

    await actor.click(screen.getByRole('button', { name: 'Send Reset Code' }));

    expect(await screen.findByText('Failed to send reset email.')).toBeVisible();
    expect(within(dialog).getByText(/^Network error/)).toBeVisible();
    expect(currentToasts()[0]).toMatchObject({ title: 'Error', variant: 'destructive' });
  });

  it('goes back to the address, which is kept; closing begins anew', async () => {
    const { actor } = await askForCode();

    await actor.click(screen.getByRole('button', { name: 'Back' }));
    expect(within(screen.getByRole('dialog')).getByLabelText('Email Address')).toHaveValue(EMAIL);
    await actor.click(screen.getByRole('button', { name: 'Send Reset Code' }));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    act(clearToasts);
    await actor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  });
});
