import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ErrorMark } from '#web/ui/inline-error.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { useIsTold } from '#web/ui/toast/toast-store.ts';
import { PHOTOS_COPY as COPY } from './copy.ts';
import type { UploadQueue, UploadState } from './upload-queue.ts';

interface UploadNotesProps {
  uploads: UploadState;
  queue: UploadQueue;
}

const NOTE_CLASS = 'failure mb-4 flex flex-wrap gap-x-4 px-3';

/** What a passing notice is too short for: what failed, and which files were not taken. */
export function UploadNotes({ uploads, queue }: UploadNotesProps) {
  const isTold = useIsTold(uploads.problem);
  const failed = uploads.photos.filter(({ state }) => state === 'failed').length;

  return (
    <>
      {uploads.problem !== null && (
        <div className={`${NOTE_CLASS} items-center py-2`}>
          <div className="flex min-w-0 grow basis-60 gap-2 text-sm text-danger">
            <ErrorMark />
            <div>
              <div ref={noticePlace} data-quiet />
              <p role="alert" className={isTold ? 'leading-5 text-ink-2' : 'font-medium'}>
                {[COPY.upload.notSent(failed), !isTold && uploads.problem].filter(Boolean).join(' ')}
              </p>
            </div>
          </div>
          <Button look="quiet" size="small" className="-mr-3" onClick={() => void queue.retryAll()}>
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
    <section aria-label={COPY.leftOut.title} className={`${NOTE_CLASS} items-start py-1`}>
      <h2 className="flex gap-2 py-2.5 text-sm font-semibold text-danger">
        <ErrorMark />
        {COPY.leftOut.title}
      </h2>
      {leftOut.length > 1 && (
        <Button
          look="quiet"
          size="small"
          className="-mr-3 ml-auto"
          onClick={() => queue.dismiss(leftOut.map((file) => file.id))}
        >
          {COPY.leftOut.dismissAll}
        </Button>
      )}
      {/* One file stands in the line of the heading. */}
      <div
        role="alert"
        className={classNames(
          '-mr-3 flex-1',
          leftOut.length > 1 ? 'basis-full' : 'basis-60 max-sm:-mt-11 max-sm:pl-6 max-sm:[&_p]:pt-9',
        )}
      >
        <ul className="max-h-60 divide-y divide-line overflow-y-auto">
          {leftOut.map((file) => (
            <li key={file.id} className="flex items-start gap-2">
              <p className="min-w-0 flex-1 py-2.5 text-sm">
                <span className="mr-1 font-medium break-all">{file.name}</span>{' '}
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
