import { Suspense, useState } from 'react';
import type { OutfitVersion } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { DetailFold } from '../detail-fold.tsx';
import { formatTime } from '../formats.ts';
import { useGoBack, useVersions } from './history.queries.ts';
import { nameOfVersion } from './name-of-version.ts';

const CompareDialog = lazyPart(async () => (await import('./compare-dialog.tsx')).CompareDialog);

const COPY = OUTFITS_COPY.history;

/** Every version of an outfit with what was asked for; nothing while there is only one. */
export function OutfitHistory({ outfitId }: { outfitId: string }) {
  const { data, isError, refetch } = useVersions(outfitId);
  const goBack = useGoBack(outfitId);
  const [compared, setCompared] = useState<OutfitVersion | null>(null);
  const versions = data?.versions ?? [];
  const current = versions.find(({ isCurrent }) => isCurrent);

  if (isError && data === undefined) {
    return (
      <DetailFold title={COPY.title}>
        <InlineError>{COPY.failed}</InlineError>
        <Button look="secondary" size="small" className="mt-2" onClick={() => void refetch()}>
          {COPY.tryAgain}
        </Button>
      </DetailFold>
    );
  }
  if (versions.length < 2 || current === undefined) return null;

  return (
    <DetailFold title={COPY.title}>
      <p className="mb-3 text-sm text-ink-2">{`${COPY.versions(versions.length)}. ${COPY.noteFree}`}</p>
      <ol className="divide-y divide-line border-t border-line">
        {versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            isGoingBack={goBack.isPending && goBack.variables === version.number}
            onCompare={() => setCompared(version)}
            onGoBack={() => !goBack.isPending && goBack.mutate(version.number)}
          />
        ))}
      </ol>
      <InlineError>
        {goBack.isError && inlineMessageOf(goBack.error, OUTFITS_COPY.toasts.goBackFailed.fallback)}
      </InlineError>
      {compared && !goBack.isPending && (
        <Suspense>
          <CompareDialog
            before={compared}
            current={current}
            onClose={() => setCompared(null)}
            onGoBack={() => {
              setCompared(null);
              goBack.mutate(compared.number);
            }}
          />
        </Suspense>
      )}
    </DetailFold>
  );
}

interface VersionProps {
  version: OutfitVersion;
  isGoingBack: boolean;
  onCompare: () => void;
  onGoBack: () => void;
}

function Version({ version, isGoingBack, onCompare, onGoBack }: VersionProps) {
  const { prompt, createdAt, isCurrent, picture } = version;
  const name = nameOfVersion(version);

  return (
    <li aria-current={isCurrent || undefined} className="flex gap-4 py-3">
      <ImageWithFallback
        src={picture?.thumbnailUrl ?? ''}
        alt=""
        width={64}
        height={80}
        className={classNames(
          'ground h-20 w-16 shrink-0 object-cover',
          isCurrent && 'outline-2 outline-loden',
        )}
        fallback={<span className="block h-20 w-16 shrink-0 bg-tissue-2" />}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          {isCurrent && <span className="text-sm font-semibold text-loden">{COPY.current}</span>}
          <time dateTime={createdAt} className="tabular text-sm text-ink-2">
            {COPY.madeAt(formatDay(createdAt), formatTime(createdAt))}
          </time>
        </p>
        <p className="text-sm break-words text-ink-2">{OUTFITS_COPY.row.quoted(prompt)}</p>
        {!isCurrent && (
          <div className="-ml-4 flex flex-wrap">
            <Button look="quiet" size="small" aria-label={COPY.compareNamed(name)} onClick={onCompare}>
              {COPY.compare}
            </Button>
            <Button
              look="quiet"
              size="small"
              pending={isGoingBack}
              aria-label={COPY.goBackNamed(name)}
              onClick={onGoBack}
            >
              {isGoingBack ? COPY.goingBack : COPY.goBack}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
