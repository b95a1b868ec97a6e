/** What this device keeps under a name; null where nothing is, storage is blocked, or the server draws, which has none. */
export function readFromDevice(key: string): string | null {
  try {
    return typeof window === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}
