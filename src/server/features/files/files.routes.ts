import { readFile } from '#contract/files.ts';
import { refusal } from '#contract/refusals.ts';
import { serve } from '#server/http/serve.ts';
import type { FilesService } from './files.service.ts';

export function filesRoutes(files: FilesService) {
  return [
    // 404 for a visitor too, so that nobody learns which ids exist.
    serve(readFile, ({ user, params }) => {
      if (user === null) throw refusal('picture_not_found');
      return files.read(user.id, params.id);
    }),
  ];
}
