import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxTiles } from '#web/ui/choice-tiles.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { colourWord } from '#web/words/colours.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { useRequestJob } from '../jobs/use-request-job.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { outfitQuery, useDailyGeneration } from '../outfits.queries.ts';
import { closeDialog, exchangeForGenerate } from '../outfits-address.ts';
import { PiecePicture } from '../piece-picture.tsx';
import { PieceTiles } from '../piece-tiles.tsx';
import { Allowance } from './allowance.tsx';
import { GENERATE_FORM_ID, GenerateForm } from './generate-form.tsx';
import { SeePackages } from './see-packages.tsx';
import { SpentNote } from './spent-note.tsx';
import { useReasonNotToGenerate } from './use-reason-not-to-generate.ts';

const COPY = OUTFITS_COPY.start;
const REASON_ID = 'why-not-restyle';
/** How they stand, on a phone and on a wider window, by how many there are. */
const ROWS: Readonly<Record<number, string>> = {
  4: 'grid-cols-2 sm:grid-cols-4',
  5: 'grid-cols-2 min-[22rem]:grid-cols-3 sm:grid-cols-5',
  6: 'grid-cols-2 min-[22rem]:grid-cols-3 sm:grid-cols-6',
};
const MANY = 'grid-cols-2 min-[22rem]:grid-cols-3 sm:grid-cols-4';

/** "Start from this": some pieces stay, the rest is styled anew, as a new outfit. */
export function StartDialog({ summary }: { summary: OutfitSummary }) {
  const items = useQuery(outfitQuery(summary.id)).data?.items ?? [];
  const [kept, setKept] = useState<string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const requestJob = useRequestJob();
  const daily = useDailyGeneration();
  const spent = useReasonNotToGenerate();
  const reason = spent ?? reasonOf(kept.length, items.length);

  const columns = ROWS[items.length] ?? MANY;

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.title}
      {...(spent === null
        ? { description: <span lang={writtenIn(summary)}>{summary.title}</span>, width: 'wide' as const }
        : {
            isTitleSmall: true,
            describedBy: REASON_ID,
            picture: (
              <OutfitThumbnail picture={summary} isLarge className="mx-auto w-full [background:none]!" />
            ),
          })}
      footerNote={
        <>
          {spent === null && reason !== null && (
            <p id={REASON_ID} className="text-sm text-ink-2">
              {reason}
            </p>
          )}
          {daily && <Allowance use={daily.generations} words={OUTFITS_COPY.generate} />}
        </>
      }
      footer={
        daily?.generations.left === 0 ? (
          <SeePackages />
        ) : (
          <Button
            type="submit"
            form={GENERATE_FORM_ID}
            disabled={reason !== null}
            aria-describedby={reason === null ? undefined : REASON_ID}
          >
            {COPY.submit}
          </Button>
        )
      }
    >
      <GenerateForm
        unfinished={null}
        usualPrice={summary.priceRange}
        fieldRef={field}
        canSubmit={reason === null}
        isSpent={spent !== null}
        isWide
        onSubmit={(request) => {
          requestJob({ ...request, startFrom: { outfitId: summary.id, keep: kept } });
          exchangeForGenerate();
        }}
      >
        {spent !== null ? (
          <>
            <h3 lang={writtenIn(summary)} className="title -mt-2 text-3xl">
              {summary.title}
            </h3>
            <SpentNote id={REASON_ID}>{spent}</SpentNote>
            {/* Of four none stands alone. */}
            <PieceTiles
              items={items}
              className={classNames(
                'max-md:hidden',
                items.length % 3 === 1 ? 'max-w-[30rem] grid-cols-2' : 'grid-cols-3',
              )}
            />
          </>
        ) : (
          <CheckboxTiles
            legend={COPY.keep}
            hint={COPY.keepHint}
            columns={columns}
            fillsTiles
            options={items.map((item) => ({
              value: item.id,
              label: item.item,
              lang: writtenIn(item),
              description: (
                <>
                  {colourWord(item.color)},{' '}
                  <span className="tabular whitespace-nowrap">{OUTFITS_COPY.priceBand(item.priceRange)}</span>
                </>
              ),
              picture: (
                <span className="ground relative block aspect-square">
                  <PiecePicture item={item} />
                </span>
              ),
            }))}
            values={kept}
            onChange={setKept}
          />
        )}
      </GenerateForm>
    </Dialog>
  );
}

function reasonOf(kept: number, all: number): string | null {
  if (kept === 0) return COPY.nothing;
  return kept === all ? COPY.everything : null;
}
