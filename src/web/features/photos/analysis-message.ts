import { ApiError, InvalidResponseError, messageOf, NetworkError } from '#web/lib/api-error.ts';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.analyse.failed;
const HTML_DOCUMENT = /<!doctype html|<html[\s>]/i;

/** What a failed analysis tells the person; two of the server's answers are put into other words. */
export function analysisMessageOf(error: Error): string {
  if (error instanceof ApiError && error.code === 'no_photos') return COPY.noPhotosFound;
  if (HTML_DOCUMENT.test(error.message)) return COPY.htmlAnswer;
  if (error instanceof InvalidResponseError) return COPY.notJson;
  return messageOf(error, COPY.fallback);
}

/** What stays beside the button: the true cause where there was no answer at all. */
export function inlineAnalysisMessageOf(error: Error): string {
  return error instanceof NetworkError ? error.message : analysisMessageOf(error);
}
