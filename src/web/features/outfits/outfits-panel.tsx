import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useIsHydrated, useOfDevice } from '#web/lib/of-device.ts';
import { SkeletonWall } from '#web/ui/skeleton.tsx';
import { useChanges, useGenerateJob } from './jobs/jobs.queries.ts';
import { useTellJobs } from './jobs/use-tell-jobs.ts';
import { ClosetCard } from './list/closet-card.tsx';
import { useRestore } from './list/deleted-outfits.queries.ts';
import { DressFor } from './list/dress-for.tsx';
import { FilteredOutfits } from './list/filtered-outfits.tsx';
import { LoadError } from './list/load-error.tsx';
import { RecentlyDeleted } from './list/recently-deleted.tsx';
import { OutfitDialogs } from './outfit-dialogs.tsx';
import { useOutfits } from './outfits.queries.ts';
import { useOutfitsAddress } from './outfits-address.ts';
import { doOutfitsExist } from './outfits-exist.ts';
import { useKeptForReading } from './use-kept-for-reading.ts';

/** Most come for what is there already. */
const JobNotice = lazyPart(async () => (await import('./generate/job-notice.tsx')).JobNotice);

/** The large one and what stands beside it. */
const SKELETON_TILES = 5;

/** The way to a new look, 'Generated Outfits' as a wall with its filters, and the dialogs that the address asks for. */
export function OutfitsPanel({ reloadPage = () => window.location.reload() }: { reloadPage?: () => void }) {
  const address = useOutfitsAddress();
  const outfits = useOutfits();
  // The server leaves out what is too long for a page.
  const doExist = useOfDevice(doOutfitsExist, () => true);
  const restoration = useRestore();
  const all = outfits.data?.outfits;
  const job = useGenerateJob();
  // What is fetched later is in no page that the server draws.
  const isHydrated = useIsHydrated();
  useTellJobs();
  useKeptForReading(all);

  return (
    <section>
      <DressFor />
      <FilteredOutfits
        list={outfits.data}
        address={address}
        isReading={outfits.isFetching}
        changes={useChanges()}
        restore={restoration.mutate}
      >
        {isHydrated && job !== null && (
          <Suspense>
            <JobNotice job={job} isDialogOpen={address.dialog === 'generate'} />
          </Suspense>
        )}
        {outfits.isError && <LoadError onTryAgain={() => void outfits.refetch()} reloadPage={reloadPage} />}
        {outfits.isPending && <SkeletonWall tiles={doExist ? SKELETON_TILES : 1} />}
      </FilteredOutfits>
      <RecentlyDeleted restoration={restoration} />
      <ClosetCard />
      <OutfitDialogs address={address} outfits={all} />
    </section>
  );
}
