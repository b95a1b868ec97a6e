import type { Kysely } from 'kysely';

/** On which days pieces are worn: a piece once a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closetWears')
    .addColumn('pieceId', 'text', (column) =>
      column.notNull().references('closetPieces.id').onDelete('cascade'),
    )
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('closetWearsKey', ['pieceId', 'day'])
    .execute();
  await db.schema
    .createIndex('closetWearsByUser')
    .on('closetWears')
    .columns(['userId', 'pieceId', 'day'])
    .execute();
}
