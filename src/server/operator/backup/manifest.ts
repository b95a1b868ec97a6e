import * as z from 'zod/mini';

/** Raised when a backup of before could not be read by the same code. */
export const BACKUP_FORMAT = 1;

export const MANIFEST_FILE = 'manifest.json';
export const SECRETS_ENTRY = 'secrets.json';
const TABLES = 'database';
const PICTURES = 'pictures';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What is in a backup: the last entry of the archive, and the first that is read. */
export const manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** The version of the app that made it. */
  hemline: z.string(),
  createdAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The steps that the schema of these rows has been taken. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** A row is a line of JSON. */
  tables: z.array(z.object({ name: z.string().check(z.regex(/^[A-Za-z]+$/)), rows: z.int(), sha256 })),
  pictures: z.array(z.object({ key: z.string(), byteLength: z.int(), sha256 })),
  /** Pictures that the database knew and the storage did not have. */
  missing: z.array(z.string()),
  /** Whether the secret that signs sessions is among it. */
  secrets: z.enum(['included', 'left out']),
});

export type Manifest = z.infer<typeof manifest>;

export function tableEntry(table: string): string {
  return `${TABLES}/${table}.jsonl`;
}

export function pictureEntry(key: string): string {
  return `${PICTURES}/${key}`;
}
