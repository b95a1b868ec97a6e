import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('reads all columns after a table has been changed, with a text that it knows', async () => {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openNodeSqlite(':memory:')) });
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text)`.execute(db);
  await db.insertInto('notes').values({ text: 'first' }).execute();
  const read = () => db.selectFrom('notes').selectAll().execute();
  expect(await read()).toEqual([{ text: 'first' }]);

  await sql`alter table notes add column kind text not null default 'plain'`.execute(db);
  expect(await read()).toEqual([{ text: 'first', kind: 'plain' }]);
  await sql`drop table notes`.execute(db);
  await expect(read()).rejects.toThrow('no such table');
  await sql`create table notes (other text)`.execute(db);
  expect(await read()).toEqual([]);
});

it('answers each text with its own values, however many there are and however often they are asked', async () => {
  const database = openNodeSqlite(':memory:');
  const prepared = vi.spyOn(database, 'prepare');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  onTestFinished(() => db.destroy());
  const ask = async (text: string, value: number) =>
    (await sql<{ value: number }>`select ${value} + ${sql.raw(text)} as value`.execute(db)).rows[0]?.value;

  for (const value of [1, 2, 3]) expect(await ask('0', value)).toBe(value);
  expect(prepared).toHaveBeenCalledTimes(1);
  for (let text = 1; text <= 1_000; text += 1) expect(await ask(String(text), 1)).toBe(text + 1);
  expect(await ask('0', 7)).toBe(7);
  // Long unused, it was let go; the one before it was not.
  expect(prepared).toHaveBeenCalledTimes(1_002);
  await ask('1000', 1);
  expect(prepared).toHaveBeenCalledTimes(1_002);
});

it('a statement that failed can be asked again', async () => {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openNodeSqlite(':memory:')) });
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text primary key)`.execute(db);
  const add = (text: string) => db.insertInto('notes').values({ text }).execute();

  await add('one');
  await expect(add('one')).rejects.toThrow('UNIQUE');
  await add('two');

  expect(await db.selectFrom('notes').selectAll().execute()).toHaveLength(2);
});
