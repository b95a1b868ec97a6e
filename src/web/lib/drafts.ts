import type * as z from 'zod/mini';
import { readFromDevice } from './device-storage.ts';

/** All drafts stand under this, whoever they belong to. */
const PREFIX = 'draft:';

/** What somebody has begun to fill in, kept on this device under their id. Null when there is nothing that still fits. */
export function readDraft<S extends z.ZodMiniType>(
  name: string,
  userId: string,
  shape: S,
): z.output<S> | null {
  try {
    return shape.safeParse(JSON.parse(readFromDevice(keyOf(name, userId)) ?? 'null')).data ?? null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

export function saveDraft(name: string, userId: string, draft: unknown): void {
  try {
    forgetDrafts((key) => !key.endsWith(`:${userId}`));
    localStorage.setItem(keyOf(name, userId), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft lasts as long as the page.
  }
}

export function forgetDraft(name: string, userId: string): void {
  forgetDrafts((key) => key === keyOf(name, userId));
}

/** Forgets all drafts, or those that `which` picks by their key: at logout nothing of anybody stays behind. */
export function forgetDrafts(which: (key: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && which(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

function keyOf(name: string, userId: string): string {
  return `${PREFIX}${name}:${userId}`;
}
