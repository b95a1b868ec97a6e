import { EmptyState } from '#web/ui/empty-state.tsx';
import { QUIZ_COPY } from './copy.ts';

interface QuizPanelProps {
  /** The person asked to take it again: earlier answers are to be filled in. */
  isRetake: boolean;
  /** Called when the quiz is complete: the dashboard then shows 'My Style'. */
  onCompleted: () => void;
}

export function QuizPanel(_props: QuizPanelProps) {
  return (
    <>
      <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
        {QUIZ_COPY.title}
      </h1>
      <div className="mt-6">
        <EmptyState>{QUIZ_COPY.notYet}</EmptyState>
      </div>
    </>
  );
}
