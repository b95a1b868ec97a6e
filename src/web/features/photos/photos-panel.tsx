import { EmptyState } from '#web/ui/empty-state.tsx';

interface PhotosPanelProps {
  /** Called when an analysis is complete: the dashboard then shows 'My Style'. */
  onAnalysed: () => void;
}

export function PhotosPanel(_props: PhotosPanelProps) {
  return (
    <>
      <h1 tabIndex={-1} className="title mb-6 text-2xl sm:text-3xl">
        Upload Your Style Photos
      </h1>
      <EmptyState>The photo upload is not in this build yet.</EmptyState>
    </>
  );
}
