import type { Page } from '@playwright/test';
import { getCurrentUser, login } from '#contract/auth.ts';
import { forgotPassword, resetPassword } from '#contract/password.ts';
import { answer, fail, keepNotices, withoutPageState } from './answers.ts';
import type { Place } from './place.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

export const VISITOR_PLACES: Place[] = [
  {
    name: 'visitor/landing',
    as: 'visitor',
    at: '/landing',
    shows: (page) => page.getByRole('link', { name: 'Get Started' }),
  },
  {
    name: 'visitor/landing-tried',
    as: 'visitor',
    at: '/landing',
    async open(page) {
      await page.getByLabel('What are you dressing for?').fill('Dinner on a rainy evening');
      await page.getByRole('button', { name: 'Show me' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Keep it' }),
  },
  {
    name: 'visitor/landing-more',
    as: 'visitor',
    at: '/landing',
    open: (page) => page.getByRole('button', { name: 'Learn More' }).click(),
    shows: (page) => page.getByRole('heading', { name: "What You'll Get:" }),
  },
  {
    name: 'visitor/register',
    as: 'visitor',
    at: '/register',
    shows: (page) => page.getByRole('button', { name: 'Start Your Style Journey' }),
  },
  {
    name: 'visitor/register-errors',
    as: 'visitor',
    at: '/register',
    open: (page) => page.getByRole('button', { name: 'Start Your Style Journey' }).click(),
    shows: (page) => page.getByText('Your name is required').first(),
  },
  {
    name: 'visitor/login',
    as: 'visitor',
    at: '/login',
    shows: (page) => page.getByRole('button', { name: 'Sign In to Hemline' }),
  },
  {
    name: 'visitor/login-failed',
    as: 'visitor',
    at: '/login',
    async open(page) {
      await page.getByLabel('Email Address').fill('nobody@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In to Hemline' }).click();
      await page.getByText('Login Failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Invalid email or password.').first(),
  },
  {
    name: 'visitor/login-server-error',
    as: 'visitor',
    at: '/login',
    stub: (page) => fail(page, login.path),
    async open(page) {
      await page.getByLabel('Email Address').fill('somebody@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('whatever it is');
      await page.getByRole('button', { name: 'Sign In to Hemline' }).click();
      await page.getByText('Login Failed').first().waitFor();
      await keepNotices(page);
    },
    shows: (page) => page.getByText('Login Failed').first(),
  },
  {
    name: 'visitor/forgot-email',
    as: 'visitor',
    at: '/login',
    view: 'window',
    open: (page) => openForgot(page, 'ada@example.com'),
    shows: (page) => page.getByRole('dialog', { name: 'Forgot Password' }),
  },
  {
    name: 'visitor/forgot-code',
    as: 'visitor',
    at: '/login',
    view: 'window',
    open: sendCode,
    shows: (page) => page.getByRole('dialog', { name: 'Reset Password' }),
  },
  {
    name: 'visitor/forgot-code-errors',
    as: 'visitor',
    at: '/login',
    view: 'window',
    async open(page) {
      await sendCode(page);
      await page.getByRole('button', { name: 'Reset Password' }).click();
    },
    shows: (page) => page.getByRole('dialog').locator('[aria-invalid=true]').first(),
  },
  {
    name: 'visitor/forgot-done',
    as: 'visitor',
    at: '/login',
    view: 'window',
    stub: (page) =>
      page.route(`**${resetPassword.path}`, (route) => route.fulfill({ json: { success: true } })),
    async open(page) {
      await sendCode(page);
      await page.getByLabel('Reset Code', { exact: true }).fill('12345678');
      await page.getByRole('textbox', { name: 'New Password' }).fill('a wholly new password');
      await page.getByRole('textbox', { name: 'Confirm Password' }).fill('a wholly new password');
      await page.getByRole('button', { name: 'Reset Password' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Password Reset Complete' }),
  },
  {
    name: 'visitor/members-only',
    as: 'visitor',
    at: '/home',
    shows: (page) => page.getByText('This page belongs to an account.', { exact: false }),
  },
  { name: 'visitor/not-found', as: 'visitor', at: '/no/such/place', shows: heading('404 Page Not Found') },
  {
    name: 'visitor/unreachable',
    as: 'visitor',
    at: '/home',
    async stub(page) {
      await withoutPageState(page);
      await page.route(`**${getCurrentUser.path}`, (route) => route.abort());
    },
    shows: heading('No connection'),
  },
  {
    name: 'visitor/debug',
    as: 'visitor',
    at: '/debug',
    shows: heading('Debug tools'),
  },
  {
    name: 'visitor/production-fix',
    as: 'visitor',
    at: '/production-fix',
    open: (page) => page.getByRole('button', { name: 'Fix Production Authentication' }).click(),
    shows: (page) => page.getByText('Please enter your email').first(),
  },
];

async function openForgot(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
}

async function sendCode(page: Page): Promise<void> {
  const email = 'ada@example.com';
  await answer(page, forgotPassword.path, { body: { email, codeFrom: 'screen', resetCode: '12345678' } });
  await openForgot(page, email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await page.getByText('Reset Code Sent').first().waitFor();
  await keepNotices(page);
}
