import type { Language } from '#contract/languages.ts';

/** What these screens are written in. A build has one language; the server chooses the build. */
export const LANGUAGE: Language = 'en';

/** How the screens write money, numbers and dates: American English, as the specification has it. */
export const LOCALE = 'en-US';

/** The server's own sentences are English: what shows them needs no words for them. */
export const IS_THE_SERVERS: boolean = true;

/** Keeps this language's pages for when there is no connection. */
export const SERVICE_WORKER = '/sw.js';
