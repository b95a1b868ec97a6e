/**
 * The tables as Kysely sees them. Our own columns are text, integer and JSON kept as text, which mean the same on SQLite
 * and PostgreSQL; instants are ISO 8601 text in UTC. The four tables of better-auth keep the types that it writes
 * (dates and booleans differ per engine), and only its adapter and the few reads in `auth` touch them.
 */
export interface Schema {
  users: UsersTable;
  sessions: { id: string; userId: string; token: string };
  accounts: { id: string; userId: string; providerId: string; password: string | null };
  verifications: { id: string; identifier: string; value: string };
  userPlans: { userId: string; packageId: string; since: string };
  allowances: { userId: string; day: string; kind: string; used: number };
  reservations: { id: string; userId: string; day: string; kind: string; takenAt: string };
  onboardings: { userId: string; answers: string; updatedAt: string };
  files: FilesTable;
  photos: PhotosTable;
  styleProfiles: { userId: string; content: string; updatedAt: string };
  outfits: OutfitsTable;
  outfitVersions: OutfitVersionsTable;
  outfitFiles: { outfitId: string; fileId: string };
  /** Tokens that models have used, by UTC day: of all, and of each person. */
  modelTokens: { day: string; used: number };
  modelTokensByUser: { userId: string; day: string; used: number };
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  image: string | null;
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
