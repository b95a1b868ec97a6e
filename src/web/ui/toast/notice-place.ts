import { useSyncExternalStore } from 'react';

/** Of the forms and dialogs that are there, in the order in which they came. */
const places: HTMLElement[] = [];
/** Of a phone. */
let bar: HTMLElement | null = null;
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

/** The ref of the bar at the lower edge of a phone: notices that no form takes in stand on it. */
export function noticeBar(element: HTMLElement | null) {
  bar = element;
  tell();
}

/** @returns the bar of this page, if it has one. */
export function useNoticeBar(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => bar);
}

/** @returns the form or dialog that takes the notices in, or `undefined` where they lie over the page. */
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
