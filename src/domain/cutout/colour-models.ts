import { boxBlur } from './box-blur.ts';
import type { OklabImage } from './oklab-image.ts';

const LIGHTNESS_CELLS = 20;
const CHROMA_CELLS = 20;
/** OKLab a and b of nearly all photographed cloth. */
const CHROMA_REACH = 0.25;

/**
 * How likely each pixel is inside when only its color is known: Bayes on two color histograms, one of
 * what is taken for inside, one of the rest. The step that GrabCut repeats (Rother et al., SIGGRAPH 2004),
 * with histograms for its mixtures and a blur for its graph cut.
 * @param belief so far, 0 to 1 a pixel: 1 is inside
 */
export function insideByColour(image: OklabImage, beliefs: Float32Array): Float32Array {
  const cells = cellsOf(image);
  const size = LIGHTNESS_CELLS * CHROMA_CELLS * CHROMA_CELLS;
  const inside = new Float32Array(size);
  const outside = new Float32Array(size);
  let insideTotal = 0;
  let outsideTotal = 0;

  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0;
    const belief = beliefs[at] ?? 0;
    inside[cell] = (inside[cell] ?? 0) + belief;
    outside[cell] = (outside[cell] ?? 0) + 1 - belief;
    insideTotal += belief;
    outsideTotal += 1 - belief;
  }

  const smoothInside = smoothed(inside);
  const smoothOutside = smoothed(outside);
  const doubt = 0.5;
  // Of each color once: there are fewer of them than pixels.
  const ofCell = smoothInside.map((within, cell) => {
    const ofInside = (within + doubt) / (insideTotal + doubt * 2);
    const ofOutside = ((smoothOutside[cell] ?? 0) + doubt) / (outsideTotal + doubt * 2);

    return ofInside / (ofInside + ofOutside);
  });
  const likelihood = new Float32Array(cells.length);
  for (let at = 0; at < cells.length; at++) likelihood[at] = ofCell[cells[at] ?? 0] ?? 0;

  return boxBlur(likelihood, image.width, image.height, 1);
}

function cellsOf({ l, a, b }: OklabImage): Uint16Array {
  const cells = new Uint16Array(l.length);
  for (let at = 0; at < cells.length; at++) {
    const li = clampCell(l[at] ?? 0, LIGHTNESS_CELLS);
    const ai = clampCell(((a[at] ?? 0) + CHROMA_REACH) / (2 * CHROMA_REACH), CHROMA_CELLS);
    const bi = clampCell(((b[at] ?? 0) + CHROMA_REACH) / (2 * CHROMA_REACH), CHROMA_CELLS);
    cells[at] = (li * CHROMA_CELLS + ai) * CHROMA_CELLS + bi;
  }

  return cells;
}

function clampCell(part: number, cells: number): number {
  return Math.max(0, Math.min(cells - 1, Math.floor(part * cells)));
}

/** A small blur along each axis, so that neighbouring cells speak for each other. */
function smoothed(histogram: Float32Array): Float32Array {
  const steps = [1, CHROMA_CELLS, CHROMA_CELLS * CHROMA_CELLS];

  return steps.reduce((values, step) => {
    const blurred = new Float32Array(values.length);
    for (let at = 0; at < values.length; at++)
      blurred[at] = 0.6 * (values[at] ?? 0) + 0.2 * (values[at - step] ?? 0) + 0.2 * (values[at + step] ?? 0);

    return blurred;
  }, histogram);
}
