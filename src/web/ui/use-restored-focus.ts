import { useRef } from 'react';
import { focusHeading } from '#web/lib/focus-heading.ts';

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so only for a dialog with a trigger
 * of its own; ours are opened by state. A dialog opened from a menu gives it to the menu's button. Where what opened it
 * is gone with what the dialog did, the page's heading has it: there reading goes on.
 */
export function useRestoredFocus() {
  const opener = useRef<HTMLElement | null>(null);

  return {
    remember() {
      const focused = document.activeElement;
      const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const origin = menuButtonId ? document.getElementById(menuButtonId) : focused;
      opener.current = origin instanceof HTMLElement ? origin : null;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      if (isThere) opener.current?.focus();
      else focusHeading();
    },
  };
}
