import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Section } from '../section.ts';
import { cutFlatLays } from './cut-flat-lays.ts';

/** How many labelled photos are cut out with an outline that is trusted, and what that takes. */
export async function cutOutsOfFlatLays(folder: string): Promise<Section> {
  const title = 'Pieces cut out of photos';
  if (!existsSync(path.join(folder, 'labels.json')))
    return { title, body: 'Skipped: the folder with labelled photos is not there.', bars: [] };

  const cuts = await cutFlatLays(folder);
  const of = (kind: string) => cuts.filter(({ found }) => found.kind === kind).length;
  const times = cuts.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);

  return {
    title,
    body: [
      `${cuts.length} phone photos of single garments, taken in as if somebody had added them: ${of('cut')} have an outline that is trusted, ${of('crop')} are shown as a crop that says so, in ${of('nothing')} nothing is found.`,
      `Processor time a photo, with its name and its pictures: ${at(0.5)} ms at the median, ${at(0.95)} at p95. Whether what is trusted is right, a person has to see: \`node evaluation/closet/cut-out-sheet.ts\` draws each beside its photo; decision 78 has what was seen last.`,
    ].join('\n\n'),
    bars: [
      {
        what: 'photos of pieces, outline trusted',
        measured: of('cut') / cuts.length,
        must: { atLeast: 0.7 },
      },
      { what: 'photos of pieces, processor time p95, ms', measured: at(0.95), must: { atMost: 800 } },
    ],
  };
}
