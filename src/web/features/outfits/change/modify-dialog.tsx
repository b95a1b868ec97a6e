import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_PROMPT_LENGTH, type OutfitItem, type OutfitSummary } from '#contract/outfits.ts';
import type { DailyGeneration } from '#contract/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-toggle.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SuggestionChips } from '#web/ui/suggestion-chips.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { formatTime } from '../formats.ts';
import { Allowance } from '../generate/allowance.tsx';
import { SeePackages } from '../generate/see-packages.tsx';
import { SpentNote } from '../generate/spent-note.tsx';
import { failureOf } from '../jobs/job-words.ts';
import { isActive, useChanges, useJobs } from '../jobs/jobs.queries.ts';
import { useRequestJob } from '../jobs/use-request-job.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { outfitQuery, useDailyGeneration } from '../outfits.queries.ts';
import { closeDialog } from '../outfits-address.ts';
import { PiecePicture } from '../piece-picture.tsx';
import { PieceTiles } from '../piece-tiles.tsx';
import { ChangingNote } from './changing-note.tsx';

const COPY = OUTFITS_COPY.modify;

/**
 * 'Modify Outfit': a request in words. Pieces and quick changes put their words into the field. What was not understood
 * stays there, with the reason beside it.
 */
export function ModifyDialog({ summary }: { summary: OutfitSummary }) {
  const [request, setRequest] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const requestJob = useRequestJob();
  const [jobId, setJobId] = useState<string | null>(null);
  const job = useJobs().jobs.find(({ id }) => id === jobId);
  const isPending = job !== undefined && isActive(job);
  const underWay = useChanges().get(summary.id);
  // Asked for in another tab, or before this page was loaded anew.
  const elsewhere = isPending ? undefined : underWay;
  const daily = useDailyGeneration();
  const items = useQuery(outfitQuery(summary.id)).data?.items ?? [];
  const formId = useId();
  const reasonId = useId();
  const chipsId = useId();
  const isBlank = request.trim() === '';
  const reason = reasonNot(isBlank, elsewhere !== undefined, daily);
  const isSpent = daily?.modifications.left === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason !== null || isPending) return;
    setJobId(requestJob({ kind: 'modify', outfitId: summary.id, prompt: request.trim() }));
  }

  useEffect(() => {
    if (job?.state === 'done' || job?.state === 'cancelled') closeDialog();
    if (job?.state === 'failed') field.current?.focus();
  }, [job?.state]);

  const said = request.split(',').map((part) => part.trim().toLowerCase());
  const isSaid = (chip: string) => said.includes(chip.toLowerCase());

  /** Says it, or takes it back. */
  function toggle(chip: string) {
    const others = request.split(',').filter((part) => part.trim().toLowerCase() !== chip.toLowerCase());
    if (isSaid(chip)) setRequest(others.join(',').trim());
    else setRequest(isBlank ? chip : `${request.trimEnd()}, ${COPY.inList(chip)}`);
  }

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.title}
      isTitleSmall
      describedBy={isSpent ? reasonId : undefined}
      picture={
        <OutfitThumbnail
          picture={summary}
          isLarge
          className="mx-auto w-full [background:none]! max-md:max-w-[26dvh]"
        />
      }
      initialFocus={field}
      footerNote={
        <>
          {reason !== null && !isSpent && (
            <p id={reasonId} className="text-sm text-ink-2">
              {reason}
            </p>
          )}
          {daily && <Allowance use={daily.modifications} words={COPY} />}
        </>
      }
      footer={
        isSpent && !isPending ? (
          <SeePackages />
        ) : (
          <Button
            type="submit"
            form={formId}
            disabled={reason !== null}
            pending={isPending}
            aria-describedby={reason === null ? undefined : reasonId}
          >
            {isPending ? COPY.pending : COPY.submit}
          </Button>
        )
      }
    >
      <form id={formId} onSubmit={submit}>
        <fieldset disabled={isSpent} className="space-y-5">
          <h3 lang={writtenIn(summary)} className="title -mt-2 text-3xl">
            {summary.title}
          </h3>
          {isSpent && <SpentNote id={reasonId}>{reason ?? ''}</SpentNote>}
          {elsewhere !== undefined && <ChangingNote prompt={elsewhere} />}
          <div hidden={isSpent && isBlank}>
            <TextArea
              ref={field}
              label={COPY.request}
              hint={COPY.requestHint}
              error={(job && failureOf(job)) ?? undefined}
              rows={2}
              maxLength={MAX_PROMPT_LENGTH}
              readOnly={isPending}
              value={request}
              onChange={(event) => setRequest(event.target.value)}
            />
            <p id={chipsId} className="visually-hidden">
              {COPY.chipsTitle}
            </p>
            <div className="mt-3">
              <SuggestionChips
                labelledBy={chipsId}
                suggestions={COPY.chips}
                onChoose={toggle}
                isOn={isSaid}
              />
            </div>
          </div>
          {/* On a phone the picture above shows them. */}
          {isSpent && items.length > 0 && <PieceTiles items={items} className="grid-cols-3 max-md:hidden" />}
          {!isSpent && items.length > 0 && (
            <ul aria-label={COPY.pieces} className="divide-y divide-line border-y border-line">
              {items.map((item) => (
                <PieceToSwap
                  key={item.id}
                  item={item}
                  isOn={isSaid(COPY.swapNamed(item.item))}
                  onPress={() => toggle(COPY.swapNamed(item.item))}
                />
              ))}
            </ul>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}

interface PieceToSwapProps {
  item: OutfitItem;
  isOn: boolean;
  onPress: () => void;
}

/** A piece of the look: to swap it is a press. */
function PieceToSwap({ item, isOn, onPress }: PieceToSwapProps) {
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="ground relative size-11 shrink-0">
        <PiecePicture item={item} />
      </span>
      <span className="min-w-0 flex-1 text-sm leading-tight">
        <span lang={writtenIn(item)} className="block font-medium">
          {item.item}
        </span>
        <span className="tabular text-ink-2">{OUTFITS_COPY.priceBand(item.priceRange)}</span>
      </span>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={COPY.swapNamed(item.item)}
        onClick={onPress}
        className={chipClass(isOn, 'min-h-11')}
      >
        {COPY.swap}
        <ChosenMark isOn={isOn} />
      </button>
    </li>
  );
}

/** Why nothing can be changed now; null when something can. */
function reasonNot(isBlank: boolean, isUnderWay: boolean, daily: DailyGeneration | undefined): string | null {
  if (isUnderWay) return COPY.underWay;
  if (daily?.modifications.left === 0) return COPY.spent(formatTime(daily.resetsAt));
  return isBlank ? COPY.blank : null;
}
