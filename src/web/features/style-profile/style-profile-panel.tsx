import { EmptyState } from '#web/ui/empty-state.tsx';

interface StyleProfilePanelProps {
  /** Shows the tab where photos are uploaded. */
  onGoToPhotos: () => void;
}

export function StyleProfilePanel(_props: StyleProfilePanelProps) {
  return (
    <>
      <h1 tabIndex={-1} className="title mb-6 text-2xl sm:text-3xl">
        Your Style Profile
      </h1>
      <EmptyState>The style profile is not in this build yet.</EmptyState>
    </>
  );
}
