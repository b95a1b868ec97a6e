import { cancelJob, forgetJob, getJob, listJobs, listLooks } from '#contract/jobs.ts';
import type { AnswerOutfit } from '#server/features/outfits/answer-outfit.ts';
import { languageOf } from '#server/http/choose-language.ts';
import { serve } from '#server/http/serve.ts';
import type { JobsService } from './jobs.service.ts';

export function jobsRoutes(jobs: JobsService, answerOutfit: AnswerOutfit) {
  return [
    serve(listJobs, ({ user }) => jobs.list(user.id)),
    serve(getJob, ({ user, params }) => jobs.get(user.id, params.id)),
    serve(cancelJob, ({ user, params }) => jobs.cancel(user.id, params.id)),
    serve(forgetJob, ({ user, params }) => jobs.forget(user.id, params.id)),
    serve(listLooks, async ({ user, params, request }) => {
      const { looks } = await jobs.looks(user.id, params.id);
      return { looks: looks.map((look) => answerOutfit(languageOf(request), look)) };
    }),
  ];
}
