import { boxBlur } from '#domain/cutout/box-blur.ts';
import { insideByColour } from '#domain/cutout/colour-models.ts';
import { connectedParts } from './connected-parts.ts';
import { middleEllipse } from './middle-ellipse.ts';
import { otsuThreshold } from './otsu.ts';
import type { WorkingImage } from './working-image.ts';

/** A mask outside these parts of the frame is not a garment but a failure to find one. */
const SMALLEST_AREA = 0.04;
const LARGEST_AREA = 0.92;
/** How much of the belief comes from colour models; the rest stays with what the first look said. */
const COLOUR_BELIEF = 0.58;
/** A part of the mask this small beside the largest is litter. */
const LITTER = 0.06;
const CLOSING_RADIUS = 1;
const LARGEST_HOLE = 0.03;

/**
 * Which pixels are cloth (1), found without learned data: edges and colours against the border of the
 * photo, then colour models of both sides. When nothing stands out, an ellipse in the middle.
 * @param evidence as `garmentEvidence` gives it, 0 to 1 a pixel
 */
export function garmentMask(image: WorkingImage, evidence: Float32Array): Uint8Array {
  const threshold = otsuThreshold(evidence);
  const byColour = insideByColour(
    image,
    evidence.map((value) => (value > threshold ? 1 : 0)),
  );
  const mask = Uint8Array.from(evidence, (value, at) => {
    const atFirst = threshold <= 0 ? 0 : Math.min(1, value / (2 * threshold));

    return (1 - COLOUR_BELIEF) * atFirst + COLOUR_BELIEF * (byColour[at] ?? 0) > 0.5 ? 1 : 0;
  });
  const cleaned = withoutHoles(withoutLitter(closed(mask, image, CLOSING_RADIUS), image.width), image.width);
  const area = cleaned.reduce((sum, value) => sum + value, 0) / cleaned.length;

  return area < SMALLEST_AREA || area > LARGEST_AREA ? middleEllipse(image) : cleaned;
}

function withoutLitter(mask: Uint8Array, width: number): Uint8Array {
  const parts = connectedParts(mask, width);
  const largest = parts[0]?.pixels.length ?? 0;
  const cleaned = new Uint8Array(mask.length);

  for (const part of parts) {
    if (part.pixels.length < LITTER * largest) break;
    for (const at of part.pixels) cleaned[at] = 1;
  }

  return cleaned;
}

/** Bridges gaps up to twice the radius wide: the light stripes of a striped shirt on a light wall. */
export function closed(mask: Uint8Array, { width, height }: WorkingImage, radius: number): Uint8Array {
  const grown = boxBlur(Float32Array.from(mask), width, height, radius).map((mean) => (mean > 0 ? 1 : 0));
  const shrunk = boxBlur(grown, width, height, radius);

  return mask.map((value, at) => (value === 1 || (shrunk[at] ?? 0) > 0.999 ? 1 : 0));
}

/** Fills small holes: light flowers on a dark dress are cloth; the gap between arm and body is larger. */
function withoutHoles(mask: Uint8Array, width: number): Uint8Array {
  const filled = Uint8Array.from(mask);
  const area = mask.reduce((sum, value) => sum + value, 0);

  for (const hole of connectedParts(
    mask.map((value) => 1 - value),
    width,
  )) {
    if (hole.left === 0 || hole.top === 0 || hole.right === width || hole.bottom * width === mask.length)
      continue;
    if (hole.pixels.length > LARGEST_HOLE * area) continue;
    for (const at of hole.pixels) filled[at] = 1;
  }

  return filled;
}
