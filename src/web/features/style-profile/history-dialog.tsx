import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { ProfileVersion } from '#contract/profile-history.ts';
import { METRIC_NAMES } from '#contract/style-profile.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { Bars } from '#web/ui/skeleton.tsx';
import { TapeBar } from '#web/ui/tape-bar.tsx';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { styleWord } from '#web/words/styles.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { METRIC_LABELS } from './labels.ts';
import { useProfileHistory, useRestoreProfile } from './profile-history.queries.ts';
import { asDay, asMoment, asTime, changeWords, isSameDay, listOfChange } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.history;
/** While they load. */
const ROWS = [0, 1, 2];

/** The versions of the profile, newest first. It stays open after a restore: the way back is then its first line. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { data: versions, isError, refetch } = useProfileHistory();
  const restoration = useRestoreProfile();

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      description={isError ? undefined : COPY.description}
      startsAtTitle
    >
      {versions ? (
        <ol aria-label={COPY.title} className="-my-5">
          {versions.map((version, place) => (
            <VersionRow
              key={version.id}
              version={version}
              before={versions[place + 1]}
              isOfSameDay={isSameDay(version.createdAt, versions[place - 1]?.createdAt)}
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
            <div key={row} className="space-y-2.5 py-5">
              <Bars of={['h-5 w-36', 'h-4 w-52', 'h-4 w-4/5']} />
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
  /** The one before it; absent where that is no longer kept. */
  before: ProfileVersion | undefined;
  /** As the one above, which names it. */
  isOfSameDay: boolean;
  /** A version is being restored, this one or another. */
  isBusy: boolean;
  isRestoring: boolean;
  failure: string | undefined;
  onRestore: () => void;
}

/** As it is now it stands there whole; of the others what changed. */
function VersionRow(props: VersionRowProps) {
  const { version, before, isOfSameDay, isBusy, isRestoring, failure, onRestore } = props;
  const moment = asMoment(version.createdAt);
  const changesId = useId();
  const hasNewColours = isNewIn(version.colors, before?.colors);
  const hasUntoldStyles =
    isNewIn(version.styles, before?.styles) &&
    version.changes.every(({ params }) => params?.styles === undefined);
  const words = version.cause === 'feedback' ? version.detail : null;

  return (
    <li className="border-b border-line py-5 last:border-0">
      {!isOfSameDay && (
        <p className="tabular mb-2 text-sm font-medium text-ink-2">{asDay(version.createdAt)}</p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-36">
          <p className="text-lg leading-tight font-semibold">
            {causeOf(version)}{' '}
            <time
              dateTime={version.createdAt}
              className="tabular text-sm font-normal whitespace-nowrap text-ink-2"
            >
              {asTime(version.createdAt)}
            </time>
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
            className="-my-2.5 -mr-4"
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
      {words !== null && (
        <blockquote className="title mt-4 max-w-measure text-xl break-words">{COPY.quoted(words)}</blockquote>
      )}
      {(version.isCurrent || hasNewColours) && version.colors.length > 0 && (
        <div className="mt-4 flex items-center gap-3">
          {hasNewColours && before !== undefined && before.colors.length > 0 && (
            <>
              <Palette label={COPY.before} of={before} />
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </>
          )}
          <Palette label={STYLE_PROFILE_COPY.palette.title} of={version} />
        </div>
      )}
      {(version.isCurrent || hasUntoldStyles) && version.styles.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">{version.styles.map(styleWord).join(', ')}</p>
      )}
      {version.changes.length > 0 && (
        <ul id={changesId} className="mt-3 grid gap-x-5 gap-y-3 text-sm text-ink-2 sm:grid-cols-3">
          {version.changes.map((change) => (
            <Change key={change.message} change={change} />
          ))}
        </ul>
      )}
      <InlineError>{failure}</InlineError>
    </li>
  );
}

/** A score as it moved on its tape, a list as its words, anything else in a sentence. */
function Change({ change }: { change: ProfileVersion['changes'][number] }) {
  const metric = METRIC_NAMES.find((name) => change.reason === `${name}_changed`);
  const words = `${changeWords(change)}.`;
  const list = listOfChange(change);
  if (metric === undefined && list !== null) {
    return (
      <li className="col-span-full">
        <span className="visually-hidden">{words}</span>
        <span aria-hidden className="flex flex-wrap items-baseline gap-1.5">
          {list.label}
          {list.words.map((word) => (
            <span
              key={word}
              className={classNames(
                'max-w-full rounded-edge border px-2 py-0.5 text-xs font-medium break-words',
                list.isGone ? 'border-line line-through' : 'border-line-strong text-ink',
              )}
            >
              {word}
            </span>
          ))}
        </span>
      </li>
    );
  }
  if (metric === undefined) return <li className="col-span-full max-w-measure break-words">{words}</li>;

  return (
    <li className="mb-2 text-ink">
      <span className="visually-hidden">{words}</span>
      <div aria-hidden>
        <TapeBar
          label={METRIC_LABELS[metric]}
          previous={Number(change.params?.from)}
          value={Number(change.params?.to)}
        />
      </div>
    </li>
  );
}

function Palette({ label, of }: { label: string; of: ProfileVersion }) {
  return (
    <PaletteStrip
      label={label}
      colours={coloursInWords(namedColours(of.colors))}
      className="min-w-0 flex-1"
    />
  );
}

function isNewIn(now: readonly string[], before: readonly string[] = []): boolean {
  return now.join() !== before.join();
}

function causeOf({ cause, detail }: ProfileVersion): string {
  return cause === 'restore' && detail !== null ? COPY.restoredFrom(asMoment(detail)) : COPY.causes[cause];
}
