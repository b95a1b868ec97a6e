import { inlineMessageOf } from '#web/lib/api-error.ts';
import { useFocusOnRestored } from '#web/lib/use-focus-on-restored.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { useIsNoticed } from '#web/ui/toast/toast-store.ts';
import { WayBackButton } from '#web/ui/way-back-button.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';
import { useDeletedInspirations } from './deleted-inspirations.ts';
import { deleteButtonId } from './inspiration-card.tsx';
import type { useRestoreInspiration } from './inspirations.queries.ts';

const COPY = INSPIRATIONS_COPY.recentlyDeleted;
const TOASTS = INSPIRATIONS_COPY.toasts;

/** What can still be put back, after the notice that offered it has gone: below the board. */
export function RecentlyDeleted({ restoration }: { restoration: ReturnType<typeof useRestoreInspiration> }) {
  // The last one is offered back by the notice, for as long as it stands.
  const deleted = useDeletedInspirations().slice(useIsNoticed(TOASTS.removed.title) ? 1 : 0);
  const section = useFocusOnRestored(restoration.data, deleteButtonId);

  return (
    <>
      {deleted.length > 0 && (
        <section
          ref={section}
          aria-labelledby="recently-deleted-inspirations"
          className="mt-10 border-b border-line"
        >
          <h2 id="recently-deleted-inspirations" className="title mb-3 text-xl">
            {COPY.title}
          </h2>
          {deleted.map((inspiration) => (
            <div key={inspiration.id} className="flex items-center gap-x-3 border-t border-line py-2 text-sm">
              <ImageWithFallback
                src={inspiration.picture?.thumbnailUrl}
                alt=""
                width={80}
                height={100}
                className="aspect-4/5 photo w-20 shrink-0 object-cover"
                fallback={<span className="block aspect-4/5 w-20 shrink-0 bg-tissue-2" />}
              />
              <span className="min-w-0 flex-1 truncate font-medium">{inspiration.title}</span>
              <span className="-mr-4">
                <WayBackButton
                  label={COPY.undoNamed(inspiration.title)}
                  disabled={restoration.isPending}
                  onClick={() => restoration.mutate(inspiration)}
                >
                  {COPY.undo}
                </WayBackButton>
              </span>
            </div>
          ))}
        </section>
      )}
      <InlineError>
        {restoration.isError && inlineMessageOf(restoration.error, TOASTS.restoreFailed.fallback)}
      </InlineError>
    </>
  );
}
