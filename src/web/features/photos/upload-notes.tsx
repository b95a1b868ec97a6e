import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ErrorMark, InlineError } from '#web/ui/inline-error.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { useIsTold } from '#web/ui/toast/toast-store.ts';
import { PHOTOS_COPY as COPY } from './copy.ts';
import type { UploadQueue, UploadState } from './upload-queue.ts';

interface UploadNotesProps {
  uploads: UploadState;
  queue: UploadQueue;
}

/** What a passing notice is too short for: what failed, and which files were not taken. */
export function UploadNotes({ uploads, queue }: UploadNotesProps) {
  const isTold = useIsTold(uploads.problem);
  const failed = uploads.photos.filter(({ state }) => state === 'failed').length;

  return (
    <>
      {uploads.problem !== null && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 border-y border-line bg-paper px-3 py-1 *:mt-0!">
          <div ref={noticePlace} data-quiet className="text-danger" />
          <InlineError>
            {[COPY.upload.notSent(failed), !isTold && uploads.problem].filter(Boolean).join(' ')}
          </InlineError>
          <Button look="quiet" size="small" className="px-0!" onClick={() => void queue.retryAll()}>
            {COPY.upload.retryAll}
          </Button>
        </div>
      )}
      {uploads.leftOut.length > 0 && <LeftOutFiles uploads={uploads} queue={queue} />}
    </>
  );
}

function LeftOutFiles({ uploads: { leftOut }, queue }: UploadNotesProps) {
  return (
    <section aria-label={COPY.leftOut.title} className="-mt-2 mb-6">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="flex gap-2 text-sm font-medium text-danger">
          <ErrorMark />
          {COPY.leftOut.title}
        </h2>
        {leftOut.length > 1 && (
          <Button look="quiet" size="small" onClick={() => queue.dismiss(leftOut.map((file) => file.id))}>
            {COPY.leftOut.dismissAll}
          </Button>
        )}
      </div>
      <div role="alert">
        <ul className="max-h-60 divide-y divide-line overflow-y-auto border-y border-line">
          {leftOut.map((file) => (
            <li key={file.id} className="flex items-start gap-2">
              <p className="min-w-0 flex-1 py-2.5 text-sm">
                <span className="font-medium break-all">{file.name}</span>{' '}
                <span className="text-ink-2">{file.reason}</span>
              </p>
              <IconButton
                icon={X}
                label={COPY.leftOut.dismiss(file.name)}
                onClick={() => queue.dismiss([file.id])}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
