import { type FormEvent, useId, useRef, useState } from 'react';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import { MAX_PROMPT_LENGTH, type Outfit } from '#contract/outfits.ts';
import type { DailyGeneration } from '#contract/plans.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SuggestionChips } from '#web/ui/suggestion-chips.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { formatTime } from '../formats.ts';
import { Allowance } from '../generate/allowance.tsx';
import { useChanges } from '../generate/generations.queries.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { useDailyGeneration } from '../outfits.queries.ts';
import { closeDialog } from '../outfits-address.ts';
import { ChangingNote } from './changing-note.tsx';
import { useModify } from './use-modify.ts';

const COPY = OUTFITS_COPY.modify;

/** 'Modify Outfit': a request in words. What was not understood stays in the field, with the reason beside it. */
export function ModifyDialog({ outfit }: { outfit: Outfit }) {
  const [request, setRequest] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const modify = useModify(outfit.id);
  const underWay = useChanges().get(outfit.id);
  // Asked for in another tab, or before this page was loaded anew.
  const elsewhere = modify.isPending ? undefined : underWay;
  const daily = useDailyGeneration();
  const formId = useId();
  const reasonId = useId();
  const chipsId = useId();
  const isBlank = request.trim() === '';
  const reason = reasonNot(isBlank, elsewhere !== undefined, daily);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason !== null || modify.isPending) return;

    modify.mutate(request.trim(), {
      onSuccess: closeDialog,
      onError: () => field.current?.focus(),
    });
  }

  function add(chip: string) {
    setRequest(isBlank ? chip : `${request.trimEnd()}, ${chip.toLowerCase()}`);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.title}
      initialFocus={field}
      footer={
        <>
          {reason !== null && (
            <p id={reasonId} className="min-w-0 flex-1 basis-60 self-center text-sm text-ink-2">
              {reason}
            </p>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={reason !== null}
            pending={modify.isPending}
            aria-describedby={reason === null ? undefined : reasonId}
            className="min-w-[min(10rem,100%)]"
          >
            {modify.isPending ? COPY.pending : COPY.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="space-y-6">
        <div className="flex items-center gap-4">
          <OutfitThumbnail outfit={outfit} className="w-20" />
          <div className="min-w-0 flex-1">
            <h3 lang={STYLIST_LANGUAGE} className="font-semibold">
              {outfit.title}
            </h3>
            <p lang={STYLIST_LANGUAGE} className="line-clamp-2 text-sm text-ink-2">
              {outfit.description}
            </p>
          </div>
        </div>
        {elsewhere !== undefined && <ChangingNote prompt={elsewhere} />}
        <div>
          <TextArea
            ref={field}
            label={COPY.request}
            hint={COPY.requestHint}
            error={errorText()}
            rows={3}
            maxLength={MAX_PROMPT_LENGTH}
            readOnly={modify.isPending}
            value={request}
            onChange={(event) => setRequest(event.target.value)}
          />
          <p id={chipsId} className="mt-5 mb-2 text-sm font-medium">
            {COPY.chipsTitle}
          </p>
          <SuggestionChips labelledBy={chipsId} suggestions={COPY.chips} onChoose={add} />
        </div>
        {daily && <Allowance use={daily.modifications} words={COPY} />}
      </form>
    </Dialog>
  );

  function errorText(): string | undefined {
    if (modify.error === null) return undefined;
    return inlineMessageOf(modify.error, OUTFITS_COPY.toasts.modificationFailed.fallback);
  }
}

/** Why nothing can be changed now; null when something can. */
function reasonNot(isBlank: boolean, isUnderWay: boolean, daily: DailyGeneration | undefined): string | null {
  if (isUnderWay) return COPY.underWay;
  if (daily?.modifications.left === 0) return COPY.spent(formatTime(daily.resetsAt));
  return isBlank ? COPY.blank : null;
}
