/**
 * A line that scrolls sideways. On a phone it reaches the edges of the window, and what goes on there fades within the gutter;
 * the ring around what holds the focus has room everywhere.
 */
export const BLEEDS =
  '-my-1 flex overflow-x-auto py-1 max-sm:fades max-sm:-mx-5 max-sm:px-5 sm:-mx-1 sm:px-1';
