import { PRODUCT } from '#contract/product.ts';

export const AUTH_COPY = {
  tagline: PRODUCT.tagline,
  registration: {
    pageTitle: 'Create your account',
    name: 'Name',
    email: 'Email Address',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    submit: 'Start Your Style Journey',
    pending: 'Creating Account...',
    haveAccount: 'Already have an account?',
    logIn: 'Log in here',
    succeeded: {
      title: 'Registration Successful',
      description: 'Your account has been created. You can now log in.',
    },
    failed: { title: 'Registration Failed', fallback: 'An error occurred during registration.' },
  },
  login: {
    pageTitle: 'Log in',
    email: 'Email Address',
    password: 'Password',
    forgot: 'Forgot password?',
    submit: `Sign In to ${PRODUCT.name}`,
    pending: 'Signing In...',
    noAccount: `New to ${PRODUCT.name}?`,
    create: 'Create Account Now',
    succeeded: { title: 'Login Successful', description: `Welcome back to ${PRODUCT.name}` },
    failed: { title: 'Login Failed', fallback: 'Invalid email or password.' },
  },
  provider: {
    or: 'or',
    continueWith: (name: string) => `Continue with ${name}`,
    someProvider: 'your provider',
    problems: {
      unreachable: (name: string) => `${name} does not answer just now. Please try again in a moment.`,
      denied: (name: string) => `${name} did not let you in, or you cancelled. Nothing has changed here.`,
      expired: () => 'That sign-in took too long or was begun in another window. Please start it again.',
      not_linked: (name: string) =>
        `This email already has an account with a password, and nobody has proved yet that it is yours. Reset its password first ("Forgot password?"): that proves it. Then ${name} opens it too.`,
      email_unverified: (name: string) =>
        `${name} has not verified your email address. Verify it there first, then come back.`,
      email_missing: (name: string) => `${name} did not tell us an email address, and an account needs one.`,
      too_many: () => 'Too many tries. Please try again in a while.',
      failed: (name: string) => `Signing in through ${name} did not work. Please try again.`,
    },
  },
  forgot: {
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
      shownCode: 'Your reset code',
      whyShown: 'Shown here because this server runs in local mode.',
      copied: { title: 'Copied!', description: 'The reset code is on your clipboard.' },
      token: 'Reset Code',
      newPassword: 'New Password',
      confirmPassword: 'Confirm Password',
      submit: 'Reset Password',
      pending: 'Resetting...',
      back: 'Back',
      succeeded: {
        title: 'Password Reset Successful',
        description: 'You can now log in with your new password.',
      },
      failed: { title: 'Reset Failed', fallback: 'Failed to reset password.' },
    },
    success: {
      title: 'Password Reset Complete',
      lead: () => 'Your new password is set, and every device has been signed out. Log in to go on.',
      continue: 'Continue to Login',
    },
  },
  sessionEnded: {
    title: 'Please sign in again',
    description: 'Your session has ended. This page keeps what you have begun: sign in, and it goes on.',
  },
  socials: 'Follow us',
} as const;
