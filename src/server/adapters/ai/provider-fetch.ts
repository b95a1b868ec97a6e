/** The provider's answer is larger than any that could be right. */
export class OversizeError extends Error {
  constructor() {
    super('the answer is too large');
    this.name = 'OversizeError';
  }
}

/**
 * The one way to a provider: to its own origin only (also where its answer names an address to fetch a picture from),
 * without following redirects, which would carry photos and keys elsewhere, and with a limit on what comes back.
 */
export function createProviderFetch(baseUrl: string, maxBytes: number): typeof fetch {
  const { origin } = new URL(baseUrl);

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error('a provider is asked at its own address only');

    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;

    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limitBytes(maxBytes)), { status, statusText, headers });
  };
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(new OversizeError());
      else controller.enqueue(chunk);
    },
  });
}
