import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { BASIC_NAMES } from './basic-names.ts';
import { CONTENDERS, type PaletteEntry } from './contenders.ts';
import { decode } from './decode.ts';

interface LabelledPhoto {
  file: string;
  garment: string;
  /** Basic names that one person, looking at the photo, accepts as its main colour. */
  acceptableColours: string[];
}

interface Score {
  photos: number;
  firstRight: number;
  oneOfTwoRight: number;
}

const HALVES = ['develop', 'hold-out'] as const;

/**
 * Whether the first colour (top-1), or one of the first two (top-2), is a basic colour that a person
 * accepts for the garment. Every second photo of the list was developed on; the others were not.
 */
export async function labelledPhotos(folder: string): Promise<Section> {
  const title = 'Palette on labelled photos';
  const list = path.join(folder, 'labels.json');
  if (!existsSync(list))
    return { title, body: 'Skipped: the folder with labelled photos is not there.', bars: [] };

  const photos: LabelledPhoto[] = JSON.parse(readFileSync(list, 'utf8'));
  const rows: string[][] = [['', ...HALVES.flatMap((half) => [`${half} top-1`, `${half} top-2`])]];
  const scores = new Map<string, Score>();

  for (const contender of CONTENDERS) {
    for (const [index, photo] of photos.entries()) {
      const palette = await contender.palette(await decode(path.join(folder, photo.file)));
      const key = `${contender.name} ${index % 2 === 0 ? 'develop' : 'hold-out'}`;
      scores.set(key, added(scores.get(key), palette, photo));
    }

    rows.push([
      contender.name,
      ...HALVES.flatMap((half) => partsOf(scores.get(`${contender.name} ${half}`))),
    ]);
  }

  const of = (half: (typeof HALVES)[number]) =>
    scores.get(`the eye ${half}`) ?? { photos: 1, firstRight: 0, oneOfTwoRight: 0 };
  const develop = of('develop');
  const holdOut = of('hold-out');

  return {
    title,
    body: `${photos.length} phone photos of single garments, lying or on a hanger; 50 names mapped to 15 basic names, one to one. Rules and constants were chosen on the develop half (every second photo) alone.\n\n${markdownTable(rows)}`,
    bars: [
      {
        what: 'labelled photos, develop half, top-1',
        measured: develop.firstRight / develop.photos,
        must: { atLeast: 0.9 },
      },
      {
        what: 'labelled photos, develop half, top-2',
        measured: develop.oneOfTwoRight / develop.photos,
        must: { atLeast: 0.95 },
      },
      {
        what: 'labelled photos, hold-out half, top-1',
        measured: holdOut.firstRight / holdOut.photos,
        must: { atLeast: 0.85 },
      },
      {
        what: 'labelled photos, hold-out half, top-2',
        measured: holdOut.oneOfTwoRight / holdOut.photos,
        must: { atLeast: 0.93 },
      },
    ],
  };
}

function added(
  score: Score | undefined,
  palette: readonly PaletteEntry[],
  { acceptableColours }: LabelledPhoto,
): Score {
  const right = palette.slice(0, 2).map(({ name }) => acceptableColours.includes(BASIC_NAMES[name]));
  const before = score ?? { photos: 0, firstRight: 0, oneOfTwoRight: 0 };

  return {
    photos: before.photos + 1,
    firstRight: before.firstRight + (right[0] === true ? 1 : 0),
    oneOfTwoRight: before.oneOfTwoRight + (right.includes(true) ? 1 : 0),
  };
}

function partsOf(score: Score | undefined): string[] {
  if (score === undefined) return ['', ''];

  return [score.firstRight, score.oneOfTwoRight].map((right) => (right / score.photos).toFixed(3));
}
