import { Suspense, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonRows } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-toggle.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { colourWord } from '#web/words/colours.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeOf, sumText } from '../formats.ts';
import { useChooseLooks, useLooks } from '../jobs/jobs.queries.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { closeDialog, exchangeForOutfit } from '../outfits-address.ts';

const COPY = OUTFITS_COPY.choice;
const REASON_ID = 'why-not-keep';
/** Most keep one. */
const AlertDialog = lazyPart(async () => (await import('#web/ui/alert-dialog.tsx')).AlertDialog);

interface ChoiceViewProps {
  jobId: string;
  /** Whether what was chosen is under way: until then the view has to stand there, to be closed itself. */
  onSave: (isSaving: boolean) => void;
}

/** "Three ways": the looks side by side, to keep some of them or none. Closed, they wait. */
export function ChoiceView({ jobId, onSave }: ChoiceViewProps) {
  const { data, error, refetch } = useLooks(jobId);
  const [chosen, setKept] = useState<readonly string[] | null>(null);
  const together = (data?.looks ?? []).filter(({ goesWith }) => goesWith !== undefined);
  // Who packs takes all of them, or says which not.
  const kept = chosen ?? together.map(({ id }) => id);
  /** Null until it was asked. */
  const [isDiscarding, setDiscarding] = useState<boolean | null>(null);
  const choose = useChooseLooks(jobId);
  const isEmpty = kept.length === 0;

  function toggle(id: string, isKept: boolean) {
    setKept(isKept ? [...kept, id] : kept.filter((other) => other !== id));
  }

  async function save(keep: readonly string[]) {
    onSave(true);
    const { outfitIds } = await choose.mutateAsync([...keep]).catch((error: unknown) => {
      onSave(false);
      throw error;
    });
    const [only, ...others] = outfitIds;
    if (only !== undefined && others.length === 0) exchangeForOutfit(only);
    else closeDialog();
  }

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={together.length > 0 ? COPY.together.title : COPY.title}
      description={together.length > 0 ? packed(together) : COPY.text}
      width="wide"
      footerNote={
        <>
          <InlineError>
            {choose.error && inlineMessageOf(choose.error, OUTFITS_COPY.toasts.choiceFailed.fallback)}
          </InlineError>
          {isEmpty && !choose.error && (
            <p id={REASON_ID} className="text-sm text-ink-2">
              {COPY.nothing}
            </p>
          )}
        </>
      }
      footer={
        <>
          <Button look="secondary" onClick={() => setDiscarding(true)}>
            {COPY.keepNone}
          </Button>
          <Button
            disabled={isEmpty}
            pending={choose.isPending}
            aria-describedby={isEmpty ? REASON_ID : undefined}
            onClick={() => void save(kept).catch(() => {})}
          >
            {choose.isPending ? COPY.saving : COPY.keepChosen(kept.length)}
          </Button>
        </>
      }
    >
      {!data && !error && <SkeletonRows />}
      {!data && error && (
        <ErrorBox
          title={COPY.loadError.title}
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {COPY.loadError.tryAgain}
            </Button>
          }
        >
          {inlineMessageOf(error, COPY.loadError.text)}
        </ErrorBox>
      )}
      <ul
        aria-label={COPY.looks}
        className="-mx-5 flex [scroll-snap-type:x_proximity] scroll-px-5 gap-6 overflow-x-auto px-5 max-sm:fades sm:mx-0 sm:grid sm:overflow-visible sm:grid-cols-3 sm:gap-x-6 sm:gap-y-0 sm:px-0"
      >
        {data?.looks.map((look, index) => (
          <Look
            key={look.id}
            look={look}
            number={index + 1}
            isKept={kept.includes(look.id)}
            onToggle={(isKept) => toggle(look.id, isKept)}
          />
        ))}
      </ul>
      {isDiscarding !== null && (
        <Suspense>
          <AlertDialog
            open={isDiscarding}
            onOpenChange={setDiscarding}
            title={COPY.discard.title}
            description={COPY.discard.text}
            confirmLabel={COPY.discard.confirm}
            cancelLabel={COPY.discard.cancel}
            onConfirm={() => void save([]).catch(() => {})}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

/** How many pieces looks that combine are in all, and what those cost once. */
function packed(looks: readonly Outfit[]): string {
  const pieces = [...new Map(looks.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()];
  const cents = pieces.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 2, 0);

  return COPY.together.text(pieces.length, sumText(cents, looks[0] ?? {}));
}

interface LookProps {
  look: Outfit;
  /** From 1. */
  number: number;
  isKept: boolean;
  onToggle: (isKept: boolean) => void;
}

/** Beside each other, what says the same of each look stands on one line, however long the titles are. */
function Look({ look, number, isKept, onToggle }: LookProps) {
  return (
    <li className="grid w-[92%] shrink-0 snap-center grid-rows-[auto_auto_1fr] gap-y-2 sm:row-span-5 sm:w-auto sm:grid-rows-subgrid sm:gap-y-0">
      <div
        className={classNames('relative self-start', isKept && 'outline-2 -outline-offset-2 outline-loden')}
      >
        <OutfitThumbnail picture={look.picture} className="w-full" />
        <ChosenMark isOn={isKept} isLarge />
      </div>
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={COPY.keepNamed(look.title)}
        onClick={() => onToggle(!isKept)}
        className={chipClass(isKept, 'min-h-11 justify-center sm:mt-2')}
      >
        {COPY.keep}
        <ChosenMark isOn={isKept} />
      </button>
      <div className="min-w-0 sm:contents">
        <div className="sm:mt-3">
          {/* On a phone they are seen one by one. */}
          <p aria-hidden className="text-sm text-ink-2 sm:hidden">
            {COPY.look(number)}
          </p>
          <h3 className="title text-xl leading-tight">
            <span className="visually-hidden">{COPY.look(number)}: </span>
            <span lang={writtenIn(look)}>{look.title}</span>
          </h3>
        </div>
        <p className="tabular mt-1 text-sm text-ink-2">
          {look.estimatedTotalCents > 0 && `${rangeOf(look)}, `}
          {sumText(look.estimatedTotalCents, look)}
        </p>
        <ul className="mt-2.5 space-y-1 text-sm">
          {look.items.map((item) => (
            <li key={item.id}>
              <span lang={writtenIn(item)}>{item.item}</span>,{' '}
              <span className="text-ink-2">{colourWord(item.color)}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
