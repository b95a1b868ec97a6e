// `npm run load`: one installation with few people's rows beside one with many, on this machine: whether a call is slower for
// the other people's rows, how many reads a process answers, and its memory meanwhile. Minutes, and gigabytes of disk.
// `npm run load -- --engine postgres --people 100000 --processes 3 --minutes 2`
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { getPlanStatus } from '#contract/plans.ts';
import { type OpenDatabase, openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { createPostgres } from '../../tests/endurance/postgres.ts';
import { type RunningServer, startServer } from '../../tests/endurance/running-server.ts';
import { READS } from './calls.ts';
import { compareCalls } from './compare-calls.ts';
import { type Furnished, furnishPerson, SECRET } from './furnish-person.ts';
import { multiplyPerson } from './multiply-person.ts';
import { headersOf, type Load, putLoad, residentMegabytes, type Target } from './put-load.ts';

const FEW = 10;
const GATES = { planStatus: 3_000, mixedRate: 500, mixedP99Ms: 25, ratio: 1.5, megabytes: 250 };

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    people: { type: 'string', default: '100000' },
    processes: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
  },
});
const people = Number(values.people);
const folder = mkdtempSync(join(tmpdir(), 'hemline-load-'));
const postgres = values.engine === 'postgres' ? await createPostgres() : null;
const servers: RunningServer[] = [];
let missed = 0;

try {
  const few = await populate('few', FEW);
  const many = await populate('many', people);
  console.log(
    `${values.engine}, ${people} people: ${many.megabytes} MB of database, ${((many.megabytes * 1_000) / people).toFixed(1)} kB a person; made in ${many.seconds} s`,
  );
  const [small] = await serve(few, FEW, 1);
  const targets = await serve(many, people, Number(values.processes));
  const [large] = targets;
  if (small === undefined || large === undefined) throw new Error('nothing is served');

  for (const { name, fewMs, manyMs } of await compareCalls(small, large)) {
    const ratio = manyMs / fewMs;
    tell(
      name,
      `${fewMs.toFixed(2)} ms, ${manyMs.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
      ratio <= GATES.ratio,
    );
  }
  await putLoad(large, { seconds: 5 });
  const status = await fetch(large.address + getPlanStatus.path, { headers: headersOf(large.person, 1) });
  const polls = await onAll(targets, (target) =>
    putLoad(target, {
      calls: READS.filter(({ path }) => path(target.person, 0) === getPlanStatus.path),
      seconds: 10,
      etag: status.headers.get('etag') ?? '',
    }),
  );
  tell('plan-status as fast as it goes, nearly all 304', wordsOf(polls), polls.perSecond >= GATES.planStatus);
  const mixed = await onAll(targets, (target) => putLoad(target, { seconds: 10 }));
  tell('mixed reads as fast as it goes', wordsOf(mixed), true);
  const before = targets.map(({ pid }) => residentMegabytes(pid));
  const steady = await onAll(targets, (target) =>
    putLoad(target, {
      seconds: 60 * Number(values.minutes),
      rate: Math.round(GATES.mixedRate / targets.length),
    }),
  );
  const after = targets.map(({ pid }) => residentMegabytes(pid));
  tell(
    `mixed reads, ${GATES.mixedRate} a second`,
    wordsOf(steady),
    steady.p99Ms < GATES.mixedP99Ms && steady.failed === 0,
  );
  const megabytes = (all: number[]) => all.map((each) => each.toFixed(0)).join(', ');
  tell(
    `memory before and after ${values.minutes} min of it`,
    `${megabytes(before)} MB; ${megabytes(after)} MB`,
    Math.max(...after) < GATES.megabytes,
  );
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);

function tell(what: string, measured: string, isWithin: boolean): void {
  if (!isWithin) missed += 1;
  console.log(`| ${what} | ${measured}${isWithin ? '' : ' **(missed)**'} |`);
}

function wordsOf({ perSecond, p50Ms, p99Ms, failed, processorMs }: Load): string {
  return `${perSecond.toFixed(0)}/s, half within ${p50Ms} ms, 99 % within ${p99Ms} ms, ${failed} failed, ${processorMs.toFixed(2)} ms of a processor each`;
}

/** All processes at once: their rates together, the slowest's times. */
async function onAll(targets: Target[], put: (target: Target) => Promise<Load>): Promise<Load> {
  const loads = await Promise.all(targets.map(put));
  const worst = (of: (load: Load) => number) => Math.max(...loads.map(of));
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0);
  return {
    perSecond: sum((load) => load.perSecond),
    p50Ms: worst((load) => load.p50Ms),
    p99Ms: worst((load) => load.p99Ms),
    failed: sum((load) => load.failed),
    processorMs: worst((load) => load.processorMs),
  };
}

interface Populated {
  settings: Record<string, string>;
  dataDir: string;
  person: Furnished;
  megabytes: number;
  seconds: number;
}

async function populate(name: string, count: number): Promise<Populated> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const databaseUrl = postgres === null ? null : await createDatabase(postgres.url, name);
  const settings = {
    SESSION_SECRET: SECRET,
    GENERATION_LIMITS: 'unlimited',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const server = await startServer(dataDir, settings);
  const person = await furnishPerson(server.address);
  await server.stop();

  const database = openDatabase({ databaseUrl, dataDir });
  const began = performance.now();
  await multiplyPerson(database, count);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const bytes = await sizeOf(database, dataDir);
  await database.close();
  return { settings, dataDir, person, megabytes: Math.round(bytes / 1e6), seconds };
}

async function sizeOf({ db, engine, forgetDeleted }: OpenDatabase, dataDir: string): Promise<number> {
  if (engine === 'sqlite') {
    await forgetDeleted();
    return statSync(join(dataDir, SQLITE_FILE)).size;
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return Number(rows[0]?.size);
}

async function createDatabase(url: string, name: string): Promise<string> {
  const { db, close } = openDatabase({ databaseUrl: url, dataDir: folder });
  await sql`create database ${sql.ref(name)}`.execute(db);
  await close();
  return url.replace(/postgres$/, name);
}

async function serve(
  { settings, dataDir, person }: Populated,
  count: number,
  processes: number,
): Promise<Target[]> {
  const targets: Target[] = [];
  for (let index = 0; index < processes; index += 1) {
    const server = await startServer(dataDir, settings);
    servers.push(server);
    targets.push({ address: server.address, pid: server.pid, people: count, person });
  }
  return targets;
}
