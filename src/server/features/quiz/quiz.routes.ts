import { assessQuiz, getQuizSummary } from '#contract/quiz.ts';
import { refusal } from '#contract/refusals.ts';
import { profileIn } from '#domain/stylist/writing/write-profile.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';
import { languageOf } from '#server/http/choose-language.ts';
import { serve } from '#server/http/serve.ts';

export function quizRoutes({ profiles, plans }: { profiles: StyleProfileService; plans: PlansService }) {
  return [
    serve(assessQuiz, async ({ user, body, signal, log, request }) => {
      const { styleQuiz } = await plans.limits(user.id);
      if (!styleQuiz) throw refusal('quiz_not_in_plan');
      const language = languageOf(request);
      return profileIn(
        language,
        await profiles.takeQuiz(user.id, body.quizResults, { signal, log, language }),
      );
    }),
    serve(getQuizSummary, async ({ user, request }) => {
      const profile = await profiles.find(user.id);
      const results = profile === null ? null : profileIn(languageOf(request), profile).styleQuizResults;
      return { summary: results?.summary ?? null, language: results?.language };
    }),
  ];
}
