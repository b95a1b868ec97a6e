import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { Outfit, OutfitSummary } from '#contract/outfits.ts';
import { disclosedBy } from '#domain/stylist/disclosure.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { ChangingNote } from '../change/changing-note.tsx';
import { OutfitHistory } from '../change/outfit-history.tsx';
import { UndoNote } from '../change/undo-note.tsx';
import { OUTFITS_COPY, PRICE_RANGE_LABELS } from '../copy.ts';
import { DetailSection } from '../detail-section.tsx';
import { formatEstimate } from '../formats.ts';
import { useChanges } from '../jobs/jobs.queries.ts';
import { coloursOfLook } from '../look-colours.ts';
import { UnmetWishes } from '../unmet-wishes.tsx';
import { useOutfitActs } from '../use-outfit-acts.ts';
import { DetailButtons } from './detail-buttons.tsx';
import { DetailPicture } from './detail-picture.tsx';
import { FitGuide } from './fit-guide.tsx';
import { ItemDetails } from './item-details.tsx';
import { Lookbook } from './lookbook.tsx';
import { TailorFinder } from './tailor-finder.tsx';
import { usePrinting } from './use-printing.ts';

const COPY = OUTFITS_COPY.detail;

interface OutfitDetailsProps {
  outfit: Outfit;
  /** What the list says of it: whether it is a favorite, and what can be undone. */
  summary: OutfitSummary;
}

/** What there is to say of one outfit, and to do with it. */
export function OutfitDetails({ outfit, summary }: OutfitDetailsProps) {
  const { isFavorite, lastModification } = summary;
  const acts = useOutfitActs(outfit.id);
  const changing = useChanges().get(outfit.id);
  const printing = usePrinting();
  const spoken = useSpoken();
  const colours = coloursOfLook(outfit);

  return (
    <>
      <div className="sm:grid sm:grid-cols-2 sm:gap-x-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-10">
        <div className="sm:max-md:pb-8 md:sticky md:top-0 md:self-start">
          <DetailPicture outfit={outfit} />
          <DetailButtons outfit={outfit} isFavorite={isFavorite} acts={acts} onPrint={printing.print} />
          <InlineError>{acts.failure}</InlineError>
        </div>
        {/* On a tablet the first words stand beside the picture, and all the rest below both. */}
        <div className="mt-6 min-w-0 space-y-8 sm:mt-0 sm:max-md:contents sm:max-md:[&>*:not(:first-child)]:col-span-2">
          <div>
            {changing !== undefined && <ChangingNote prompt={changing} className="mb-5" />}
            {lastModification && changing === undefined && (
              <UndoNote
                title={outfit.title}
                prompt={lastModification.prompt}
                undo={acts.undo}
                className="mb-5"
              />
            )}
            <p lang={STYLIST_LANGUAGE} className="max-w-measure text-lg">
              {outfit.description}
            </p>
            <p className="tabular mt-3 flex flex-wrap gap-x-3 text-sm text-ink-2">
              <span>
                <span className="font-medium text-ink">{PRICE_RANGE_LABELS[outfit.priceRange]}</span>,{' '}
                {COPY.about(formatEstimate(outfit.estimatedTotalCents))}
              </span>
              <time dateTime={outfit.createdAt}>{formatDay(outfit.createdAt)}</time>
            </p>
          </div>
          {outfit.reasons.length > 0 && (
            <DetailSection title={COPY.why}>
              <ul
                lang={STYLIST_LANGUAGE}
                className="max-w-measure list-disc space-y-1.5 pl-5 marker:text-loden"
              >
                {outfit.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </DetailSection>
          )}
          {outfit.notUnderstood.length > 0 && (
            <p className="max-w-measure rounded-edge bg-tissue-2 px-4 py-2.5 text-sm">
              {COPY.notUnderstood(outfit.notUnderstood.map(OUTFITS_COPY.row.quoted).join(', '))}
            </p>
          )}
          <UnmetWishes wishes={outfit.unmet ?? []} />
          <DetailSection title={COPY.palette}>
            <PaletteStrip label={COPY.palette} colours={colours} />
            <p className="mt-1.5 text-sm text-ink-2">{colours.map((colour) => colour.name).join(', ')}</p>
          </DetailSection>
          <DetailSection title={COPY.items} note={COPY.shopNote}>
            <ul className="divide-y divide-line border-y border-line">
              {outfit.items.map((item, index) => (
                <ItemDetails key={item.id} item={item} isFirst={index === 0} />
              ))}
            </ul>
          </DetailSection>
          <FitGuide outfit={outfit} />
          <TailorFinder />
          <OutfitHistory outfitId={outfit.id} />
          <DetailSection title={COPY.provenance}>
            <p className="max-w-measure text-sm text-ink-2" {...spoken(disclosedBy(outfit.provenance))} />
          </DetailSection>
        </div>
      </div>
      {printing.isPrinting && <Lookbook outfit={outfit} />}
    </>
  );
}
