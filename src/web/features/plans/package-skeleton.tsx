import { PACKAGE_IDS } from '#contract/plans.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { PACKAGE_CLASS } from './package-class.ts';

const FEATURES = [0, 1, 2, 3, 4];

/** The packages while they load: their columns, icons, prices, lines and buttons. */
export function PackageSkeleton() {
  return (
    <LoadingRegion className="grid grid-cols-1 gap-10 md:-mx-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
      {PACKAGE_IDS.map((id) => (
        <div key={id} className={PACKAGE_CLASS}>
          <div>
            <Skeleton className="size-10" />
            <Skeleton className="mt-7 h-7 w-24" />
            <Skeleton className="mt-3 h-6 w-32" />
            <Skeleton className="mt-5 h-4 w-56 max-w-full" />
          </div>
          <div className="mt-7 mb-8 divide-y divide-line border-y border-line sm:max-md:row-span-2 sm:max-md:-my-2.5 sm:max-md:border-y-0">
            {FEATURES.map((feature) => (
              <div key={feature} className="py-3.5">
                <Skeleton className="h-4 w-3/5" />
              </div>
            ))}
          </div>
          <Skeleton className="h-12 sm:max-md:self-end" />
        </div>
      ))}
    </LoadingRegion>
  );
}
