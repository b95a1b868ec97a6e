import { messageOf, NetworkError } from '#web/lib/api-error.ts';
import { INSPIRATIONS_COPY } from './copy.ts';

const COPY = INSPIRATIONS_COPY.rewritten;

/** What the notice says about a failed upload: the specification rewrites some messages by the words in them. */
export function uploadMessage(error: Error): string {
  const { message } = error;
  if (message.includes('File too large')) return COPY.tooLarge;
  if (message.includes('Only image files are allowed')) return COPY.invalidType;
  if (error instanceof NetworkError || /cannot be fetched|Network/.test(message)) return COPY.network;
  if (message.includes('413')) return COPY.tooLargeForUpload;
  return messageOf(error, INSPIRATIONS_COPY.toasts.addFailed.fallback);
}
