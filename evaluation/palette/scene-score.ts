import type { ColourName } from '../../src/contract/palette.ts';
import { type CieLab, cieLabOfHex, cieLabOfOklab, differenceOf } from '../../src/domain/colour/difference.ts';
import { clustersOf } from '../../src/domain/stylist/house/eye/clusters.ts';
import { histogramOf } from '../../src/domain/stylist/house/eye/colour-histogram.ts';
import { nameOfPhotographed } from '../../src/domain/stylist/house/eye/garment-colours.ts';
import { type RgbImage, toWorkingImage } from '../../src/domain/stylist/house/eye/working-image.ts';
import type { PaletteEntry } from './contenders.ts';

/** A garment color as it really stands in the rendered picture. */
export interface TrueColour {
  lab: CieLab;
  /** Part of all garment pixels. */
  share: number;
}

export interface SceneScore {
  /** 1 when the first color is a color of the clothes that covers at least a fifth of them. */
  first: number;
  /** Part of the returned weight that is no color of the clothes. */
  offGarment: number;
  /** F1 of the names with at least 8 % against the names of the true colors. */
  nameF1: number;
}

const TRUE_COLOURS = 8;
/** ΔE00 within which a returned color counts as a color of the clothes. */
const SAME_COLOUR = 10;
const SHOWN_SHARE = 0.08;
const MAIN_SHARE = 0.15;

/** OKLab lightness of a pixel of the truth that is all cloth, and of one that is more ground than cloth. */
const ALL_CLOTH = 0.98;
const HALF_CLOTH = 0.6;

/** What the clothes' own pixels hold: clusters of the picture where the truth is white. */
export function trueColours(picture: RgbImage, truth: RgbImage): TrueColour[] {
  const image = toWorkingImage(picture);
  const weight = toWorkingImage(truth).l.map((l) => (l > ALL_CLOTH ? 1 : 0));

  return clustersOf(histogramOf(image, weight), TRUE_COLOURS)
    .filter(({ share }) => share > 0.03)
    .map((cluster) => ({ lab: cieLabOfOklab(cluster), share: cluster.share }));
}

export function scoreScene(palette: readonly PaletteEntry[], truth: readonly TrueColour[]): SceneScore {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  const offGarment = palette
    .filter((entry) => truth.every(({ lab }) => differenceOf(lab, cieLabOfHex(entry.hex)) > SAME_COLOUR))
    .reduce((sum, { share }) => sum + share / total, 0);
  const first = palette[0];

  return {
    first: first !== undefined && weightNear(first, truth) >= MAIN_SHARE ? 1 : 0,
    offGarment,
    nameF1: f1(
      new Set(palette.filter(({ share }) => share / total >= SHOWN_SHARE).map(({ name }) => name)),
      namesOf(truth),
    ),
  };
}

function weightNear(entry: PaletteEntry, truth: readonly TrueColour[]): number {
  return truth
    .filter(({ lab }) => differenceOf(lab, cieLabOfHex(entry.hex)) <= SAME_COLOUR)
    .reduce((sum, { share }) => sum + share, 0);
}

export function namesOf(truth: readonly TrueColour[]): Set<ColourName> {
  const shares = new Map<ColourName, number>();
  for (const { lab, share } of truth) {
    const name = nameOfPhotographed(lab);
    shares.set(name, (shares.get(name) ?? 0) + share);
  }

  return new Set([...shares].filter(([, share]) => share >= SHOWN_SHARE).map(([name]) => name));
}

export function f1<Name>(found: ReadonlySet<Name>, wanted: ReadonlySet<Name>): number {
  const right = [...found].filter((name) => wanted.has(name)).length;

  return right === 0 ? 0 : (2 * right) / (found.size + wanted.size);
}

/** Part of the eye's own weight that lies on pixels that are not cloth. */
export function weightOffCloth(weight: Float32Array, truth: RgbImage): number {
  const { l } = toWorkingImage(truth);
  let off = 0;
  let all = 0;
  for (let at = 0; at < weight.length; at++) {
    const value = weight[at] ?? 0;
    all += value;
    if ((l[at] ?? 0) < HALF_CLOTH) off += value;
  }

  return all === 0 ? 0 : off / all;
}
