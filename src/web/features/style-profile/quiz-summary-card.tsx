import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { Profile } from '#contract/style-profile.ts';
import { useLongDay } from '#web/lib/format-day.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { ProfileCard } from './profile-card.tsx';
import { useQuizSummary } from './style-profile.queries.ts';

const COPY = STYLE_PROFILE_COPY.quiz;

/** The quiz in a few sentences; nothing before it was taken. */
export function QuizSummaryCard({ profile }: { profile: Profile }) {
  const results = profile.styleQuizResults;
  const { data } = useQuizSummary({ isQuizTaken: results !== null });
  const day = useLongDay(results?.completedAt ?? profile.updatedAt);
  if (results === null) return null;

  return (
    <ProfileCard title={COPY.title}>
      <p lang={STYLIST_LANGUAGE} className="max-w-measure">
        {data?.summary ?? results.summary}
      </p>
      <p className="mt-2 text-sm text-ink-2">{COPY.takenOn(day)}</p>
    </ProfileCard>
  );
}
