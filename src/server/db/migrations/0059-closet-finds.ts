import { type Kysely, sql } from 'kysely';

/** Photos that pieces are to be made of, and the pictures of pieces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closetFinds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('originalName', 'text', (column) => column.notNull())
    .addColumn('contentHash', 'text', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull())
    .addColumn('photoWidth', 'integer', (column) => column.notNull())
    .addColumn('photoHeight', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('trust', 'double precision')
    .addColumn('colors', 'text', (column) => column.notNull())
    .addColumn('pattern', 'text')
    .addColumn('taps', 'text', (column) => column.notNull())
    .addColumn('pictureId', 'text')
    .addColumn('thumbnailId', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('leasedUntil', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('closetFindsByUser')
    .on('closetFinds')
    .columns(['userId', 'createdAt'])
    .execute();
  await sql`create unique index "closetFindsOnce" on "closetFinds" ("userId", "contentHash")`.execute(db);
  for (const column of ['pictureId', 'thumbnailId', 'pictureKind', 'photoHash'])
    await db.schema.alterTable('closetPieces').addColumn(column, 'text').execute();
}
