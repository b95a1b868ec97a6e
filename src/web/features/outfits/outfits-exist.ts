import { readFromDevice } from '#web/lib/device-storage.ts';

const STORAGE_KEY = 'hasGeneratedOutfits';

/** Kept on this device once any outfit exists, so that a list that loads shows the rows it will have. */
export function rememberThatOutfitsExist(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'true');
  } catch {
    // Storage is blocked: the list loads a little less smoothly, and that is all.
  }
}

export function doOutfitsExist(): boolean {
  return readFromDevice(STORAGE_KEY) === 'true';
}
