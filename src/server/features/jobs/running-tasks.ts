import { setTimeout as sleep } from 'node:timers/promises';

/** What is under way is given so long when the server closes. */
const FINISH_LIMIT_MS = 3_000;

export interface TaskName {
  userId: string;
  id: string;
}

/** Work that goes on when whoever asked for it has gone; by name, so that it can be followed and stopped. */
export function createRunningTasks() {
  const running = new Map<string, { name: TaskName; controller: AbortController; done: Promise<void> }>();
  let closedFor: Error | null = null;

  return {
    start(name: TaskName, run: (signal: AbortSignal) => Promise<void>): void {
      const controller = new AbortController();
      const done = run(controller.signal).finally(() => running.delete(keyOf(name)));
      // Who follows it hears of a failure; it is no crash when nobody does.
      done.catch(() => {});
      running.set(keyOf(name), { name, controller, done });
      if (closedFor !== null) controller.abort(closedFor);
    },

    /** Resolves at once when nothing of that key is under way. @throws what the work failed with */
    follow: async (name: TaskName): Promise<void> => running.get(keyOf(name))?.done,

    running: (): TaskName[] => [...running.values()].map(({ name }) => name),

    stop(name: TaskName, reason: Error): void {
      running.get(keyOf(name))?.controller.abort(reason);
    },

    /** Waits a moment for all that is under way, then stops it and waits until it has tidied up. */
    async close(reason: Error): Promise<void> {
      const allDone = () => Promise.allSettled([...running.values()].map(({ done }) => done));
      const limit = new AbortController();
      await Promise.race([allDone(), sleep(FINISH_LIMIT_MS, null, { signal: limit.signal }).catch(() => {})]);
      limit.abort();
      closedFor = reason;
      for (const { controller } of running.values()) controller.abort(reason);
      await allDone();
    },
  };
}

function keyOf({ userId, id }: TaskName): string {
  return `${userId} ${id}`;
}

/** The same outcome, or the signal's reason as soon as it is aborted: an engine that never answers is not waited for. */
export async function unlessAborted<Result>(signal: AbortSignal, outcome: Promise<Result>): Promise<Result> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([outcome, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
