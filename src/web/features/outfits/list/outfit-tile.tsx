import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, memo, Suspense, useRef } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useDay } from '#web/lib/format-day.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useIsHydrated } from '#web/lib/of-device.ts';
import { transitionTo } from '#web/lib/transition-to.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { ChangingNote } from '../change/changing-note.tsx';
import { UndoNote } from '../change/undo-note.tsx';
import { rangeOf, totalText } from '../formats.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { outfitQuery } from '../outfits.queries.ts';
import { openOutfit, outfitAddress } from '../outfits-address.ts';
import { useOutfitActs } from '../use-outfit-acts.ts';
import { TileButtons } from './tile-buttons.tsx';
import { heroClass, isHeroOf, isLargeOf } from './tile-size.ts';

/** Beside a look that stands alone. */
const PiecesBeside = lazyPart(async () => (await import('./pieces-beside.tsx')).PiecesBeside);

interface OutfitTileProps {
  outfit: OutfitSummary;
  /** Which it is of how many, from 1: the page does not hold the tiles that nobody has come to. The first is large. */
  position: number;
  total: number;
  /** The request by which it is being changed; null while it is not. */
  changing: string | null;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** One outfit. The whole tile opens it; its buttons lie above that link. */
export const OutfitTile = memo(function OutfitTile(props: OutfitTileProps) {
  const { outfit, position, total, changing, restore } = props;
  const { id, title, lastModification, estimatedTotalCents } = outfit;
  const queryClient = useQueryClient();
  const day = useDay(outfit.createdAt);
  const tile = useRef<HTMLLIElement>(null);
  const acts = useOutfitActs(id, { onGone: () => passFocusOn(tile.current), restore });
  const canUndo = lastModification !== undefined;
  const isDeleting = acts.remove.isPending;
  const isHero = isHeroOf(total, position);
  const isAlone = useIsHydrated() && total === 1;
  const isLarge = isHero && isLargeOf(total);
  // Whole in the outfit itself: in a tile a word too many would cost a line.
  const belowClass = classNames('order-2 mt-2', isHero && 'max-sm:mx-5');
  const noteClass = classNames(
    belowClass,
    '[&_p]:py-0',
    // In half of a phone it is as low as its button, so that the rows keep together.
    isHero
      ? '[&_p]:my-2 [&_p]:line-clamp-3'
      : 'max-sm:bg-transparent max-sm:px-0 max-sm:[&_p]:line-clamp-2 sm:[&_p]:my-2 sm:[&_p]:line-clamp-3',
  );
  // Who points at it will want it whole.
  const prepare = () => void queryClient.prefetchQuery(outfitQuery(id));

  return (
    <li
      ref={tile}
      aria-setsize={total}
      aria-posinset={position}
      aria-busy={isDeleting || changing !== null || undefined}
      className={classNames(
        'group relative flex min-w-0 flex-col',
        isHero ? heroClass(total) : '[contain-intrinsic-size:auto_22rem] [content-visibility:auto]',
        isDeleting && 'opacity-60',
      )}
    >
      <div
        className={classNames(
          // What is read first stands below the picture.
          'order-1 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 pt-2',
          isHero ? 'max-sm:px-5 max-sm:pt-4' : 'max-sm:block',
        )}
      >
        <h3
          lang={writtenIn(outfit)}
          className={classNames('title', isLarge ? 'text-2xl' : 'line-clamp-3 text-lg leading-tight')}
        >
          <a
            href={outfitAddress(id)}
            onClick={(event) => openHere(event, id, tile.current?.querySelector('picture') ?? null)}
            onPointerEnter={prepare}
            className="no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </a>
        </h3>
        {estimatedTotalCents !== undefined && (
          <p className={classNames('tabular', isLarge ? 'text-lg' : 'text-sm')}>
            {totalText(estimatedTotalCents, outfit)}
          </p>
        )}
        <p
          lang={writtenIn(outfit)}
          className={classNames(
            'col-span-2 line-clamp-4 text-sm text-ink-2',
            // In half of a phone it would be cut off, and its lines run into those beside it.
            !isHero && 'max-sm:hidden',
            isLarge ? 'mt-3' : 'mt-2',
            total === 1 && 'line-clamp-none sm:my-4 sm:text-base',
          )}
        >
          {total === 1 ? outfit.description : firstSentence(outfit.description)}
        </p>
        <p className="tabular col-span-2 mt-2 flex flex-wrap gap-x-3 text-xs text-ink-2">
          {estimatedTotalCents !== 0 && <span>{rangeOf(outfit)}</span>}
          <time dateTime={outfit.createdAt}>{day}</time>
        </p>
        {isAlone && (
          <Suspense>
            <PiecesBeside id={id} />
          </Suspense>
        )}
      </div>
      <div className="pointer-events-none relative sm:row-span-3">
        <OutfitThumbnail picture={outfit} isLarge={isHero} className="w-full" />
        <TileButtons outfit={outfit} acts={acts} canUndo={canUndo} />
      </div>
      <div className={classNames(belowClass, 'empty:hidden')}>
        <InlineError>{acts.failure}</InlineError>
      </div>
      {changing !== null && <ChangingNote prompt={changing} className={noteClass} />}
      {canUndo && changing === null && (
        <UndoNote title={title} prompt={lastModification.prompt} undo={acts.undo} className={noteClass} />
      )}
    </li>
  );
});

/** The others would be cut off in the middle. */
function firstSentence(description: string): string {
  return description.split(/(?<=[.!?]) /, 1)[0] ?? description;
}

/** A plain press opens it over the list as it is filtered, and its picture moves there; any other press is the browser's. */
function openHere(event: MouseEvent, id: string, picture: HTMLElement | null): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  picture?.style.setProperty('view-transition-name', 'look');
  transitionTo(() => {
    picture?.style.removeProperty('view-transition-name');
    openOutfit(id);
  });
}

/** Where the tile of a deleted outfit has the focus, its neighbour takes it. */
function passFocusOn(tile: HTMLElement | null): void {
  if (!tile?.contains(document.activeElement)) return;
  const neighbour = tile.nextElementSibling ?? tile.previousElementSibling;
  if (neighbour === null) focusHeading();
  else neighbour.querySelector('a')?.focus();
}
