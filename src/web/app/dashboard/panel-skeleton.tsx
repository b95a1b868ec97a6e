import type { ReactNode } from 'react';
import type { DashboardTab } from '#contract/screens.ts';
import {
  SkeletonCards,
  SkeletonPictures,
  SkeletonProfile,
  SkeletonQuestions,
  SkeletonSlots,
  SkeletonWall,
} from '#web/shared/skeletons.tsx';
import { Bars, Skeleton } from '#web/ui/skeleton.tsx';
import { DASHBOARD_COPY } from './copy.ts';

/** A tab while its code is on its way: in the shape that it will have, so that nothing jumps when it comes. */
export function PanelSkeleton({ tab }: { tab: DashboardTab }) {
  return (
    <section>
      <h1 className="visually-hidden">{DASHBOARD_COPY.tabs[tab]}</h1>
      {SHAPES[tab]}
    </section>
  );
}

const SHAPES: Record<DashboardTab, ReactNode> = {
  upload: <SkeletonSlots />,
  quiz: <SkeletonQuestions />,
  style: (
    <>
      <Title button="w-56">
        <Bars of={['h-9 w-64', 'mt-3 h-5 w-64']} />
      </Title>
      <SkeletonProfile />
    </>
  ),
  inspirations: (
    <>
      <Title button="w-44">
        <Skeleton className="h-9 w-72" />
      </Title>
      <Bars of={['h-4', 'mt-2.5 h-4 w-4/5', 'my-7 h-1', 'mb-11 h-31 sm:h-12']} />
      <div className="@container">
        <SkeletonPictures />
      </div>
    </>
  ),
  outfits: (
    <>
      <Bars of={['mb-4 h-13', 'h-9 w-52', 'my-3 h-12']} />
      <SkeletonWall />
    </>
  ),
  closet: (
    <>
      <Bars of={['h-9 w-40', 'mt-5 h-6 w-48', 'mt-2 h-12', 'mt-3 mb-8 h-11 w-44']} />
      <SkeletonCards />
    </>
  ),
};

/** A title with what belongs to it, and its button: beside it where there is room. */
function Title({ button, children }: { button: string; children: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
      <div>{children}</div>
      <Skeleton className={`h-11 ${button}`} />
    </div>
  );
}
