import { useEffect, useRef } from 'react';

/**
 * Where what was pressed goes with its tab (an analysis has ended, a retake was asked for), the focus goes to the new one
 * instead of nowhere. @returns the ref of the tab's panel
 */
export function useFocusKept(tab: string) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);

  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) panel.current?.focus({ preventScroll: true });
  }, [tab]);

  return panel;
}
