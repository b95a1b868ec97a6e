import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { colourWord } from '#web/words/colours.ts';
import { OUTFITS_COPY, PRICE_RANGE_LABELS } from '../copy.ts';
import { formatEstimate } from '../formats.ts';
import { outfitQuery } from '../outfits.queries.ts';
import { UnmetWishes } from '../unmet-wishes.tsx';
import { BoardBeingLaid } from './board-being-laid.tsx';
import { BETWEEN_PIECES_MS } from './laying.ts';

/** The dialog becomes the new outfit, piece by piece. */
export function FinishedView({
  outfitId,
  headingRef,
}: {
  outfitId: string;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { data: outfit, isError } = useQuery(outfitQuery(outfitId));
  if (!outfit) return !isError && <SkeletonRows rows={1} />;

  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
      <BoardBeingLaid outfit={outfit} />
      <div className="min-w-0">
        <h3 ref={headingRef} tabIndex={-1} lang={STYLIST_LANGUAGE} className="title text-2xl sm:text-3xl">
          {outfit.title}
        </h3>
        <p className="tabular mt-1 text-sm text-ink-2">
          {PRICE_RANGE_LABELS[outfit.priceRange]},{' '}
          {OUTFITS_COPY.detail.about(formatEstimate(outfit.estimatedTotalCents))}
        </p>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {outfit.items.map((item, index) => (
            <li
              key={item.id}
              className="animate-rise flex items-center gap-3 py-2"
              style={{ animationDelay: `${index * BETWEEN_PIECES_MS}ms` }}
            >
              <span
                aria-hidden
                className="size-5 shrink-0 border border-line"
                style={{ backgroundColor: item.colorHex }}
              />
              <span className="min-w-0 flex-1">
                <span lang={STYLIST_LANGUAGE}>{item.item}</span>,{' '}
                <span className="text-ink-2">{colourWord(item.color)}</span>
              </span>
            </li>
          ))}
        </ul>
        <UnmetWishes wishes={outfit.unmet ?? []} className="mt-4" />
      </div>
    </div>
  );
}
