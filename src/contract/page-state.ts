import * as z from 'zod/mini';
import { user } from './auth.ts';

/** The id of the script element that carries the state. */
export const PAGE_STATE_ID = 'page-state';

/**
 * What the server knows when it sends a page, written into the page: the answers of the first calls, so that the first
 * screen waits for none. `user` is null for a visitor.
 */
export const pageState = z.object({
  user: z.nullable(user),
  /** Further answers by the path of their call, each as that call would give it. */
  answers: z.optional(z.record(z.string(), z.unknown())),
});

/** The id of the sheet with what the content security policy refuses as `style` attributes. */
export const DRAWN_STYLES_ID = 'drawn-styles';

/** Where the server puts what it draws, in a page that was built before anybody knew for whom. */
export const MARKUP_SLOT = '__MARKUP__';
/** Where the server puts the state. */
export const STATE_SLOT = '__STATE__';

export type PageState = z.infer<typeof pageState>;

/** The state as the content of a script element: nothing in it can end the element. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
