import { type MouseEvent, memo, useRef } from 'react';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { Outfit } from '#contract/outfits.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PRICE_RANGE_LABELS } from './copy.ts';
import { OutfitButtons } from './outfit-buttons.tsx';
import { OutfitThumbnail } from './outfit-thumbnail.tsx';
import { useUndoStatus } from './outfits.queries.ts';
import { openOutfit, outfitAddress } from './outfits-address.ts';
import { UndoNote } from './undo-note.tsx';
import { useHasBeenNear } from './use-has-been-near.ts';
import { useOutfitActions } from './use-outfit-actions.ts';

interface OutfitRowProps {
  outfit: Outfit;
  /** From 1. */
  place: number;
  total: number;
  /** Called with the row that is about to leave. */
  onGone: (row: Element | null) => void;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** One outfit. The whole row opens it; its buttons lie above that link. */
export const OutfitRow = memo(function OutfitRow({ outfit, place, total, onGone, restore }: OutfitRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const undoStatus = useUndoStatus(outfit.id, useHasBeenNear(row));
  const actions = useOutfitActions(outfit, { onGone: () => onGone(row.current), restore });

  return (
    <li
      ref={row}
      aria-setsize={total}
      aria-posinset={place}
      aria-busy={actions.isDeleting || undefined}
      className="group relative py-4 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]"
    >
      <div
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 sm:gap-x-5',
          actions.isDeleting && 'opacity-60',
        )}
      >
        <OutfitThumbnail outfit={outfit} className="row-span-2 w-24 sm:w-28" />
        <div className="col-span-2 min-w-0">
          <h3 lang={STYLIST_LANGUAGE} className="text-lg leading-tight font-semibold">
            <a
              href={outfitAddress(outfit.id)}
              onClick={openHere}
              className="no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {outfit.title}
            </a>
          </h3>
          <p lang={STYLIST_LANGUAGE} className="mt-1 line-clamp-2 max-w-measure text-ink-2">
            {outfit.description}
          </p>
        </div>
        <p className="tabular col-span-2 flex flex-wrap content-center gap-x-3 self-end py-2 text-sm sm:col-span-1 sm:min-h-11">
          <span className="font-medium">{PRICE_RANGE_LABELS[outfit.priceRange]}</span>
          <time dateTime={outfit.createdAt} className="text-ink-2">
            {formatDay(outfit.createdAt)}
          </time>
        </p>
        <OutfitButtons
          outfit={outfit}
          actions={actions}
          canUndo={undoStatus.canUndo}
          className="col-span-3 sm:col-span-1 sm:self-end"
        />
      </div>
      <InlineError>{actions.failure}</InlineError>
      {undoStatus.canUndo && (
        <UndoNote title={outfit.title} prompt={undoStatus.lastPrompt} actions={actions} className="mt-3" />
      )}
    </li>
  );

  /** A plain press opens it over the list as it is filtered; any other is the browser's. */
  function openHere(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openOutfit(outfit.id);
  }
});
