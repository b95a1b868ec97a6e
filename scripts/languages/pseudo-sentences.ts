import type * as English from '#web/words/sentences.ts';
import { ENGLISH_SENTENCES } from './english-sentences.ts';
import { stretched } from './pseudo.ts';

export const SENTENCES: typeof English.SENTENCES = stretched(ENGLISH_SENTENCES);
