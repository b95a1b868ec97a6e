import { useSyncExternalStore } from 'react';

/** Whether the last answer came from the server; false once one came from what this device keeps. */
let isThere = true;
const listeners = new Set<() => void>();

/** To be told of every answer, and of every call that got none. */
export function noteConnection(answered: boolean): void {
  if (answered === isThere) return;
  isThere = answered;
  for (const listener of listeners) listener();
}

/** Whether what is on screen may be of an earlier time, because the server cannot be reached. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

/** The browser knows of no network, or the server has not answered. */
export function isOffline(): boolean {
  return !navigator.onLine || !isThere;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
