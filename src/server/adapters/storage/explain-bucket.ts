import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageError } from './storage.ts';

/** By the bucket's own word; others than Amazon say fewer of them, and some answer with a status alone. */
const BY_CODE: Record<string, string> = {
  InvalidAccessKeyId: 'The bucket does not know the key: see S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The bucket refuses the signature: see S3_SECRET_ACCESS_KEY (and S3_REGION).',
  AccessDenied:
    'The key may not do this in the bucket: it has to read, write, delete and list (S3_ACCESS_KEY_ID, S3_BUCKET).',
  NoSuchBucket: 'There is no such bucket: see S3_BUCKET and S3_ENDPOINT.',
  PermanentRedirect: 'The bucket is in another region: see S3_REGION and S3_ENDPOINT.',
  AuthorizationHeaderMalformed: 'The bucket is in another region: see S3_REGION.',
  RequestTimeTooSkewed: "This machine's clock is wrong: the bucket refuses what is signed at another time.",
};

const BY_STATUS: Record<number, string> = {
  301: 'The bucket is in another region: see S3_REGION and S3_ENDPOINT.',
  401: 'The bucket refuses the key: see S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  403: 'The bucket refuses the key, or what it asks for: see S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_BUCKET.',
  404: 'There is no such bucket: see S3_BUCKET and S3_ENDPOINT.',
};

/** A line for whoever runs Hemline, in the place of what the client throws, which may say no more than `UnknownError`. */
export function explainBucket(error: unknown): StorageError {
  return new StorageError(wordsFor(error), error);
}

function wordsFor(error: unknown): string {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode;
    const known = BY_CODE[error.name] ?? (status === undefined ? undefined : BY_STATUS[status]);
    return known ?? `The bucket answered with ${error.name}, status ${status ?? 'unknown'}.`;
  }
  const reason = error instanceof Error ? reasonOf(error) : String(error);
  return `No answer from the bucket: see S3_ENDPOINT. ${reason}`;
}

/** A name that leads to several addresses fails once for each, in an error without words of its own. */
function reasonOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map(String).join('; ');
  return error.message;
}
