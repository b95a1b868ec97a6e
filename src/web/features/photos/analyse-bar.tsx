import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { inlineAnalysisMessageOf } from './analysis-message.ts';
import { PHOTOS_COPY } from './copy.ts';
import { isCancelled, useAnalyseStyle, useRunningAnalysis } from './photos.queries.ts';

const COPY = PHOTOS_COPY.analyse;

interface AnalyseBarProps {
  /** Undefined while they load or cannot be loaded: then there is nothing to press, and no reason to give. */
  photoCount: number | undefined;
  isUploading: boolean;
  onAnalysed: () => void;
}

/** 'Analyze My Style', and why it cannot be pressed. On a phone it stays above the tabs. */
export function AnalyseBar({ photoCount, isUploading, onAnalysed }: AnalyseBarProps) {
  const analysis = useAnalyseStyle();
  const running = useRunningAnalysis();
  const isAnalysing = running !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const failure =
    analysis.isError && !isCancelled(analysis.error) ? inlineAnalysisMessageOf(analysis.error) : undefined;

  function analyse() {
    if (isAnalysing) return;
    if (photoCount === 0) {
      showToast({ title: COPY.noPhotos.title, description: COPY.noPhotos.text, variant: 'destructive' });
      return;
    }
    analysis.mutate(new AbortController(), { onSuccess: onAnalysed });
  }

  function cancel() {
    running?.cancel();
    button.current?.focus();
  }

  return (
    <div
      className={classNames(
        '@min-[42rem]:contents',
        photoCount !== 0 &&
          'sticky bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-10 -mx-5 mt-8 border-t border-line bg-canvas px-5 py-3 sm:-mx-8 sm:px-8 md:static md:mx-0 md:border-0 md:p-0',
      )}
    >
      <div
        className={classNames(
          photoCount === 0
            ? 'mt-4 flex flex-wrap items-center gap-x-4 @min-[42rem]:col-start-1'
            : // Level with the button that adds photos, as wide as a photo.
              '@min-[42rem]:col-start-3 @min-[42rem]:row-start-1 @min-[42rem]:mt-[2.1875rem]',
        )}
      >
        {/* biome-ignore lint/a11y: a press on the closed button falls through to here; the note below says the same */}
        <div
          onClick={photoCount === 0 ? analyse : undefined}
          className="max-sm:w-full has-[:disabled]:cursor-not-allowed"
        >
          <Button
            ref={button}
            className="w-full disabled:pointer-events-none"
            disabled={!photoCount || (isUploading && !isAnalysing)}
            pending={isAnalysing}
            aria-describedby={noteId}
            onClick={analyse}
          >
            {isAnalysing ? COPY.pending : COPY.submit}
          </Button>
        </div>
        <div className={classNames('flex items-center justify-between gap-4', failure ? 'mb-3' : 'min-h-11')}>
          <InlineError>{failure}</InlineError>
          <p id={noteId} className={classNames('tabular text-sm text-ink-2', failure && 'visually-hidden')}>
            {running ? (
              <ReadingNote photoCount={photoCount ?? 0} startedAt={running.startedAt} />
            ) : isUploading ? (
              COPY.uploadingReason
            ) : photoCount === 0 ? (
              COPY.noPhotosReason
            ) : (
              photoCount !== undefined && COPY.ready(photoCount)
            )}
          </p>
          {running && (
            <Button look="quiet" size="small" className="-mr-4" onClick={cancel}>
              {COPY.cancel}
            </Button>
          )}
        </div>
      </div>
      {/* In a wide window across all columns, over the photos. */}
      <div
        ref={noticePlace}
        className={classNames(
          photoCount === 0 ? '@min-[42rem]:col-start-1' : '@min-[42rem]:-order-1 @min-[42rem]:col-span-3',
        )}
      />
    </div>
  );
}

/** What is being done and for how long: nothing is known of how far it is, so nothing is claimed. */
function ReadingNote({ photoCount, startedAt }: { photoCount: number; startedAt: number }) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000));

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {COPY.reading(photoCount)}
      {seconds > 0 && <span aria-hidden> · {COPY.elapsed(seconds)}</span>}
    </>
  );
}
