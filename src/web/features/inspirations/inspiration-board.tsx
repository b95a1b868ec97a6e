import { useEffect, useRef } from 'react';
import type { Inspiration } from '#contract/inspirations.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { PICTURES_CLASS } from '#web/shared/skeletons.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { INSPIRATIONS_COPY as COPY } from './copy.ts';
import { InspirationCard } from './inspiration-card.tsx';
import { useDeleteInspiration, type useRestoreInspiration } from './inspirations.queries.ts';

/** What a phone shows of the board at first: the others do not stand in their way. */
const FIRST_IN_VIEW = 4;

interface InspirationBoardProps {
  inspirations: readonly Inspiration[];
  restoration: ReturnType<typeof useRestoreInspiration>;
}

/** The cards in three columns, two on a phone. */
export function InspirationBoard({ inspirations, restoration }: InspirationBoardProps) {
  const grid = useRef<HTMLUListElement>(null);
  const deletion = useDeleteInspiration({ undo: restoration.mutate });

  // The pressed button went with its card: the focus goes on to what moved into its place.
  const vacated = useRef<number | null>(null);
  useEffect(() => {
    if (deletion.isPending || vacated.current === null) return;
    const cards = [...(grid.current?.children ?? [])];
    const next = cards[vacated.current] ?? cards.at(-1);
    if (document.activeElement === document.body) next?.querySelector<HTMLElement>('button')?.focus();
    vacated.current = null;
  }, [deletion.isPending]);

  function remove(inspiration: Inspiration, place: number) {
    deletion.mutate(inspiration, {
      onSuccess: () => {
        vacated.current = place;
      },
    });
  }

  return (
    <>
      <ul ref={grid} aria-label={COPY.board} className={PICTURES_CLASS}>
        {inspirations.map((inspiration, place) => (
          <li key={inspiration.id} className="min-w-0">
            <InspirationCard
              inspiration={inspiration}
              isInView={place < FIRST_IN_VIEW}
              isDeleting={deletion.isPending && deletion.variables.id === inspiration.id}
              onDelete={() => remove(inspiration, place)}
            />
          </li>
        ))}
      </ul>
      <InlineError>
        {deletion.isError && inlineMessageOf(deletion.error, COPY.toasts.removeFailed.fallback)}
      </InlineError>
    </>
  );
}
