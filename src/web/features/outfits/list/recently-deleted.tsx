import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { DeletedOutfit } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useDay } from '#web/lib/format-day.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { useIsNoticed } from '#web/ui/toast/toast-store.ts';
import { WayBackButton } from '#web/ui/way-back-button.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { useDeletedOutfits, useErase, type useRestore } from './deleted-outfits.queries.ts';

const COPY = OUTFITS_COPY.recentlyDeleted;
const TOASTS = OUTFITS_COPY.toasts;

/** Under the list: what was deleted, and the way back after the notice that offered it has gone. */
export function RecentlyDeleted({ restoration }: { restoration: ReturnType<typeof useRestore> }) {
  // The last one is offered back by the notice, for as long as it stands.
  const deleted = useDeletedOutfits().slice(useIsNoticed(TOASTS.deleted.title) ? 1 : 0);
  const removal = useErase();
  const section = useRef<HTMLDetailsElement>(null);
  const isBusy = restoration.isPending || removal.isPending;

  /** The pressed button goes with its line, and the last line with all of it: then reading goes on at the page's heading. */
  const keepFocus = {
    onSuccess() {
      if (deleted.length > 1) section.current?.querySelector('summary')?.focus();
      else focusHeading();
    },
  };

  return (
    <div className="mt-8">
      {deleted.length > 0 && (
        <details ref={section} className="group">
          <summary className="title flex min-h-11 items-center justify-between text-xl">
            {COPY.title(deleted.length)}
            <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
          </summary>
          <p className="max-w-measure pb-2 text-sm text-ink-2">{COPY.note}</p>
          <ul className="-mr-4 max-h-96 divide-y divide-line overflow-y-auto pr-px">
            {deleted.map((outfit) => (
              <DeletedRow
                key={outfit.id}
                outfit={outfit}
                isBusy={isBusy}
                onRestore={() => restoration.mutate(outfit.id, keepFocus)}
                onErase={() => removal.mutate(outfit.id, keepFocus)}
              />
            ))}
          </ul>
        </details>
      )}
      <InlineError>
        {restoration.isError && inlineMessageOf(restoration.error, TOASTS.restoreFailed.fallback)}
      </InlineError>
      <InlineError>
        {removal.isError && inlineMessageOf(removal.error, TOASTS.eraseFailed.fallback)}
      </InlineError>
    </div>
  );
}

interface DeletedRowProps {
  outfit: DeletedOutfit;
  isBusy: boolean;
  onRestore: () => void;
  onErase: () => void;
}

function DeletedRow({ outfit, isBusy, onRestore, onErase }: DeletedRowProps) {
  const { title, picture } = outfit;
  const day = useDay(outfit.deletedAt);

  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3 sm:flex-nowrap">
      <ImageWithFallback
        src={picture?.thumbnailUrl ?? ''}
        alt=""
        width={80}
        height={100}
        className="ground aspect-4/5 w-20 shrink-0 object-contain"
        fallback={<span className="block aspect-4/5 w-20 shrink-0 bg-tissue-2" />}
      />
      <p className="min-w-0 flex-1 py-2 text-sm">
        <span lang={writtenIn(outfit)} className="block truncate font-medium">
          {title}
        </span>
        {COPY.deletedOn(day)}
      </p>
      <span className="flex w-full justify-end sm:w-auto">
        <WayBackButton label={COPY.eraseNamed(title)} disabled={isBusy} isEnd onClick={onErase}>
          {COPY.erase}
        </WayBackButton>
        <WayBackButton label={COPY.restoreNamed(title)} disabled={isBusy} onClick={onRestore}>
          {COPY.restore}
        </WayBackButton>
      </span>
    </li>
  );
}
