import { useSearch } from 'wouter';
import { createTabAddress } from '#web/lib/tab-address.ts';

export type ProfileDialog = 'colors' | 'body' | 'profile' | 'feedback' | 'history';

const address = createTabAddress('style');

/** A dialog stands in the address (`&dialog=`): it can be linked to, and Back closes it. */
export function useProfileDialog(name: ProfileDialog) {
  const isOpen = new URLSearchParams(useSearch()).get('dialog') === name;

  return { isOpen, open, close };

  function open() {
    address.open({ dialog: name });
  }

  /** Does nothing when it is closed already: a save that ends later may not take the person a page back. */
  function close() {
    if (new URLSearchParams(window.location.search).get('dialog') === name) address.close({ dialog: null });
  }
}
