import { garmentWeights } from '../../src/domain/stylist/house/eye/garment-weights.ts';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import { toWorkingImage } from '../../src/domain/stylist/house/eye/working-image.ts';
import { markdownTable } from '../markdown-table.ts';
import { basicNameOf } from '../palette/basic-names.ts';
import { f1, namesOf, scoreScene, trueColours, weightOffCloth } from '../palette/scene-score.ts';
import type { Bar, Section } from '../section.ts';
import { profileSentences } from './profile-sentences.ts';
import { type Look, type StreetPhoto, streetPhotos, truthFor } from './street-photos.ts';

const HALVES = ['develop', 'hold-out'] as const;
const SHOWN_SHARE = 0.08;

/** How the eye reads people in streets, of whom every pixel of cloth is known and every pattern was labelled by looking. */
export async function street(folder: string): Promise<Section> {
  const title = 'People in streets';
  const photos = await streetPhotos(folder);
  if (photos.length === 0)
    return { title, body: 'Skipped: the folder with street photos is not there.', bars: [] };

  const looks: Look[] = [];
  for (const photo of photos) looks.push(await lookAt(photo));
  const rows = HALVES.map((half) => ({
    half,
    of: figuresOf(looks.filter((look) => look.photo.half === half)),
  }));
  const sentences = profileSentences(looks);

  return {
    title,
    body: [
      `${photos.length} photos of dressed people with a mask (Yang, Luo, Lin: “Clothing Co-Parsing by Joint Image Segmentation and Labeling”, CVPR 2014), not part of the project. Patterns were labelled by looking before anything was measured; every second photo was developed on. Plain: all garments of some size are. Patterned: one that covers 15 % of the cloth or more is. What people would not agree on (fur, blocks of color, one motif) is left out.`,
      markdownTable([
        ['', ...rows.map(({ half }) => half)],
        ...(Object.keys(rows[0]?.of ?? {}) as (keyof Figures)[]).map((key) => [
          WORDS[key],
          ...rows.map(({ of }) => of[key].toFixed(3)),
        ]),
      ]),
      sentences.body,
    ].join('\n\n'),
    bars: [...rows.flatMap(({ half, of }) => barsOf(half, of)), ...sentences.bars],
  };
}

async function lookAt(photo: StreetPhoto): Promise<Look> {
  const truth = await truthFor(photo.image, photo.classes);

  return {
    photo,
    truth,
    seen: measurePhoto(photo.image),
    colours: trueColours(photo.image, truth),
    off: weightOffCloth(garmentWeights(toWorkingImage(photo.image)).weight, truth),
  };
}

interface Figures {
  off: number;
  offColours: number;
  names: number;
  basicNames: number;
  plain: number;
  patterned: number;
  kinds: number;
}

const WORDS: Readonly<Record<keyof Figures, string>> = {
  off: 'weight off the clothes, pixels',
  offColours: 'weight off the clothes, colors',
  names: 'F1 of the 50 names',
  basicNames: 'F1 of the 15 basic names',
  plain: 'plain looks called plain',
  patterned: 'patterned looks called patterned',
  kinds: 'kinds right, where one is named',
};

function figuresOf(looks: readonly Look[]): Figures {
  const mean = (of: (look: Look) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const part = (among: readonly Look[], holds: (look: Look) => boolean) =>
    among.length === 0 ? 1 : among.filter(holds).length / among.length;
  const plain = looks.filter(({ photo }) => photo.look.includes('plain'));
  const patterned = looks.filter(
    ({ photo }) => !photo.look.includes('plain') && !photo.look.includes('unclear'),
  );
  const named = patterned.filter(({ seen }) => seen.pattern !== 'solid' && seen.pattern !== 'other');

  return {
    off: mean(({ off }) => off),
    offColours: mean(({ seen, colours }) => scoreScene(seen.colours, colours).offGarment),
    names: mean(({ seen, colours }) => scoreScene(seen.colours, colours).nameF1),
    basicNames: mean(basicF1),
    plain: part(plain, ({ seen }) => seen.pattern === 'solid'),
    patterned: part(patterned, ({ seen }) => seen.pattern !== 'solid'),
    kinds: part(named, ({ seen, photo }) =>
      photo.look.some((label) => label === seen.pattern || label === 'patterned'),
    ),
  };
}

function basicF1({ seen, colours }: Look): number {
  const total = seen.colours.reduce((sum, { share }) => sum + share, 0) || 1;
  const found = seen.colours
    .filter(({ share }) => share / total >= SHOWN_SHARE)
    .map(({ name }) => basicNameOf(name));

  return f1(new Set(found), new Set([...namesOf(colours)].map(basicNameOf)));
}

function barsOf(half: (typeof HALVES)[number], figures: Figures): Bar[] {
  const bar = (key: keyof Figures, must: Bar['must']): Bar => ({
    what: `people in streets, ${half}, ${WORDS[key]}`,
    measured: figures[key],
    must,
  });

  return [bar('off', { atMost: 0.07 }), bar('plain', { atLeast: 0.9 }), bar('patterned', { atLeast: 0.85 })];
}
