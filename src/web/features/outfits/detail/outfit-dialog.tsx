import { useQuery } from '@tanstack/react-query';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { OutfitSummary } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { outfitQuery } from '../outfits.queries.ts';
import { closeDialog } from '../outfits-address.ts';
import { OutfitDetails } from './outfit-details.tsx';

const COPY = OUTFITS_COPY.detail.loadError;

/** Everything about one outfit; its name stands there at once, the rest when it is read. */
export function OutfitDialog({ summary }: { summary: OutfitSummary }) {
  const { data: outfit, error, refetch } = useQuery(outfitQuery(summary.id));

  return (
    <Dialog open onOpenChange={closeDialog} title={summary.title} titleLang={STYLIST_LANGUAGE} width="wide">
      {outfit && <OutfitDetails outfit={outfit} summary={summary} />}
      {!outfit && !error && <SkeletonRows />}
      {!outfit && error && (
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
    </Dialog>
  );
}
