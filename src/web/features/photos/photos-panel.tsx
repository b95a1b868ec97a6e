import { EmptyState } from '#web/ui/empty-state.tsx';

interface PhotosPanelProps {
  /** Called when an analysis is complete: the dashboard then shows 'My Style'. */
  onAnalysed: () => void;
}

export function PhotosPanel(_props: PhotosPanelProps) {
  return <EmptyState>The photo upload is not in this build yet.</EmptyState>;
}
