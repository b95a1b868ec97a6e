import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { SLOTS, type Slot } from '#contract/outfits.ts';
import { createTabAddress } from '#web/lib/tab-address.ts';

const address = createTabAddress('closet');

export interface ClosetAddress {
  text: string;
  slot: Slot | 'all';
  isDrawerOpen: boolean;
  pieceId: string | null;
  findId: string | null;
}

/** What the closet shows, as the address says it: `?q=`, `?slot=`, `?dialog=drawer`, `?piece=`, `?find=`. */
export function useClosetAddress(): ClosetAddress {
  const search = useSearch();
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    return {
      text: parameters.get('q') ?? '',
      slot: SLOTS.find((slot) => slot === parameters.get('slot')) ?? 'all',
      isDrawerOpen: parameters.get('dialog') === 'drawer',
      pieceId: parameters.get('piece'),
      findId: parameters.get('find'),
    };
  }, [search]);
}

export function openDrawer(): void {
  address.open({ dialog: 'drawer', piece: null, find: null });
}

export function openPiece(id: string): void {
  address.open({ piece: id, dialog: null, find: null });
}

export function openFind(id: string): void {
  address.open({ find: id, dialog: null, piece: null });
}

export function closeDialog(): void {
  address.close({ dialog: null, piece: null, find: null });
}

export function setSlot(slot: Slot | 'all'): void {
  address.change({ slot: slot === 'all' ? null : slot });
}

export function setTextSoon(text: string): void {
  address.changeSoon({ q: text });
}

export function clearFilters(): void {
  address.forgetUnwritten();
  address.change({ q: null, slot: null });
}
