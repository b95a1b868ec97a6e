declare global {
  interface Window {
    /** Of `public-page.js`: ends the holding of presses. @returns what was pressed last before the app was there */
    earlyPress?: () => Element | null;
  }
}

let isRepeated = false;

/**
 * A visitor's page is taken over as it stands: the button that was pressed before that is the one that works now, and is
 * pressed again. Links and forms have worked from the beginning; a frame has gone by now (app/take-over.tsx).
 */
export function repeatEarlyPress(): void {
  if (isRepeated) return;
  isRepeated = true;
  const button = window.earlyPress?.()?.closest<HTMLElement>('button[type=button]');
  if (button?.isConnected) button.click();
}
