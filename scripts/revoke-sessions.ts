// `npm run revoke-sessions -- EMAIL`: signs somebody out everywhere, at once, also while the server runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { NodeSqliteDialect, openNodeSqlite } from '#server/db/node-sqlite-dialect.ts';
import { type Db, openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { revokeSessions } from '#server/features/auth/revoke-sessions.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const email = process.argv[2];
if (email === undefined) end('Whose? npm run revoke-sessions -- EMAIL');

const db = openBesideTheServer(readSettings());
const ended = await revokeSessions(db, email);
await db.destroy();
if (ended === null) end(`Nobody has the address ${email}.`);
console.log(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}.`);

/** Without the folder's lock, which the server has: SQLite itself lets one small change through at a time. */
function openBesideTheServer({ dataDir, databaseUrl }: Config): Db {
  if (databaseUrl !== null) return openDatabase({ dataDir, databaseUrl }).db;

  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) end(`There is no database in ${dataDir}. See DATA_DIR.`);
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(openNodeSqlite(path)) });
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) end(error.problems.join('\n'));
    throw error;
  }
}

function end(reason: string): never {
  console.error(reason);
  process.exit(1);
}
