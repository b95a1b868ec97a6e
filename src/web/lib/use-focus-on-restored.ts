import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './focus-heading.ts';

/**
 * A pressed "Restore" goes with its line: the focus moves on to what came back.
 * @param restored the last answer; restored again, it is another object
 * @param buttonIdOf the id of a button that stands at what came back
 * @returns the ref of what the lines stand in
 */
export function useFocusOnRestored<Restored extends object>(
  restored: Restored | undefined,
  buttonIdOf: (restored: Restored) => string,
): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const done = useRef(restored);
  // After every render: what came back is in its place a moment after the answer.
  useEffect(() => {
    const button =
      restored !== undefined && restored !== done.current && document.getElementById(buttonIdOf(restored));
    if (!button) return;
    done.current = restored;
    if (isFocusLost() || section.current?.contains(document.activeElement)) button.focus();
  });
  return section;
}
