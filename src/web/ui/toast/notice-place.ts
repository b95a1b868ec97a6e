import { useSyncExternalStore } from 'react';

/** Of the forms and dialogs that are there, in the order in which they came. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The ref of an element that takes the notices in: the topmost dialog's does, and without a dialog the latest form's. */
export function noticePlace(element: HTMLElement | null) {
  if (!element) return;
  places.push(element);
  tell();
  return () => {
    places.splice(places.indexOf(element), 1);
    tell();
  };
}

/** @returns where notices stand, or `undefined` where they lie over the page. */
export function useNoticePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, placeHere);
}

function placeHere(): HTMLElement | undefined {
  return places.findLast((place) => place.closest('[data-modal]') !== null) ?? places.at(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
