import { useEffect, useEffectEvent } from 'react';
import { PRODUCT } from '#web/lib/product.ts';

/** The page of the last arrival; none yet while the visit's first page keeps the browser's own focus. */
let lastArrival: string | null = null;

/** Names the page for the browser's tabs, its history and a screen reader. The focus stays with whoever keeps it. */
export function usePageTitle(title: string): void {
  useTitle(title);
  useEffect(() => {
    lastArrival = title;
  }, [title]);
}

/** For each whole page: names it, and on a change of page starts at its top with the focus on the heading. */
export function usePageArrival(title: string): void {
  useTitle(title);

  const arrive = useEffectEvent(() => {
    if (lastArrival !== null && lastArrival !== title) {
      window.scrollTo(0, 0);
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    lastArrival = title;
  });

  useEffect(() => arrive(), []);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}

/** As the browser's tab shows it. */
export function titleOf(title: string): string {
  return `${title} – ${PRODUCT.name}`;
}
