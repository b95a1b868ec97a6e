import { useEffectEvent, useLayoutEffect } from 'react';

/** How to close each dialog that is open, the topmost last. */
const dialogs: (() => void)[] = [];

/** Enters a dialog while it is open, for {@link closeTopDialog}, and holds the page behind it still (base.css). */
export function useOpenDialog(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));

  // Before the first paint: an Escape may come at once, and the page must not jump.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const entry = () => close();
    dialogs.push(entry);
    holdPage();
    return () => {
      dialogs.splice(dialogs.indexOf(entry), 1);
      holdPage();
    };
  }, [isOpen]);
}

function holdPage(): void {
  document.documentElement.toggleAttribute('data-dialog-open', dialogs.length > 0);
  if (dialogs.length > 0) window.addEventListener('keydown', hearEscape);
  else window.removeEventListener('keydown', hearEscape);
}

/** A dialog is seen before Radix listens: on a slow phone for long enough to press Escape in vain. What it took is taken. */
function hearEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && closeTopDialog())
    event.preventDefault();
}

/**
 * Closes the topmost dialog, as Escape does. Radix gives Escape to whatever opened last, and a notice that comes while a
 * dialog is open would take it.
 * @returns whether there was one.
 */
export function closeTopDialog(): boolean {
  const close = dialogs.at(-1);
  close?.();
  return close !== undefined;
}
