import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '#contract/account.ts';
import { saveDraft } from '#web/lib/drafts.ts';
import { shareAccount } from '#web/shared/leaving.ts';
import { aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

describe('deleting the account', () => {
  beforeEach(() => window.history.replaceState(null, '', '/home'));

  function open(user = aUser()) {
    return renderPanel(<DeleteAccountDialog user={user} open onOpenChange={() => {}} />);
  }
  const submit = () => screen.getByRole('button', { name: 'Delete my account' });

  it('says what goes and offers a copy before', () => {
    open();

    expect(screen.getByText('This cannot be undone. Everything goes at once:')).toBeVisible();
    expect(screen.getByText(/a paid subscription is cancelled/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download my data' })).toHaveAttribute(
      'href',
      '/api/account/export',
    );
  });

  it('asks for the password, and leaves nothing of the account on the device', async () => {
    const calls = stubRoute(deleteAccount, { success: true });
    const { actor } = open();
    saveDraft('quiz', 'user-ada-lovelace', { any: 'thing' });
    const otherTab = { to: vi.fn(), again: vi.fn() };
    const stop = shareAccount('user-ada-lovelace', otherTab, 'another tab');

    await actor.click(submit());
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(calls).toHaveLength(0);

    await actor.type(screen.getByLabelText('Password'), 'correct horse');
    await actor.click(submit());

    expect(await screen.findByText('Account deleted')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/landing'));
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'correct horse' }]);
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(otherTab.to).toHaveBeenCalledWith('/api/logout'));
    stop();
  });

  it('keeps a wrong password beside its field, and asks once', async () => {
    const calls = stubRouteError(deleteAccount, 'invalid_credentials', 'That is not your password.', {
      password: 'That is not your password.',
    });
    const { actor } = open();

    await actor.type(screen.getByLabelText('Password'), 'wrong');
    await actor.click(submit());

    expect(await screen.findByText('Deletion failed')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('That is not your password.'),
    );
    expect(calls).toHaveLength(1);
    expect(window.location.pathname).toBe('/home');
  });

  it('asks the account of a provider for its address', async () => {
    const calls = stubRoute(deleteAccount, { success: true });
    const { actor } = open(aUser({ authProvider: 'oidc' }));

    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await actor.type(screen.getByLabelText('Email Address'), 'ada@example.com');
    await actor.click(submit());

    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  });
});
