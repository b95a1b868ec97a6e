import { useLayoutEffect, useRef } from 'react';

/** How far down each tab was left, as long as this page lives: also for who comes back from another screen. */
const positions = new Map<string, number>();

/** Each tab is found again where it was left. */
export function useScrollPerTab(tab: string): void {
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const left = positions.get(tab);
    // A page that has just been loaded is where the browser put it.
    if (!isFirst.current || left !== undefined) window.scrollTo(0, left ?? 0);
    isFirst.current = false;

    const remember = () => positions.set(tab, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [tab]);
}
