import { cutOut } from '#domain/cutout/cut-out.ts';
import { middleEllipse } from './middle-ellipse.ts';
import type { WorkingImage } from './working-image.ts';

/** Parts of the photo's height: half the width of somebody who stands in the middle of it, and where they end. */
const HALF_WIDTH = 0.08;
const HALF_HEIGHT = 0.46;
const MIDDLE = 0.52;
/** Natural log-odds in the middle of the photo. */
const IN_MIDDLE = 1;
/** What stands out from the frame is worth this much, and from where on it counts for a garment. */
const OF_EVIDENCE = 0.25;
const STANDS_OUT = 0.72;
const SCALE = 0.2;
const LEAST = 0.02;
const AT_FRAME = 2;
const SMOOTHNESS = 0.75;

/**
 * The figure on a busy ground, by a graph cut: people put what they photograph upright in the middle, and what has its
 * colors and hangs together with it belongs to it.
 * @param evidence as `garmentEvidence` gives it, 0 to 1 a pixel
 * @returns 1 where somebody or something is
 */
export function standingFigure(image: WorkingImage, evidence: Float32Array): Uint8Array {
  const { width, height } = image;
  const usual = evidence.toSorted()[Math.floor(STANDS_OUT * evidence.length)] ?? 0;
  const belief = evidence.map((value, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    if (Math.min(x, width - 1 - x, y) < AT_FRAME) return LEAST;
    const aside = (x + 0.5 - width / 2) / height / HALF_WIDTH;
    const away = Math.abs((y + 0.5) / height - MIDDLE) / HALF_HEIGHT;
    const odds = IN_MIDDLE * (1 - aside ** 2 / 2 - 2 * away ** 6) + (OF_EVIDENCE * (value - usual)) / SCALE;

    return Math.max(LEAST, Math.min(1 - LEAST, 1 / (1 + Math.exp(-odds))));
  });

  const figure = cutOut(image, { belief, smoothness: SMOOTHNESS });

  return figure.includes(1) ? figure : middleEllipse(image);
}
