import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { overlapOf } from '#domain/lookboard/box.ts';
import { isClothing, type Sized, sizedOf } from '#domain/lookboard/compose/sized.ts';
import { solidOfOutline } from '#domain/lookboard/compose/solid.ts';
import { drawSilhouette, silhouetteOf } from '#domain/lookboard/draw-silhouette.ts';
import { coveredShare, type PlacedItem, placeItems } from '#domain/lookboard/place-items.ts';
import { drawBoard } from '#server/adapters/images/image-worker.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { randomOutfits } from './random-outfits.ts';
import { readColourBack } from './read-colour-back.ts';

const LARGEST_DIFFERENCE = 6;
/** Of a garment's box, by those above it: sleeves and hems may be covered, fronts not. */
const MOST_COVERED = 0.45;
const TIMED_BOARDS = 40;
const TURNS = 4;

/** Look boards of random outfits: does anything cover what it should not, are the colors true, how long does it take? */
export async function lookBoards(): Promise<Section> {
  const outfits = randomOutfits();
  const times = await timeBoards(outfits.slice(0, TIMED_BOARDS));
  const boards = outfits.map(place);
  const clear = boards.filter(showsEverything).length;
  const shares = boards.map((placed) => coveredShare(placed)).toSorted((a, b) => a - b);
  const share = (part: number) =>
    `${Math.round((shares[Math.floor((shares.length - 1) * part)] ?? 0) * 100)} %`;
  const differences = readAll(outfits);
  const true_ = differences.filter(({ difference }) => difference <= LARGEST_DIFFERENCE).length;
  const worst = differences.toSorted((a, b) => b.difference - a.difference).slice(0, 5);
  const mean = differences.reduce((sum, { difference }) => sum + difference, 0) / differences.length;

  return {
    title: 'Look boards',
    body: [
      `${outfits.length} random outfits, ${differences.length} items. Mean difference between an item's color and its drawing ${mean.toFixed(1)} ΔE00; the largest:`,
      markdownTable([
        ['Silhouette', 'Color', 'Pattern', 'Fabric', 'ΔE00'],
        ...worst.map(({ item, difference }) => [
          silhouetteOf(item),
          item.colorHex,
          item.pattern,
          item.fabric,
          difference.toFixed(1),
        ]),
      ]),
      `The pieces' boxes cover ${share(0.5)} of the page at the median, ${share(0.1)} to ${share(0.9)} between the tenth and the ninetieth of a hundred.`,
      `One board with its three files in processor time, ${TIMED_BOARDS} of them, the least of ${TURNS} times each: median ${times.median.toFixed(0)} ms, 95th of a hundred ${times.late.toFixed(0)} ms.`,
    ].join('\n\n'),
    bars: [
      {
        what: 'look boards that show more than half of every garment and all of every small thing',
        measured: clear / outfits.length,
        must: { atLeast: 0.99 },
      },
      {
        what: `items drawn within ${LARGEST_DIFFERENCE} ΔE00 of their color`,
        measured: true_ / differences.length,
        must: { atLeast: 1 },
      },
      { what: 'ms a look board, median', measured: times.median, must: { atMost: 450 } },
      { what: 'ms a look board, 95th of a hundred', measured: times.late, must: { atMost: 800 } },
    ],
  };
}

function place(items: BoardItem[], seed: number): PlacedItem[] {
  const sizes = items.map((item, index) => sizedFor(item, seed + index * 101));
  return placeItems(sizes, seed);
}

function sizedFor(item: BoardItem, seed: number): Sized {
  const { bounds, outline } = drawSilhouette(item, seed);
  return sizedOf(item, { bounds, solid: solidOfOutline(outline, bounds) });
}

function showsEverything(placed: PlacedItem[]): boolean {
  return placed.every(({ slot, box }, index) => {
    const area = box.width * box.height;
    const covered = placed
      .slice(index + 1)
      .filter(({ isWorn }) => !isWorn)
      .map((over) => overlapOf(box, over.box) * Math.min(area, over.box.width * over.box.height))
      .reduce((sum, shared) => sum + shared, 0);
    return covered / area <= (isClothing(slot) ? MOST_COVERED : 0);
  });
}

function readAll(outfits: BoardItem[][]): { item: BoardItem; difference: number }[] {
  const read = [];
  for (const [seed, items] of outfits.entries()) {
    for (const item of items) read.push({ item, difference: readColourBack(item, seed) });
  }
  return read;
}

/**
 * Processor time, all threads together, of each board the least of a few times: other work on the machine takes its share
 * of caches and cores, which is no cost of a board.
 */
async function timeBoards(outfits: BoardItem[][]): Promise<{ median: number; late: number }> {
  const times: number[] = outfits.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [seed, items] of outfits.entries()) {
      const before = process.cpuUsage();
      await drawBoard({ items, seed });
      const { user, system } = process.cpuUsage(before);
      times[seed] = Math.min(times[seed] ?? 0, (user + system) / 1_000);
    }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    late: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
  };
}
