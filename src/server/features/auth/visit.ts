import type { FastifyRequest } from 'fastify';
import { headersOf } from '#server/http/session-cookies.ts';

/** Where a request to sign in comes from, and the cookies it brings. */
export interface Visit {
  address: string;
  headers: Headers;
}

export function visitOf(request: FastifyRequest): Visit {
  return { address: request.ip, headers: headersOf(request) };
}
