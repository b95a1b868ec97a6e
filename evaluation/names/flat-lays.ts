import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type GarmentGuess, guessOf } from '../../src/domain/naming/guess.ts';
import { nameGarment } from '../../src/server/adapters/images/name-garment.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { slotOf } from './slot-of.ts';

interface Named {
  is: string;
  guess: GarmentGuess | null;
  first: string;
  milliseconds: number;
}

/** Whether the network names the garment of photos of people that it learned nothing from. */
export async function namesOfFlatLays(folder: string): Promise<Section> {
  const title = 'The garment of a photo';
  const list = path.join(folder, 'labels.json');
  if (!existsSync(list))
    return { title, body: 'Skipped: the folder with labelled photos is not there.', bars: [] };

  const photos: { file: string; garment: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  const named: Named[] = [];
  for (const { file, garment } of photos) {
    const photo = sharp(readFileSync(path.join(folder, file)));
    const before = process.cpuUsage();
    const likely = await nameGarment(photo);
    const { user, system } = process.cpuUsage(before);
    const [first = ''] = [...likely].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
    named.push({ is: garment, guess: guessOf(likely), first, milliseconds: (user + system) / 1000 });
  }

  const sure = named.filter(({ guess }) => guess?.isSure === true);
  const maybe = named.filter(({ guess }) => guess?.isSure === false);
  const slots = share(named, ({ is, first }) => slotOf(first) === slotOf(is));
  const sureRight = share(sure, ({ is, first }) => first === is);
  const median = named.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)[
    named.length >> 1
  ];

  return {
    title,
    body: [
      `${photos.length} phone photos of single garments, of people whose photos were neither learned from nor chosen by; names/README.md has the figures of all such photos. Median processor time a photo, decoding included: ${Math.round(median ?? 0)} ms.`,
      markdownTable([
        ['', 'Part of all', 'Right'],
        ['class', '1.000', share(named, ({ is, first }) => first === is).toFixed(3)],
        ['slot', '1.000', slots.toFixed(3)],
        ['sure', (sure.length / named.length).toFixed(3), sureRight.toFixed(3)],
        [
          'maybe: offered',
          (maybe.length / named.length).toFixed(3),
          share(maybe, ({ is, guess }) => guess?.labels.some((label) => label === is) === true).toFixed(3),
        ],
      ]),
    ].join('\n\n'),
    // Of 64 photos, a third of which are dresses, skirts and coats; over all photos to judge by they are 0.86 and 0.95.
    bars: [
      { what: 'garment of a photo, slot', measured: slots, must: { atLeast: 0.8 } },
      { what: 'garment of a photo, right where sure', measured: sureRight, must: { atLeast: 0.9 } },
    ],
  };
}

function share(of: readonly Named[], isRight: (one: Named) => boolean): number {
  return of.length === 0 ? 1 : of.filter(isRight).length / of.length;
}
