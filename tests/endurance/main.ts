// `npm run endurance`: what happens to people's data when everything goes wrong, in a minute; `-- --long` does it as often as
// docs/promises.md says. `-- kills 50` does one part, so often. Needs root for power cuts and full disks.
import { takeTheDatabaseAway } from './database-away.ts';
import { cuttableDisk, ordinaryDisk } from './disks.ts';
import { fillTheDisk } from './full-disk.ts';
import { readHostileWords } from './hostile-words.ts';
import { endAgainAndAgain } from './kills.ts';
import { measureMemory } from './memory.ts';
import { createPostgres } from './postgres.ts';
import { takeTheStorageAway } from './storage-away.ts';

interface Outcome {
  figures: string;
  wrong: string[];
}

const LONG = { kills: 200, cuts: 40 };
/** Of the processor, on a busy machine: a reader that goes over its words again and again takes several times that. */
const HOSTILE_MS = 300;
const SHORT = { kills: 6, cuts: 2 };

const PARTS: Record<string, (times: number | undefined, seed: number) => Promise<Outcome>> = {
  kills: (times, seed) => ends(ordinaryDisk, times ?? often.kills, seed),
  cuts: (times, seed) => ends(cuttableDisk, times ?? often.cuts, seed),
  async 'kills-postgres'(times, seed) {
    const postgres = await createPostgres();
    try {
      return await ends(ordinaryDisk, times ?? often.kills, seed, postgres.url);
    } finally {
      await postgres.remove();
    }
  },
  async 'full-disk'() {
    const { refused, wrong } = await fillTheDisk();
    return { figures: `${refused} changes refused`, wrong };
  },
  async 'hostile-words'(_, seeded) {
    const { slowestMs, reader } = readHostileWords(seeded);
    const wrong = slowestMs > HOSTILE_MS ? [`${reader} reads for ${slowestMs.toFixed(0)} ms`] : [];
    return { figures: `slowest reading ${slowestMs.toFixed(1)} ms, ${reader}`, wrong };
  },
  async memory() {
    const { rest, one, twelve, minuteLater } = await measureMemory();
    const wrong = [
      ...(one - rest > 300 ? [`one picture takes ${one - rest} MB`] : []),
      ...(twelve > 900 ? [`twelve pictures take ${twelve} MB`] : []),
      ...(minuteLater > 200 ? [`a minute later it has ${minuteLater} MB`] : []),
    ];
    const figures = `at rest ${rest} MB, one picture ${one}, twelve at once ${twelve}, a minute later ${minuteLater}`;
    return { figures, wrong };
  },
  async 'database-away'() {
    const { slowestMs, wrong } = await takeTheDatabaseAway();
    return { figures: `without a database answered within ${Math.round(slowestMs)} ms`, wrong };
  },
  async 'storage-away'() {
    const { refused, acknowledged, slowestMs, wrong } = await takeTheStorageAway();
    const figures = `${acknowledged} pictures kept, ${refused} refused, answers within ${Math.round(slowestMs)} ms`;
    return { figures, wrong };
  },
};

const given = process.argv.slice(2);
const often = given.includes('--long') ? LONG : SHORT;
const [part, times] = given.filter((argument) => !argument.startsWith('--'));
const chosen = part === undefined ? Object.keys(PARTS) : [part];
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

console.log(`Seed ${seed}\n\n| Part | Figures | Lost or half done |\n|---|---|---|`);
let failed = 0;
for (const name of chosen) {
  const run = PARTS[name];
  if (run === undefined) throw new Error(`There are ${Object.keys(PARTS).join(', ')}, and no ${name}.`);
  const { figures, wrong } = await run(times === undefined ? undefined : Number(times), seed).catch(
    (error): Outcome => ({ figures: 'could not be run', wrong: [String(error)] }),
  );
  console.log(`| ${name} | ${figures} | ${wrong.length} |`);
  for (const line of wrong) console.log(`    ${line}`);
  failed += wrong.length;
}
process.exit(failed === 0 ? 0 : 1);

async function ends(
  openDisk: typeof ordinaryDisk,
  rounds: number,
  seeded: number,
  databaseUrl?: string,
): Promise<Outcome> {
  const disk = openDisk();
  try {
    const { acknowledged, slowestStartMs, wrong } = await endAgainAndAgain(disk, {
      rounds,
      seed: seeded,
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    return {
      figures: `${rounds} times, ${acknowledged} answers before, slowest start ${Math.round(slowestStartMs)} ms`,
      wrong,
    };
  } finally {
    disk.remove();
  }
}
