import type * as English from '#web/lib/language.ts';

export const LANGUAGE: typeof English.LANGUAGE = 'en';

/** Of another language than the words: money or a day that is written without asking for the locale is seen. */
export const LOCALE: string = 'de-DE';

export const IS_THE_SERVERS: boolean = false;

export const SERVICE_WORKER: string = '/sw.js';
