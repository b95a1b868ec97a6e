import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';

const PATH = '/home';
const TAB = 'outfits';
/** Marks the history entries that opening a dialog has made: closing it goes back from them. */
const OPENED_HERE = { openedOutfitDialog: true };
/** Browsers refuse a page that rewrites its address with every keystroke. */
const WRITE_TEXT_AFTER_MS = 250;

export interface OutfitsAddress {
  text: string;
  price: PriceRange | null;
  onlyFavorites: boolean;
  outfitId: string | null;
  dialog: 'generate' | 'modify' | 'start' | null;
}

/** What the panel shows, as the address says it: `?q=`, `?price=`, `?fav=`, `?outfit=`, `?dialog=`. */
export function useOutfitsAddress(): OutfitsAddress {
  const search = useSearch();
  return useMemo(() => readAddress(new URLSearchParams(search)), [search]);
}

/** An outfit's own address, for links. */
export function outfitAddress(outfitId: string): string {
  return `${PATH}?${new URLSearchParams({ tab: TAB, outfit: outfitId })}`;
}

export function openGenerate(): void {
  open({ dialog: 'generate', outfit: null });
}

export function openOutfit(outfitId: string): void {
  open({ outfit: outfitId, dialog: null });
}

export function openModify(outfitId: string): void {
  open({ outfit: outfitId, dialog: 'modify' });
}

/** "Start from this". */
export function openStart(outfitId: string): void {
  open({ outfit: outfitId, dialog: 'start' });
}

/** Exchanges the open dialog for the wait for what it has ordered. */
export function exchangeForGenerate(): void {
  change({ outfit: null, dialog: 'generate' });
}

/** Exchanges the open dialog for an outfit's, so that Back leads to the list. */
export function exchangeForOutfit(outfitId: string): void {
  change({ outfit: outfitId, dialog: null });
}

let closingAddress: string | null = null;

/** Closes the open dialog: a step back where it was opened from here, else it is taken out of the address. */
export function closeDialog(): void {
  if (!isOpenedHere(window.history.state)) {
    change({ outfit: null, dialog: null });
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

export function setPrice(price: PriceRange | null): void {
  change({ price });
}

export function setOnlyFavorites(onlyFavorites: boolean): void {
  change({ fav: onlyFavorites ? '1' : null });
}

export function clearFilters(): void {
  forgetUnwrittenText();
  change({ q: null, price: null, fav: null });
}

let unwritten: { text: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Brings the search text into the address a moment after the last keystroke. */
export function setTextSoon(text: string): void {
  forgetUnwrittenText();
  unwritten = { text, timer: setTimeout(writeText, WRITE_TEXT_AFTER_MS) };
}

function writeText(): void {
  if (unwritten === null) return;
  const { text } = unwritten;
  forgetUnwrittenText();
  if (currentParameters().get('tab') === TAB) change({ q: text });
}

function forgetUnwrittenText(): void {
  if (unwritten !== null) clearTimeout(unwritten.timer);
  unwritten = null;
}

type Changes = Record<string, string | null>;

function open(changes: Changes): void {
  writeText();
  navigate(addressWith(changes), { state: OPENED_HERE });
}

function change(changes: Changes): void {
  writeText();
  navigate(addressWith(changes), { replace: true, state: window.history.state });
}

function addressWith(changes: Changes): string {
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

function readAddress(parameters: URLSearchParams): OutfitsAddress {
  const dialog = parameters.get('dialog');

  return {
    text: parameters.get('q') ?? '',
    price: PRICE_RANGES.find((range) => range === parameters.get('price')) ?? null,
    onlyFavorites: parameters.get('fav') === '1',
    outfitId: parameters.get('outfit'),
    dialog: dialog === 'generate' || dialog === 'modify' || dialog === 'start' ? dialog : null,
  };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedOutfitDialog' in state;
}
