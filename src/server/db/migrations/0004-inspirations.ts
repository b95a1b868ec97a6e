import type { Kysely } from 'kysely';

/** The inspiration board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inspirations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('sourceUrl', 'text')
    .addColumn('linkUrl', 'text')
    .addColumn('picture', 'text')
    .addColumn('features', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text')
    .execute();
  await db.schema
    .createIndex('inspirationsByUser')
    .on('inspirations')
    .columns(['userId', 'createdAt'])
    .execute();
  await db.schema.createIndex('inspirationsByDeletion').on('inspirations').column('deletedAt').execute();
}
