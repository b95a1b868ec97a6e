/** Ends a turn, so that the next one who waits begins. */
export type EndTurn = () => void;

/** Lets so many work at once; the others wait, first come first served. */
export function createTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  const end: EndTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return {
    /** Resolves when it is one's turn. Rejects with the signal's reason when that comes first. */
    async take(signal: AbortSignal): Promise<EndTurn> {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await untilTurn(signal);
      return end;
    },
  };

  function untilTurn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      waiting.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
