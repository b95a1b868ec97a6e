import { navigate } from 'wouter/use-browser-location';

/** Parameters to set, or (null or an empty text) to take out. */
export type AddressChanges = Record<string, string | null>;

/** Browsers refuse a page that rewrites its address with every keystroke. */
const WRITE_TEXT_AFTER_MS = 250;

/**
 * What a tab of the dashboard keeps in the address, so that links, Back and reloading work. Dialogs are entries of the
 * history; filters replace the entry they were set in.
 * @param textParameter the parameter of the search text, which follows a moment after the last keystroke
 */
export function createTabAddress(tab: string, textParameter: string) {
  /** Marks the history entries that opening a dialog has made: closing it goes back from them. */
  const mark = `openedDialogOf:${tab}`;
  let closingAddress: string | null = null;
  let unwritten: { text: string; timer: ReturnType<typeof setTimeout> } | null = null;

  return { open, change, close, setTextSoon, forgetUnwrittenText };

  /** Opens a dialog: a step that Back takes back. */
  function open(changes: AddressChanges): void {
    writeText();
    navigate(addressWith(changes), { state: { [mark]: true } });
  }

  function change(changes: AddressChanges): void {
    writeText();
    navigate(addressWith(changes), { replace: true, state: window.history.state });
  }

  /** Closes the open dialog: a step back where it was opened from here, else `changes` take it out of the address. */
  function close(changes: AddressChanges): void {
    if (!isOpenedHere()) {
      change(changes);
      return;
    }

    // Going back takes a moment; being asked again meanwhile must not go back twice.
    if (closingAddress === window.location.href) return;
    closingAddress = window.location.href;
    window.addEventListener('popstate', forgetClosing, { once: true });
    window.history.back();
  }

  function forgetClosing(): void {
    closingAddress = null;
  }

  /** Brings the search text into the address a moment after the last keystroke. */
  function setTextSoon(text: string): void {
    forgetUnwrittenText();
    unwritten = { text, timer: setTimeout(writeText, WRITE_TEXT_AFTER_MS) };
  }

  function writeText(): void {
    if (unwritten === null) return;
    const { text } = unwritten;
    forgetUnwrittenText();
    if (currentParameters().get('tab') === tab) change({ [textParameter]: text });
  }

  function forgetUnwrittenText(): void {
    if (unwritten !== null) clearTimeout(unwritten.timer);
    unwritten = null;
  }

  function isOpenedHere(): boolean {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null && mark in state;
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
