import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

export type ProfileDialog = 'colors' | 'body' | 'profile' | 'feedback' | 'history';

/** A dialog stands in the address (`&dialog=`): it can be linked to, and Back closes it. */
export function useProfileDialog(name: ProfileDialog) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isOpen = new URLSearchParams(search).get('dialog') === name;
  /** What opened it takes the focus back; none when the address did. */
  const opener = useRef<HTMLElement | null>(null);
  const isClosing = useRef(false);

  useEffect(() => {
    if (isOpen) return;
    isClosing.current = false;
    const returnTo = opener.current;
    opener.current = null;
    // After the dialog has let go of the focus, which it does in a task of its own.
    const timer = setTimeout(() => returnTo?.focus());
    return () => clearTimeout(timer);
  }, [isOpen]);

  function open() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    navigate(addressWith(path, search, name));
  }

  /** Does nothing when it is closed already: a save that ends later may not take the person a page back. */
  function close() {
    const isStillOpen = new URLSearchParams(window.location.search).get('dialog') === name;
    if (!isStillOpen || isClosing.current) return;

    isClosing.current = true;
    if (opener.current !== null) window.history.back();
    else navigate(addressWith(path, search, null), { replace: true });
  }

  return { isOpen, open, close };
}

function addressWith(path: string, search: string, dialog: ProfileDialog | null): string {
  const parameters = new URLSearchParams(search);
  if (dialog === null) parameters.delete('dialog');
  else parameters.set('dialog', dialog);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
