import { getApiReference, getOpenApi } from '#contract/api-reference.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { type ServedRoute, serve } from '#server/http/serve.ts';
import { describeApi } from './describe-api.ts';
import { writeReferencePage } from './write-reference-page.ts';

/** Describes the routes that are really served, itself included. */
export function apiReferenceRoutes(served: ServedRoute[], options: { cookieName: string }): ServedRoute[] {
  const own: ServedRoute[] = [
    serve(getOpenApi, () => ({
      mediaType: 'application/json; charset=utf-8',
      content: JSON.stringify(api()),
    })),
    serve(getApiReference, () => ({
      mediaType: 'text/html; charset=utf-8',
      content: writeReferencePage(api()),
    })),
  ];
  const api = madeWhenNeeded(() =>
    describeApi(
      [...served, ...own].map(({ route }) => route),
      options,
    ),
  );
  return own;
}
