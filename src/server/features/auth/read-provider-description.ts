import * as z from 'zod/mini';

/** The provider's own description of itself was not to be had, or is another one's. Its message is for whoever runs Hemline. */
export class ProviderUnreachableError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'ProviderUnreachableError';
  }
}

const description = z.object({
  issuer: z.string(),
  end_session_endpoint: z.optional(z.url({ protocol: /^https?$/ })),
});
type Description = z.infer<typeof description>;

/**
 * OpenID Connect Discovery 1.0, as far as we read it ourselves.
 * @param issuer without a trailing slash
 * @param limitMs for the whole of it
 * @throws {ProviderUnreachableError} which says what came in its place, and that OIDC_ISSUER names it
 */
export async function readProviderDescription(issuer: string, limitMs: number): Promise<Description> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) }).catch((error) => {
    throw new ProviderUnreachableError(`OIDC_ISSUER: no answer from ${address}. ${reasonOf(error)}`, error);
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new ProviderUnreachableError(`OIDC_ISSUER: ${address} answered with status ${answer.status}`);
  }
  const found = description.safeParse(await answer.json().catch(() => null));
  if (!found.success)
    throw new ProviderUnreachableError(`OIDC_ISSUER: what ${address} says is no description of a provider`);
  const name = found.data.issuer.replace(/\/+$/, '');
  if (name !== issuer)
    throw new ProviderUnreachableError(`OIDC_ISSUER: the provider calls itself ${name}, not ${issuer}`);
  return found.data;
}

/** What fetch throws says no more than "fetch failed"; the reason is its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
