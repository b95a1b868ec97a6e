import { inlineMessageOf } from '#web/lib/api-error.ts';
import { useFocusOnRestored } from '#web/lib/use-focus-on-restored.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';
import { useDeletedInspirations } from './deleted-inspirations.ts';
import { deleteButtonId } from './inspiration-card.tsx';
import type { useRestoreInspiration } from './inspirations.queries.ts';

const COPY = INSPIRATIONS_COPY.recentlyDeleted;

/** What can still be put back, after the notice that offered it has gone. */
export function RecentlyDeleted({ restoration }: { restoration: ReturnType<typeof useRestoreInspiration> }) {
  const deleted = useDeletedInspirations();
  const section = useFocusOnRestored(restoration.data, deleteButtonId);

  return (
    <>
      {deleted.length > 0 && (
        <section ref={section} aria-labelledby="recently-deleted-inspirations" className="mt-10">
          <h2 id="recently-deleted-inspirations" className="mb-1 text-sm text-ink-2">
            {COPY.title}
          </h2>
          {deleted.map((inspiration) => (
            <div
              key={inspiration.id}
              className="flex items-center justify-between gap-4 border-t border-line text-sm"
            >
              <span className="truncate">{inspiration.title}</span>
              <button
                type="button"
                aria-label={COPY.undoNamed(inspiration.title)}
                aria-disabled={restoration.isPending || undefined}
                onClick={restoration.isPending ? undefined : () => restoration.mutate(inspiration)}
                className="min-h-11 min-w-11 px-3 font-semibold underline underline-offset-4"
              >
                {COPY.undo}
              </button>
            </div>
          ))}
        </section>
      )}
      <InlineError>
        {restoration.isError &&
          inlineMessageOf(restoration.error, INSPIRATIONS_COPY.toasts.restoreFailed.fallback)}
      </InlineError>
    </>
  );
}
