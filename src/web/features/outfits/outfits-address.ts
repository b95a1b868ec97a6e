import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { createTabAddress } from '#web/lib/tab-address.ts';

const PATH = '/home';
const TAB = 'outfits';
const address = createTabAddress(TAB);

export interface OutfitsAddress {
  text: string;
  price: PriceRange | null;
  onlyFavorites: boolean;
  outfitId: string | null;
  /** A piece of the closet that the outfit to be ordered has to have. */
  pieceId: string | null;
  /** What the outfit to be ordered is for, in words. */
  wish: string;
  dialog: 'generate' | 'modify' | 'start' | null;
}

/** What the panel shows, as the address says it: `?q=`, `?price=`, `?fav=`, `?outfit=`, `?piece=`, `?wish=`, `?dialog=`. */
export function useOutfitsAddress(): OutfitsAddress {
  const search = useSearch();
  return useMemo(() => readAddress(new URLSearchParams(search)), [search]);
}

/** An outfit's own address, for links. */
export function outfitAddress(outfitId: string): string {
  return `${PATH}?${new URLSearchParams({ tab: TAB, outfit: outfitId })}`;
}

export function openGenerate(): void {
  address.open({ dialog: 'generate', outfit: null });
}

export function openOutfit(outfitId: string): void {
  address.open({ outfit: outfitId, dialog: null });
}

export function openModify(outfitId: string): void {
  address.open({ outfit: outfitId, dialog: 'modify' });
}

/** "Start from this". */
export function openStart(outfitId: string): void {
  address.open({ outfit: outfitId, dialog: 'start' });
}

/** Exchanges the open dialog for the wait for what it has ordered. */
export function exchangeForGenerate(): void {
  address.change({ outfit: null, dialog: 'generate' });
}

/** Exchanges the open dialog for an outfit's, so that Back leads to the list. */
export function exchangeForOutfit(outfitId: string): void {
  address.change({ outfit: outfitId, dialog: null, piece: null, wish: null });
}

/** What a link asked for is ordered: from here on the form has the words of the order. */
export function forgetWish(): void {
  address.change({ wish: null });
}

export function closeDialog(): void {
  address.close({ outfit: null, dialog: null, piece: null, wish: null });
}

export function setPrice(price: PriceRange | null): void {
  address.changeSoon({ price });
}

export function setOnlyFavorites(onlyFavorites: boolean): void {
  address.changeSoon({ fav: onlyFavorites ? '1' : null });
}

export function clearFilters(): void {
  address.forgetUnwritten();
  address.change({ q: null, price: null, fav: null });
}

/** Brings the search text into the address a moment after the last keystroke. */
export function setTextSoon(text: string): void {
  address.changeSoon({ q: text });
}

function readAddress(parameters: URLSearchParams): OutfitsAddress {
  const dialog = parameters.get('dialog');

  return {
    text: parameters.get('q') ?? '',
    price: PRICE_RANGES.find((range) => range === parameters.get('price')) ?? null,
    onlyFavorites: parameters.get('fav') === '1',
    outfitId: parameters.get('outfit'),
    pieceId: parameters.get('piece'),
    wish: parameters.get('wish') ?? '',
    dialog: dialog === 'generate' || dialog === 'modify' || dialog === 'start' ? dialog : null,
  };
}
