import { useId } from 'react';
import type { ProfileVersion } from '#contract/profile-history.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
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
    <Dialog onClose={onClose} title={COPY.title} description={COPY.description}>
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
        <>
          <InlineError>{COPY.loadFailed}</InlineError>
          <Button look="secondary" size="small" className="mt-3" onClick={() => refetch()}>
            {COPY.tryAgain}
          </Button>
        </>
      ) : (
        <div role="status" aria-label={COPY.loading} className="-my-5 divide-y divide-line">
          {ROWS.map((row) => (
            <div key={row} className="space-y-2.5 py-5">
              <Skeleton className="h-5 w-36" />
              <Skeleton className="h-4 w-52" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
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
    <li className="border-b border-line py-5 last:border-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
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
            className="-mr-4"
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
      {version.cause === 'feedback' && version.detail !== null && (
        <blockquote className="mt-2 max-w-measure border-l-2 border-line-strong pl-3 break-words text-ink-2">
          {version.detail}
        </blockquote>
      )}
      {version.changes.length > 0 && (
        <ul id={changesId} className="mt-2 max-w-measure text-sm">
          {version.changes.map((change) => (
            <li key={change.message} className="break-words">
              {changeWords(change)}.
            </li>
          ))}
        </ul>
      )}
      <InlineError>{failure}</InlineError>
    </li>
  );
}

function causeOf({ cause, detail }: ProfileVersion): string {
  return cause === 'restore' && detail !== null ? COPY.restoredFrom(asMoment(detail)) : COPY.causes[cause];
}
