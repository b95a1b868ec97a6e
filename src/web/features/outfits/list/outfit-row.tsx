import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, memo, useRef } from 'react';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { OutfitSummary } from '#contract/outfits.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useDay } from '#web/lib/format-day.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { ChangingNote } from '../change/changing-note.tsx';
import { UndoNote } from '../change/undo-note.tsx';
import { PRICE_RANGE_LABELS } from '../copy.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { outfitQuery } from '../outfits.queries.ts';
import { openOutfit, outfitAddress } from '../outfits-address.ts';
import { useOutfitActs } from '../use-outfit-acts.ts';
import { OutfitButtons } from './outfit-buttons.tsx';

interface OutfitRowProps {
  outfit: OutfitSummary;
  /** Which it is of how many, from 1: the page does not hold the rows that nobody has come to. */
  position: number;
  total: number;
  /** The request by which it is being changed; null while it is not. */
  changing: string | null;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** One outfit. The whole row opens it; its buttons lie above that link. */
export const OutfitRow = memo(function OutfitRow(props: OutfitRowProps) {
  const { outfit, position, total, changing, restore } = props;
  const { id, title, lastModification } = outfit;
  const queryClient = useQueryClient();
  const day = useDay(outfit.createdAt);
  const row = useRef<HTMLLIElement>(null);
  const acts = useOutfitActs(id, { onGone: () => passFocusOn(row.current), restore });
  const canUndo = lastModification !== undefined;
  const isDeleting = acts.remove.isPending;
  // Who points at it will want it whole.
  const prepare = () => void queryClient.prefetchQuery(outfitQuery(id));

  return (
    <li
      ref={row}
      aria-setsize={total}
      aria-posinset={position}
      aria-busy={isDeleting || changing !== null || undefined}
      className="group relative py-4 [contain-intrinsic-size:auto_10.5rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_8.75rem]"
    >
      <div
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 sm:gap-x-5',
          isDeleting && 'opacity-60',
        )}
      >
        <OutfitThumbnail picture={outfit} className="row-span-2 w-24 contain-strict sm:w-28" />
        <div className="col-span-2 min-w-0">
          <h3 lang={STYLIST_LANGUAGE} className="text-lg leading-tight font-semibold">
            <a
              href={outfitAddress(id)}
              onClick={(event) => openHere(event, id)}
              onPointerEnter={prepare}
              className="no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </a>
          </h3>
          <p lang={STYLIST_LANGUAGE} className="mt-1 line-clamp-2 max-w-measure text-ink-2">
            {outfit.description}
          </p>
        </div>
        <p className="tabular col-span-2 flex flex-wrap content-center gap-x-3 self-end py-2 text-sm sm:col-span-1 sm:min-h-11">
          <span className="font-medium">{PRICE_RANGE_LABELS[outfit.priceRange]}</span>
          <time dateTime={outfit.createdAt} className="text-ink-2">
            {day}
          </time>
        </p>
        <OutfitButtons
          outfit={outfit}
          acts={acts}
          canUndo={canUndo}
          className="col-span-3 sm:col-span-1 sm:self-end"
        />
      </div>
      <InlineError>{acts.failure}</InlineError>
      {changing !== null && <ChangingNote prompt={changing} className="mt-3" />}
      {canUndo && changing === null && (
        <UndoNote title={title} prompt={lastModification.prompt} undo={acts.undo} className="mt-3" />
      )}
    </li>
  );
});

/** A plain press opens it over the list as it is filtered; any other is the browser's. */
function openHere(event: MouseEvent, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openOutfit(id);
}

/** Where the row of a deleted outfit has the focus, its neighbour takes it. */
function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  if (neighbour === null) focusHeading();
  else neighbour.querySelector('a')?.focus();
}
