import { phraseFor } from '#web/words/server-phrases.de.ts';
import type * as English from '#web/words/server-words.ts';
import { stretched } from './pseudo.ts';

/** What no phrase book knows stays as the server says it, and is found as any other words without a translation. */
export const serverWords: typeof English.serverWords = (said) =>
  phraseFor(said) === said ? said : stretched(said);

export const learnServerWords: typeof English.learnServerWords = async () => {};

export const whenServerWordsCome: typeof English.whenServerWordsCome = () => () => {};
