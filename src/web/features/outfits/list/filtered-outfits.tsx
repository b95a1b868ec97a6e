import { type ReactNode, useMemo } from 'react';
import type { OutfitSummaries } from '#contract/outfits.ts';
import { useHeadingFocus } from '#web/lib/focus-heading.ts';
import { useAddressed } from '#web/lib/use-addressed.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import {
  clearFilters,
  type OutfitsAddress,
  setOnlyFavorites,
  setPrice,
  setTextSoon,
} from '../outfits-address.ts';
import { filterOutfits, isAnyFilterActive } from './filter-outfits.ts';
import { NothingYet } from './nothing-yet.tsx';
import { OutfitFilters } from './outfit-filters.tsx';
import { OutfitList } from './outfit-list.tsx';

const COPY = OUTFITS_COPY.list;

interface FilteredOutfitsProps {
  /** `undefined` while they load. */
  list: OutfitSummaries | undefined;
  /** They are read anew: one may have been added. */
  isReading: boolean;
  address: OutfitsAddress;
  changes: ReadonlyMap<string, string>;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
  /** Between the filters and the list. */
  children: ReactNode;
}

/** The filters, how many outfits pass them, and these. A key or a press draws nothing else anew. */
export function FilteredOutfits({ list, isReading, address, children, ...ofList }: FilteredOutfitsProps) {
  const [text, setText] = useAddressed(address.text, setTextSoon);
  const [price, choosePrice] = useAddressed(address.price, setPrice);
  const [onlyFavorites, chooseOnlyFavorites] = useAddressed(address.onlyFavorites, setOnlyFavorites);
  const filters = { text, price, onlyFavorites };
  const all = list?.outfits;
  const shown = useMemo(
    () => (list ? filterOutfits(list, { text, price, onlyFavorites }) : []),
    [list, text, price, onlyFavorites],
  );

  useHeadingFocus(all && (shown.length > 0 ? 'rows' : 'none'));

  function forgetFilters() {
    setText('');
    choosePrice(null);
    chooseOnlyFavorites(false);
    clearFilters();
  }

  return (
    <>
      <OutfitFilters
        text={text}
        onText={setText}
        price={price}
        onPrice={choosePrice}
        onlyFavorites={onlyFavorites}
        onOnlyFavorites={chooseOnlyFavorites}
      />
      <p aria-live="polite" className="tabular mt-3 min-h-6 text-sm text-ink-2">
        {all && isAnyFilterActive(filters) && COPY.showing(shown.length, all.length)}
      </p>
      <h2 className="visually-hidden">{COPY.rows}</h2>
      <div className="mt-2 space-y-4">
        {children}
        {all?.length === 0 && !isReading && <NothingYet />}
        {all !== undefined && all.length > 0 && shown.length === 0 && (
          <EmptyState action={<ClearFilters onClear={forgetFilters} />}>{COPY.noMatch}</EmptyState>
        )}
        {all !== undefined && all.length > 0 && (
          <OutfitList outfits={shown} filters={JSON.stringify(filters)} {...ofList} />
        )}
      </div>
    </>
  );
}

function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onClear}>
      {COPY.clearFilters}
    </Button>
  );
}
