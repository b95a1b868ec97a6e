import { cutOut } from '#domain/cutout/cut-out.ts';
import type { WorkingImage } from './working-image.ts';

/** Parts of the way from the middle of the photo to its frame within which a garment is looked for at first. */
const NARROW = 0.5;
const WIDE = 0.8;
/** Natural log-odds in the middle; as much against it at about a quarter beyond the reach. */
const IN_MIDDLE = 1;
const LEAST = 0.02;
const AT_FRAME = 2;
const SMOOTHNESS = 0.75;

/**
 * A garment that lies or hangs on a busy ground, by a graph cut from the middle outwards: once from little of the photo, once
 * from most of it.
 * @returns 1 where it is, for each of the two starts; where the photo is clear they agree
 */
export function lyingFigure(image: WorkingImage): { figure: Uint8Array; other: Uint8Array } {
  const from = (reach: number) => cutOut(image, { belief: beliefOf(image, reach), smoothness: SMOOTHNESS });
  return { figure: from(WIDE), other: from(NARROW) };
}

function beliefOf({ width, height }: WorkingImage, reach: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < AT_FRAME) return LEAST;
    const [dx, dy] = [Math.abs((2 * x + 1) / width - 1), Math.abs((2 * y + 1) / height - 1)];
    const odds = IN_MIDDLE * (1 - (dx ** 3 + dy ** 3) / reach ** 3);

    return Math.max(LEAST, Math.min(1 - LEAST, 1 / (1 + Math.exp(-odds))));
  });
}
