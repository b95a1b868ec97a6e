import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { guessOf } from '../../src/domain/naming/guess.ts';
import { nameGarment } from '../../src/server/adapters/images/name-garment.ts';
import { markdownTable } from '../markdown-table.ts';
import { slotOf } from './slot-of.ts';

/**
 * Prints the figures of README.md: how often the network is right on photos of people that it learned nothing from.
 * Usage: node evaluation/names/measure.ts PHOTOS SUBSET (see train.py)
 */
const [photoFolder = '', subsetFolder = ''] = process.argv.slice(2);

const OTHER = 'other';
const LABEL_OF: Readonly<Record<string, string>> = {
  blouse: 'shirt',
  undershirt: 'top',
  'not sure': OTHER,
  skip: OTHER,
  body: OTHER,
};
type Part = 'learned' | 'chosen by' | 'test';

interface Judged {
  part: Part;
  /** Stands in the test part of the public subset of ten classes. */
  isOfSubset: boolean;
  is: string;
  ranked: { label: string; likely: number }[];
}

const judged = await judgeAll();
const subset = judged.filter(({ isOfSubset }) => isOfSubset);
const chosenBy = judged.filter(({ part }) => part === 'chosen by');
const test = judged.filter(({ part }) => part === 'test');

console.log(`\n### Test part of the subset, ten classes: ${subset.length} photos\n\n${classTable(subset)}`);
console.log(`\n### All photos of the same people: ${test.length} photos\n\n${classTable(test)}`);
console.log(`\nOf the ten classes of the subset alone, its test part: ${amongTen(subset)}`);
for (const [title, photos] of [
  ['chosen by', chosenBy],
  ['test', test],
  ['subset', subset],
] as const) {
  console.log(`\n### Thresholds, ${title}: ${photos.length} photos\n\n${thresholdTable(photos)}`);
}

async function judgeAll(): Promise<Judged[]> {
  const tested = new Set(
    readdirSync(path.join(subsetFolder, 'test'), { recursive: true, encoding: 'utf8' }).map(
      (file) => path.parse(file).name,
    ),
  );
  const rows = readFileSync(path.join(photoFolder, 'images.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(',') as [string, string, string]);
  const peopleTested = new Set(rows.filter(([id]) => tested.has(id)).map(([, person]) => person));
  const partOf = (person: string): Part =>
    peopleTested.has(person) ? 'test' : [2, 4].includes(Number(person) % 9) ? 'chosen by' : 'learned';

  const all: Judged[] = [];
  for (const [id, person, said] of rows) {
    const file = path.join(photoFolder, 'images', `${id}.jpg`);
    const part = partOf(person);
    if (part === 'learned' || !existsSync(file)) continue;
    const likely = await nameGarment(sharp(file));
    const label = said.toLowerCase();
    all.push({
      part,
      isOfSubset: tested.has(id),
      is: LABEL_OF[label] ?? label,
      ranked: [...likely]
        .map(([label, likely]) => ({ label, likely }))
        .toSorted((one, other) => other.likely - one.likely),
    });
  }

  return all;
}

function classTable(photos: readonly Judged[]): string {
  const classes = [...new Set(photos.map(({ is }) => is))].filter((is) => is !== OTHER).toSorted();
  const row = (name: string, of: readonly Judged[]) => {
    const sure = of.filter((one) => guessed(one)?.isSure === true);
    const maybe = of.filter((one) => guessed(one)?.isSure === false);
    return [
      name,
      String(of.length),
      share(of, ({ is, ranked }) => ranked[0]?.label === is),
      share(of, ({ is, ranked }) => slotOf(ranked[0]?.label ?? '') === slotOf(is)),
      (sure.length / of.length).toFixed(3),
      share(sure, ({ is, ranked }) => ranked[0]?.label === is),
      (maybe.length / of.length).toFixed(3),
      share(maybe, (one) => guessed(one)?.labels.some((label) => label === one.is) === true),
    ];
  };
  return markdownTable([
    ['', 'Photos', 'Class', 'Slot', 'Sure', 'of it right', 'Maybe', 'of it offered'],
    ...classes.map((name) =>
      row(
        name,
        photos.filter(({ is }) => is === name),
      ),
    ),
    row(
      'together',
      photos.filter(({ is }) => is !== OTHER),
    ),
  ]);
}

/** Where nothing but the classes of the subset is asked for. */
function amongTen(photos: readonly Judged[]): string {
  const known = new Set(photos.map(({ is }) => is));
  return share(photos, ({ is, ranked }) => ranked.find(({ label }) => known.has(label))?.label === is);
}

function thresholdTable(photos: readonly Judged[]): string {
  return markdownTable([
    ['From', 'Photos', 'Class right', 'Slot right'],
    ...[0, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9].map((least) => {
      const of = photos.filter(
        ({ ranked }) => ranked[0]?.label !== OTHER && (ranked[0]?.likely ?? 0) >= least,
      );
      return [
        least.toFixed(2),
        (of.length / photos.length).toFixed(3),
        share(of, ({ is, ranked }) => ranked[0]?.label === is),
        share(of, ({ is, ranked }) => slotOf(ranked[0]?.label ?? '') === slotOf(is)),
      ];
    }),
  ]);
}

function guessed({ ranked }: Judged) {
  return guessOf(new Map(ranked.map(({ label, likely }) => [label, likely])));
}

function share(of: readonly Judged[], isRight: (one: Judged) => boolean): string {
  return of.length === 0 ? '-' : (of.filter(isRight).length / of.length).toFixed(3);
}
