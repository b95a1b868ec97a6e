import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import * as z from 'zod';
import { type BetterAuthDependencies, betterAuthOptions } from './better-auth.ts';

export type UnprovedSignIn = ReturnType<typeof createUnprovedSignIn>;

interface NewUser {
  id?: string;
  email: string;
  name: string;
}

/**
 * Signs people in without any proof, for the debug pages. An instance of its own, made in local mode only and imported
 * only there, so that nothing of it is in a production process.
 */
export function createUnprovedSignIn(dependencies: BetterAuthDependencies) {
  const signIn = createAuthEndpoint(
    '/unproved/sign-in',
    { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
    async (context) => {
      const { internalAdapter } = context.context;
      const user = await internalAdapter.findUserById(context.body.userId);
      if (!user) return context.json(null);

      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(context, { session, user });
      return context.json({ userId: user.id });
    },
  );
  const instance = betterAuth({
    ...betterAuthOptions(dependencies),
    plugins: [{ id: 'unproved-sign-in', endpoints: { signInUnproved: signIn } }],
  });

  return {
    /** @returns the cookies of a new session; null when there is no such user. */
    async signIn(userId: string, headers: Headers): Promise<string[] | null> {
      const result = await instance.api.signInUnproved({ body: { userId }, headers, returnHeaders: true });
      return result.response === null ? null : result.headers.getSetCookie();
    },

    async findByEmail(email: string): Promise<{ id: string } | null> {
      const { internalAdapter } = await instance.$context;
      const found = await internalAdapter.findUserByEmail(email);
      return found && { id: found.user.id };
    },

    /** A user without a password: a reset gives it one. */
    async createUser(user: NewUser): Promise<{ id: string }> {
      const { internalAdapter } = await instance.$context;
      const created = await internalAdapter.createUser({ ...user, emailVerified: true }, { method: 'debug' });
      return { id: created.id };
    },
  };
}
