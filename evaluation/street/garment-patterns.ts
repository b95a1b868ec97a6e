import path from 'node:path';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import { markdownTable } from '../markdown-table.ts';
import { decode } from '../palette/decode.ts';
import { GARMENTS_NOT_PLAIN } from './pattern-labels.ts';

/**
 * What the eye calls the pattern of single garments that lie or hang, in words for the report.
 * @param files of the list, in its order: every second was developed on
 */
export async function garmentPatterns(folder: string, files: readonly string[]): Promise<string> {
  const counts = { develop: noneYet(), 'hold-out': noneYet() };
  for (const [index, file] of files.entries()) {
    const label = GARMENTS_NOT_PLAIN[file.slice(0, 2)] ?? 'plain';
    if (label === 'unclear') continue;
    const { pattern } = measurePhoto(await decode(path.join(folder, file)));
    const of = counts[index % 2 === 0 ? 'develop' : 'hold-out'][label === 'plain' ? 'plain' : 'patterned'];
    of.all++;
    if ((pattern === 'solid') === (label === 'plain')) of.right++;
  }
  const row = (of: 'plain' | 'patterned') => [
    `${of} called ${of}`,
    ...Object.values(counts).map((half) => `${half[of].right} of ${half[of].all}`),
  ];

  return markdownTable([['', ...Object.keys(counts)], row('plain'), row('patterned')]);
}

function noneYet() {
  return { plain: { right: 0, all: 0 }, patterned: { right: 0, all: 0 } };
}
