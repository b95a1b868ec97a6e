import { Suspense } from 'react';
import type { Outfit, OutfitSummary } from '#contract/outfits.ts';
import { disclosedBy } from '#domain/stylist/disclosure.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorMark } from '#web/ui/inline-error.tsx';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { ChangingNote } from '../change/changing-note.tsx';
import { OutfitHistory } from '../change/outfit-history.tsx';
import { UndoNote } from '../change/undo-note.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { DetailFold } from '../detail-fold.tsx';
import { rangeOf, sumText } from '../formats.ts';
import { useChanges } from '../jobs/jobs.queries.ts';
import { coloursOfLook } from '../look-colours.ts';
import { UnmetWishes } from '../unmet-wishes.tsx';
import type { OutfitActs } from '../use-outfit-acts.ts';
import { FitGuide } from './fit-guide.tsx';
import { GoesWith } from './goes-with.tsx';
import { boardMs } from './laying.ts';
import { Pieces } from './pieces.tsx';
import { TailorFinder } from './tailor-finder.tsx';

const COPY = OUTFITS_COPY.detail;
const WearButton = lazyPart(async () => (await import('#web/shared/wear-button.tsx')).WearButton);
/** Of the description that stand there at once; the rest is among the reasons. */
const FIRST_SENTENCES = 2;

interface OutfitDetailsProps {
  outfit: Outfit;
  /** What the list says of it: what can be undone. */
  summary: OutfitSummary;
  undo: OutfitActs['undo'];
  isNew: boolean;
  openId: string | null;
  onOpen: (itemId: string | null) => void;
}

/** What there is to say of one outfit: little at once, the rest when it is asked for. */
export function OutfitDetails({ outfit, summary, undo, isNew, openId, onOpen }: OutfitDetailsProps) {
  const { lastModification } = summary;
  const changing = useChanges().get(outfit.id);
  const spoken = useSpoken();
  const colours = coloursOfLook(outfit);
  const [lead, rest] = splitDescription(outfit);
  const owned = outfit.items.flatMap(({ pieceId }) => pieceId ?? []);

  return (
    <div className="space-y-5">
      {changing !== undefined && <ChangingNote prompt={changing} />}
      {outfit.notUnderstood.length > 0 && (
        <p className="flex max-w-measure items-start gap-2 rounded-edge bg-paper px-4 py-2.5 text-wrap">
          <ErrorMark />
          <span>{COPY.notUnderstood(outfit.notUnderstood.map(OUTFITS_COPY.row.quoted).join(', '))}</span>
        </p>
      )}
      <div
        className={classNames(isNew && 'animate-rise')}
        style={isNew ? { animationDelay: `${boardMs(outfit.items.length)}ms` } : undefined}
      >
        <p lang={writtenIn(outfit)} className="max-w-measure">
          {lead}
        </p>
        <p className="tabular mt-2 flex flex-wrap items-baseline gap-x-3 text-xs text-ink-2">
          <span className="inline-block text-lg text-ink first-letter:uppercase">
            {sumText(outfit.estimatedTotalCents, outfit)}
          </span>
          {outfit.estimatedTotalCents > 0 && <span>{rangeOf(outfit)}</span>}
          <time dateTime={outfit.createdAt}>{formatDay(outfit.createdAt)}</time>
        </p>
      </div>
      {lastModification && changing === undefined && (
        <UndoNote title={outfit.title} prompt={lastModification.prompt} undo={undo} />
      )}
      {owned.length > 0 && (
        <Suspense fallback={<p className="min-h-11" />}>
          <WearButton pieceIds={owned} />
        </Suspense>
      )}
      <UnmetWishes wishes={outfit.unmet ?? []} />
      <Pieces outfitId={outfit.id} items={outfit.items} isNew={isNew} openId={openId} onOpen={onOpen} />
      <GoesWith ids={outfit.goesWith ?? []} />
      <div>
        <DetailFold title={COPY.why}>
          <ul lang={writtenIn(outfit)} className="max-w-measure divide-y divide-line">
            {[...rest, ...outfit.reasons].map((reason) => (
              <li key={reason} className="py-2.5 first:pt-0 first:text-lg">
                {reason}
              </li>
            ))}
          </ul>
        </DetailFold>
        <FitGuide outfit={outfit} />
        <TailorFinder />
        <DetailFold title={COPY.palette}>
          <PaletteStrip label={COPY.palette} colours={colours} />
          <p className="mt-1.5 text-sm text-ink-2">{colours.map((colour) => colour.name).join(', ')}</p>
        </DetailFold>
        <OutfitHistory outfitId={outfit.id} />
        <DetailFold title={COPY.provenance}>
          <p className="max-w-measure text-sm text-ink-2" {...spoken(disclosedBy(outfit.provenance))} />
        </DetailFold>
      </div>
    </div>
  );
}

/** A description's first sentences, and each of the others. */
function splitDescription(outfit: Outfit): [lead: string, rest: string[]] {
  const sentences = [
    ...new Intl.Segmenter(writtenIn(outfit), { granularity: 'sentence' }).segment(outfit.description),
  ].map(({ segment }) => segment.trim());
  return [sentences.slice(0, FIRST_SENTENCES).join(' '), sentences.slice(FIRST_SENTENCES)];
}
