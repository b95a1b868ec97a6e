import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Accounts (better-auth's four tables), plans, files, photos, profiles and outfits. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = engine === 'postgres' ? sql`timestamptz` : sql`text`;
  const flag = engine === 'postgres' ? sql`boolean` : sql`integer`;

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', instant)
    .addColumn('refreshTokenExpiresAt', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('accountsByUser').on('accounts').column('userId').execute();

  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute();

  await db.schema
    .createTable('userPlans')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('packageId', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('allowances')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowancesKey', ['userId', 'day', 'kind'])
    .execute();

  await db.schema
    .createTable('reservations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('takenAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('onboardings')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();

  // No cascade: a file's row must outlive its owner until its bytes are gone.
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('storageKey', 'text', (column) => column.notNull().unique())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('byteLength', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('filesByState').on('files').columns(['state', 'createdAt']).execute();

  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('originalName', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('fileId', 'text', (column) => column.notNull().references('files.id'))
    .addColumn('thumbnailId', 'text', (column) => column.notNull().references('files.id'))
    .addColumn('thumbnailAvifId', 'text', (column) => column.notNull().references('files.id'))
    .addColumn('features', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('photosByUser').on('photos').columns(['userId', 'createdAt']).execute();

  await db.schema
    .createTable('styleProfiles')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('outfits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('isFavorite', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outfitsByUser').on('outfits').columns(['userId', 'createdAt']).execute();

  await db.schema
    .createTable('outfitVersions')
    .addColumn('outfitId', 'text', (column) => column.notNull().references('outfits.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('outfitVersionsKey', ['outfitId', 'version'])
    .execute();

  // Which pictures an outfit needs, in all its versions.
  await db.schema
    .createTable('outfitFiles')
    .addColumn('outfitId', 'text', (column) => column.notNull().references('outfits.id').onDelete('cascade'))
    .addColumn('fileId', 'text', (column) => column.notNull().references('files.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('outfitFilesKey', ['outfitId', 'fileId'])
    .execute();

  // Tries at the doors, shared by several processes; one process counts in memory. Columns as rate-limiter-flexible has them.
  if (engine === 'postgres') {
    await db.schema
      .createTable('tries')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  }
}
