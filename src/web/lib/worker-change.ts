import { TAKE_OVER } from './kept.ts';

/** A worker takes over in a tenth of it, unless the one before has still something under way. */
const PATIENCE_MS = 1_000;

let change: Promise<void> = Promise.resolve();
let isLeaving = false;

/** Lets a waiting service worker take over at once, while the page stays open. */
export function letTakeOver(worker: Pick<ServiceWorker, 'postMessage'>): void {
  if (isLeaving) return;
  change = new Promise((over) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => over(), { once: true });
    setTimeout(over, PATIENCE_MS);
  });
  worker.postMessage(TAKE_OVER);
}

/**
 * To be called before this page leads to another one: a worker that gives way while it fetches the next page leaves
 * the browser waiting for that page for ever. @returns when the change that is under way is over; no other begins
 */
export async function noWorkerChanges(): Promise<void> {
  isLeaving = true;
  await change;
}
