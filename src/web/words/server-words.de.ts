import type * as English from './server-words.ts';

let translate = (said: string): string => said;
const listeners = new Set<() => void>();

/** Until the phrases are there, and for what none of them covers, the server's own words stand. */
export const serverWords: typeof English.serverWords = (said) => translate(said);

/** They come with the first refusal, or soon after somebody who is signed in arrives: no visit waits for them. */
export const learnServerWords: typeof English.learnServerWords = async () => {
  try {
    const { phraseFor } = await import('./server-phrases.de.ts');
    if (translate === phraseFor) return;
    translate = phraseFor;
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the English words are better than none.
  }
};

export const whenServerWordsCome: typeof English.whenServerWordsCome = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
