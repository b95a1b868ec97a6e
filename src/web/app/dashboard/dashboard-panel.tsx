import type { DashboardTab } from '#contract/screens.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const PhotosPanel = lazyPart(async () => (await import('#web/features/photos/photos-panel.tsx')).PhotosPanel);
const QuizPanel = lazyPart(async () => (await import('#web/features/quiz/quiz-panel.tsx')).QuizPanel);
const StyleProfilePanel = lazyPart(
  async () => (await import('#web/features/style-profile/style-profile-panel.tsx')).StyleProfilePanel,
);
const InspirationsPanel = lazyPart(
  async () => (await import('#web/features/inspirations/inspirations-panel.tsx')).InspirationsPanel,
);
const OutfitsPanel = lazyPart(
  async () => (await import('#web/features/outfits/outfits-panel.tsx')).OutfitsPanel,
);
const ClosetPanel = lazyPart(async () => (await import('#web/features/closet/closet-panel.tsx')).ClosetPanel);

const PANELS = {
  upload: PhotosPanel,
  quiz: QuizPanel,
  style: StyleProfilePanel,
  inspirations: InspirationsPanel,
  outfits: OutfitsPanel,
  closet: ClosetPanel,
} satisfies Record<DashboardTab, unknown>;

/** Fetches a tab's panel, so that the tab is drawn at once when it is chosen. */
export function loadPanel(tab: DashboardTab): Promise<void> {
  return PANELS[tab].load();
}

interface DashboardPanelProps {
  tab: DashboardTab;
  isRetake: boolean;
  selectTab: (tab: DashboardTab) => void;
}

/** The chosen panel, and what finishing in one means for the others. */
export function DashboardPanel({ tab, isRetake, selectTab }: DashboardPanelProps) {
  switch (tab) {
    case 'upload':
      return <PhotosPanel onAnalysed={() => selectTab('style')} />;
    case 'quiz':
      return <QuizPanel isRetake={isRetake} onCompleted={() => selectTab('style')} />;
    case 'style':
      return <StyleProfilePanel onGoToPhotos={() => selectTab('upload')} />;
    case 'inspirations':
      return <InspirationsPanel />;
    case 'outfits':
      return <OutfitsPanel />;
    case 'closet':
      return <ClosetPanel />;
  }
}
