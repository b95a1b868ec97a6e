import sharp from 'sharp';
import { overlapOf } from '#domain/lookboard/box.ts';
import { type BoardItem, drawLookBoard } from '#domain/lookboard/draw-look-board.ts';
import { drawSilhouette, silhouetteOf } from '#domain/lookboard/draw-silhouette.ts';
import { MAX_OVERLAP, placeItems } from '#domain/lookboard/place-items.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { randomOutfits } from './random-outfits.ts';
import { readColourBack } from './read-colour-back.ts';

const LARGEST_DIFFERENCE = 6;
const TIMED_BOARDS = 20;
const ROUNDS = 5;

/** Look boards of random outfits: does anything cover what it should not, are the colours true, how long does it take? */
export async function lookBoards(): Promise<Section> {
  const outfits = randomOutfits();
  const times = await timeBoards(outfits.slice(0, TIMED_BOARDS));
  const clear = outfits.filter((items, seed) => keepsOverlapRule(items, seed)).length;
  const differences = readAll(outfits);
  const true_ = differences.filter(({ difference }) => difference <= LARGEST_DIFFERENCE).length;
  const worst = differences.toSorted((a, b) => b.difference - a.difference).slice(0, 5);
  const mean = differences.reduce((sum, { difference }) => sum + difference, 0) / differences.length;

  return {
    title: 'Look boards',
    body: [
      `${outfits.length} random outfits, ${differences.length} items. Mean difference between an item's colour and its drawing ${mean.toFixed(1)} ΔE00; the largest:`,
      markdownTable([
        ['Silhouette', 'Colour', 'Pattern', 'Fabric', 'ΔE00'],
        ...worst.map(({ item, difference }) => [
          silhouetteOf(item),
          item.colorHex,
          item.pattern,
          item.fabric,
          difference.toFixed(1),
        ]),
      ]),
      `Relief and WebP of one board at 1024 × 1280 in processor time, best of ${ROUNDS} rounds: median ${times.median.toFixed(0)} ms, slowest of ${TIMED_BOARDS} ${times.slowest.toFixed(0)} ms.`,
    ].join('\n\n'),
    bars: [
      {
        what: 'look boards that keep the overlap rule',
        measured: clear / outfits.length,
        must: { atLeast: 1 },
      },
      {
        what: `items drawn within ${LARGEST_DIFFERENCE} ΔE00 of their colour`,
        measured: true_ / differences.length,
        must: { atLeast: 1 },
      },
      { what: 'ms a look board, median', measured: times.median, must: { atMost: 450 } },
    ],
  };
}

function keepsOverlapRule(items: BoardItem[], seed: number): boolean {
  const sizes = items.map((item, index) => {
    const { width, height } = drawSilhouette(item, seed + index * 101).bounds;
    return { slot: item.slot, width, height };
  });
  const placed = placeItems(sizes, seed);
  return placed.every((first, index) =>
    placed.slice(index + 1).every((second) => {
      const isLayered = [first.slot, second.slot].sort().join() === 'outer,top';
      return isLayered || overlapOf(first.box, second.box) <= MAX_OVERLAP;
    }),
  );
}

function readAll(outfits: BoardItem[][]): { item: BoardItem; difference: number }[] {
  const read = [];
  for (const [seed, items] of outfits.entries()) {
    for (const item of items) read.push({ item, difference: readColourBack(item, seed) });
  }
  return read;
}

/** Processor time, all threads together: other work on the machine does not count. */
async function timeBoards(outfits: BoardItem[][]): Promise<{ median: number; slowest: number }> {
  const cores = sharp.concurrency();
  sharp.concurrency(1);
  const times: number[] = [];
  for (const [seed, items] of outfits.entries()) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { width, height, bytes } = drawLookBoard(items, { seed });
      await sharp(bytes, { raw: { width, height, channels: 3 } })
        .webp({ quality: 84, effort: 2 })
        .toBuffer();
      best = Math.min(best, performance.now() - start);
    }
    times.push(best);
  }
  sharp.concurrency(cores);
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
}
