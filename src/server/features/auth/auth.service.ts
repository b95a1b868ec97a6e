import { isAPIError } from 'better-auth/api';
import type { FastifyBaseLogger } from 'fastify';
import type { User } from '#contract/auth.ts';
import { AppError } from '#contract/error.ts';
import { fileUrl } from '#contract/files.ts';
import type { Product } from '#contract/product.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import { DatabaseUnreachableError } from '#server/db/database-unreachable.ts';
import type { Db } from '#server/db/open-database.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { SessionUser } from '#server/http/serve.ts';
import { cookieHeaderOf } from '#server/http/session-cookies.ts';
import { createAuthRepository } from './auth.repository.ts';
import type { BetterAuth } from './better-auth.ts';
import { withPasswordHashed } from './hash-password.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { RateLimitKey, RateLimits } from './rate-limits.ts';
import type { SessionReader } from './read-session.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import type { Visit } from './visit.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** The `Set-Cookie` lines that the browser must get with the answer. */
export interface WithCookies<Value> {
  value: Value;
  cookies: string[];
}

/** Being used keeps a session alive for 30 days at a time, and no longer than this in all. */
export const MAX_SESSION_MS = 90 * 24 * 60 * 60 * 1000;
/** When a session was last used is written down no oftener than this. */
const NOTED_EVERY_MS = 5 * 60 * 1000;
const MAX_AGENT_LENGTH = 400;
const SWEEP_PAGE = 500;

export function createAuthService(dependencies: {
  db: Db;
  betterAuth: BetterAuth;
  readSession: SessionReader;
  plans: PlansService;
  rateLimits: RateLimits;
  knownBrowsers: KnownBrowsers;
  clock: Clock;
  product: Product;
  log: FastifyBaseLogger;
}) {
  const { db, betterAuth, readSession, plans, rateLimits, knownBrowsers, clock, product, log } = dependencies;
  const repository = createAuthRepository(db);

  return {
    /** Whose session the request carries; the cookies renew a rolling session. */
    async authenticate(headers: Headers): Promise<WithCookies<SessionUser | null>> {
      if (!headers.has('cookie')) return { value: null, cookies: [] };

      const { found, cookies } = await findSession(headers);
      // The library writes this date, by the system's clock.
      if (found && Date.now() - found.session.createdAt.getTime() > MAX_SESSION_MS) {
        return { value: null, cookies: await this.logout(headers) };
      }
      if (found) await noteUse(found.session);
      return {
        value: found && {
          id: found.user.id,
          email: found.user.email,
          name: found.user.name,
          sessionId: found.session.id,
          signedInAt: found.session.createdAt,
        },
        cookies,
      };
    },

    /**
     * Ends the session that the browser came with, if any, once the new one is there.
     * @throws {AppError} `email_taken`, `too_many_requests`.
     */
    async register(
      form: { name: string; email: string; password: string },
      { address, headers: before }: Visit,
    ): Promise<WithCookies<User>> {
      await refuseWeakPassword(form.password, 'password', product.name);
      await rateLimits.consume([['registerByAddress', address]]);
      const { user, cookies } = await signUp(form, before);
      await this.logout(before);
      const known = knownBrowsers.remember(before, form.email);
      return { value: await toUser(user), cookies: [...cookies, known] };
    },

    /**
     * Makes an account for somebody else, e.g. for the operator: nobody is signed in, and no limit counts.
     * @throws {AppError} `email_taken`, `invalid` for a weak password.
     */
    async createAccount(form: { name: string; email: string; password: string }): Promise<User> {
      await refuseWeakPassword(form.password, 'password', product.name);
      const { user, cookies } = await signUp(form, new Headers());
      await this.logout(cookieHeaderOf(cookies));
      return toUser(user);
    },

    /**
     * Ends the session that the browser came with, if any, once the new one is there.
     * @throws {AppError} `invalid_credentials` (the same for a wrong password and an unknown address), `too_many_requests`.
     */
    async login(
      form: { email: string; password: string },
      { address, headers: before }: Visit,
    ): Promise<WithCookies<User>> {
      const browser = knownBrowsers.nameIn(before, form.email);
      const own: RateLimitKey =
        browser === null ? ['loginByPair', form.email, address] : ['loginByBrowser', form.email, browser];
      const shared: RateLimitKey[] =
        browser === null
          ? [
              ['loginByEmail', form.email],
              ['loginByAddress', address],
            ]
          : [];
      const counted = [own, ...shared];
      // Counted before the password is looked at: of many guesses at once, no more than the limit are.
      await rateLimits.consume(counted);
      try {
        const { user, cookies } = await signIn(form, before);
        await rateLimits.reset([own]);
        await rateLimits.giveBack(shared);
        await this.logout(before);
        return { value: await toUser(user), cookies };
      } catch (error) {
        if (!(error instanceof AppError)) await rateLimits.giveBack(counted);
        throw error;
      }
    },

    /**
     * Exchanges the session that the request carries for a new one, after its password was changed.
     * @returns the cookies of the new one.
     */
    async renew(credentials: { email: string; password: string }, before: Headers): Promise<string[]> {
      const { cookies } = await signIn(credentials, before);
      await this.logout(before);
      return cookies;
    },

    /** Ends the session that the request carries, on the server too. */
    async logout(headers: Headers): Promise<string[]> {
      const result = await betterAuth.api.signOut({ headers, returnHeaders: true });
      return result.headers.getSetCookie();
    },

    /** Whether this is the password of whoever's session the request carries. The rate limit is the caller's to apply. */
    async isPassword(password: string, headers: Headers): Promise<boolean> {
      try {
        await betterAuth.api.verifyPassword({ body: { password }, headers });
        return true;
      } catch (refusal) {
        const error = asOutage(refusal);
        if (isAPIError(error)) return false;
        throw error;
      }
    },

    /** Whether somebody may have signed in through the provider. */
    hasProviderAccount: (userId: string): Promise<boolean> => repository.hasProviderAccount(userId),

    currentUser: (user: SessionUser): Promise<User> => toUser(user),

    /** Forgets sessions that are over: their browsers may never come back for that. @returns how many. */
    async sweepSessions(): Promise<number> {
      const now = new Date();
      const oldestStart = new Date(now.getTime() - MAX_SESSION_MS);
      for (let removed = 0; ; ) {
        const page = await repository.deleteEndedSessions(now, oldestStart, SWEEP_PAGE);
        removed += page;
        if (page < SWEEP_PAGE) return removed;
      }
    },
  };

  /** Makes an account and signs it in. @throws {AppError} `email_taken` */
  async function signUp(form: { name: string; email: string; password: string }, before: Headers) {
    try {
      const { headers, response } = await withPasswordHashed(form.password, () =>
        betterAuth.api.signUpEmail({ body: form, headers: agentOf(before), returnHeaders: true }),
      );
      return { user: response.user, cookies: headers.getSetCookie() };
    } catch (error) {
      // Of two that register one address at once, the slower one meets the database's own refusal.
      if (await repository.isEmailTaken(form.email)) throw emailTaken(error);
      throw error;
    }
  }

  /**
   * The library looks at the password first and makes the session after it. A password that is replaced in between
   * opens nothing, though its replacement has ended the sessions that there were.
   * @throws {AppError} `invalid_credentials`
   */
  async function signIn(credentials: { email: string; password: string }, before: Headers) {
    const stored = await repository.findHash(credentials.email);
    const answer = await betterAuth.api
      .signInEmail({ body: credentials, headers: agentOf(before), returnHeaders: true })
      .catch((refusal) => {
        const error = asOutage(refusal);
        throw isAPIError(error) ? invalidCredentials(error) : error;
      });
    const { user } = answer.response;
    const cookies = answer.headers.getSetCookie();
    if ((await repository.settledHash(user.id)) !== stored) {
      await betterAuth.api.signOut({ headers: cookieHeaderOf(cookies) });
      throw invalidCredentials();
    }
    return { user, cookies: [...cookies, knownBrowsers.remember(before, credentials.email)] };
  }

  /** What is plain is read in one statement; the library judges, renews and removes the rest. */
  async function findSession(headers: Headers) {
    const running = await readSession(headers.get('cookie') ?? '').catch((error) => {
      throw new DatabaseUnreachableError(error);
    });
    if (running !== null) return { found: running, cookies: [] };

    const judged = await betterAuth.api.getSession({ headers, returnHeaders: true }).catch((error) => {
      throw asOutage(error);
    });
    return { found: judged.response, cookies: judged.headers.getSetCookie() };
  }

  /** Never fails a request: a full disk must not keep people from reading. */
  async function noteUse(session: { id: string; lastUsedAt?: string | null | undefined }): Promise<void> {
    const now = clock.now();
    const noted = session.lastUsedAt ? Date.parse(session.lastUsedAt) : 0;
    if (Math.abs(now.getTime() - noted) < NOTED_EVERY_MS) return;
    await repository
      .noteUse(session.id, now.toISOString())
      .catch((err) => log.warn({ err }, 'the use of a session was not noted'));
  }

  async function toUser(user: { id: string; email: string; name: string }): Promise<User> {
    const [plan, authProvider, picture] = await Promise.all([
      plans.currentPlan(user.id),
      repository.authProvider(user.id),
      repository.findPicture(user.id),
    ]);
    const { firstName, lastName } = splitName(user.name);
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      firstName,
      lastName,
      profileImageUrl: picture === undefined ? null : fileUrl(picture.smallFileId),
      profileImageLargeUrl: picture === undefined ? null : fileUrl(picture.fileId),
      authProvider,
      hasActiveSubscription: plan !== null,
      subscriptionDetails: plan,
    };
  }
}

/** What a new session remembers of its browser; the cookie of the old one stays out of it. */
function agentOf(headers: Headers): Headers {
  const agent = headers.get('user-agent')?.slice(0, MAX_AGENT_LENGTH);
  return new Headers(agent ? { 'user-agent': agent } : {});
}

/** When its database fails, the library says that something failed, and no more. */
function asOutage(error: unknown): unknown {
  return isAPIError(error) && error.statusCode >= 500 ? new DatabaseUnreachableError(error) : error;
}

function invalidCredentials(cause?: unknown): AppError {
  return refusal('wrong_login', { cause });
}

function emailTaken(cause: unknown): AppError {
  const { message, reason } = refusal('email_taken').body;
  return new AppError(
    { ...refusal('account_exists').body, fields: { email: { message, reason } } },
    { cause },
  );
}

/** At the first space, for display; the name itself is kept whole. */
function splitName(name: string): { firstName: string; lastName: string } {
  const space = name.indexOf(' ');
  if (space < 0) return { firstName: name, lastName: '' };
  return { firstName: name.slice(0, space), lastName: name.slice(space + 1).trim() };
}
