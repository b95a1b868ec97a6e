import * as z from 'zod/mini';
import { seed } from '#contract/first-looks.ts';
import { id } from '#contract/shared-shapes.ts';

const KEY = 'wanted-look';

/** A look that somebody without an account wants to keep, and the id of the job that will make it: never made twice. */
const wantedLook = z.object({
  id,
  occasion: z.string(),
  seed,
  /** As it was seen, to be seen beside the form that asks for the account. */
  shown: z.optional(
    z.object({
      title: z.string(),
      language: z.optional(z.string()),
      totalCents: z.number(),
      board: z.string().check(z.startsWith('data:image/')),
    }),
  ),
});
export type WantedLook = z.infer<typeof wantedLook>;

/** It waits in this tab alone, until somebody signs in here. */
export function wantLook(look: WantedLook): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // Storage is blocked: it can be made again with an account.
  }
}

export function wantedLookHere(): WantedLook | null {
  try {
    return wantedLook.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function forgetWantedLook(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there.
  }
}
