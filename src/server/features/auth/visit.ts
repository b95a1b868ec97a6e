import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages.ts';
import { languageOf } from '#server/http/choose-language.ts';
import { headersOf } from '#server/http/session-cookies.ts';

/** Where a request to sign in comes from, the cookies it brings, and what its person reads. */
export interface Visit {
  address: string;
  headers: Headers;
  language: Language;
}

export function visitOf(request: FastifyRequest): Visit {
  return { address: request.ip, headers: headersOf(request), language: languageOf(request) };
}
