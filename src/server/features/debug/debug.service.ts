import type { User } from '#contract/auth.ts';
import type { AuthState } from '#contract/debug.ts';
import { refusal } from '#contract/refusals.ts';
import type { AuthService, WithCookies } from '#server/features/auth/auth.service.ts';
import type { UnprovedSignIn } from '#server/features/auth/unproved-sign-in.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { Outbox } from '#server/features/mail/outbox.service.ts';
import type { SessionUser } from '#server/http/serve.ts';
import { cookieHeaderOf } from '#server/http/session-cookies.ts';

export type DebugService = ReturnType<typeof createDebugService>;

const TEST_USER_NAME = 'Test User';
/** Reserved for examples (RFC 2606): nobody's mail. */
const TEST_USER_DOMAIN = 'example.com';

/** The doors of the debug pages. They ask for no proof, and exist in local mode only. */
export function createDebugService(dependencies: {
  auth: AuthService;
  billing: BillingService;
  outbox: Outbox;
  unproved: UnprovedSignIn;
}) {
  const { auth, billing, outbox, unproved } = dependencies;

  return {
    /** Signs in as the user of an id; a free id becomes a test user. @throws {AppError} `conflict`. */
    async createSession(userId: string, headers: Headers): Promise<WithCookies<User>> {
      const cookies = await unproved.signIn(userId, headers);
      if (cookies !== null) return signedIn(cookies, headers);

      const email = `${userId.toLowerCase()}@${TEST_USER_DOMAIN}`;
      if (await unproved.findByEmail(email)) {
        throw refusal('address_of_another_account', { params: { email } });
      }
      const made = await unproved.createUser({ id: userId, email, name: TEST_USER_NAME });
      return signInAs(made.id, headers);
    },

    /** A user who has a plan keeps it. */
    async activateSubscription(user: SessionUser): Promise<User> {
      const current = await auth.currentUser(user);
      if (current.hasActiveSubscription) return current;

      await billing.activateFree(user.id, 'basic');
      return auth.currentUser(user);
    },

    async authState(user: SessionUser | null): Promise<AuthState> {
      return {
        authenticated: user !== null,
        user: user && (await auth.currentUser(user)),
        signedInAt: user?.signedInAt.toISOString() ?? null,
      };
    },

    /** Newest first; empty where a mail server takes them. */
    outbox: () => outbox.listKept(),

    /** Makes the account of an address when there is none, and signs it in. */
    async fixAuthentication(email: string, headers: Headers): Promise<WithCookies<{ email: string }>> {
      const found = await unproved.findByEmail(email);
      const { id } = found ?? (await unproved.createUser({ email, name: email.split('@')[0] ?? email }));
      const { value, cookies } = await signInAs(id, headers);
      return { value: { email: value.email }, cookies };
    },
  };

  async function signInAs(userId: string, headers: Headers): Promise<WithCookies<User>> {
    const cookies = await unproved.signIn(userId, headers);
    if (cookies === null) throw refusal('user_not_found');
    return signedIn(cookies, headers);
  }

  /** Ends the session that the browser came with, as every sign-in does. */
  async function signedIn(cookies: string[], before: Headers): Promise<WithCookies<User>> {
    await auth.logout(before);
    const { value } = await auth.authenticate(cookieHeaderOf(cookies));
    if (value === null) throw new Error('the new session is not known');
    return { value: await auth.currentUser(value), cookies };
  }
}
