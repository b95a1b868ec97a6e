import { EmptyState } from '#web/ui/empty-state.tsx';

interface StyleProfilePanelProps {
  /** Shows the tab where photos are uploaded. */
  onGoToPhotos: () => void;
}

export function StyleProfilePanel(_props: StyleProfilePanelProps) {
  return <EmptyState>The style profile is not in this build yet.</EmptyState>;
}
