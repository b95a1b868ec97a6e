import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import { assessQuiz, getQuizSummary, type QuizResponses } from '#contract/quiz.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { call } from '#web/lib/api-client.ts';
import { isSignedOut, routeQueryOrNull } from '#web/lib/route-query.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QUIZ_COPY as COPY } from './copy.ts';
import { forgetQuizDraft } from './quiz-draft.ts';

const ASSESSMENT_KEY = [assessQuiz.path];

/** Whose draft it is. */
export function useTaker() {
  return useQuery({ ...routeQueryOrNull(isSignedOut, getCurrentUser), retry: false });
}

interface Assessment {
  answers: QuizResponses;
  isRetake: boolean;
}

/** Hands the answers in. Refreshes the profile, its validation and the quiz's summary; the draft has served. */
export function useAssessQuiz(userId: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationKey: ASSESSMENT_KEY,
    mutationFn: ({ answers }: Assessment) => call(assessQuiz, { body: { quizResults: answers } }),
    // Stands here and not with the caller: who looks at another tab meanwhile still hears of it.
    onSuccess: (profile, { isRetake }) => {
      forgetQuizDraft(userId);
      queryClient.setQueryData([getProfile.path], profile);
      for (const { path } of [getProfile, validateProfile, getQuizSummary]) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
      const { title, text } = isRetake ? COPY.completed.retake : COPY.completed.first;
      showToast({ title, description: text });
    },
    onError: (error) => showFailure(COPY.failed, error),
  });
}

/** Whether answers are being read, also those handed in before another tab was looked at. */
export function useIsAssessing(): boolean {
  return useIsMutating({ mutationKey: ASSESSMENT_KEY }) > 0;
}
