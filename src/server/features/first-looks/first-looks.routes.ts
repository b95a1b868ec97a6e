import { tryLook } from '#contract/first-looks.ts';
import { languageOf } from '#server/http/choose-language.ts';
import { serve } from '#server/http/serve.ts';
import type { FirstLooksService } from './first-looks.service.ts';

export function firstLooksRoutes(firstLooks: FirstLooksService) {
  return [
    serve(tryLook, ({ body, request, signal }) =>
      firstLooks.tryOne(request.ip, body.occasion, languageOf(request), signal),
    ),
  ];
}
