import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Arrival } from './arrival.tsx';
import { loadVisitorScreen } from './visitor-screen.tsx';

/** Takes a visitor's page over as it was drawn: piece by piece, so that the page can be used meanwhile. */
export async function hydratePage(root: HTMLElement, app: ReactNode): Promise<void> {
  try {
    await loadVisitorScreen(window.location.pathname);
  } catch {
    // The app says itself what it could not fetch.
  }
  startTransition(() => {
    hydrateRoot(root, <Arrival onArrival={pressAgain}>{app}</Arrival>);
  });
}

/** Links work without the app, and forms are held by themselves. */
function pressAgain(): void {
  const pressed = window.earlyPress?.()?.closest<HTMLElement>('button[type=button]');
  // A turn later: what is pressed is hydrated at once, but not while something else is.
  if (pressed) setTimeout(() => pressed.click());
}
