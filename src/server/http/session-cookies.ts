import type { FastifyReply, FastifyRequest } from 'fastify';

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** Only what a session needs: the library must not judge by forwarded or host headers. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  const agent = request.headers['user-agent'];
  if (agent !== undefined) headers.set('user-agent', agent);
  return headers;
}

/** What a browser would send back after these `Set-Cookie` lines. */
export function cookieHeaderOf(cookies: string[]): Headers {
  return new Headers({ cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') });
}
