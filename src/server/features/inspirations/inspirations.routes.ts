import {
  addInspiration,
  deleteInspiration,
  editInspiration,
  listInspirations,
  restoreInspiration,
  uploadInspiration,
} from '#contract/inspirations.ts';
import { serve } from '#server/http/serve.ts';
import type { InspirationsService } from './inspirations.service.ts';

export function inspirationsRoutes(inspirations: InspirationsService) {
  return [
    serve(listInspirations, ({ user }) => inspirations.list(user.id)),
    serve(addInspiration, ({ user, body: { imageUrl, ...fields }, signal }) =>
      inspirations.addByAddress(user.id, fields, imageUrl, signal),
    ),
    serve(uploadInspiration, ({ user, body, files, signal }) =>
      inspirations.addByFile(user.id, body, files, signal),
    ),
    serve(editInspiration, ({ user, params, body, signal }) =>
      inspirations.edit(user.id, params.id, body, signal),
    ),
    serve(deleteInspiration, ({ user, params }) => inspirations.delete(user.id, params.id)),
    serve(restoreInspiration, ({ user, params }) => inspirations.restore(user.id, params.id)),
  ];
}
