import type { Kysely } from 'kysely';

/** The table as it is after this step; later steps may change it again. */
interface Tables {
  outfits: { id: string; content: string; summary: string };
}

/** A wall shows the newest look large, and what each costs: both join the summaries that were written before it. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  for (const { id } of await db.selectFrom('outfits').select('id').execute()) {
    const { content, summary } = await db
      .selectFrom('outfits')
      .select(['content', 'summary'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const completed = complete(content, summary);
    if (completed !== null)
      await db.updateTable('outfits').set({ summary: completed }).where('id', '=', id).execute();
  }
}

/** @returns null where one of them cannot be read: such a row is set aside when it is read, and stays as it is */
function complete(content: string, summary: string): string | null {
  try {
    const { imageUrl = null, estimatedTotalCents } = JSON.parse(content);
    return JSON.stringify({ ...JSON.parse(summary), imageUrl, estimatedTotalCents });
  } catch {
    return null;
  }
}
