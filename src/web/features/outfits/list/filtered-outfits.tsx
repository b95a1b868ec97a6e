import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import type { OutfitSummaries } from '#contract/outfits.ts';
import { useHeadingFocus } from '#web/lib/focus-heading.ts';
import { useAddressed } from '#web/lib/use-addressed.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NoMatch } from '#web/ui/no-match.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import {
  clearFilters,
  type OutfitsAddress,
  setOnlyFavorites,
  setPrice,
  setTextSoon,
} from '../outfits-address.ts';
import { filterOutfits, isAnyFilterActive, nearestOutfits } from './filter-outfits.ts';
import { NothingYet } from './nothing-yet.tsx';
import { OutfitFilters } from './outfit-filters.tsx';
import { OutfitWall } from './outfit-wall.tsx';

const COPY = OUTFITS_COPY.list;
/** Fewer are seen at a glance. */
const WORTH_FILTERING = 4;
/** Of those that do not match: a row. */
const MOST_OTHERS = 3;

interface FilteredOutfitsProps {
  /** `undefined` while they load. */
  list: OutfitSummaries | undefined;
  /** How many there seem to be, before that. */
  expected: number;
  /** Something else leads: looks that wait for a choice. */
  isBelow: boolean;
  /** They are read anew: one may have been added. */
  isReading: boolean;
  address: OutfitsAddress;
  changes: ReadonlyMap<string, string>;
  /** The look under way. It has passed no filter. */
  job: GenerateJob | null;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
  /** Between the filters and the list. */
  children: ReactNode;
}

/** The title, the filters, how many outfits pass them, and these. A key or a press draws nothing else anew. */
export function FilteredOutfits({
  list,
  expected,
  isBelow,
  isReading,
  address,
  job,
  children,
  ...ofList
}: FilteredOutfitsProps) {
  const [text, setText] = useAddressed(address.text, setTextSoon);
  const [price, choosePrice] = useAddressed(address.price, setPrice);
  const [onlyFavorites, chooseOnlyFavorites] = useAddressed(address.onlyFavorites, setOnlyFavorites);
  const filters = { text, price, onlyFavorites };
  const all = list?.outfits;
  const isFiltered = isAnyFilterActive(filters);
  // On a phone they are asked for. What has narrowed the list stays: who empties the search is still in it.
  const [isAsked, setAsked] = useState(isFiltered);
  if (isFiltered && !isAsked) setAsked(true);
  const isFilterable = isAsked || (all?.length ?? expected) >= WORTH_FILTERING;
  const filtersId = useId();
  const shown = useMemo(
    () => (list ? filterOutfits(list, { text, price, onlyFavorites }) : []),
    [list, text, price, onlyFavorites],
  );

  // A letter stands in its field before the list has followed; while more are typed, what has been overtaken is not drawn.
  const drawn = useDeferredValue(
    useMemo(
      () => ({ outfits: shown, filters: JSON.stringify({ text, price, onlyFavorites }) }),
      [shown, text, price, onlyFavorites],
    ),
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
      <header className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1
          tabIndex={-1}
          className={classNames('mr-auto', isBelow ? 'text-sm font-medium text-ink-2' : 'font-semibold')}
        >
          {COPY.title}
        </h1>
        {isFilterable && !isFiltered && (
          <IconButton
            icon={Search}
            label={COPY.narrow}
            aria-expanded={isAsked}
            aria-controls={filtersId}
            onClick={() => setAsked(!isAsked)}
            className="sm:hidden"
          />
        )}
        {isFilterable && (
          <div
            id={filtersId}
            className={classNames('min-w-0 max-sm:basis-full', !isAsked && 'max-sm:hidden')}
          >
            <OutfitFilters
              text={text}
              onText={setText}
              price={price}
              onPrice={choosePrice}
              onlyFavorites={onlyFavorites}
              onOnlyFavorites={chooseOnlyFavorites}
            />
          </div>
        )}
      </header>
      <p aria-live="polite" className="tabular text-sm text-ink-2 not-empty:mt-2">
        {all && isFiltered && COPY.showing(shown.length, all.length)}
      </p>
      <h2 className="visually-hidden">{COPY.rows}</h2>
      <div className="mt-4 space-y-4">
        {children}
        {all?.length === 0 && !isReading && <NothingYet />}
        {list !== undefined && list.outfits.length > 0 && shown.length + drawn.outfits.length === 0 && (
          <NoMatch
            words={COPY.noMatch}
            clear={COPY.clearFilters}
            onClear={forgetFilters}
            nearest={nearestOutfits(list, filters)}
            others={list.outfits.slice(0, MOST_OTHERS)}
          >
            {(some) => <OutfitWall outfits={some} filters="" {...ofList} />}
          </NoMatch>
        )}
        {all !== undefined && (all.length > 0 || job !== null) && (
          <OutfitWall {...drawn} {...ofList} job={isFiltered ? null : job} />
        )}
      </div>
    </>
  );
}
