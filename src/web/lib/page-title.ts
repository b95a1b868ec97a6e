import { useEffect } from 'react';
import { PRODUCT } from '#contract/product.ts';

/** The page that the visit began with keeps the browser's own focus; later ones take it to their heading. */
let hasArrived = false;

/** Names the page for the browser's tabs, its history and a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${PRODUCT.name}`;
  }, [title]);
}

/** For each whole page: names it, and on a change of page starts at its top with the focus on the heading. */
export function usePageArrival(title: string): void {
  usePageTitle(title);

  useEffect(() => {
    if (hasArrived) {
      window.scrollTo(0, 0);
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    hasArrived = true;
  }, []);
}
