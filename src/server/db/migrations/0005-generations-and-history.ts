import type { Kysely } from 'kysely';

/** The tables as they are before and after this step; later steps may change them again. */
interface Before {
  outfits: { id: string; content: string; createdAt: string; version: number };
  outfitVersions: { outfitId: string; version: number; prompt: string; content: string; createdAt: string };
  outfitHistory: {
    outfitId: string;
    number: number;
    cameFrom: number | null;
    prompt: string;
    content: string;
    createdAt: string;
  };
}

/** Generations as records, outfits that can be restored, and a history that loses nothing. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await untyped.schema
    .createTable('generations')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('reservationId', 'text')
    .addColumn('offered', 'text')
    .addColumn('outfitIds', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('generationsKey', ['userId', 'id'])
    .execute();
  await untyped.schema
    .createIndex('generationsByStage')
    .on('generations')
    .columns(['stage', 'startedAt'])
    .execute();

  await untyped.schema.alterTable('outfits').addColumn('deletedAt', 'text').execute();
  await untyped.schema
    .alterTable('outfits')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await untyped.schema.createIndex('outfitsByDeletion').on('outfits').column('deletedAt').execute();

  await untyped.schema
    .createTable('outfitHistory')
    .addColumn('outfitId', 'text', (column) => column.notNull().references('outfits.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('cameFrom', 'integer')
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('outfitHistoryKey', ['outfitId', 'number'])
    .execute();
  await moveVersions(untyped as Kysely<Before>);
  await untyped.schema.dropTable('outfitVersions').execute();
}

/** A version was what an outfit had been, with the request that replaced it; now it is a state with the request that made it. */
async function moveVersions(db: Kysely<Before>): Promise<void> {
  const changed = await db.selectFrom('outfitVersions').select('outfitId').distinct().execute();

  for (const { outfitId } of changed) {
    const outfit = await db
      .selectFrom('outfits')
      .selectAll()
      .where('id', '=', outfitId)
      .executeTakeFirstOrThrow();
    const replaced = await db
      .selectFrom('outfitVersions')
      .selectAll()
      .where('outfitId', '=', outfitId)
      .orderBy('version')
      .execute();
    const contents = [...replaced.map((version) => version.content), outfit.content];
    const states = contents.map((content, index) => ({
      outfitId,
      number: index + 1,
      cameFrom: index === 0 ? null : index,
      prompt: replaced[index - 1]?.prompt ?? String(JSON.parse(content).prompt),
      content,
      createdAt: replaced[index - 1]?.createdAt ?? outfit.createdAt,
    }));

    await db.insertInto('outfitHistory').values(states).execute();
    await db.updateTable('outfits').set({ version: states.length }).where('id', '=', outfitId).execute();
  }
}
