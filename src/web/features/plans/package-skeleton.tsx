import { PACKAGE_IDS } from '#contract/plans.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';

const FEATURES = [0, 1, 2, 3, 4];

/** The packages while they load: their columns, icons, prices, lines and buttons. */
export function PackageSkeleton() {
  return (
    <LoadingRegion className="grid grid-cols-1 gap-10 md:-mx-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
      {PACKAGE_IDS.map((id) => (
        <div key={id} className="border-t border-line pt-6 md:border-t-0 md:px-8 md:pt-0">
          <Skeleton className="size-10" />
          <Skeleton className="mt-7 h-7 w-24" />
          <Skeleton className="mt-3 h-6 w-32" />
          <Skeleton className="mt-5 h-4 w-56 max-w-full" />
          <div className="mt-7 mb-8 divide-y divide-line border-y border-line">
            {FEATURES.map((feature) => (
              <div key={feature} className="py-3.5">
                <Skeleton className="h-4 w-3/5" />
              </div>
            ))}
          </div>
          <Skeleton className="h-12" />
        </div>
      ))}
    </LoadingRegion>
  );
}
