import { useEffect, useRef } from 'react';

/** What had the focus is gone: reading goes on at the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/**
 * Where what was pressed goes with what it stood in (the last card of a board, the button under "nothing found"), the
 * heading has the focus. @param shown what is shown; undefined while nobody knows yet
 */
export function useHeadingFocus(shown: string | undefined): void {
  const last = useRef(shown);

  useEffect(() => {
    if (shown === undefined || shown === last.current) return;
    const isFirst = last.current === undefined;
    last.current = shown;
    if (!isFirst && isFocusLost()) focusHeading();
  }, [shown]);
}

/** Whether nothing has the focus: the element that had it is gone, and the person has not moved it since. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
