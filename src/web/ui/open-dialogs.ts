import { useLayoutEffect } from 'react';
import { closeTopDialog, isAnyDialogOpen, useDialogEntry } from './dialog-history.ts';

/** What every dialog does while it is open: Back and Escape close the topmost, and the page behind it stands still (base.css). */
export function useOpenDialog(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  useDialogEntry(isOpen, onOpenChange);

  // Before the first paint: the page must not jump.
  useLayoutEffect(() => {
    if (!isOpen) return;
    holdPage();
    return holdPage;
  }, [isOpen]);
}

function holdPage(): void {
  const page = document.documentElement;
  // The scrollbar goes, and its room stays: nothing moves, and the backdrop reaches the window's edge.
  if (!isAnyDialogOpen()) page.style.paddingRight = '';
  else if (!page.hasAttribute('data-dialog-open'))
    page.style.paddingRight = `${Math.max(0, window.innerWidth - page.clientWidth)}px`;
  page.toggleAttribute('data-dialog-open', isAnyDialogOpen());
  if (isAnyDialogOpen()) window.addEventListener('keydown', hearEscape);
  else window.removeEventListener('keydown', hearEscape);
}

/**
 * A dialog is seen before Radix listens: on a slow phone for long enough to press Escape in vain, or to close with it
 * the dialog below. What it took is taken.
 */
export function hearEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && closeTopDialog())
    event.preventDefault();
}
