import { useId } from 'react';
import type { ProfileVersion } from '#contract/profile-history.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { styleWord } from '#web/words/styles.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { PaletteBlock } from './palette-block.tsx';
import { useProfileHistory, useRestoreProfile } from './profile-history.queries.ts';
import { asMoment, changeWords } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.history;
/** While they load. */
const ROWS = [0, 1, 2];

/** The versions of the profile, newest first. It stays open after a restore: the way back is then its first line. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { data: versions, isError, refetch } = useProfileHistory();
  const restoration = useRestoreProfile();

  return (
    <Dialog onClose={onClose} title={COPY.title} description={isError ? undefined : COPY.description}>
      {versions ? (
        <ol aria-label={COPY.title} className="-my-5">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              isBusy={restoration.isPending}
              isRestoring={restoration.isPending && restoration.variables === version.id}
              failure={restoration.variables === version.id ? restoration.failure : undefined}
              onRestore={() => restoration.mutate(version.id)}
            />
          ))}
        </ol>
      ) : isError ? (
        <ErrorBox
          title={COPY.loadError.title}
          actions={
            <Button ref={takeFocus} size="small" onClick={() => refetch()}>
              {COPY.loadError.tryAgain}
            </Button>
          }
        >
          {COPY.loadError.text}
        </ErrorBox>
      ) : (
        <div role="status" aria-label={COPY.loading} className="-my-5 divide-y divide-line">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-4 py-5 sm:gap-6">
              <Skeleton className="h-24 w-16 sm:w-28" />
              <div className="flex-1 space-y-2.5">
                <Skeleton className="h-5 w-36" />
                <Skeleton className="h-4 w-52" />
                <Skeleton className="h-4 w-4/5" />
              </div>
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** It came after the dialog was opened, and is the one thing to do there. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface VersionRowProps {
  version: ProfileVersion;
  /** A version is being restored, this one or another. */
  isBusy: boolean;
  isRestoring: boolean;
  failure: string | undefined;
  onRestore: () => void;
}

function VersionRow({ version, isBusy, isRestoring, failure, onRestore }: VersionRowProps) {
  const moment = asMoment(version.createdAt);
  const changesId = useId();

  return (
    <li className="flex gap-4 border-b border-line py-5 last:border-0 sm:gap-6">
      <PaletteBlock
        label={STYLE_PROFILE_COPY.palette.title}
        colours={coloursInWords(namedColours(version.colors))}
        className="min-h-20 w-16 shrink-0 self-stretch bg-tissue-2 sm:w-28"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 flex-1 basis-36">
            <p className="font-semibold">{causeOf(version)}</p>
            <p className="tabular text-sm text-ink-2">
              <time dateTime={version.createdAt}>{moment}</time>
            </p>
          </div>
          {version.isCurrent ? (
            <Badge tone="green" className="mt-0.5">
              {COPY.current}
            </Badge>
          ) : (
            <Button
              look="quiet"
              size="small"
              className="-mt-2.5 -mr-4"
              aria-label={isRestoring ? undefined : COPY.restoreNamed(moment)}
              // Several may be of the same minute.
              aria-describedby={version.changes.length > 0 ? changesId : undefined}
              disabled={isBusy && !isRestoring}
              pending={isRestoring}
              onClick={onRestore}
            >
              {isRestoring ? COPY.restoring : COPY.restore}
            </Button>
          )}
        </div>
        {version.styles.length > 0 && (
          <p className="title mt-1 text-lg">{version.styles.map(styleWord).join(', ')}</p>
        )}
        {version.cause === 'feedback' && version.detail !== null && (
          <blockquote className="mt-2 max-w-measure border-l-2 border-line-strong pl-3 break-words text-ink-2">
            {version.detail}
          </blockquote>
        )}
        {version.changes.length > 0 && (
          <ul id={changesId} className="mt-1.5 max-w-measure text-sm text-ink-2">
            {version.changes.map((change) => (
              <li key={change.message} className="inline break-words">
                {changeWords(change)}.{' '}
              </li>
            ))}
          </ul>
        )}
        <InlineError>{failure}</InlineError>
      </div>
    </li>
  );
}

function causeOf({ cause, detail }: ProfileVersion): string {
  return cause === 'restore' && detail !== null ? COPY.restoredFrom(asMoment(detail)) : COPY.causes[cause];
}
