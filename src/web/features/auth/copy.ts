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
  socials: 'Follow us',
} as const;
