import type { Generated } from 'kysely';
import type { GenerationStage } from '#contract/generations.ts';

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
  outfitHistory: OutfitHistoryTable;
  outfitFiles: { outfitId: string; fileId: string };
  generations: GenerationsTable;
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
  /** Null unless it was deleted; it can be restored until it is swept. */
  deletedAt: string | null;
  /** The number of the current state in its history. */
  version: Generated<number>;
}

/** Every state of an outfit that was ever changed. An outfit that was not has no rows here: it is its own history. */
interface OutfitHistoryTable {
  outfitId: string;
  /** From 1, the original. */
  number: number;
  /** The state that was changed; null for the original. Undo leads there. */
  cameFrom: number | null;
  /** The request that made this state. */
  prompt: string;
  content: string;
  createdAt: string;
}

/** What was ordered, how far it is and what became of it. The id is chosen by whoever orders. */
interface GenerationsTable {
  userId: string;
  id: string;
  /** JSON of the order. */
  request: string;
  stage: GenerationStage;
  /** What to give back when it does not come to an end. */
  reservationId: string | null;
  /** JSON of the looks on offer and their files, while there is a choice to make. */
  offered: string | null;
  /** JSON list of the outfits that came of it. */
  outfitIds: string;
  /** JSON of code and message. */
  failure: string | null;
  startedAt: string;
}
