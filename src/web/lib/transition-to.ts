import { flushSync } from 'react-dom';

/**
 * Changes the screen so that what has the same `view-transition-name` before and after moves from one place to the other.
 * At once where the browser cannot, or the person asked for no motion.
 */
export function transitionTo(change: () => void): void {
  const isMoving =
    'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isMoving) {
    change();
    return;
  }

  const { ready } = document.startViewTransition(() => flushSync(change));
  // Refused where nobody looks at the page: it has changed all the same.
  ready.catch(() => {});
}
