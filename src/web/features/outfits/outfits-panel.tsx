import { EmptyState } from '#web/ui/empty-state.tsx';

/** Reads `?dialog=generate` itself: the sidebar's button leads there. */
export function OutfitsPanel() {
  return (
    <>
      <h1 tabIndex={-1} className="title mb-6 text-2xl sm:text-3xl">
        Generated Outfits
      </h1>
      <EmptyState>The generated outfits are not in this build yet.</EmptyState>
    </>
  );
}
