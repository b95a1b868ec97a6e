import { defineRoute } from './route.ts';
import { idParams } from './shared-shapes.ts';

export const readFile = defineRoute({
  method: 'GET',
  path: '/api/files/:id',
  tag: 'files',
  summary: "One of the signed-in user's own stored pictures; 404 for everybody else",
  access: 'visitor-or-user',
  params: idParams,
  response: 'file',
});

/** Where the browser finds a stored file. */
export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}`;
}

/** The id of the stored file at an address of ours; undefined for any other address. */
export function fileIdOf(url: string): string | undefined {
  return /^\/api\/files\/([^/?#]+)$/.exec(url)?.[1];
}
