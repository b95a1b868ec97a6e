import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { NodeSqliteDialect, openNodeSqlite } from './node-sqlite-dialect.ts';

interface Tables {
  notes: { text: string };
}

it('tells why a transaction failed that SQLite has rolled back by itself, and works on', async () => {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openNodeSqlite(':memory:')) });
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text)`.execute(db);
  // As SQLite does where the disk is full or cannot be written.
  await sql`
    create trigger full_disk before insert on notes when new.text = 'too much'
    begin select raise(rollback, 'database or disk is full'); end
  `.execute(db);
  const add = (...texts: string[]) =>
    db.transaction().execute(async (transaction) => {
      for (const text of texts) await transaction.insertInto('notes').values({ text }).execute();
    });

  await expect(add('first', 'too much')).rejects.toThrow('database or disk is full');
  await add('second');

  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'second' }]);
});
