import type * as English from './language.ts';

export const LANGUAGE: typeof English.LANGUAGE = 'de';

export const LOCALE: string = 'de-DE';

export const IS_THE_SERVERS: boolean = false;

export const SERVICE_WORKER: string = '/sw.de.js';
