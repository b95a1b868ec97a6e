import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** Of `public-page.js`: ends the holding of presses. @returns what was pressed last before the app was there */
    earlyPress?: () => Element | null;
  }
}

/** Tells when the app stands where a drawn page stood. */
export function Arrival({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onArrival, []);
  return children;
}
