import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutOutsOfFlatLays } from './closet/cut-outs.ts';
import { ownClothes } from './closet/own-clothes.ts';
import { plantedGaps } from './closet/planted-gaps.ts';
import { lookBoards } from './lookboard/look-boards.ts';
import { markdownTable } from './markdown-table.ts';
import { namesOfFlatLays } from './names/flat-lays.ts';
import { everyOccasion } from './outfits/every-occasion.ts';
import { generation } from './outfits/generation.ts';
import { inspirations } from './outfits/inspirations.ts';
import { pairs } from './outfits/pairs.ts';
import { rightForTheDay } from './outfits/right-for-the-day.ts';
import { writtenSentences } from './outfits/written-sentences.ts';
import { writtenWishes } from './outfits/written-wishes.ts';
import { drawnScenes } from './palette/drawn-scenes.ts';
import { labelledPhotos } from './palette/labelled-photos.ts';
import { samePhoto } from './palette/same-photo.ts';
import { paletteSpeed } from './palette/speed.ts';
import { blindSentences } from './reading/blind-sentences.ts';
import { isMet, type Section } from './section.ts';
import { street } from './street/street.ts';

/**
 * Measures how good the stylist is and writes evaluation/REPORT.md. Ends with 1 when a bar is not met.
 * Usage: node evaluation/main.ts [folder with labelled photos] [folder with street photos]
 */
const root = path.resolve(import.meta.dirname, '..');
const photoFolder = path.resolve(process.argv[2] ?? path.join(root, '../shared/data/flatlays'));

/** Photos of dressed people, each with a mask, beside the folder with labelled photos. */
const streetFolder = path.resolve(process.argv[3] ?? path.join(photoFolder, '../street'));

const SECTIONS: readonly (() => Promise<Section>)[] = [
  () => labelledPhotos(photoFolder),
  () => street(streetFolder),
  () => namesOfFlatLays(photoFolder),
  () => cutOutsOfFlatLays(photoFolder),
  drawnScenes,
  samePhoto,
  generation,
  inspirations,
  rightForTheDay,
  everyOccasion,
  ownClothes,
  plantedGaps,
  pairs,
  writtenSentences,
  blindSentences,
  writtenWishes,
  paletteSpeed,
  lookBoards,
];

const sections: Section[] = [];
for (const measure of SECTIONS) {
  const section = await measure();
  sections.push(section);
  console.log(`\n${section.title}\n${section.body}`);
}

const bars = sections.flatMap((section) => section.bars);
writeFileSync(path.join(root, 'evaluation/REPORT.md'), report(sections));
for (const bar of bars)
  console.log(`${isMet(bar) ? 'met   ' : 'MISSED'} ${bar.what}: ${bar.measured.toFixed(3)}`);
process.exitCode = bars.every(isMet) ? 0 : 1;

function report(measured: readonly Section[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const parts = measured.map(({ title, body }) => `## ${title}\n\n${body}`);
  const table = markdownTable([
    ['Bar', 'Must be', 'Measured', ''],
    ...bars.map((bar) => [
      bar.what,
      'atLeast' in bar.must ? `≥ ${bar.must.atLeast}` : `≤ ${bar.must.atMost}`,
      bar.measured.toFixed(3),
      isMet(bar) ? 'met' : '**missed**',
    ]),
  ]);

  return `# How good is the stylist?

Written by \`npm run evaluate\` on ${new Date().toISOString().slice(0, 10)}, on top of commit ${commit}.

${table}

${parts.join('\n\n')}
`;
}
