import type { Kysely } from 'kysely';

/** The tables as they are before and after this step; later steps may change them again. */
interface Tables {
  generations: {
    userId: string;
    id: string;
    request: string;
    stage: string;
    reservationId: string | null;
    offered: string | null;
    outfitIds: string;
    failure: string | null;
    startedAt: string;
  };
  jobs: {
    userId: string;
    id: string;
    kind: string;
    request: string;
    state: string;
    stage: string | null;
    reservationId: string | null;
    result: string | null;
    error: string | null;
    startedAt: string;
  };
}

const STAGES = ['reading', 'choosing', 'drawing'];

/** One record for everything that the stylist is asked to make: what was called a generation is a job of a kind. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await untyped.schema
    .createTable('jobs')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stage', 'text')
    .addColumn('reservationId', 'text')
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('jobsKey', ['userId', 'id'])
    .execute();
  await untyped.schema.createIndex('jobsByState').on('jobs').columns(['state', 'startedAt']).execute();

  const db = untyped as Kysely<Tables>;
  // One at a time: a row may hold three whole looks.
  for (const { userId, id } of await db.selectFrom('generations').select(['userId', 'id']).execute()) {
    const row = await db
      .selectFrom('generations')
      .selectAll()
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db.insertInto('jobs').values(toJob(row)).execute();
  }
  await untyped.schema.dropTable('generations').execute();
}

function toJob(row: Tables['generations']): Tables['jobs'] {
  const { userId, id, stage, reservationId, startedAt, failure } = row;
  // Before there were changes, nothing was said of them.
  const { modifies = null, prompt, ...order } = JSON.parse(row.request);
  const kind = modifies === null ? 'generate' : 'modify';
  const request = modifies === null ? { kind, prompt, ...order } : { kind, outfitId: modifies, prompt };
  const isRunning = STAGES.includes(stage);
  const result = { outfitIds: JSON.parse(row.outfitIds), offered: JSON.parse(row.offered ?? '[]') };
  return {
    userId,
    id,
    kind,
    reservationId,
    startedAt,
    request: JSON.stringify(request),
    state: isRunning ? 'running' : stage,
    stage: isRunning ? stage : null,
    result: stage === 'done' || stage === 'offered' ? JSON.stringify(result) : null,
    error: failure,
  };
}
