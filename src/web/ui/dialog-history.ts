import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

interface OpenDialog {
  close: () => void;
  /** Whether the entry of the history that it has is made here, and not by what opened it by its address. */
  hasOwnEntry: boolean;
}

/** What an entry of the history says of the dialogs that are open there: how many entries of each kind lead to it. */
interface Mark {
  own: number;
  inAddress: number;
}

const MARK = 'dialogs';

/** The topmost last. */
const dialogs: OpenDialog[] = [];
let isListening = false;
/** A step back was asked for and is not yet taken: the browser takes one at a time. */
let isGoing = false;
let isLeavingAddress = false;

/**
 * Enters a dialog while it is open. Each has an entry in the history, so that Back closes the topmost: one of its own, at
 * the same address, unless what opened it has made one ({@link stateOfNextDialog}). It may stay open, to ask before.
 */
export function useDialogEntry(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));

  // Before the first paint: an Escape may come at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    listen();
    const dialog = { close: () => close(), hasOwnEntry: !isInAddress() };
    dialogs.push(dialog);
    settleSoon();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      settleSoon();
    };
  }, [isOpen]);
}

export function isAnyDialogOpen(): boolean {
  return dialogs.length > 0;
}

/**
 * Closes the topmost dialog, as Escape does. Radix gives Escape to whatever opened last, and a notice that comes while a
 * dialog is open would take it.
 * @returns whether there was one.
 */
export function closeTopDialog(): boolean {
  const top = dialogs.at(-1);
  top?.close();
  return top !== undefined;
}

/** The state of an entry of the history whose address opens a dialog. */
export function stateOfNextDialog(): unknown {
  const { own, inAddress } = markHere();
  return { [MARK]: { own, inAddress: inAddress + 1 } satisfies Mark };
}

/**
 * Closes the dialog that the address asks for by a step back, and with it whatever is closing above it.
 * @returns false when nothing was opened from here
 */
export function goBackFromDialog(): boolean {
  if (entriesOf(markHere()) === 0) return false;
  isLeavingAddress = true;
  settleSoon();
  return true;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    isGoing = false;
    isLeavingAddress = false;
    // A task later: what the address no longer asks for is gone by then.
    setTimeout(closeAboveEntry);
  });
}

function closeAboveEntry(): void {
  const closing = dialogs.slice(entriesOf(markHere())).reverse();
  // At once: one that is still there after this wants to stay.
  flushSync(() => {
    for (const { close } of closing) close();
  });
  settleSoon();
}

/** A task later: what closes and opens in one turn is one change, and a development build mounts everything twice. */
function settleSoon(): void {
  setTimeout(settle);
}

/** Brings the history to what is open: entries for what has opened, steps back from what has closed. */
function settle(): void {
  if (isGoing) return;
  const wanted = dialogs.filter(({ hasOwnEntry }) => hasOwnEntry).length;
  const { own } = markHere();
  for (let made = own; made < wanted; made += 1) pushEntry();

  const steps = Math.max(own - wanted, 0) + (isLeavingAddress ? 1 : 0);
  if (steps === 0) return;
  isGoing = true;
  window.history.go(-steps);
}

function isInAddress(): boolean {
  return dialogs.filter(({ hasOwnEntry }) => !hasOwnEntry).length < markHere().inAddress;
}

function pushEntry(): void {
  const { own, inAddress } = markHere();
  window.history.pushState({ ...stateHere(), [MARK]: { own: own + 1, inAddress } satisfies Mark }, '');
}

function entriesOf({ own, inAddress }: Mark): number {
  return own + inAddress;
}

function markHere(): Mark {
  const mark = stateHere()[MARK];
  const isMark = typeof mark === 'object' && mark !== null && 'own' in mark && 'inAddress' in mark;
  return { own: isMark ? Number(mark.own) : 0, inAddress: isMark ? Number(mark.inAddress) : 0 };
}

function stateHere(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
