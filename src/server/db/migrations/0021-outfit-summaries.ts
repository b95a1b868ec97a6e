import type { Kysely } from 'kysely';

/** The table as it is after this step; later steps may change it again. */
interface Tables {
  outfits: { id: string; content: string; summary: string };
}

/** What a list shows of an outfit, beside its content: to read five hundred of these is a twentieth of the work. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await untyped.schema
    .alterTable('outfits')
    .addColumn('summary', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();

  const db = untyped as Kysely<Tables>;
  for (const { id } of await db.selectFrom('outfits').select('id').execute()) {
    const { content } = await db
      .selectFrom('outfits')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('outfits')
      .set({ summary: summaryOf(content) })
      .where('id', '=', id)
      .execute();
  }
}

function summaryOf(content: string): string {
  const { title, description, priceRange, picture, items = [] } = JSON.parse(content);
  const words = items.flatMap(({ category, item, color, style }: Record<string, string>) => [
    category,
    item,
    color,
    style,
  ]);
  return JSON.stringify({
    title,
    description,
    priceRange,
    thumbnailUrl: picture?.thumbnailUrl ?? null,
    thumbnailAvifUrl: picture?.thumbnailAvifUrl ?? null,
    words: [...new Set(words)],
  });
}
