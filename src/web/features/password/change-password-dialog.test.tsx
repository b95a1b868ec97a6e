import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changePassword } from '#contract/password.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

function open() {
  const onClose = vi.fn();
  const { actor } = renderPanel(<ChangePasswordDialog email="ada@example.com" onClose={onClose} />);
  const submit = () => actor.click(screen.getByRole('button', { name: 'Change Password' }));
  return {
    actor,
    onClose,
    submit,
    async fillIn(confirmed = 'a new password') {
      await actor.type(screen.getByLabelText('Current Password'), 'the old password');
      await actor.type(screen.getByLabelText('New Password'), 'a new password');
      await actor.type(screen.getByLabelText('Confirm New Password'), confirmed);
      await submit();
    },
  };
}

describe('the password dialog', () => {
  it('names each thing that is missing', async () => {
    const { actor, submit } = open();

    await submit();

    expect(screen.getByText('Current password is required')).toBeVisible();
    expect(screen.getByText('New password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Please confirm your new password')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    await actor.type(screen.getByLabelText('Current Password'), 'x');
    expect(screen.queryByText('Current password is required')).not.toBeInTheDocument();
  });

  it('shows beside the confirmation that the two differ', async () => {
    const { fillIn } = open();

    await fillIn('another password');

    expect(screen.getByLabelText('Confirm New Password')).toHaveAccessibleDescription(
      "New passwords don't match",
    );
  });

  it('shows and hides each of the three', async () => {
    const { actor } = open();

    for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
      const field = screen.getByLabelText(name);
      expect(field).toHaveAttribute('type', 'password');
      await actor.click(screen.getByRole('button', { name: 'Show characters', description: name }));
      expect(field).toHaveAttribute('type', 'text');
    }
  });

  it('changes the password, says so and closes', async () => {
    let answer = (_value: { success: true }) => {};
    const calls = stubRoute(changePassword, () => new Promise((resolve) => (answer = resolve)));
    const { actor, fillIn, onClose } = open();

    await fillIn();
    const pending = await screen.findByRole('button', { name: 'Changing...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await actor.click(pending);
    answer({ success: true });

    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.getByText('Your password has been updated')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(calls.map(({ body }) => body)).toEqual([
      { currentPassword: 'the old password', newPassword: 'a new password' },
    ]);
  });

  it('shows a wrong current password beside it', async () => {
    stubRouteError(changePassword, 'invalid', 'Current password is incorrect', {
      currentPassword: 'Current password is incorrect',
    });
    const { fillIn, onClose } = open();

    await fillIn();

    expect(await screen.findByText('Password change failed')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(
      'Current password is incorrect',
    );
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not repeat a change whose answer was lost', async () => {
    const calls = stubRouteOffline(changePassword);
    const { fillIn } = open();

    await fillIn();

    expect(await screen.findByText('Failed to change password')).toBeVisible();
    expect(screen.getByText(/^Network error/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
