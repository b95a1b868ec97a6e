import { PACKAGE_IDS } from '#contract/plans.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { PACKAGE_CLASS, PACKAGE_LOOKS_CLASS, PACKAGES_CLASS } from './package-class.ts';

/** The packages while they load: their pictures, prices, lines and buttons. */
export function PackageSkeleton() {
  return (
    <LoadingRegion className={PACKAGES_CLASS}>
      {PACKAGE_IDS.map((id) => (
        <div key={id} className={PACKAGE_CLASS}>
          <Skeleton className={`aspect-4/5 self-start ${PACKAGE_LOOKS_CLASS}`} />
          <div>
            <Skeleton className="h-7 w-24" />
            <Skeleton className="mt-3 h-6 w-32 max-w-full" />
            <Skeleton className="mt-4 h-4 w-56 max-w-full" />
          </div>
          <div className="mt-4">
            <Skeleton className="my-2.5 h-4 w-3/5" />
            <Skeleton className="my-2.5 h-4 w-4/5" />
            <Skeleton className="my-2.5 h-4 w-3/5" />
          </div>
          <Skeleton className="mt-5 h-12 max-md:col-span-2" />
        </div>
      ))}
    </LoadingRegion>
  );
}
