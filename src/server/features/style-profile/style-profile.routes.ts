import type { FastifyRequest } from 'fastify';
import { listProfileHistory, restoreProfile } from '#contract/profile-history.ts';
import {
  analyseStyle,
  getProfile,
  type Profile,
  saveCustomColours,
  updateBodyType,
  updateCategories,
  updateMetrics,
  updateProfile,
  updateTastes,
  validateProfile,
} from '#contract/style-profile.ts';
import { profileIn } from '#domain/stylist/writing/write-profile.ts';
import { languageOf } from '#server/http/choose-language.ts';
import { serve } from '#server/http/serve.ts';
import type { StyleProfileService } from './style-profile.service.ts';

export function styleProfileRoutes(profiles: StyleProfileService) {
  return [
    serve(getProfile, ({ user, request }) => written(request, profiles.get(user.id))),
    serve(listProfileHistory, ({ user }) => profiles.history(user.id)),
    serve(restoreProfile, ({ user, params, request }) =>
      written(request, profiles.restore(user.id, params.id)),
    ),
    serve(validateProfile, ({ user }) => profiles.validate(user.id)),
    serve(analyseStyle, ({ user, signal, log, request }) =>
      written(request, profiles.analyse(user.id, { signal, log, language: languageOf(request) })),
    ),
    serve(updateProfile, ({ user, body, signal, log, request }) =>
      written(request, profiles.revise(user.id, body.prompt, { signal, log, language: languageOf(request) })),
    ),
    serve(saveCustomColours, ({ user, body, request }) =>
      written(request, profiles.saveFavouriteColours(user.id, body.colors)),
    ),
    serve(updateCategories, ({ user, body, request }) =>
      written(request, profiles.saveCategories(user.id, body.styleCategories)),
    ),
    serve(updateMetrics, ({ user, body, request }) =>
      written(request, profiles.saveMetrics(user.id, body.metrics)),
    ),
    serve(updateBodyType, ({ user, body, request }) =>
      written(request, profiles.saveBodyType(user.id, body.bodyTypeProfile)),
    ),
    serve(updateTastes, ({ user, body, request }) =>
      written(request, profiles.saveTastes(user.id, body.tastes)),
    ),
  ];
}

/** In its reader's language. */
async function written<Answer extends Profile>(
  request: FastifyRequest,
  profile: Promise<Answer>,
): Promise<Answer> {
  return profileIn(languageOf(request), await profile);
}
