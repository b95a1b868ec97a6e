import { navigate } from 'wouter/use-browser-location';
import { isStep } from '#web/lib/history-step.ts';

const PAID = 'isPaid';

/** Notes in the history that the payment of this page is done: a reload before it has been left leads home. */
export function notePaid(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), [PAID]: true }, '');
}

export function isNotedPaid(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && PAID in state;
}

/** Leads home in the place of the checkout and of the packages that led to it: Back does not come to either again. */
export function leaveCheckout(): void {
  const goHome = () => navigate('/home', { replace: true });
  if (isStep()) {
    // Before the router hears of the step: the packages would be drawn, and taken for the page that was come from.
    window.addEventListener('popstate', goHome, { once: true, capture: true });
    window.history.back();
  } else goHome();
}
