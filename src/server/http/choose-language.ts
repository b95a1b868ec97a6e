import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import {
  BROWSER_DECIDES,
  ENGLISH,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
} from '#contract/languages.ts';
import { LANGUAGES } from '#languages/languages.ts';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** What somebody reads: as they chose on this device, else as their browser asks; English when neither is ours. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
  const asked = new Negotiator({ headers }).language([...LANGUAGES.all]);
  return oursOf(chosen) ?? oursOf(asked) ?? ENGLISH;
}

/** The language of a page that has an address of its own in it, e.g. for search engines: `/landing?language=de`. */
export function languageOfAddress({ url }: Pick<FastifyRequest, 'url'>): Language | null {
  const [, search] = url.split('?', 2);
  return LANGUAGES.all.find((language) => search === `${LANGUAGE_PARAMETER}=${language}`) ?? null;
}

/** An empty choice forgets the one before. */
export function rememberLanguage(reply: FastifyReply, language: Language | ''): FastifyReply {
  const age = language === '' ? 0 : A_YEAR_S;
  return reply.header('set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${age}; SameSite=Lax`);
}

/**
 * Takes a choice that an address asks for (`?language=de`): it is kept for a year, and the answer leads to the same
 * address without it. Works as a plain link. @returns whether it was asked for
 */
export function takeChoice(request: FastifyRequest, reply: FastifyReply): boolean {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(LANGUAGE_PARAMETER);
  const language = LANGUAGES.all.find((known) => known === asked) ?? '';
  if (language === '' && asked !== BROWSER_DECIDES) return false;

  parameters.delete(LANGUAGE_PARAMETER);
  // Two slashes would be another host's address.
  const here = path.replace(/^\/{2,}/, '/');
  rememberLanguage(reply, language)
    .header('cache-control', 'no-store')
    .redirect(parameters.size === 0 ? here : `${here}?${parameters}`, 303);
  return true;
}

function oursOf(name: string | undefined): Language | undefined {
  return LANGUAGES.all.find((language) => language === name);
}
