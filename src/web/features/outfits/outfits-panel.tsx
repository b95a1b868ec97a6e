import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useIsHydrated, useOfDevice } from '#web/lib/of-device.ts';
import { SkeletonWall } from '#web/shared/skeletons.tsx';
import { isActive, useChanges, useGenerateJob } from './jobs/jobs.queries.ts';
import { useTellJobs } from './jobs/use-tell-jobs.ts';
import { ClosetCard } from './list/closet-card.tsx';
import { useRestore } from './list/deleted-outfits.queries.ts';
import { DressFor } from './list/dress-for.tsx';
import { isAnyFilterActive } from './list/filter-outfits.ts';
import { FilteredOutfits } from './list/filtered-outfits.tsx';
import { LoadError } from './list/load-error.tsx';
import { JobTile } from './list/outfit-wall.tsx';
import { OutfitDialogs } from './outfit-dialogs.tsx';
import { useOutfits, useStore } from './outfits.queries.ts';
import { useOutfitsAddress } from './outfits-address.ts';
import { doOutfitsExist } from './outfits-exist.ts';
import { useKeptForReading } from './use-kept-for-reading.ts';

/** Most come for what is there already. */
const JobNotice = lazyPart(async () => (await import('./generate/job-notice.tsx')).JobNotice);

/** Few have deleted anything. */
const RecentlyDeleted = lazyPart(async () => (await import('./list/recently-deleted.tsx')).RecentlyDeleted);

/** The large one and what stands beside it. */
const SKELETON_TILES = 5;

/** The way to a new look, 'Generated Outfits' as a wall with its filters, and the dialogs that the address asks for. */
export function OutfitsPanel({ reloadPage = () => window.location.reload() }: { reloadPage?: () => void }) {
  const address = useOutfitsAddress();
  const outfits = useOutfits();
  // The server leaves out what is too long for a page.
  const doExist = useOfDevice(doOutfitsExist, () => true);
  const expected = useStore()?.stored ?? (doExist ? SKELETON_TILES : 1);
  const restoration = useRestore();
  const all = outfits.data?.outfits;
  const job = useGenerateJob();
  // What is fetched later is in no page that the server draws.
  const isHydrated = useIsHydrated();
  const isUnderWay = job !== null && isActive(job);
  const isOffered = isHydrated && job?.state === 'offered';
  // There when its dialog makes room for it.
  useEffect(() => {
    if (isUnderWay) JobTile.load().catch(() => {});
  }, [isUnderWay]);
  useTellJobs();
  useKeptForReading(all);

  return (
    <section>
      <DressFor isBeside={isOffered} isFolded={isAnyFilterActive(address)} />
      <FilteredOutfits
        list={outfits.data}
        expected={expected}
        isBelow={isOffered}
        address={address}
        isReading={outfits.isFetching}
        job={isHydrated && isUnderWay && address.dialog !== 'generate' ? job : null}
        changes={useChanges()}
        restore={restoration.mutate}
      >
        {isHydrated && job !== null && !isUnderWay && (
          <Suspense>
            <JobNotice job={job} isDialogOpen={address.dialog === 'generate'} />
          </Suspense>
        )}
        {outfits.isError && <LoadError onTryAgain={() => void outfits.refetch()} reloadPage={reloadPage} />}
        {outfits.isPending && <SkeletonWall tiles={Math.min(expected, SKELETON_TILES)} />}
      </FilteredOutfits>
      {isHydrated && (
        <Suspense>
          <RecentlyDeleted restoration={restoration} />
        </Suspense>
      )}
      <ClosetCard />
      <OutfitDialogs address={address} outfits={all} />
    </section>
  );
}
