import type { ProviderSettings } from '#server/settings/config.ts';
import { readProviderDescription } from './read-provider-description.ts';

/** Where a browser is sent to end its session at the provider too; null where the provider offers no such place. */
export type ProviderLogout = () => Promise<string | null>;

/** Nobody waits longer to be signed out here. */
const ANSWER_LIMIT_MS = 2_000;

/**
 * OpenID Connect RP-Initiated Logout 1.0. The provider is told the client and where to come back to; an `id_token_hint`
 * would need the token, and none is kept.
 * @param publicUrl where people reach the app, without a trailing slash
 */
export function createProviderLogout(settings: ProviderSettings, publicUrl: string): ProviderLogout {
  const { issuer, clientId } = settings;
  let found: Promise<string | null> | null = null;

  return async () => {
    found ??= findEndpoint(issuer).catch(() => {
      // Asked again by the next one.
      found = null;
      return null;
    });
    const endpoint = await found;
    if (endpoint === null) return null;
    const address = new URL(endpoint);
    address.searchParams.set('client_id', clientId);
    address.searchParams.set('post_logout_redirect_uri', `${publicUrl}/landing`);
    return address.toString();
  };
}

/** @throws when the provider does not answer, or not with its description */
async function findEndpoint(issuer: string): Promise<string | null> {
  const { end_session_endpoint: endpoint } = await readProviderDescription(issuer, ANSWER_LIMIT_MS);
  if (endpoint === undefined) return null;
  // A session that ends over TLS is not ended in the clear.
  return new URL(issuer).protocol === 'https:' && new URL(endpoint).protocol !== 'https:' ? null : endpoint;
}
