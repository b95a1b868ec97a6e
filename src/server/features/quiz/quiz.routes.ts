import { assessQuiz, getQuizSummary } from '#contract/quiz.ts';
import { refusal } from '#contract/refusals.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';
import { serve } from '#server/http/serve.ts';

export function quizRoutes({ profiles, plans }: { profiles: StyleProfileService; plans: PlansService }) {
  return [
    serve(assessQuiz, async ({ user, body, signal, log }) => {
      const { styleQuiz } = await plans.limits(user.id);
      if (!styleQuiz) throw refusal('quiz_not_in_plan');
      return profiles.takeQuiz(user.id, body.quizResults, { signal, log });
    }),
    serve(getQuizSummary, ({ user }) => profiles.quizSummary(user.id)),
  ];
}
