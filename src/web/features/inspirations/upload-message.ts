import { ApiError, messageOf, NetworkError } from '#web/lib/api-error.ts';
import { INSPIRATIONS_COPY } from './copy.ts';

const COPY = INSPIRATIONS_COPY.rewritten;

/** What the notice says about a failed upload: the specification puts some refusals into other words. */
export function uploadMessage(error: Error): string {
  if (error instanceof NetworkError) return COPY.network;
  if (error instanceof ApiError) {
    const { reason = '', status } = error;
    if (reason === 'file_too_large') return COPY.tooLarge;
    if (reason === 'not_an_image') return COPY.invalidType;
    if (/^(picture_)?address_/.test(reason)) return COPY.network;
    if (status === 413) return COPY.tooLargeForUpload;
  }
  return messageOf(error, INSPIRATIONS_COPY.toasts.addFailed.fallback);
}
