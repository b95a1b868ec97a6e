import { useSyncExternalStore } from 'react';
import { type Inspiration, RESTORABLE_MS } from '#contract/inspirations.ts';

let deleted: readonly Inspiration[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** What was deleted on this page and can still be put back, the last first. */
export function useDeletedInspirations(): readonly Inspiration[] {
  const read = () => deleted;
  return useSyncExternalStore(subscribe, read, read);
}

export function rememberDeleted(inspiration: Inspiration): void {
  forgetDeleted(inspiration.id);
  timers.set(
    inspiration.id,
    setTimeout(() => forgetDeleted(inspiration.id), RESTORABLE_MS),
  );
  publish([inspiration, ...deleted]);
}

export function forgetDeleted(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (deleted.some((inspiration) => inspiration.id === id))
    publish(deleted.filter((inspiration) => inspiration.id !== id));
}

function publish(next: readonly Inspiration[]): void {
  deleted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
