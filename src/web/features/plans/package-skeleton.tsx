import { PACKAGE_IDS } from '#contract/plans.ts';
import { PaleBoard } from '#web/shared/pale-board.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Bars, LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { PACKAGE_CLASS, PACKAGE_LOOKS_CLASS, PACKAGE_TAG_CLASS, PACKAGES_CLASS } from './package-class.ts';
import { RECOMMENDED } from './package-rules.ts';

/** The packages while they load: their looks as a sketch, the place of their prices, lines and buttons. */
export function PackageSkeleton() {
  return (
    <LoadingRegion className={PACKAGES_CLASS}>
      {PACKAGE_IDS.map((id, place) => (
        <div key={id} className={PACKAGE_CLASS}>
          <div className={classNames(PACKAGE_TAG_CLASS, id === RECOMMENDED && 'h-8 bg-paper')} />
          <div className={PACKAGE_LOOKS_CLASS}>
            <PaleBoard place={place} />
          </div>
          <div className={classNames('min-w-0', id === RECOMMENDED && 'max-md:pt-3')}>
            <Bars of={['h-7 w-24', 'mt-2 h-8 w-32', 'mt-3 h-4 w-56', 'mt-2 mb-1 h-4 w-40 md:hidden']} />
          </div>
          <div className="mt-3 grid content-start gap-3 py-1 md:mt-4">
            <Bars of={['h-4 w-3/5', 'h-4 w-4/5', 'h-4 w-1/3 md:hidden', 'h-4 w-1/2']} />
          </div>
          <Skeleton className="mt-5 h-12 max-md:col-span-2" />
        </div>
      ))}
    </LoadingRegion>
  );
}
