import type { FastifyReply, FastifyRequest } from 'fastify';

/** Says nothing but that it was sent: browsers send a strict cookie with what our own pages ask for, and with nothing else. */
const COOKIE = 'hemline.own';
const VALUE = '1';
const SECONDS = 400 * 24 * 60 * 60;

/**
 * Browsers say where a request comes from (`Sec-Fetch-Site`) over TLS and to their own machine only. For the others, in a
 * household's plain network, a strict cookie tells; it is given out with whatever a page of ours asks for.
 */
export function markOwnPages(request: FastifyRequest, reply: FastifyReply): void {
  if (!isSilentBrowser(request) || hasMark(request)) return;
  reply.header('set-cookie', `${COOKIE}=${VALUE}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict`);
}

/** Whether a request that does not say where it comes from may come from a page of another site. */
export function mayBeForeign(request: FastifyRequest): boolean {
  return isSilentBrowser(request) && !hasMark(request);
}

/** Programs follow no links of other sites. */
function isSilentBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined && /^Mozilla\//.test(headers['user-agent'] ?? '');
}

function hasMark({ headers }: FastifyRequest): boolean {
  return (headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${COOKIE}=${VALUE}`);
}
