import { ENGLISH, type Language } from '#contract/languages.ts';

declare const __LANGUAGE__: Language | undefined;
declare const __LANGUAGES__: readonly Language[] | undefined;
declare const __SERVICE_WORKER__: string | undefined;

/** What these screens are written in, with their money, numbers and dates. A build has one; the server chooses the build. */
export const LANGUAGE: Language = typeof __LANGUAGE__ === 'undefined' ? ENGLISH : __LANGUAGE__;

/** All that there are. */
export const LANGUAGES: readonly Language[] =
  typeof __LANGUAGES__ === 'undefined' ? [LANGUAGE] : __LANGUAGES__;

/** Keeps this language's pages for when there is no connection. */
export const SERVICE_WORKER = typeof __SERVICE_WORKER__ === 'undefined' ? '/sw.js' : __SERVICE_WORKER__;
