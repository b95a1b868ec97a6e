import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { ordinaryDisk } from './disks.ts';
import { Person } from './person.ts';
import { type RunningServer, startServer } from './running-server.ts';

export interface MemoryResult {
  /** Megabytes of the server and its workers together. */
  rest: number;
  one: number;
  twelve: number;
  minuteLater: number;
}

const LOOK_EVERY_MS = 50;

/**
 * What the server and its workers take while the costliest pictures are read that are taken: JPEGs of 40 megapixels and AVIFs
 * of 12, one alone and twelve at once. Linux only.
 */
export async function measureMemory(): Promise<MemoryResult> {
  const disk = ordinaryDisk();
  const server = await startServer(disk.folder);
  try {
    const avif = await picture(4_000, 3_000).avif({ effort: 0 }).toBuffer();
    const jpeg = await picture(8_000, 5_000).jpeg().toBuffer();
    const people = Array.from({ length: 13 }, () => new Person());
    for (const person of people) await person.register(server.address);
    await sleep(3_000);
    const rest = memoryOf(server);

    const one = await peak(server, () => people[0]?.uploadPhoto(server.address, avif));
    const twelve = await peak(server, () =>
      Promise.all(
        people
          .slice(1)
          .map((person, index) => person.uploadPhoto(server.address, index % 2 === 0 ? avif : jpeg)),
      ),
    );
    await sleep(60_000);
    return { rest, one, twelve, minuteLater: memoryOf(server) };
  } finally {
    await server.stop();
    disk.remove();
  }
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#78283c' } });
}

async function peak(server: RunningServer, work: () => Promise<unknown> | undefined): Promise<number> {
  let highest = 0;
  const look = setInterval(() => {
    highest = Math.max(highest, memoryOf(server));
  }, LOOK_EVERY_MS);
  await work();
  clearInterval(look);
  return highest;
}

/** Megabytes of every process of the server's group; what they share counts once (`Pss`). */
function memoryOf({ pid }: RunningServer): number {
  let kilobytes = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const group = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
      if (Number(group) !== pid) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1]);
    } catch {
      // It ended while it was looked at.
    }
  }
  return Math.round(kilobytes / 1024);
}
