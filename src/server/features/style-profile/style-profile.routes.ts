import { listProfileHistory, restoreProfile } from '#contract/profile-history.ts';
import {
  analyseStyle,
  getProfile,
  saveCustomColours,
  updateBodyType,
  updateCategories,
  updateMetrics,
  updateProfile,
  updateTastes,
  validateProfile,
} from '#contract/style-profile.ts';
import { serve } from '#server/http/serve.ts';
import type { StyleProfileService } from './style-profile.service.ts';

export function styleProfileRoutes(profiles: StyleProfileService) {
  return [
    serve(getProfile, ({ user }) => profiles.get(user.id)),
    serve(listProfileHistory, ({ user }) => profiles.history(user.id)),
    serve(restoreProfile, ({ user, params }) => profiles.restore(user.id, params.id)),
    serve(validateProfile, ({ user }) => profiles.validate(user.id)),
    serve(analyseStyle, ({ user, signal, log }) => profiles.analyse(user.id, { signal, log })),
    serve(updateProfile, ({ user, body, signal, log }) =>
      profiles.revise(user.id, body.prompt, { signal, log }),
    ),
    serve(saveCustomColours, ({ user, body }) => profiles.saveFavouriteColours(user.id, body.colors)),
    serve(updateCategories, ({ user, body }) => profiles.saveCategories(user.id, body.styleCategories)),
    serve(updateMetrics, ({ user, body }) => profiles.saveMetrics(user.id, body.metrics)),
    serve(updateBodyType, ({ user, body }) => profiles.saveBodyType(user.id, body.bodyTypeProfile)),
    serve(updateTastes, ({ user, body }) => profiles.saveTastes(user.id, body.tastes)),
  ];
}
