import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

interface OpenDialog {
  close: () => void;
  /** Whether the entry of the history that it has is made here, and not by what opened it by its address. */
  hasOwnEntry: boolean;
  /** The entries below its own. */
  below: number;
}

/** What an entry of the history says of the dialogs that are open there: which entries lead to it. */
interface Mark {
  /** Those that stand for a change of the address. */
  inAddress: number;
  /** All up to the last of those: they can be left, not taken out. */
  below: number;
  /** Those made here above that. */
  own: number;
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
    const dialog = { close: () => close(), hasOwnEntry: !isInAddress(), below: markHere().below };
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
  const mark = markHere();
  return {
    [MARK]: { inAddress: mark.inAddress + 1, below: entriesOf(mark) + 1, own: 0 } satisfies Mark,
  };
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
  const { own, below } = markHere();
  const wanted = dialogs.filter((dialog) => dialog.hasOwnEntry && dialog.below === below).length;
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
  const mark = markHere();
  window.history.pushState({ ...stateHere(), [MARK]: { ...mark, own: mark.own + 1 } satisfies Mark }, '');
}

function entriesOf({ own, below }: Mark): number {
  return own + below;
}

function markHere(): Mark {
  const mark = stateHere()[MARK];
  // Entries of the history outlive a page and its version.
  const counts = new Map<string, unknown>(Object.entries(mark ?? {}));
  const count = (name: keyof Mark) => Number(counts.get(name) ?? 0);
  return { inAddress: count('inAddress'), below: count('below'), own: count('own') };
}

function stateHere(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
