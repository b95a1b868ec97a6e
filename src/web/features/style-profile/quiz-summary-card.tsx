import type { Profile } from '#contract/style-profile.ts';
import { useLongDay } from '#web/lib/format-day.ts';
import { writtenIn } from '#web/words/lang-of.ts';
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
  const read = data?.summary == null ? results : data;

  return (
    <ProfileCard title={COPY.title}>
      <p lang={writtenIn(read)} className="max-w-measure">
        {read.summary}
      </p>
      <p className="mt-2 text-sm text-ink-2">{COPY.takenOn(day)}</p>
    </ProfileCard>
  );
}
