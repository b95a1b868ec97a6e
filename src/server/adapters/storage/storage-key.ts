const KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** @throws unless it is a key of ours: no other one may become a path or an address. */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`);
}

export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}
