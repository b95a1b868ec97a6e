import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { refusal } from '#contract/refusals.ts';
import type { StorageSettings } from '#server/settings/storage-settings.ts';
import { explainBucket } from './explain-bucket.ts';
import { type ListedStorage, StoredFileMissingError } from './storage.ts';
import { checkStorageKey, isStorageKey } from './storage-key.ts';

const CONNECT_LIMIT_MS = 3_000;
const REQUEST_LIMIT_MS = 15_000;
const ATTEMPTS = 2;
const RETRY_AFTER_SECONDS = 10;

const MEDIA_TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' };

/** Files in a bucket that speaks S3. To be imported only where the settings name one. */
export function createS3Storage(settings: Extract<StorageSettings, { kind: 's3' }>): ListedStorage {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // What others than Amazon understand: the bucket in the path, and no checksums in trailers.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      throwOnRequestTimeout: true,
    },
  });

  return {
    async put(key, bytes) {
      checkStorageKey(key);
      const ContentType = MEDIA_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await answering(client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType })));
    },

    async get(key) {
      checkStorageKey(key);
      const { Body } = await answering(client.send(new GetObjectCommand({ Bucket, Key: key })), key);
      if (!(Body instanceof Readable)) throw new StoredFileMissingError(key);
      return Body;
    },

    async delete(key) {
      checkStorageKey(key);
      await answering(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },

    async *list() {
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await answering(client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })));
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          if (isStorageKey(Key)) yield { key: Key, byteLength: Size };
        }
        ContinuationToken = page.NextContinuationToken;
        if (ContinuationToken === undefined) return;
      }
    },
  };
}

/** Whatever else the storage says is an outage to the person: what was asked is not done, and may be later. */
async function answering<Answer>(answer: Promise<Answer>, key?: string): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (key !== undefined && error instanceof S3ServiceException && error.name === 'NoSuchKey') {
      throw new StoredFileMissingError(key);
    }
    throw refusal('pictures_unreachable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: explainBucket(error),
    });
  }
}
