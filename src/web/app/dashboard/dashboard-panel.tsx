import { lazy } from 'react';
import type { DashboardTab } from './dashboard-tabs.ts';

const PhotosPanel = lazy(async () => ({
  default: (await import('#web/features/photos/photos-panel.tsx')).PhotosPanel,
}));
const QuizPanel = lazy(async () => ({
  default: (await import('#web/features/quiz/quiz-panel.tsx')).QuizPanel,
}));
const StyleProfilePanel = lazy(async () => ({
  default: (await import('#web/features/style-profile/style-profile-panel.tsx')).StyleProfilePanel,
}));
const InspirationsPanel = lazy(async () => ({
  default: (await import('#web/features/inspirations/inspirations-panel.tsx')).InspirationsPanel,
}));
const OutfitsPanel = lazy(async () => ({
  default: (await import('#web/features/outfits/outfits-panel.tsx')).OutfitsPanel,
}));

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
  }
}
