import { useState } from 'react';
import type { Metrics, Profile } from '#contract/style-profile.ts';
import { disclosedBy } from '#domain/stylist/disclosure.ts';
import { useLongDay } from '#web/lib/format-day.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { BodyCard } from './body-card.tsx';
import { CategoriesCard } from './categories-card.tsx';
import { ConfidenceNote } from './confidence-note.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { CustomiseProfile, fetchCustomiseDialog } from './customise-profile.tsx';
import { DescriptionCard } from './description-card.tsx';
import { PaletteCard } from './palette-card.tsx';
import { QuizSummaryCard } from './quiz-summary-card.tsx';
import { TastesCard } from './tastes-card.tsx';
import { useProfileDialog } from './use-profile-dialog.ts';

interface ProfileCardsProps {
  profile: Profile;
  onGoToPhotos: () => void;
}

/** The whole profile. Colors first: they are what a person recognises. */
export function ProfileCards({ profile, onGoToPhotos }: ProfileCardsProps) {
  const spoken = useSpoken();
  const day = useLongDay(profile.updatedAt);
  const customise = useProfileDialog('profile');
  const [previousScores, setPreviousScores] = useState<Metrics | null>(null);
  const hasTastes = profile.tastes.length > 0;
  const customising = { onCustomise: customise.open, onIntent: fetchCustomiseDialog };

  return (
    <div className="space-y-10">
      <ConfidenceNote profile={profile} onGoToPhotos={onGoToPhotos} />
      <PaletteCard profile={profile} onGoToPhotos={onGoToPhotos} />
      <DescriptionCard profile={profile} onRevised={setPreviousScores} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <CategoriesCard profile={profile} {...customising} />
        <AnalysisCard profile={profile} previous={previousScores} {...customising} />
        {hasTastes && <BodyCard profile={profile} />}
        <TastesCard profile={profile} />
      </div>
      {/* Nothing would stand beside it. */}
      {!hasTastes && <BodyCard profile={profile} isWide />}
      <QuizSummaryCard profile={profile} />
      <footer className="border-t border-line pt-4 text-sm text-ink-2">
        {profile.provenance && <p {...spoken(disclosedBy(profile.provenance))} />}
        <p>{STYLE_PROFILE_COPY.updatedOn(day)}</p>
      </footer>
      <CustomiseProfile
        profile={profile}
        isOpen={customise.isOpen}
        onClose={customise.close}
        onScoresSaved={setPreviousScores}
      />
    </div>
  );
}
