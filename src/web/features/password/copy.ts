export const PASSWORD_COPY = {
  title: 'Change Password',
  lead: 'Your other devices will be signed out.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  submit: 'Change Password',
  pending: 'Changing...',
  cancel: 'Cancel',
  succeeded: { title: 'Password changed successfully', description: 'Your password has been updated' },
  failed: { title: 'Password change failed', fallback: 'Failed to change password' },
} as const;
