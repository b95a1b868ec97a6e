import { garmentWeights } from '../../src/domain/stylist/house/eye/garment-weights.ts';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import { toWorkingImage } from '../../src/domain/stylist/house/eye/working-image.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { CONTENDERS } from './contenders.ts';
import { decode } from './decode.ts';
import { drawScene, type Scene } from './draw-scene.ts';
import { renderPhoto, renderTruth } from './render-scene.ts';
import { scoreScene, trueColours, weightOffCloth } from './scene-score.ts';

const SCENES_PER_HALF = 100;
const HALVES = [
  { half: 'develop', firstSeed: 0 },
  { half: 'hold-out', firstSeed: 1 },
] as const;

/** Scenes of which every garment pixel is known: even seeds were developed on, odd ones were not. */
export async function drawnScenes(): Promise<Section> {
  const rows = [
    [
      '',
      ...HALVES.flatMap(({ half }) => [
        `${half}: first is a main color`,
        'weight off the clothes',
        'F1 of names',
      ]),
    ],
  ];
  const means = new Means();

  for (const { half, firstSeed } of HALVES) {
    for (let index = 0; index < SCENES_PER_HALF; index++) {
      await measureScene(drawScene(firstSeed + 2 * index), half, means);
    }
  }

  for (const { name } of CONTENDERS) {
    rows.push([
      name,
      ...HALVES.flatMap(({ half }) =>
        ['first', 'off', 'f1'].map((key) => means.of(`${half} ${name} ${key}`).toFixed(3)),
      ),
    ]);
  }

  const skins = (['light', 'medium', 'dark', 'none'] as const).map((skin) => [
    skin,
    ...HALVES.map(({ half }) => means.of(`${half} ${skin} pixels`).toFixed(3)),
  ]);
  const patterns = (['solid', 'stripe', 'check', 'print'] as const).map((pattern) => [
    pattern,
    ...HALVES.map(({ half }) => means.of(`${half} ${pattern} pattern`).toFixed(3)),
  ]);

  return {
    title: 'Palette and pattern on drawn scenes',
    body: [
      `${SCENES_PER_HALF} scenes a half: people of light, medium and dark skin, whole or cropped, and single garments; walls, bricks, streets, leaves, rooms; stripes, checks, prints, folds; shadows and light from one side. A returned color counts as a color of the clothes within 10 ΔE00 of one that their pixels really hold.`,
      markdownTable(rows),
      'Part of the eye’s weight that lies on pixels which are not cloth, by skin:',
      markdownTable([['skin', ...HALVES.map(({ half }) => half)], ...skins]),
      'Part of the scenes with one pattern throughout where the eye names it:',
      markdownTable([['pattern', ...HALVES.map(({ half }) => half)], ...patterns]),
      'What this does not show: drawn people are simpler than photographed ones.',
    ].join('\n\n'),
    bars: HALVES.flatMap(({ half }) => [
      {
        what: `drawn scenes, ${half}, weight off the clothes (colors)`,
        measured: means.of(`${half} the eye off`),
        must: { atMost: 0.12 },
      },
      {
        what: `drawn scenes, ${half}, weight off the clothes (pixels)`,
        measured: means.of(`${half} pixels`),
        must: { atMost: 0.12 },
      },
    ]),
  };
}

async function measureScene(scene: Scene, half: string, means: Means): Promise<void> {
  const photo = await decode(await renderPhoto(scene));
  const truth = await decode(await renderTruth(scene));
  const colours = trueColours(photo, truth);

  for (const contender of CONTENDERS) {
    const score = scoreScene(await contender.palette(photo), colours);
    means.add(`${half} ${contender.name} first`, score.first);
    means.add(`${half} ${contender.name} off`, score.offGarment);
    means.add(`${half} ${contender.name} f1`, score.nameF1);
  }

  const off = weightOffCloth(garmentWeights(toWorkingImage(photo)).weight, truth);
  means.add(`${half} pixels`, off);
  means.add(`${half} ${scene.skin} pixels`, off);

  const pattern = patternThroughout(scene);
  if (pattern !== null)
    means.add(`${half} ${pattern} pattern`, measurePhoto(photo).pattern === pattern ? 1 : 0);
}

/** Shoes are always plain, and do not count. */
function patternThroughout({ kind, cloths }: Scene): Scene['cloths'][number]['pattern'] | null {
  const garments = kind === 'flat-lay' ? cloths : cloths.slice(0, -1);
  const patterns = new Set(garments.map(({ pattern }) => pattern));

  return patterns.size === 1 ? (garments[0]?.pattern ?? null) : null;
}

class Means {
  readonly #sums = new Map<string, { sum: number; count: number }>();

  add(key: string, value: number): void {
    const { sum, count } = this.#sums.get(key) ?? { sum: 0, count: 0 };
    this.#sums.set(key, { sum: sum + value, count: count + 1 });
  }

  of(key: string): number {
    const { sum, count } = this.#sums.get(key) ?? { sum: 0, count: 0 };

    return count === 0 ? 0 : sum / count;
  }
}
