import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonRows } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { sumText } from '../formats.ts';
import { outfitQuery } from '../outfits.queries.ts';
import { closeDialog } from '../outfits-address.ts';
import { useOutfitActs } from '../use-outfit-acts.ts';
import { DetailButtons } from './detail-buttons.tsx';
import { LookBoard } from './look-board.tsx';
import { Lookbook } from './lookbook.tsx';
import { OutfitDetails } from './outfit-details.tsx';
import { usePrinting } from './use-printing.ts';

const COPY = OUTFITS_COPY.detail.loadError;

interface OutfitDialogProps {
  summary: OutfitSummary;
  /** It was made while the dialog before this one was open: its pieces are laid now. */
  isNew?: boolean;
}

/** Everything about one outfit; its name and picture stand there at once, the rest when it is read. */
export function OutfitDialog({ summary, isNew = false }: OutfitDialogProps) {
  const { data: outfit, error, refetch } = useQuery(outfitQuery(summary.id));
  const [openId, setOpenId] = useState<string | null>(null);
  const acts = useOutfitActs(summary.id);
  const printing = usePrinting();

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={summary.title}
      titleLang={writtenIn(summary)}
      isSuccessor={isNew}
      picture={
        <LookBoard
          title={summary.title}
          imageUrl={outfit?.imageUrl ?? summary.imageUrl ?? summary.thumbnailUrl}
          outfit={outfit}
          isNew={isNew}
          lifted={openId}
          onLift={setOpenId}
        />
      }
      footer={
        outfit && (
          <DetailButtons
            outfit={outfit}
            isFavorite={summary.isFavorite}
            acts={acts}
            onPrint={printing.print}
          />
        )
      }
    >
      {outfit && (
        <OutfitDetails
          outfit={outfit}
          summary={summary}
          undo={acts.undo}
          isNew={isNew}
          openId={openId}
          onOpen={setOpenId}
        />
      )}
      {!outfit && (
        <>
          <p lang={writtenIn(summary)} className="max-w-measure">
            {summary.description}
          </p>
          <p className="tabular mt-2 mb-10 text-lg first-letter:uppercase">
            {summary.estimatedTotalCents !== undefined && sumText(summary.estimatedTotalCents, summary)}
          </p>
        </>
      )}
      {!outfit && !error && <SkeletonRows />}
      {!outfit && error && (
        // Where the pieces would lie.
        <ErrorBox
          title={COPY.title}
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {COPY.tryAgain}
            </Button>
          }
        >
          {inlineMessageOf(error, COPY.text)}
        </ErrorBox>
      )}
      {outfit && printing.isPrinting && <Lookbook outfit={outfit} />}
    </Dialog>
  );
}
