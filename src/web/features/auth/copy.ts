import { TAGLINE } from '#contract/product.ts';
import { PRODUCT } from '#web/lib/product.ts';

export const AUTH_COPY = {
  registration: {
    title: TAGLINE,
    titleToKeep: 'Keep your look',
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
    title: 'Welcome back',
    pageTitle: 'Log in',
    email: 'Email Address',
    password: 'Password',
    forgot: 'Forgot password?',
    submit: `Sign In to ${PRODUCT.name}`,
    pending: 'Signing In...',
    noAccount: `New to ${PRODUCT.name}?`,
    create: 'Create Account Now',
    succeeded: { title: 'Login Successful', description: `Welcome back to ${PRODUCT.name}` },
    failed: {
      title: 'Login Failed',
      fallback: 'Invalid email or password.',
      noJudgement: 'Signing in does not work just now. Please try again in a moment.',
    },
  },
  provider: {
    or: 'or',
    continueWith: (name: string) => `Continue with ${name}`,
    someProvider: 'your provider',
  },
  socials: 'Follow us',
} as const;
