import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { hash, verify } from '@node-rs/argon2';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/auth.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';

const SESSION_SECONDS = 30 * 24 * 60 * 60;
const SESSION_RENEWED_AFTER_SECONDS = 24 * 60 * 60;

/** OWASP's argon2id figures: 19 MiB, two passes, one lane (about 20 ms). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

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
    database: kyselyAdapter(database.db, { type: database.engine }),
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_RENEWED_AFTER_SECONDS,
      // A cached session would outlive its revocation.
      cookieCache: { enabled: false },
    },
    account: { modelName: 'accounts', encryptOAuthTokens: true },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: (password) => hash(password, ARGON2ID),
        verify: ({ hash: stored, password }) => verify(stored, password),
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
