// `npm run bench`: the figures that the README quotes, measured on this machine in one run. Written to bench/REPORT.md.
// `npm run bench -- pages start` measures those parts alone and prints them: the report is of one run.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { measureCloset } from './closet.ts';
import type { Figure } from './figure.ts';
import { measureModels } from './models.ts';
import { measureOutfitList } from './outfit-list.ts';
import { measureOutfits } from './outfits.ts';
import { measurePages } from './pages.ts';
import { measurePhotos } from './photos.ts';
import { measureSessionCheck } from './session-check.ts';
import { measureStart } from './start.ts';
import { measureViews } from './views.ts';

const sections: Record<string, [title: string, measure: () => Promise<Figure[]>]> = {
  start: ['Start and rest', measureStart],
  session: ['Who is asking', measureSessionCheck],
  pages: ['Pages', measurePages],
  views: ['First views of a member', measureViews],
  photos: ['Photos', measurePhotos],
  outfits: ['Outfits', measureOutfits],
  list: ['The list of outfits', measureOutfitList],
  closet: ['The closet', measureCloset],
  models: ['A slow model, and many who wait for it', measureModels],
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((part) => !(part in sections));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}

let missed = false;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const lines = [
  '# Benchmarks',
  '',
  `Measured at commit ${commit} on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}.`,
  'Times depend on the machine; ratios are within one run.',
];
for (const [part, [title, measure]] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  lines.push('', `## ${title}`, '', '| What | Measured |', '|---|---|');
  for (const { what, value, isMissed = false } of await measure()) {
    lines.push(`| ${what} | ${value}${isMissed ? ' **(missed)**' : ''} |`);
    missed ||= isMissed;
  }
}
const report = `${lines.join('\n')}\n`;
if (chosen.length === 0) writeFileSync(join(import.meta.dirname, 'REPORT.md'), report);
console.log(report);
process.exit(missed ? 1 : 0);
