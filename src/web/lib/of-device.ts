import { useSyncExternalStore } from 'react';

/**
 * Something of this device: its storage, its clock, its window. The server knows none of it, so the first view of a page
 * that it drew has what `drawn` gives, and a moment later what `read` gives. Neither may make a new object each time.
 */
export function useOfDevice<Value>(read: () => Value, drawn: () => Value): Value {
  return useSyncExternalStore(neverChanges, read, drawn);
}

/** False in what the server draws and while that is hydrated; true from then on, and in what is drawn here first. */
export function useIsHydrated(): boolean {
  return useOfDevice(
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
