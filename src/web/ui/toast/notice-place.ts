import { useSyncExternalStore } from 'react';

/** The topmost dialog's last. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The ref of an element that takes the notices in for as long as no later one does. */
export function noticePlace(element: HTMLElement | null) {
  if (!element) return;
  places.push(element);
  tell();
  return () => {
    places.splice(places.indexOf(element), 1);
    tell();
  };
}

/** @returns the place in the topmost dialog, or `undefined` while none is open. */
export function useNoticePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => places.at(-1));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
