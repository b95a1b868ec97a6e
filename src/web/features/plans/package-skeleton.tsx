import { PACKAGE_IDS } from '#contract/plans.ts';
import { PaleBoard } from '#web/shared/pale-board.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Bars, LoadingRegion } from '#web/ui/skeleton.tsx';
import { PACKAGE_CLASS, PACKAGE_TAG_CLASS, PACKAGES_CLASS } from './package-class.ts';
import { RECOMMENDED } from './package-rules.ts';

/** The packages while they load: their looks as a sketch, the place of their prices, lines and buttons. */
export function PackageSkeleton() {
  return (
    <LoadingRegion className={PACKAGES_CLASS}>
      {PACKAGE_IDS.map((id, place) => (
        <div key={id} className={PACKAGE_CLASS}>
          <div
            className={classNames(PACKAGE_TAG_CLASS, id === RECOMMENDED && 'h-8 bg-tissue-2 max-md:mb-3')}
          />
          {/* On a phone as tall as what stands beside it. */}
          <PaleBoard place={place} className="h-52 max-md:row-span-2 md:mb-5 md:aspect-4/5 md:h-auto" />
          <div className="min-w-0">
            <Bars of={['h-7 w-24', 'mt-2 h-8 w-32', 'mt-3 h-4 w-56']} />
          </div>
          <div className="mt-4 grid content-end gap-3 md:content-start">
            <Bars of={['h-4 w-3/5', 'h-4 w-4/5', 'h-4 w-1/2']} />
          </div>
          <div className="mt-5 h-12 border border-line max-md:col-span-2" />
        </div>
      ))}
    </LoadingRegion>
  );
}
