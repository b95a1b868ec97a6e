import { type Kysely, sql } from 'kysely';

/** What people own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closetPieces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('garment', 'text', (column) => column.notNull())
    .addColumn('colors', 'text', (column) => column.notNull())
    .addColumn('pattern', 'text')
    .addColumn('cloth', 'text')
    .addColumn('formality', 'integer')
    .addColumn('warmth', 'integer')
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('boughtOn', 'text')
    .addColumn('priceCents', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('letGoAt', 'text')
    .execute();
  await db.schema
    .createIndex('closetPiecesByUser')
    .on('closetPieces')
    .columns(['userId', 'createdAt'])
    .execute();
  await sql`create index "closetPiecesLetGo" on "closetPieces" ("letGoAt") where "letGoAt" is not null`.execute(
    db,
  );
}
