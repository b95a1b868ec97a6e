import { useMemo, useState } from 'react';
import { useIsHydrated } from '#web/lib/of-device.ts';
import { SkeletonQuestions } from '#web/shared/skeletons.tsx';
import { useProfile } from '#web/shared/use-profile.ts';
import { QUIZ_COPY } from './copy.ts';
import { useTaker } from './quiz.queries.ts';
import { readQuizDraft } from './quiz-draft.ts';
import { QuizForm } from './quiz-form.tsx';
import { freshStart, quizStart } from './quiz-start.ts';

interface QuizPanelProps {
  /** The person asked to take it again: earlier answers are to be filled in. */
  isRetake: boolean;
  /** Called when the quiz is complete: the dashboard then shows 'My Style'. */
  onCompleted: () => void;
}

/** Five sections of questions, of which none must be answered. */
export function QuizPanel({ isRetake, onCompleted }: QuizPanelProps) {
  const taker = useTaker();
  const profile = useProfile();
  const [startsOver, setStartsOver] = useState(0);
  const isHydrated = useIsHydrated();
  const takerId = taker.data?.id;
  const draft = useMemo(
    () => (isHydrated && takerId !== undefined ? readQuizDraft(takerId) : null),
    [isHydrated, takerId],
  );
  if (!taker.data || profile.isPending) {
    return (
      <>
        <h1 className="visually-hidden">{QUIZ_COPY.title}</h1>
        <SkeletonQuestions />
      </>
    );
  }

  const userId = taker.data.id;
  const earlier = profile.data ?? null;

  return (
    <QuizForm
      key={`${userId} ${isRetake} ${startsOver}`}
      userId={userId}
      isRetake={isRetake}
      hasLostAnswers={isRetake && profile.isError}
      start={startsOver > 0 ? freshStart(earlier) : quizStart(earlier, draft)}
      onStartOver={() => setStartsOver(startsOver + 1)}
      onCompleted={onCompleted}
    />
  );
}
