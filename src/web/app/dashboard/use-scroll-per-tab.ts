import { useLayoutEffect, useRef } from 'react';

/** Each tab is found again where it was left. */
export function useScrollPerTab(tab: string): void {
  const positions = useRef(new Map<string, number>());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const known = positions.current;
    if (!isFirst.current) window.scrollTo(0, known.get(tab) ?? 0);
    isFirst.current = false;

    const remember = () => known.set(tab, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [tab]);
}
