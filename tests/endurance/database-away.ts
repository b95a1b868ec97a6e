import { setTimeout as sleep } from 'node:timers/promises';
import { ordinaryDisk } from './disks.ts';
import { isRefusal, Person } from './person.ts';
import { createPostgres } from './postgres.ts';
import { startServer } from './running-server.ts';

const WRITERS = 6;

/**
 * Two processes on one PostgreSQL: one is killed while people write, and the other goes on; then the database goes away and
 * comes back, and answers are quick, plain and right all the time.
 */
export async function takeTheDatabaseAway(): Promise<{ slowestMs: number; wrong: string[] }> {
  const wrong: string[] = [];
  const postgres = await createPostgres();
  const disk = ordinaryDisk();
  try {
    const settings = { DATABASE_URL: postgres.url };
    const killed = await startServer(disk.folder, settings);
    const survivor = await startServer(disk.folder, settings);
    const people = Array.from({ length: WRITERS }, () => new Person());
    for (const person of people) await person.register(killed.address);

    const writing = people.map(async (person, index) => {
      for (let count = 0; count < 30; count += 1) {
        const address = index % 2 === 0 ? killed.address : survivor.address;
        try {
          await person.saveGoals(address);
        } catch (error) {
          if (address === survivor.address || isRefusal(error))
            wrong.push(`the one that goes on: ${String(error)}`);
          return;
        }
      }
    });
    await sleep(300);
    await killed.kill();
    await Promise.all(writing);
    for (const person of people) wrong.push(...(await person.missing(survivor.address)));

    await postgres.stop();
    let slowestMs = 0;
    for (let index = 0; index < 10; index += 1) {
      const began = performance.now();
      const answer = await people[0]?.saveGoals(survivor.address).then(
        () => 200,
        (error) => (isRefusal(error) ? error.status : 0),
      );
      slowestMs = Math.max(slowestMs, performance.now() - began);
      if (answer !== 503) wrong.push(`a change without a database answers ${answer}`);
    }
    if ((await fetch(`${survivor.address}/healthz`)).status !== 200) wrong.push('/healthz fails');
    if ((await fetch(`${survivor.address}/readyz`)).status !== 503) wrong.push('/readyz does not say so');

    await postgres.start();
    await sleep(1_000);
    for (const person of people) {
      await person.saveGoals(survivor.address);
      wrong.push(...(await person.missing(survivor.address)).map((line) => `back again: ${line}`));
    }
    if ((await survivor.stop()) !== 0) wrong.push('it did not close cleanly');
    return { slowestMs, wrong };
  } finally {
    await postgres.remove();
    disk.remove();
  }
}
