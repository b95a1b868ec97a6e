import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '#server/db/personal-tables.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { fillAccount } from '#server/testing/fill-account.ts';
import { testEngines } from '#server/testing/test-database.ts';

const DAMAGED = ['', '{"title":', 'null', '7', '[]', '{}', '[{}]', '{"v":99}'];

/** Every column of JSON; a new one is known by the export's list of them. */
const COLUMNS = Object.entries(PERSONAL_TABLES).flatMap(([table, about]) =>
  'json' in about ? (about.json ?? []).map((column) => ({ table, column, key: about.key })) : [],
);

describe.each(testEngines())('a row that somebody damaged, on %s', (engine) => {
  let app: TestApp;
  let client: SignedInClient;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
    client = await app.signedIn();
    await fillAccount(app, client);
  });
  afterAll(() => app.close());

  it.each(COLUMNS)('fails no answer: $column of $table', async ({ table, column, key }) => {
    const { db } = app.database;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(
      db,
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`fillAccount leaves nothing in ${table}`);
    const isRow = sql.join(
      key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    );
    const put = (content: unknown) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${content} where ${isRow}`.execute(db);

    try {
      for (const text of DAMAGED) {
        await put(text);
        for (const path of answersOf(app)) {
          const { statusCode, body } = await client.get(path);
          expect(statusCode, `${path} with ${text}: ${body}`).toBeLessThan(500);
        }
      }
    } finally {
      await put(row[column]);
    }
  });
});

/** The addresses of calls that change nothing, and that are asked without knowing an id. */
function answersOf({ routes }: TestApp): string[] {
  return routes
    .map(({ route }) => route)
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && path !== '/api/logout')
    .map(({ path }) => path);
}
