import { AppError } from '#contract/error.ts';
import { assessQuiz, getQuizSummary } from '#contract/quiz.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';
import { serve } from '#server/http/serve.ts';

export function quizRoutes({ profiles, plans }: { profiles: StyleProfileService; plans: PlansService }) {
  return [
    serve(assessQuiz, async ({ user, body, signal, log }) => {
      const { styleQuiz } = await plans.limits(user.id);
      if (!styleQuiz) throw new AppError('plan_limit', 'Your plan does not include the style quiz.');
      return profiles.takeQuiz(user.id, body.quizResults, { signal, log });
    }),
    serve(getQuizSummary, ({ user }) => profiles.quizSummary(user.id)),
  ];
}
