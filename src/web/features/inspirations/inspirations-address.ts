import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { createTabAddress } from '#web/lib/tab-address.ts';
import { CATEGORY_FILTERS, type CategoryFilter } from './filter-inspirations.ts';

const address = createTabAddress('inspirations');

export interface InspirationsAddress {
  text: string;
  category: CategoryFilter;
  isAdding: boolean;
  editedId: string | null;
}

/** What the panel shows, as the address says it: `?q=`, `?category=`, `?dialog=add`, `?edit=`. */
export function useInspirationsAddress(): InspirationsAddress {
  const search = useSearch();
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    return {
      text: parameters.get('q') ?? '',
      category: CATEGORY_FILTERS.find((filter) => filter === parameters.get('category')) ?? 'all',
      isAdding: parameters.get('dialog') === 'add',
      editedId: parameters.get('edit'),
    };
  }, [search]);
}

export function openAdd(): void {
  address.open({ dialog: 'add', edit: null });
}

export function openEdit(id: string): void {
  address.open({ edit: id, dialog: null });
}

export function closeDialog(): void {
  address.close({ dialog: null, edit: null });
}

export function setCategory(category: CategoryFilter): void {
  address.change({ category: category === 'all' ? null : category });
}

export function setTextSoon(text: string): void {
  address.changeSoon({ q: text });
}

export function clearFilters(): void {
  address.forgetUnwritten();
  address.change({ q: null, category: null });
}
