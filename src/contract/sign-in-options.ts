import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** The OpenID Connect provider's id: in its callback's address, and what `authProvider` says of its accounts. */
export const PROVIDER_ID = 'oidc' as const;

/** Why a sign-in through the provider did not succeed. The login page says it in words. */
export const PROVIDER_PROBLEMS = [
  'unreachable',
  'denied',
  'expired',
  'not_linked',
  'email_unverified',
  'email_missing',
  'too_many',
  'failed',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

export const signInOptions = z.object({
  /** False where the operator made the provider the only way in. */
  password: z.boolean(),
  provider: z.nullable(z.object({ id: z.literal(PROVIDER_ID), name: z.string() })),
});
export type SignInOptions = z.infer<typeof signInOptions>;

export const getSignInOptions = defineRoute({
  method: 'GET',
  path: '/api/auth/options',
  tag: 'auth',
  summary: 'The ways in: by password, and through a provider',
  access: 'visitor-or-user',
  response: signInOptions,
});

const fromProvider = z.optional(z.string().check(z.maxLength(4096)));

/** Where the provider sends the browser back to. What it says in its own words is not even read. */
export const finishProviderSignIn = defineRoute({
  method: 'GET',
  path: `/api/auth/x/callback/${PROVIDER_ID}`,
  tag: 'auth',
  summary: 'The end of a sign-in through the provider (browser navigation)',
  access: 'visitor-or-user',
  query: z.object({ code: fromProvider, state: fromProvider, error: fromProvider, iss: fromProvider }),
  response: 'redirect',
});
