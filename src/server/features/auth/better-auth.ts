import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { MAX_PROVED_LENGTH } from '#contract/auth.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { hashPassword, isPasswordOf } from './hash-password.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
export const SESSION_RENEWED_AFTER_SECONDS = 24 * 60 * 60;

const COOKIE_PREFIX = { local: 'hemline', production: '__Host-hemline' } as const;

/** The name of the session's cookie in each mode. */
export const SESSION_COOKIE = {
  local: `${COOKIE_PREFIX.local}.session_token`,
  production: `${COOKIE_PREFIX.production}.session_token`,
} as const;

export type BetterAuth = ReturnType<typeof createBetterAuth>;

export interface BetterAuthDependencies {
  database: OpenDatabase;
  secret: string;
  baseUrl: string;
  production: boolean;
}

/**
 * The library behind accounts and sessions. It is called from our own routes only (docs/decisions/0004-auth.md): its
 * handler is never mounted, so none of its endpoints exists on the wire, and its limits and checks are ours to make.
 */
export function createBetterAuth(dependencies: BetterAuthDependencies) {
  return betterAuth(betterAuthOptions(dependencies));
}

/** What every instance has in common: tables, cookies, sessions and passwords are the same behind each door. */
export function betterAuthOptions({ database, secret, baseUrl, production }: BetterAuthDependencies) {
  return {
    baseURL: baseUrl,
    basePath: '/api/auth/x',
    secret,
    // Whole or not at all: a user without an account could neither log in nor register again.
    database: kyselyAdapter(database.db, { type: database.engine, transaction: true }),
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_RENEWED_AFTER_SECONDS,
      // Ours to write, and read along with every session.
      additionalFields: { lastUsedAt: { type: 'string', required: false, input: false } },
      // A cached session would outlive its revocation.
      cookieCache: { enabled: false },
    },
    account: { modelName: 'accounts', encryptOAuthTokens: true },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      // The contract has judged it already, and counts characters otherwise.
      minPasswordLength: 1,
      maxPasswordLength: MAX_PROVED_LENGTH,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }: { hash: string; password: string }) =>
          isPasswordOf(stored, password),
      },
    },
    advanced: {
      // The library would only prefix `__Secure-`; `__Host-` also pins path and host.
      useSecureCookies: false,
      cookiePrefix: production ? COOKIE_PREFIX.production : COOKIE_PREFIX.local,
      defaultCookieAttributes: { secure: production, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } satisfies BetterAuthOptions;
}
