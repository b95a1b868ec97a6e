import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createBetterAuth, SESSION_COOKIE } from '#server/features/auth/better-auth.ts';
import { createSessionReader } from '#server/features/auth/read-session.ts';
import { cookieHeaderOf } from '#server/http/session-cookies.ts';
import { type Figure, median } from './figure.ts';

const SECRET = 'a secret that is only for the bench, long enough';
const ROUNDS = 7;
const CHECKS = 1_000;
const GATE_MS = 0.25;

/** Whose session a request carries, which every request asks: the short way, and the library's beside it, in turns. */
export async function measureSessionCheck(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const database = openDatabase({ databaseUrl: null, dataDir });
  await migrate(database);
  const library = createBetterAuth({
    database,
    secret: SECRET,
    baseUrl: 'http://localhost',
    production: false,
  });
  const read = createSessionReader({ db: database.db, secret: SECRET, cookieName: SESSION_COOKIE.local });
  const body = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
  const { headers: answered } = await library.api.signUpEmail({ body, returnHeaders: true });
  const headers = cookieHeaderOf(answered.getSetCookie());
  const cookie = headers.get('cookie') ?? '';
  if ((await read(cookie)) === null) throw new Error('The short way does not know the session');

  const spent = { short: [] as number[], library: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const short = await millisecondsOf(() => read(cookie));
    const whole = await millisecondsOf(() => library.api.getSession({ headers, returnHeaders: true }));
    // The first round warms the compiler.
    if (round === 0) continue;
    spent.short.push(short);
    spent.library.push(whole);
  }
  await database.close();
  rmSync(dataDir, { recursive: true });

  const [short, whole] = [median(spent.short), median(spent.library)];
  return [
    {
      what: `processor time of a session check on SQLite (gate ${GATE_MS} ms); the library's; ratio (medians of ${ROUNDS} times ${CHECKS})`,
      value: `${short.toFixed(3)} ms; ${whole.toFixed(3)} ms; ${(short / whole).toFixed(2)}`,
      isMissed: short > GATE_MS,
    },
  ];
}

async function millisecondsOf(check: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let asked = 0; asked < CHECKS; asked += 1) await check();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / CHECKS;
}
