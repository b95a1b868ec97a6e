import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, user } from './auth.ts';
import { fieldError } from './field-errors.ts';
import { defineRoute } from './route.ts';
import { instant } from './shared-shapes.ts';

/** The account behind 'Login as Test User'. Made at the first use. */
export const TEST_USER_ID = 'debug-test-user';

const EMAIL_MISSING = fieldError('email_missing');

export const authFixForm = z.object({
  email: z
    .string(EMAIL_MISSING)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, EMAIL_MISSING),
      z.email(fieldError('email_invalid')),
      z.maxLength(MAX_EMAIL_LENGTH, fieldError('email_invalid')),
    ),
});

/** Shorter ones than ours too: a test user is made for whatever id is free. */
const anyUserId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, fieldError('id_invalid')));

/** Who the server takes the browser for. */
export const authState = z.object({
  authenticated: z.boolean(),
  user: z.nullable(user),
  /** When this session was signed in, ISO 8601; null without one. */
  signedInAt: z.nullable(z.string()),
});
export type AuthState = z.infer<typeof authState>;

/*
 * All of these exist in local mode only: in production their addresses answer 404, and a session as anybody is not to be had.
 */

export const createDebugSession = defineRoute({
  method: 'POST',
  path: '/api/debug/create-session',
  tag: 'debug',
  summary:
    'Sign in as a user by id, without a proof; a test user is made for an id that is free (local mode only)',
  access: 'visitor-or-user',
  body: z.strictObject({ userId: anyUserId }),
  response: z.object({ user }),
});

export const activateDebugSubscription = defineRoute({
  method: 'POST',
  path: '/api/debug/activate-subscription',
  tag: 'debug',
  summary: 'Give the signed-in user a subscription (local mode only)',
  response: z.object({ user }),
});

export const getAuthState = defineRoute({
  method: 'GET',
  path: '/api/debug/auth-state',
  tag: 'debug',
  summary: 'Who the server takes the browser for (local mode only)',
  access: 'visitor-or-user',
  response: authState,
});

export const fixAuthentication = defineRoute({
  method: 'POST',
  path: '/api/production-auth-fix',
  tag: 'debug',
  summary: 'Make or mend the account of an address and sign it in, without a proof (local mode only)',
  access: 'visitor-or-user',
  body: z.strictObject(authFixForm.shape),
  response: z.object({ email: z.string() }),
});

/** A mail that would have been sent: local mode without a mail server keeps them to be read. */
export const keptMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
});
export type KeptMail = z.infer<typeof keptMail>;

export const readOutbox = defineRoute({
  method: 'GET',
  path: '/api/debug/outbox',
  tag: 'debug',
  summary: 'The mails that would have been sent, newest first (local mode only)',
  access: 'visitor-or-user',
  response: z.object({ mails: z.array(keptMail) }),
});
