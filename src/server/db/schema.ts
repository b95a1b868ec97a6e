/**
 * The tables as Kysely sees them. Our own columns are text, integer and JSON kept as text, which mean the same on SQLite
 * and PostgreSQL; instants are ISO 8601 text in UTC. The four tables of better-auth keep the types that it writes
 * (dates and booleans differ per engine), and only its adapter and the few reads in `auth` touch them.
 */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: { id: string; userId: string; providerId: string; password: string | null };
  verifications: { id: string; identifier: string; value: string };
  userPlans: { userId: string; packageId: string; since: string };
  allowances: { userId: string; day: string; kind: string; used: number };
  reservations: { id: string; userId: string; day: string; kind: string; takenAt: string };
  onboardings: { userId: string; answers: string; updatedAt: string };
  files: FilesTable;
  photos: PhotosTable;
  styleProfiles: { userId: string; content: string; updatedAt: string };
  styleProfileVersions: StyleProfileVersionsTable;
  outfits: OutfitsTable;
  outfitVersions: OutfitVersionsTable;
  outfitFiles: { outfitId: string; fileId: string };
  outbox: OutboxTable;
  resetCodes: { userId: string; codeHash: string; triesLeft: number; expiresAt: string };
  profilePictures: { userId: string; fileId: string; smallFileId: string };
  inspirations: InspirationsTable;
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  image: string | null;
}

interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  /** Ours; null until the session is used for the first time. */
  lastUsedAt: string | null;
}

/** A mail: `waiting` to be sent, or `kept` to be read here where there is no mail server. */
interface OutboxTable {
  id: string;
  kind: string;
  recipient: string;
  /** JSON of what the writer of this kind needs. */
  details: string;
  state: 'waiting' | 'kept';
  tries: number;
  dueAt: string;
  createdAt: string;
  /** The letter itself, of kept ones alone. */
  subject: string | null;
  text: string | null;
  html: string | null;
}

/**
 * `pending`: recorded before its bytes are written. `kept`: something refers to it. `doomed`: nothing does any more.
 * Bytes never exist without a row, so whatever a crash leaves behind is found by its state.
 */
export type FileState = 'pending' | 'kept' | 'doomed';

interface FilesTable {
  id: string;
  userId: string;
  storageKey: string;
  mediaType: string;
  byteLength: number;
  state: FileState;
  createdAt: string;
}

interface PhotosTable {
  id: string;
  userId: string;
  originalName: string;
  width: number;
  height: number;
  fileId: string;
  thumbnailId: string;
  thumbnailAvifId: string;
  /** JSON of PhotoFeatures; null when the photo could not be measured. */
  features: string | null;
  createdAt: string;
  /** Null while the photo has its slot; then it can be put back for a while before the sweep takes it. */
  deletedAt: string | null;
}

/** What a profile was after each change, oldest first by `version`. */
interface StyleProfileVersionsTable {
  id: string;
  userId: string;
  version: number;
  /** One of the contract's PROFILE_CAUSES. */
  cause: string;
  /** What the cause needs to be told by: the words of a feedback, or the instant of a restored version. */
  detail: string | null;
  /** JSON of Profile. */
  content: string;
  createdAt: string;
}

interface OutfitsTable {
  id: string;
  userId: string;
  /** JSON of what the stylist made: everything but id, favourite and date. */
  content: string;
  isFavorite: number;
  createdAt: string;
}

/** What an outfit was before each modification, oldest first by `version`. */
interface OutfitVersionsTable {
  outfitId: string;
  version: number;
  /** The request that replaced this content. */
  prompt: string;
  content: string;
  createdAt: string;
}

interface InspirationsTable {
  id: string;
  userId: string;
  title: string;
  description: string;
  category: string;
  /** JSON list of texts. */
  tags: string;
  sourceUrl: string | null;
  /** The pasted address of a picture that could not be fetched. */
  linkUrl: string | null;
  /** JSON of our own copy's files and size. */
  picture: string | null;
  /** JSON of PhotoFeatures. */
  features: string | null;
  createdAt: string;
  deletedAt: string | null;
}
