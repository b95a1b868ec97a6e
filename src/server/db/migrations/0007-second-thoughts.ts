import type { Kysely } from 'kysely';

/** What can be taken back: photos that were deleted a moment ago, and what a profile was before each change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('photos').addColumn('deletedAt', 'text').execute();
  // The sweep asks for the deleted ones of everybody; they are few.
  await db.schema.createIndex('photosByDeletion').on('photos').column('deletedAt').execute();

  await db.schema
    .createTable('styleProfileVersions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('styleProfileVersionsOrder', ['userId', 'version'])
    .execute();
}
