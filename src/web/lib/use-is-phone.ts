import { useSyncExternalStore } from 'react';

/** The styles' `max-md`. */
const PHONE = '(width < 48rem)';

/** Whether the window is as narrow as a phone's, for what styles alone cannot say. The server draws for a wide one. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, isPhone, () => false);
}

function isPhone(): boolean {
  return window.matchMedia(PHONE).matches;
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
