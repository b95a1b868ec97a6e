import { memo } from 'react';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { ChangingNote } from '../change/changing-note.tsx';
import { UndoNote } from '../change/undo-note.tsx';
import type { UndoStatus } from '../change/undo-statuses.tsx';
import { PRICE_RANGE_LABELS } from '../copy.ts';
import type { OutfitActs, OutfitState } from '../outfit-acts.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { outfitAddress } from '../outfits-address.ts';
import { OutfitButtons } from './outfit-buttons.tsx';
import type { RowSlot } from './row-slots.ts';

interface OutfitRowProps extends UndoStatus {
  slot: RowSlot;
  acts: OutfitActs;
  state: OutfitState;
  /** The request by which it is being changed; null while it is not. */
  changing: string | null;
}

/** One outfit. The whole row opens it; its buttons lie above that link. The list takes the presses of both. */
export const OutfitRow = memo(function OutfitRow(props: OutfitRowProps) {
  const { slot, acts, state, changing, canUndo, lastPrompt } = props;
  const { key, outfit, isShown, total, position, isPictureLater = false } = slot;
  const titleId = `outfit-title-${key}`;

  return (
    <li
      data-key={key}
      data-outfit={outfit.id}
      hidden={!isShown}
      aria-setsize={total}
      aria-posinset={position}
      aria-busy={state.isDeleting || changing !== null || undefined}
      className="group relative py-4 [contain-intrinsic-size:auto_10.5rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_8.75rem]"
    >
      <div
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 sm:gap-x-5',
          state.isDeleting && 'opacity-60',
        )}
      >
        <OutfitThumbnail
          outfit={outfit}
          isLater={isPictureLater}
          className="row-span-2 w-24 contain-strict sm:w-28"
        />
        <div className="col-span-2 min-w-0">
          <h3 lang={STYLIST_LANGUAGE} className="text-lg leading-tight font-semibold">
            <a
              id={titleId}
              href={outfitAddress(outfit.id)}
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
          titleId={titleId}
          isFavorite={outfit.isFavorite}
          isSaving={state.isSaving}
          isUndoing={state.isUndoing}
          isDeleting={state.isDeleting}
          canUndo={canUndo}
          className="col-span-3 sm:col-span-1 sm:self-end"
        />
      </div>
      <InlineError>{state.failure}</InlineError>
      {changing !== null && <ChangingNote prompt={changing} className="mt-3" />}
      {canUndo && changing === null && (
        <UndoNote
          title={outfit.title}
          prompt={lastPrompt}
          isUndoing={state.isUndoing}
          onUndo={() => acts.undo(outfit)}
          className="mt-3"
        />
      )}
    </li>
  );
});
