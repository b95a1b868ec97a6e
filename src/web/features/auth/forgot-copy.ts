export const FORGOT_COPY = {
  email: {
    title: 'Forgot Password',
    lead: () => 'We send a code to your email address. With it you choose a new password.',
    label: 'Email Address',
    submit: 'Send Reset Code',
    pending: 'Sending...',
    sent: { title: 'Reset Code Sent', description: 'Check your email for the reset code.' },
    failed: { title: 'Error', fallback: 'Failed to send reset email.' },
  },
  token: {
    title: 'Reset Password',
    lead: (email: string) =>
      `If ${email} has an account, a code is on its way. It works once, for 10 minutes.`,
    leadShown: () => 'The code works once, for 10 minutes.',
    leadOperator: () =>
      'No mail is sent from here. Ask whoever runs this server for a code: it works once, for 10 minutes.',
    shownCode: 'Your reset code',
    whyShown: 'As in the mail. Shown on this computer only.',
    copied: { title: 'Copied!', description: 'The reset code is on your clipboard.' },
    token: 'Reset Code',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    submit: 'Reset Password',
    pending: 'Resetting...',
    back: 'Back',
    succeeded: { title: 'Password Reset Successful' },
    failed: { title: 'Reset Failed', fallback: 'Failed to reset password.' },
  },
  success: {
    title: 'Password Reset Complete',
    lead: () => 'Every device has been signed out.',
    continue: 'Continue to Login',
  },
} as const;
