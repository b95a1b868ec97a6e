import { EmptyState } from '#web/ui/empty-state.tsx';

/** Reads `?dialog=generate` itself: the sidebar's button leads there. */
export function OutfitsPanel() {
  return <EmptyState>The generated outfits are not in this build yet.</EmptyState>;
}
