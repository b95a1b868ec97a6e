import * as z from 'zod/mini';

/** Where pictures are kept. */
export type StorageSettings =
  /** In `DATA_DIR`. */
  | { kind: 'local' }
  | {
      kind: 's3';
      /** Null: Amazon's own, by region. */
      endpoint: string | null;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

const text = z.optional(z.string());

/** The settings as they stand in the environment. */
export const storageEnvironment = {
  STORAGE: z._default(z.enum(['local', 's3']), 'local'),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')),
  ),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
};

const environment = z.object(storageEnvironment);

const NEEDED = {
  S3_BUCKET: 'the bucket that holds the pictures',
  S3_ACCESS_KEY_ID: 'the key that may read, write and delete in it',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
} as const;

/** What is missing or contradictory goes to `problems`, a line each. */
export function readStorage(given: z.infer<typeof environment>, problems: string[]): StorageSettings {
  const { STORAGE, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = given;
  if (STORAGE === 'local') {
    for (const name of ['S3_ENDPOINT', ...Object.keys(NEEDED)] as (keyof typeof given)[]) {
      if (given[name] !== undefined)
        problems.push(`${name} is set, but nobody would use it: STORAGE says local`);
    }
    return { kind: 'local' };
  }

  for (const [name, reason] of Object.entries(NEEDED)) {
    if (given[name as keyof typeof NEEDED] === undefined) problems.push(`${name} is missing: ${reason}`);
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION,
    bucket: S3_BUCKET ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}
