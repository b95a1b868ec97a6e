import { garmentByColour } from './colour-models.ts';
import { connectedParts } from './connected-parts.ts';
import { centrality, garmentEvidence } from './garment-evidence.ts';
import { groundOf } from './ground.ts';
import { otsuThreshold } from './otsu.ts';
import type { WorkingImage } from './working-image.ts';

/** A mask outside these parts of the frame is not a garment but a failure to find one. */
const SMALLEST_AREA = 0.04;
const LARGEST_AREA = 0.92;
/** How much of the belief comes from colour models; the rest stays with what the first look said. */
const COLOUR_BELIEF = 0.65;
const REFINEMENTS = 2;
/** A part of the mask this small beside the largest is litter. */
const LITTER = 0.06;

/**
 * Which pixels are cloth (1), found without learned data: edges and colours against the border of the
 * photo, then two rounds of colour models. When nothing stands out, an ellipse in the middle.
 */
export function garmentMask(image: WorkingImage): Uint8Array {
  const evidence = garmentEvidence(image, groundOf(image));
  const threshold = otsuThreshold(evidence);
  let mask = evidence.map((value) => (value > threshold ? 1 : 0));

  for (let round = 0; round < REFINEMENTS; round++) {
    const byColour = garmentByColour(image, mask);
    const belief = evidence.map((value, at) => {
      const first = threshold <= 0 ? 0 : Math.min(1, value / (2 * threshold));

      return (1 - COLOUR_BELIEF) * first + COLOUR_BELIEF * (byColour[at] ?? 0);
    });
    mask = belief.map((value) => (value > 0.5 ? 1 : 0));
  }

  const cleaned = withoutLitter(Uint8Array.from(mask), image.width);
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

/** Where {@link centrality} is high; in the smallest images, everything. */
function middleEllipse(image: WorkingImage): Uint8Array {
  const ellipse = Uint8Array.from(image.l, (_, at) => (centrality(image, at) > 0.82 ? 1 : 0));

  return ellipse.includes(1) ? ellipse : ellipse.fill(1);
}
