import { navigate } from 'wouter/use-browser-location';
import { goBackFromDialog, stateOfNextDialog } from '#web/ui/dialog-history.ts';

/** Parameters to set, or (null or an empty text) to take out. */
export type AddressChanges = Record<string, string | null>;

/** Address changes are gathered for this long: browsers limit how often a page may rewrite its address. */
const WRITE_AFTER_MS = 250;

/**
 * What a tab of the dashboard keeps in the address, so that links, Back and reloading work. Dialogs are entries of the
 * history; filters replace the entry they were set in.
 */
export function createTabAddress(tab: string) {
  let unwritten: { changes: AddressChanges; timer: ReturnType<typeof setTimeout> } | null = null;

  return { open, change, changeSoon, close, forgetUnwritten };

  /** Opens a dialog: a step that Back takes back. */
  function open(changes: AddressChanges): void {
    write();
    navigate(addressWith(changes), { state: stateOfNextDialog() });
  }

  function change(changes: AddressChanges): void {
    write();
    navigate(addressWith(changes), { replace: true, state: window.history.state });
  }

  /** Closes the open dialog: a step back where it was opened from here, else `changes` take it out of the address. */
  function close(changes: AddressChanges): void {
    const parameters = currentParameters();
    const isOpen = Object.keys(changes).some((name) => parameters.has(name));
    if (isOpen && !goBackFromDialog()) change(changes);
  }

  /** As `change`, a moment after the last of these: to follow each at once would hold up what the person waits for. */
  function changeSoon(changes: AddressChanges): void {
    const together = { ...unwritten?.changes, ...changes };
    forgetUnwritten();
    unwritten = { changes: together, timer: setTimeout(write, WRITE_AFTER_MS) };
  }

  function write(): void {
    if (unwritten === null) return;
    const { changes } = unwritten;
    forgetUnwritten();
    if (currentParameters().get('tab') === tab) change(changes);
  }

  function forgetUnwritten(): void {
    if (unwritten !== null) clearTimeout(unwritten.timer);
    unwritten = null;
  }
}

function addressWith(changes: AddressChanges): string {
  const parameters = currentParameters();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  return `${window.location.pathname}?${parameters}`;
}

function currentParameters(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
