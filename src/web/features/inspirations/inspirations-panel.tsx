import { EmptyState } from '#web/ui/empty-state.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';

export function InspirationsPanel() {
  return (
    <>
      <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
        {INSPIRATIONS_COPY.title}
      </h1>
      <div className="mt-6">
        <EmptyState>{INSPIRATIONS_COPY.notYet}</EmptyState>
      </div>
    </>
  );
}
