import { useEffect, useEffectEvent } from 'react';

/** How to close each dialog that is open, the topmost last. */
const dialogs: (() => void)[] = [];

/** Enters a dialog while it is open, for {@link closeTopDialog}. */
export function useOpenDialog(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!isOpen) return;
    const entry = () => close();
    dialogs.push(entry);
    return () => {
      dialogs.splice(dialogs.indexOf(entry), 1);
    };
  }, [isOpen]);
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
