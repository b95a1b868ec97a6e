import { AppError } from '#contract/error.ts';
import { readFile } from '#contract/files.ts';
import { serve } from '#server/http/serve.ts';
import type { FilesService } from './files.service.ts';

export function filesRoutes(files: FilesService) {
  return [
    // 404 for a visitor too, so that nobody learns which ids exist.
    serve(readFile, ({ user, params }) => {
      if (user === null) throw new AppError('not_found', 'That picture does not exist.');
      return files.read(user.id, params.id);
    }),
  ];
}
