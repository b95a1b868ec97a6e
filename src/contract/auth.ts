import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { defineRoute } from './route.ts';
import { line } from './shared-shapes.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/** As strings count, before anything is composed: no password that could be chosen is longer. */
export const MAX_PROVED_LENGTH = 1024;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 100;

/** Compared case-insensitively and trimmed everywhere, so it is normalised where it enters. */
export const emailAddress = z
  .string(fieldError('email_invalid'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email(fieldError('email_invalid')),
    z.maxLength(MAX_EMAIL_LENGTH, fieldError('email_invalid')),
  );

/**
 * A password that is being chosen: any characters, unchanged. They are counted as people see them (NIST SP 800-63B):
 * code points of the composed form, so that an emoji is one, and an accent is none of its own.
 */
export function chosenPassword(tooShort: string) {
  const tooLong = fieldError('password_too_long', MAX_PASSWORD_LENGTH);
  return z.string(tooShort).check(
    z.minLength(MIN_PASSWORD_LENGTH, tooShort),
    z.maxLength(MAX_PROVED_LENGTH, tooLong),
    z.refine((password) => charactersOf(password) >= MIN_PASSWORD_LENGTH, tooShort),
    z.refine((password) => charactersOf(password) <= MAX_PASSWORD_LENGTH, tooLong),
  );
}

function charactersOf(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** A password that is being proved. Longer than any that can have been chosen is wrong, not invalid. */
export function provedPassword(missing: string) {
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(MAX_PROVED_LENGTH, fieldError('password_impossible')));
}

export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A square of 256 px; null without a picture. */
  profileImageUrl: z.nullable(z.string()),
  /** The same, 512 px. */
  profileImageLargeUrl: z.nullable(z.string()),
  /** `local` for password accounts, else the provider's id. */
  authProvider: z.string(),
  hasActiveSubscription: z.boolean(),
  subscriptionDetails: z.nullable(
    z.object({
      packageId: z.string(),
      since: z.string(),
      /** `free`: nothing is paid. `past_due`: the last payment failed and is tried again. */
      status: z.enum(['free', 'active', 'past_due']),
      /** The end of what is paid; null for what is free. */
      periodEnd: z.nullable(z.string()),
      /** True: the plan ends then. False: it renews. */
      cancelAtPeriodEnd: z.boolean(),
    }),
  ),
});

export type User = z.infer<typeof user>;

const NAME_MISSING = fieldError('name_missing');

const registration = {
  name: line(MAX_NAME_LENGTH, NAME_MISSING).check(z.minLength(1, NAME_MISSING)),
  email: emailAddress,
  password: chosenPassword(fieldError('password_too_short', MIN_PASSWORD_LENGTH)),
};

export const registerForm = z
  .object({
    ...registration,
    confirmPassword: z.string().check(z.minLength(1, fieldError('password_unconfirmed'))),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: fieldError('passwords_differ'),
      path: ['confirmPassword'],
    }),
  );

export const loginForm = z.object({
  email: emailAddress,
  password: provedPassword(fieldError('password_missing')),
});

const userAnswer = z.object({ user });

export const getCurrentUser = defineRoute({
  method: 'GET',
  path: '/api/auth/user',
  tag: 'auth',
  summary: 'The signed-in user; 401 for a visitor',
  response: user,
});

export const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  tag: 'auth',
  summary: 'Create an account and sign it in',
  access: 'visitor-or-user',
  body: z.strictObject(registration),
  response: userAnswer,
});

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  tag: 'auth',
  summary: 'Sign in with a password',
  access: 'visitor-or-user',
  body: z.strictObject({ email: emailAddress, password: provedPassword(fieldError('password_missing')) }),
  response: userAnswer,
});

export const startLogin = defineRoute({
  method: 'GET',
  path: '/api/login',
  tag: 'auth',
  summary:
    'Start signing in: the login page (where nobody has signed in before, registration), or the provider that is named or the only way in (browser navigation)',
  access: 'visitor-or-user',
  query: z.object({
    provider: z.optional(z.string().check(z.maxLength(64))),
    /** A member's screen to go to afterwards; anything else is passed over. */
    next: z.optional(z.string().check(z.maxLength(2048))),
  }),
  response: 'redirect',
});

export const logout = defineRoute({
  method: 'GET',
  path: '/api/logout',
  tag: 'auth',
  summary: 'End the session and go to the landing page (browser navigation)',
  access: 'visitor-or-user',
  response: 'redirect',
});
