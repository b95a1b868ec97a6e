import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import * as z from 'zod/mini';
import { emailAddress, MAX_NAME_LENGTH } from '#contract/auth.ts';
import { line } from '#contract/shared-shapes.ts';
import { PROVIDER_ID } from '#contract/sign-in-options.ts';
import type { ProviderSettings } from '#server/settings/config.ts';
import { type BetterAuthDependencies, betterAuthOptions } from './better-auth.ts';
import { ProviderUnreachableError, readProviderDescription } from './read-provider-description.ts';

const ANSWER_LIMIT_MS = 5_000;
const name = line(MAX_NAME_LENGTH).check(z.minLength(1));

export type ProviderInstance = Awaited<ReturnType<typeof openProvider>>;

/**
 * The library with the provider: authorization code with PKCE, state bound to the browser, a nonce in the signed ID
 * token. The provider's description is read once, here: by us first, because the library does not say what is wrong with it.
 * @throws {ProviderUnreachableError}
 */
export async function openProvider(settings: ProviderSettings, dependencies: BetterAuthDependencies) {
  const { issuer, clientId, clientSecret } = settings;
  await readProviderDescription(issuer, ANSWER_LIMIT_MS);
  const options = betterAuthOptions(dependencies);
  const instance = betterAuth({
    ...options,
    user: {
      ...options.user,
      // Whoever could make up an address at the provider could else take the account of it here, or keep it from its owner.
      validateUserInfo: ({ user, source }) =>
        source.action === 'create-user' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
    },
    databaseHooks: {
      // A picture elsewhere would tell its host who is here and when.
      user: { create: { before: async (user) => ({ data: { ...user, image: null } }) } },
      account: {
        create: {
          // We ask the provider who somebody is, once. Its tokens could do more, so none is kept.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    account: { ...options.account, updateAccountOnSignIn: false },
    onAPIError: { errorURL: `${dependencies.baseUrl}/login` },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER_ID,
            discoveryUrl: `${issuer}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            clientId,
            clientSecret,
            scopes: ['openid', 'email', 'profile'],
            pkce: true,
            // With the issuer in it: when the operator changes the provider, nobody inherits another one's account.
            accountSubject: ({ profile }) => `${issuer}#${profile.sub ?? ''}`,
            mapProfileToUser: (profile) => ({
              email: emailAddress.safeParse(profile.email).data ?? '',
              name: nameOf(profile),
            }),
          },
        ],
      }),
    ],
  });

  const found = (await instance.$context).socialProviders.find(({ id }) => id === PROVIDER_ID);
  if (found === undefined) {
    throw new ProviderUnreachableError(
      `OIDC_ISSUER: ${issuer} describes no authorization code flow with signed ID tokens`,
    );
  }
  return instance;
}

function nameOf(profile: Record<string, unknown>): string {
  const email = typeof profile.email === 'string' ? profile.email : '';
  const candidates = [profile.name, profile.preferred_username, profile.nickname, email.split('@')[0]];
  return candidates.map((candidate) => name.safeParse(candidate).data).find(Boolean) ?? 'You';
}
