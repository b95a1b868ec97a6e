import type { Generated } from 'kysely';
import type { JobKind, JobStage, JobState } from '#contract/jobs.ts';

/**
 * The tables as Kysely sees them. Our own columns are text, integer and JSON kept as text, which mean the same on SQLite
 * and PostgreSQL; instants are ISO 8601 text in UTC. The four tables of better-auth keep the types that it writes
 * (dates and booleans differ per engine), and only its adapter and the few reads in `auth` touch them.
 */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
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
  outfitHistory: OutfitHistoryTable;
  outfitFiles: { outfitId: string; fileId: string };
  jobs: JobsTable;
  paidPlans: PaidPlansTable;
  checkoutAttempts: CheckoutAttemptsTable;
  subscriptions: SubscriptionsTable;
  paymentEvents: { id: string; type: string; receivedAt: string };
  customersToForget: { customerId: string; gateway: string; livemode: number };
  sandboxSubscriptions: SandboxSubscriptionsTable;
  sandboxInvoices: SandboxInvoicesTable;
  outbox: OutboxTable;
  resetCodes: { userId: string; seed: string; triesLeft: number; expiresAt: string };
  /** How often something was tried under a hashed key, until when that counts. */
  rateLimits: { key: string; points: number; expiresAt: string };
  profilePictures: { userId: string; fileId: string; smallFileId: string };
  inspirations: InspirationsTable;
  closetPieces: ClosetPiecesTable;
  closetFinds: ClosetFindsTable;
  /** On which days a piece was worn, e.g. `2026-11-23`. */
  closetWears: { pieceId: string; userId: string; day: string };
  /** What the probe of readiness wrote last. */
  probes: { id: string; written: string };
  /** Tokens that models have used, by UTC day: of all, and of each person. */
  modelTokens: { day: string; used: number };
  modelTokensByUser: { userId: string; day: string; used: number };
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  image: string | null;
}

interface AccountsTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  userAgent: string | null;
  /** Text on SQLite, a date on PostgreSQL; both compare with ISO text. */
  createdAt: string | Date;
  expiresAt: string | Date;
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
  /** The e-mail itself, of kept ones alone. */
  subject: string | null;
  text: string | null;
  html: string | null;
}

/**
 * `pending`: recorded before its bytes are written. `kept`: something refers to it. `deleting`: nothing does any more.
 * Bytes never exist without a row, so whatever a crash leaves behind is found by its state.
 */
export type FileState = 'pending' | 'kept' | 'deleting';

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
  /** JSON of what a list shows of it. */
  summary: string;
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

/** What the stylist was asked to make, how far it is and what became of it. */
interface JobsTable {
  userId: string;
  id: string;
  kind: JobKind;
  /** JSON of JobRequest. */
  request: string;
  state: JobState;
  stage: JobStage | null;
  /** What to give back when it does not come to an end. */
  reservationId: string | null;
  /** JSON of the looks on offer and their files, then of the ids of the outfits that came of it. */
  result: string | null;
  /** JSON of ErrorBody. */
  error: string | null;
  startedAt: string;
  /** Who works on it renews this; past it, nobody does. */
  leasedUntil: string;
}

/** The plan that is paid for, per kind of money (gateway and livemode). Written by billing alone. */
interface PaidPlansTable {
  userId: string;
  gateway: string;
  livemode: number;
  packageId: string;
  since: string;
  status: string;
  periodEnd: string;
  cancelAtPeriodEnd: number;
}

/**
 * `open`: the form is shown, or was. `closing`: another purchase took its place; the provider is still to hear of it.
 * `paid` and `closed` are ends.
 */
export type CheckoutState = 'open' | 'closing' | 'paid' | 'closed';

interface CheckoutAttemptsTable {
  id: string;
  userId: string;
  gateway: string;
  livemode: number;
  packageId: string;
  priceCents: number;
  currency: string;
  /** Given on the first invoice for the unused rest of the subscription that it `replaces`, up to `replacedPeriodEnd`. */
  creditCents: number;
  replaces: string | null;
  replacedPeriodEnd: string | null;
  /** Both are null until the provider has made them: the customer first. */
  customerId: string | null;
  subscriptionId: string | null;
  paymentIntentId: string | null;
  state: CheckoutState;
  createdAt: string;
}

/** What the provider said last about each subscription; `version` counts the writes. */
interface SubscriptionsTable {
  id: string;
  userId: string;
  attemptId: string;
  gateway: string;
  livemode: number;
  customerId: string;
  packageId: string;
  status: string;
  since: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: number;
  takenOverAt: string | null;
  /** 1: it was taken over, has ended, and what was to be paid back is paid back. */
  settled: number;
  version: number;
}

interface SandboxSubscriptionsTable {
  id: string;
  attemptId: string;
  userId: string;
  packageId: string;
  priceCents: number;
  currency: string;
  status: string;
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: number;
  /** Periods since the first. */
  renewals: number;
  cardBrand: string | null;
  cardLast4: string | null;
}

interface SandboxInvoicesTable {
  id: string;
  subscriptionId: string;
  paymentIntentId: string;
  clientSecret: string;
  intentStatus: string;
  dueCents: number;
  refundedCents: number;
  periodStart: string;
  periodEnd: string;
  createdAt: string;
  paidAt: string | null;
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

/** What somebody owns. */
interface ClosetPiecesTable {
  id: string;
  userId: string;
  name: string;
  /** A key of the wardrobe. */
  garment: string;
  /** JSON list of PieceColor. */
  colors: string;
  pattern: string | null;
  cloth: string | null;
  formality: number | null;
  warmth: number | null;
  brand: string;
  size: string;
  notes: string;
  /** A day, `2026-11-23`. */
  boughtOn: string | null;
  priceCents: number | null;
  state: string;
  revision: number;
  createdAt: string;
  /** Null while it is in the closet. */
  letGoAt: string | null;
  /** The day until which it is not asked about, however long it is not worn. */
  keptUntil: string | null;
  /** Files of ours, where it came from a photo: its picture in two sizes, `cut` or `crop`, and of which photo. */
  pictureId: string | null;
  thumbnailId: string | null;
  pictureKind: string | null;
  photoHash: string | null;
}

/** A photo that a piece is to be made of, until somebody confirms it or puts it away. */
interface ClosetFindsTable {
  id: string;
  userId: string;
  originalName: string;
  /** SHA-256 of the file as it was sent: the same file is not taken twice. */
  contentHash: string;
  photoId: string;
  photoWidth: number;
  photoHeight: number;
  /** `cut`, `crop`, `nothing`; null: it waits for its turn. */
  kind: string | null;
  trust: number | null;
  /** JSON list of PieceColor. */
  colors: string;
  pattern: string | null;
  /** JSON list of where somebody said what belongs to it. */
  taps: string;
  /** JSON of what the network takes it for; null: of nothing that it knows. */
  guess: string | null;
  /** JSON of where of the photo the picture is; null: without a picture, and of an older one. */
  place: string | null;
  pictureId: string | null;
  thumbnailId: string | null;
  /** How often the work on it was begun. */
  tries: number;
  /** Until then somebody works on it. */
  leasedUntil: string | null;
  createdAt: string;
}
