import { isAPIError } from 'better-auth/api';
import type { User } from '#contract/auth.ts';
import { AppError } from '#contract/error.ts';
import { DatabaseUnreachableError } from '#server/db/database-unreachable.ts';
import type { Db } from '#server/db/open-database.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { SessionUser } from '#server/http/serve.ts';
import { createAuthRepository } from './auth.repository.ts';
import type { BetterAuth } from './better-auth.ts';
import type { Tried, TryLimits } from './limit-tries.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** The `Set-Cookie` lines that the browser must get with the answer. */
export interface WithCookies<Value> {
  value: Value;
  cookies: string[];
}

/** Where a request to sign in comes from, and the cookies it brings. */
interface Visit {
  address: string;
  headers: Headers;
}

export function createAuthService(dependencies: {
  db: Db;
  betterAuth: BetterAuth;
  plans: PlansService;
  tries: TryLimits;
}) {
  const { db, betterAuth, plans, tries } = dependencies;
  const repository = createAuthRepository(db);

  return {
    /** Whose session the request carries; the cookies renew a rolling session. */
    async authenticate(headers: Headers): Promise<WithCookies<SessionUser | null>> {
      if (!headers.has('cookie')) return { value: null, cookies: [] };

      const result = await betterAuth.api.getSession({ headers, returnHeaders: true }).catch((error) => {
        throw asOutage(error);
      });
      const found = result.response;
      return {
        value: found && {
          id: found.user.id,
          email: found.user.email,
          name: found.user.name,
          image: found.user.image ?? null,
          sessionId: found.session.id,
          signedInAt: found.session.createdAt,
        },
        cookies: result.headers.getSetCookie(),
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
      await tries.count([['registerByAddress', address]]);
      try {
        const { headers, response } = await betterAuth.api.signUpEmail({ body: form, returnHeaders: true });
        await this.logout(before);
        const value = await toUser({ ...response.user, image: response.user.image ?? null });
        return { value, cookies: headers.getSetCookie() };
      } catch (error) {
        // Of two that register one address at once, the slower one meets the database's own refusal.
        if (await repository.isEmailTaken(form.email)) throw emailTaken(error);
        throw error;
      }
    },

    /**
     * Ends the session that the browser came with, if any, once the new one is there.
     * @throws {AppError} `invalid_credentials` (the same for a wrong password and an unknown address), `too_many_requests`.
     */
    async login(
      form: { email: string; password: string },
      { address, headers: before }: Visit,
    ): Promise<WithCookies<User>> {
      const ofThisAccount: Tried[] = [
        ['loginByPair', form.email, address],
        ['loginByEmail', form.email],
      ];
      const ofThisAddress: Tried = ['loginByAddress', address];
      const tried = [...ofThisAccount, ofThisAddress];
      // Counted before the password is looked at: of many guesses at once, no more than the limit are.
      await tries.count(tried);
      try {
        const { headers, response } = await betterAuth.api.signInEmail({ body: form, returnHeaders: true });
        await tries.clear(ofThisAccount);
        await tries.uncount([ofThisAddress]);
        await this.logout(before);
        const value = await toUser({ ...response.user, image: response.user.image ?? null });
        return { value, cookies: headers.getSetCookie() };
      } catch (refusal) {
        const error = asOutage(refusal);
        if (!isAPIError(error)) {
          await tries.uncount(tried);
          throw error;
        }
        throw new AppError('invalid_credentials', 'Invalid email or password.', { cause: error });
      }
    },

    /** Ends the session that the request carries, on the server too. */
    async logout(headers: Headers): Promise<string[]> {
      const result = await betterAuth.api.signOut({ headers, returnHeaders: true });
      return result.headers.getSetCookie();
    },

    currentUser: (user: SessionUser): Promise<User> => toUser(user),
  };

  async function toUser(user: {
    id: string;
    email: string;
    name: string;
    image: string | null;
  }): Promise<User> {
    const [plan, authProvider] = await Promise.all([
      plans.currentPlan(user.id),
      repository.authProvider(user.id),
    ]);
    const { firstName, lastName } = splitName(user.name);
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      firstName,
      lastName,
      profileImageUrl: user.image,
      authProvider,
      hasActiveSubscription: plan !== null,
      subscriptionDetails: plan,
    };
  }
}

/** When its database fails, the library says that something failed, and no more. */
function asOutage(error: unknown): unknown {
  return isAPIError(error) && error.statusCode >= 500 ? new DatabaseUnreachableError(error) : error;
}

function emailTaken(cause: unknown): AppError {
  return new AppError('email_taken', 'An account with this email already exists. Log in instead.', {
    fields: { email: 'An account with this email already exists' },
    cause,
  });
}

/** At the first space, for display; the name itself is kept whole. */
function splitName(name: string): { firstName: string; lastName: string } {
  const space = name.indexOf(' ');
  if (space < 0) return { firstName: name, lastName: '' };
  return { firstName: name.slice(0, space), lastName: name.slice(space + 1).trim() };
}
