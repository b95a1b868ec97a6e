import { setTimeout as sleep } from 'node:timers/promises';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import type { CuttableDisk, Disk } from './disks.ts';
import { isRefusal, Person } from './person.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { contradictions } from './whole-data.ts';

export interface KillsResult {
  rounds: number;
  /** Answers with success before the ends. */
  acknowledged: number;
  slowestStartMs: number;
  /** Everything that was lost or half done. */
  wrong: string[];
}

/** Of those who were there in earlier rounds so many are looked at again. */
const LOOKED_AT_AGAIN = 3;
const LONGEST_ROUND_MS = 2_500;

/**
 * Kills the server, or cuts its power, again and again while people write; after each start everything acknowledged has to be
 * there, and nothing half done.
 * @param options.seed of the moments at which it ends
 * @param options.databaseUrl a PostgreSQL; without one the database lies on the disk
 */
export async function endAgainAndAgain(
  disk: Disk | CuttableDisk,
  { rounds, seed, databaseUrl }: { rounds: number; seed: number; databaseUrl?: string },
): Promise<KillsResult> {
  const photo = await drawPhoto();
  const random = randomFrom(seed);
  const result: KillsResult = { rounds, acknowledged: 0, slowestStartMs: 0, wrong: [] };
  const everybody: Person[] = [];
  let latest: Person[] = [];
  // On a PostgreSQL another process may be at what was interrupted: it is ended after minutes, not at the next start.
  const makes = databaseUrl === undefined;
  const compare = async (round: number) => {
    const lines = await contradictions(disk.folder, databaseUrl);
    result.wrong.push(...lines.map((line) => `after round ${round}: ${line}`));
  };

  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServer(
      disk.folder,
      databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
    );
    result.slowestStartMs = Math.max(result.slowestStartMs, server.startMs);
    const again = Array.from({ length: LOOKED_AT_AGAIN }, () => pick(everybody, random));
    for (const person of new Set([...latest, ...again])) {
      if (person === undefined) continue;
      const missing = await person.missing(server.address);
      result.wrong.push(...missing.map((line) => `round ${round}: ${line}`));
    }
    if (round === rounds) {
      await server.stop();
      break;
    }

    latest = Array.from({ length: 3 }, () => new Person());
    everybody.push(...latest);
    const writing = latest.map((person) => write(person, server.address, photo, random, makes));
    await sleep(100 + random() * LONGEST_ROUND_MS);
    await end(server, disk);
    const counts = await Promise.all(writing);
    result.acknowledged += counts.reduce((sum, count) => sum + count, 0);
    await compare(round);
  }
  await compare(rounds);
  return result;
}

async function end(server: RunningServer, disk: Disk | CuttableDisk): Promise<void> {
  if ('cut' in disk) disk.cut();
  await server.kill();
  if ('restore' in disk) disk.restore();
}

/** Writes until nobody answers any more. @returns how much was acknowledged */
async function write(
  person: Person,
  address: string,
  photo: Uint8Array,
  random: () => number,
  makes: boolean,
): Promise<number> {
  let acknowledged = 0;
  try {
    await person.register(address);
    for (;;) {
      acknowledged += 1;
      const what = random();
      if (what < 0.55) await person.saveGoals(address);
      else if (what < 0.75 && person.photos.size < 3) await person.uploadPhoto(address, photo);
      else if (what < 0.85) await person.deletePhoto(address);
      else if (makes && what < 0.9 && person.outfits.asked < 2) await person.generate(address);
    }
  } catch (error) {
    // On a disk that takes nothing any more the server says so before it is killed.
    if (isRefusal(error) && error.status !== 503 && error.status !== 507) throw error;
    return acknowledged;
  }
}

function pick<Value>(values: Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
