import { listOutfitSummaries, listOutfits } from '#contract/outfits.ts';
import { type Figure, milliseconds } from './figure.ts';
import { processorMs } from './processor-ms.ts';

const RUNS = 40;
const MEGABYTE = 1_000_000;
const GATE_MEGABYTES = 0.4;
const GATE_MS = 25;

/** What the list costs the server, beside the same outfits whole: bytes before compression, and processor time. */
export async function measureListAnswer(
  address: string,
  cookie: string,
  pid: number | undefined,
): Promise<Figure[]> {
  const [list, whole] = [listOutfitSummaries.path, listOutfits.path];
  const used = { [list]: 0, [whole]: 0 };
  const bytes = { [list]: 0, [whole]: 0 };
  // Turn by turn, so that what else the machine does falls on both. The first round warms the compiler.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const path of [list, whole]) {
      const before = processorMs(pid);
      bytes[path] = (await (await fetch(address + path, { headers: { cookie } })).bytes()).length;
      if (run > 0) used[path] = (used[path] ?? 0) + processorMs(pid) - before;
    }
  }

  const megabytes = (path: string) => (bytes[path] ?? 0) / MEGABYTE;
  const ms = (path: string) => (used[path] ?? 0) / RUNS;
  return [
    {
      what: `the answer of the list, before compression (gate ${GATE_MEGABYTES} MB); the same outfits whole`,
      value: `${megabytes(list).toFixed(2)} MB; ${megabytes(whole).toFixed(2)} MB`,
      isMissed: megabytes(list) > GATE_MEGABYTES,
    },
    {
      what: `processor time of the server for it, compressed, mean of ${RUNS} (gate ${GATE_MS} ms); for all whole`,
      value: `${milliseconds(ms(list))}; ${milliseconds(ms(whole))}`,
      isMissed: ms(list) > GATE_MS,
    },
  ];
}
