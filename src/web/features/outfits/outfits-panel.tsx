import { Plus } from 'lucide-react';
import { useOfDevice } from '#web/lib/of-device.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { JobNotice } from './generate/job-notice.tsx';
import { useChanges } from './jobs/jobs.queries.ts';
import { useTellJobs } from './jobs/use-tell-jobs.ts';
import { useRestore } from './list/deleted-outfits.queries.ts';
import { FilteredOutfits } from './list/filtered-outfits.tsx';
import { LoadError } from './list/load-error.tsx';
import { RecentlyDeleted } from './list/recently-deleted.tsx';
import { OutfitDialogs } from './outfit-dialogs.tsx';
import { useOutfits } from './outfits.queries.ts';
import { openGenerate, useOutfitsAddress } from './outfits-address.ts';
import { doOutfitsExist } from './outfits-exist.ts';
import { useKeptForReading } from './use-kept-for-reading.ts';

const COPY = OUTFITS_COPY.list;
const SKELETON_ROWS = 4;

/** 'Generated Outfits': the list with its filters, and the dialogs that the address asks for. */
export function OutfitsPanel({ reloadPage = () => window.location.reload() }: { reloadPage?: () => void }) {
  const address = useOutfitsAddress();
  const outfits = useOutfits();
  // The server leaves out what is too long for a page.
  const doExist = useOfDevice(doOutfitsExist, () => true);
  const restoration = useRestore();
  const all = outfits.data?.outfits;
  useTellJobs();
  useKeptForReading(all);

  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
          {COPY.title}
        </h1>
        <Button size="small" onClick={openGenerate}>
          <Plus aria-hidden size={18} strokeWidth={2} />
          {COPY.new}
        </Button>
      </header>
      <FilteredOutfits
        list={outfits.data}
        address={address}
        isReading={outfits.isFetching}
        changes={useChanges()}
        restore={restoration.mutate}
      >
        <JobNotice isDialogOpen={address.dialog === 'generate'} />
        {outfits.isError && <LoadError onTryAgain={() => void outfits.refetch()} reloadPage={reloadPage} />}
        {outfits.isPending && <SkeletonRows rows={doExist ? SKELETON_ROWS : 1} />}
      </FilteredOutfits>
      <RecentlyDeleted restoration={restoration} />
      <OutfitDialogs address={address} outfits={all} />
    </section>
  );
}
