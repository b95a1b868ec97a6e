import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTypedText } from '#web/lib/use-typed-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { useRestore } from './deleted-outfits.queries.ts';
import { filterOutfits, isAnyFilterActive } from './filter-outfits.ts';
import { GenerationNotice } from './generation-notice.tsx';
import { LoadError } from './load-error.tsx';
import { OutfitDialogs } from './outfit-dialogs.tsx';
import { OutfitFilters } from './outfit-filters.tsx';
import { OutfitList } from './outfit-list.tsx';
import { useOutfits } from './outfits.queries.ts';
import {
  clearFilters,
  openGenerate,
  setOnlyFavorites,
  setPrice,
  setTextSoon,
  useOutfitsAddress,
} from './outfits-address.ts';
import { doOutfitsExist } from './outfits-exist.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { useFilter } from './use-filter.ts';

const COPY = OUTFITS_COPY.list;
const SKELETON_ROWS = 4;

/** 'Generated Outfits': the list with its filters, and the dialogs that the address asks for. */
export function OutfitsPanel({ reloadPage = () => window.location.reload() }: { reloadPage?: () => void }) {
  const address = useOutfitsAddress();
  const [text, setText] = useTypedText(address.text, setTextSoon);
  const outfits = useOutfits();
  const restoration = useRestore();
  const all = outfits.data?.outfits;
  const price = useFilter(address.price, setPrice);
  const onlyFavorites = useFilter(address.onlyFavorites, setOnlyFavorites);
  // Buttons and field answer at once; the list follows as soon as it can.
  const filters = {
    text: useDeferredValue(text),
    price: price.followed,
    onlyFavorites: onlyFavorites.followed,
  };

  function forgetFilters() {
    setText('');
    price.choose(null);
    onlyFavorites.choose(false);
    clearFilters();
  }
  const shown = useShownOutfits(all, filters);

  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
          {COPY.title}
        </h1>
        <Button size="small" onClick={openGenerate}>
          <Plus aria-hidden size={18} strokeWidth={2} />
          {COPY.new}
        </Button>
      </header>
      <OutfitFilters
        text={text}
        onText={setText}
        price={price.chosen}
        onPrice={price.choose}
        onlyFavorites={onlyFavorites.chosen}
        onOnlyFavorites={onlyFavorites.choose}
      />
      <p aria-live="polite" className="tabular mt-3 min-h-6 text-sm text-ink-2">
        {all && isAnyFilterActive(filters) && COPY.showing(shown.length, all.length)}
      </p>
      <h2 className="visually-hidden">{COPY.rows}</h2>
      <div className="mt-2 space-y-4">
        <GenerationNotice isDialogOpen={address.dialog === 'generate'} />
        {outfits.isError && <LoadError onTryAgain={() => void outfits.refetch()} reloadPage={reloadPage} />}
        {outfits.isPending && <SkeletonRows rows={doOutfitsExist() ? SKELETON_ROWS : 1} />}
        {all &&
          (all.length === 0 ? (
            <EmptyState action={<Button onClick={openGenerate}>{COPY.generateFirst}</Button>}>
              {COPY.empty}
            </EmptyState>
          ) : shown.length === 0 ? (
            <EmptyState action={<ClearFilters onClear={forgetFilters} />}>{COPY.noMatch}</EmptyState>
          ) : (
            <OutfitList outfits={shown} startAnewFor={JSON.stringify(filters)} restore={restoration.mutate} />
          ))}
      </div>
      <RecentlyDeleted restoration={restoration} />
      <OutfitDialogs address={address} outfits={all} />
    </section>
  );
}

function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onClear}>
      {COPY.clearFilters}
    </Button>
  );
}

function useShownOutfits(
  all: Parameters<typeof filterOutfits>[0] | undefined,
  { text, price, onlyFavorites }: Parameters<typeof filterOutfits>[1],
) {
  return useMemo(
    () => filterOutfits(all ?? [], { text, price, onlyFavorites }),
    [all, text, price, onlyFavorites],
  );
}
