import type { Translated } from '#web/words/translated.ts';
import type * as English from './language.ts';

export const LOCALE: Translated<typeof English.LOCALE> = 'de-DE';
