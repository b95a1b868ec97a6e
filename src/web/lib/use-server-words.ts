import { useEffect, useReducer } from 'react';
import { serverWords, whenServerWordsCome } from '#web/words/server-words.ts';

/** The server's words for what is on show already when more of them become known: it is said anew then. */
export function useServerWords(): typeof serverWords {
  const [, sayAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => whenServerWordsCome(sayAnew), []);
  return serverWords;
}
