import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { UPGRADE_WARNING_RATIO } from '#contract/plans.ts';
import { useHeadingFocus } from '#web/lib/focus-heading.ts';
import { useAddressed } from '#web/lib/use-addressed.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonPictures } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NoMatch } from '#web/ui/no-match.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { StitchUsage } from '#web/ui/stitch-usage.tsx';
import { INSPIRATIONS_COPY as COPY, INSPIRATION_CATEGORY_LABELS } from './copy.ts';
import { EmptyBoard } from './empty-board.tsx';
import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  filterInspirations,
  nearestInspirations,
} from './filter-inspirations.ts';
import { InspirationBoard } from './inspiration-board.tsx';
import { InspirationDialogs } from './inspiration-dialogs.tsx';
import { useBoardUse, useCollector, useInspirations, useRestoreInspiration } from './inspirations.queries.ts';
import {
  clearFilters,
  openAdd,
  setCategory,
  setTextSoon,
  useInspirationsAddress,
} from './inspirations-address.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';

const SKELETON_CARDS = 6;
/** Of those that do not match. */
const MOST_OTHERS = 6;
const FILTERS = CATEGORY_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? COPY.allCategories : INSPIRATION_CATEGORY_LABELS[value],
}));

/** 'Style Inspiration Board': pictures that somebody likes, found by words and category. */
export function InspirationsPanel() {
  const address = useInspirationsAddress();
  const [text, setText] = useAddressed(address.text, setTextSoon);
  const inspirations = useInspirations();
  const restoration = useRestoreInspiration();
  const collector = useCollector();
  const all = inspirations.data;
  const [shownText, category] = [useDeferredValue(text), useDeferredValue(address.category)];
  const shown = useMemo(
    () => filterInspirations(all ?? [], { text: shownText, category }),
    [all, shownText, category],
  );
  useHeadingFocus(all && (shown.length > 0 ? 'cards' : 'none'));
  const isFiltered = shownText.trim() !== '' || category !== 'all';

  return (
    <section className="@container relative">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
          {COPY.title}
        </h1>
        <Button
          size="small"
          look={all?.length === 0 ? 'quiet' : 'primary'}
          className={all?.length === 0 ? 'px-0!' : undefined}
          onClick={openAdd}
        >
          <Plus aria-hidden size={18} strokeWidth={2} />
          {COPY.add}
        </Button>
      </header>
      <BoardUse />
      {all?.length !== 0 && (
        <div className="mt-5 flex flex-wrap gap-2 sm:gap-3">
          <SearchField label={COPY.search} value={text} onChange={setText} className="flex-1 basis-40" />
          <Select
            label={COPY.category}
            isLabelHidden
            options={FILTERS}
            className="basis-40 sm:basis-56"
            // As the words of the search beside it, while it says as little.
            pickerClass={controlClass(
              classNames('h-12 pr-10 max-sm:text-sm', address.category === 'all' && 'text-ink-2'),
            )}
            value={address.category}
            onChange={(event) => setCategory(event.target.value as CategoryFilter)}
          />
        </div>
      )}
      <p aria-live="polite" className="tabular text-sm text-ink-2 not-empty:mt-3">
        {all && isFiltered && COPY.showing(shown.length, all.length)}
      </p>
      <h2 className="visually-hidden">{COPY.board}</h2>
      <div className="mt-4">
        {inspirations.isError && (
          <ErrorBox
            look="printed"
            title={COPY.loadError.title}
            actions={
              <Button size="small" onClick={() => void inspirations.refetch()}>
                {COPY.loadError.tryAgain}
              </Button>
            }
          >
            {COPY.loadError.text}
          </ErrorBox>
        )}
        {inspirations.isPending && <SkeletonPictures pictures={SKELETON_CARDS} />}
        {all?.length === 0 && <EmptyBoard />}
        {all && all.length > 0 && shown.length === 0 && (
          <NoMatch
            words={COPY.noMatch}
            clear={COPY.clearFilters}
            onClear={clear}
            nearest={nearestInspirations(all, { text: shownText, category })}
            others={all.slice(0, MOST_OTHERS)}
          >
            {(some) => <InspirationBoard inspirations={some} restoration={restoration} />}
          </NoMatch>
        )}
        {shown.length > 0 && <InspirationBoard inspirations={shown} restoration={restoration} />}
      </div>
      <RecentlyDeleted restoration={restoration} />
      <p className="mt-8 max-w-measure text-ink-2 max-sm:text-sm">
        <strong className="font-semibold text-ink">{COPY.tip.label}:</strong> {COPY.tip.text}
      </p>
      {collector !== undefined && (
        <InspirationDialogs key={collector} address={address} inspirations={all} userId={collector} />
      )}
    </section>
  );

  function clear() {
    setText('');
    clearFilters();
  }
}

/** How full the board is, once that limits something; when it is full, what to do. */
function BoardUse() {
  const use = useBoardUse();
  if (use === undefined || use.limit === null || use.used < use.limit * UPGRADE_WARNING_RATIO) return null;

  return (
    <div className="mt-5">
      <StitchUsage label={COPY.usage} used={use.used} limit={use.limit} />
      {use.used >= use.limit && (
        <div className="mt-3 space-y-2">
          <p className="text-sm text-ink-2">{COPY.full(use.limit)}</p>
          <LinkButton to="/packages" look="secondary" size="small">
            {COPY.seePlans}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
