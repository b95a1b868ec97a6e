import type { Schema } from './schema.ts';

type TableName = keyof Schema & string;

/** Whose rows a table holds, and what of them the owner may take along. */
export interface PersonalTable {
  /**
   * How a row is known to be somebody's: by a column with the user's id, through the row of another table that it
   * belongs to, or by a column with the user's mail address.
   */
  owner: { userId: string } | { through: TableName; by: string } | { address: string };
  /** The columns of the primary key: an order to read by. */
  key: string[];
  /** The file of the export that it stands in. */
  file: string;
  /** Columns that stay here: secrets of a door, and places of ours that mean nothing elsewhere. */
  withheld?: string[];
  /** Columns of JSON, which the export writes as what they mean. */
  json?: string[];
}

/** A table with nothing to take along, and why. It may hold rows of a user all the same. */
export interface NothingToExport {
  nothingBecause: string;
}

const byUserId = { userId: 'userId' };

/**
 * Every table of the schema. The export reads by this list, and its test holds both the list and the deletion of an
 * account against the real database: a new table belongs in here, and where it has a user's id, that column references
 * `users` with `on delete cascade`.
 */
export const PERSONAL_TABLES: { [Table in TableName]: PersonalTable | NothingToExport } = {
  users: { owner: { userId: 'id' }, key: ['id'], file: 'account' },
  sessions: { owner: byUserId, key: ['id'], file: 'account', withheld: ['token'] },
  accounts: {
    owner: byUserId,
    key: ['id'],
    file: 'account',
    withheld: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
  profilePictures: { owner: byUserId, key: ['userId'], file: 'account' },
  resetCodes: { nothingBecause: 'a code that dies within minutes' },
  rateLimits: { nothingBecause: 'counts under hashes, which end within the hour' },
  verifications: { nothingBecause: 'states of sign-ins under way, of nobody yet' },
  outbox: {
    owner: { address: 'recipient' },
    key: ['id'],
    file: 'mails',
    withheld: ['details', 'text', 'html'],
  },
  userPlans: { owner: byUserId, key: ['userId'], file: 'plans' },
  allowances: { owner: byUserId, key: ['day', 'kind'], file: 'plans' },
  reservations: { owner: byUserId, key: ['id'], file: 'plans' },
  paidPlans: { owner: byUserId, key: ['gateway', 'livemode'], file: 'billing' },
  checkoutAttempts: { owner: byUserId, key: ['id'], file: 'billing' },
  subscriptions: { owner: byUserId, key: ['id'], file: 'billing' },
  sandboxSubscriptions: { owner: byUserId, key: ['id'], file: 'billing' },
  sandboxInvoices: {
    owner: { through: 'sandboxSubscriptions', by: 'subscriptionId' },
    key: ['id'],
    file: 'billing',
    withheld: ['clientSecret'],
  },
  paymentEvents: { nothingBecause: "ids of a provider's messages, without a person in them" },
  customersToForget: { nothingBecause: 'accounts that are gone already' },
  onboardings: { owner: byUserId, key: ['userId'], file: 'onboarding', json: ['answers'] },
  files: { owner: byUserId, key: ['id'], file: 'pictures', withheld: ['storageKey'] },
  photos: { owner: byUserId, key: ['id'], file: 'photos', json: ['features'] },
  styleProfiles: { owner: byUserId, key: ['userId'], file: 'style-profile', json: ['content'] },
  styleProfileVersions: { owner: byUserId, key: ['version'], file: 'style-profile', json: ['content'] },
  outfits: { owner: byUserId, key: ['id'], file: 'outfits', withheld: ['summary'], json: ['content'] },
  jobs: { owner: byUserId, key: ['id'], file: 'outfits', json: ['request', 'result', 'error'] },
  outfitHistory: {
    owner: { through: 'outfits', by: 'outfitId' },
    key: ['outfitId', 'number'],
    file: 'outfits',
    json: ['content'],
  },
  outfitFiles: {
    owner: { through: 'outfits', by: 'outfitId' },
    key: ['outfitId', 'fileId'],
    file: 'outfits',
  },
  probes: { nothingBecause: 'one row of ours, without a person in it' },
  modelTokens: { nothingBecause: 'a sum over everybody' },
  modelTokensByUser: { owner: byUserId, key: ['day'], file: 'plans' },
  closetPieces: { owner: byUserId, key: ['id'], file: 'closet', withheld: ['photoHash'], json: ['colors'] },
  closetFinds: {
    owner: byUserId,
    key: ['id'],
    file: 'closet',
    withheld: ['contentHash'],
    json: ['colors', 'taps', 'guess', 'place'],
  },
  closetWears: { owner: byUserId, key: ['pieceId', 'day'], file: 'closet' },
  inspirations: {
    owner: byUserId,
    key: ['id'],
    file: 'inspirations',
    json: ['tags', 'picture', 'features'],
  },
};
