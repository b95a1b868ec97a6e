import type { ReactNode } from 'react';
import type { DashboardTab } from '#contract/screens.ts';
import {
  Skeleton,
  SkeletonCards,
  SkeletonProfile,
  SkeletonQuestions,
  SkeletonRows,
  SkeletonSlots,
} from '#web/ui/skeleton.tsx';
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
      <Skeleton className="h-9 w-72 max-w-[80%]" />
      <Skeleton className="mt-3 mb-10 h-5 w-64 max-w-[70%]" />
      <SkeletonProfile />
    </>
  ),
  inspirations: (
    <Searched>
      <SkeletonCards />
    </Searched>
  ),
  outfits: (
    <Searched>
      <SkeletonRows />
    </Searched>
  ),
};

/** A title with its button, and a search above what is found. */
function Searched({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <Skeleton className="h-9 w-64 max-w-[60%]" />
        <Skeleton className="h-11 w-24" />
      </div>
      <div className="mt-6 flex gap-2">
        <Skeleton className="h-12 flex-1" />
        <Skeleton className="h-12 w-12 sm:w-40" />
      </div>
      <div className="mt-14">{children}</div>
    </>
  );
}
