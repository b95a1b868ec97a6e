import type { Gradients } from './gradients.ts';
import type { PhotoFeatures } from './photo-features.ts';

/** An edge this strong is a change of colour; folds and knit stay below. */
const PATTERN_EDGE = 0.055;
/**
 * With fewer strong edges than this part of the cloth it is plain, whatever seams and buttons it has.
 * Knit, fur and quilting have edges in all directions, so a print needs more of them.
 */
const PLAIN = 0.16;
const PLAIN_WITHOUT_DIRECTION = 0.23;
/** A cloth full of edges: half of its pixels. */
const FULL = 0.5;

const BINS = 36;
const DEGREES_PER_BIN = 180 / BINS;
const REACH_DEGREES = 15;

/** Parts of all edges that run one way, and across it; evenly spread edges give 0.19 each. */
const STRIPE_ALONG = 0.5;
const STRIPE_ACROSS = 0.2;
const CHECK_ACROSS = 0.2;
/** In a check the two main directions stand out from the two between them; dots in rows have all four. */
const CHECK_OVER_DIAGONAL = 1.6;

/**
 * Solid, stripe, check or print, from how many strong edges the cloth has inside and which ways they run:
 * all one way is a stripe, two ways at a right angle is a check, all ways is a print.
 * @param core 1 where cloth is, well inside its outline
 */
export function patternOf(
  { magnitude, direction }: Gradients,
  core: Uint8Array,
): Pick<PhotoFeatures, 'pattern' | 'patternStrength'> {
  const byDirection = new Float64Array(BINS);
  let cloth = 0;
  let strong = 0;
  let energy = 0;

  for (let at = 0; at < core.length; at++) {
    if (core[at] !== 1) continue;
    cloth++;

    const edge = magnitude[at] ?? 0;
    if (edge < PATTERN_EDGE) continue;
    strong++;
    energy += edge;

    const bin = Math.min(BINS - 1, Math.floor((direction[at] ?? 0) / DEGREES_PER_BIN));
    byDirection[bin] = (byDirection[bin] ?? 0) + edge;
  }

  const busy = cloth === 0 ? 0 : strong / cloth;
  const patternStrength = Math.min(1, busy / FULL);
  if (busy < PLAIN) return { pattern: 'solid', patternStrength };

  const { along, across, diagonal } = mainDirections(byDirection, energy);
  if (along > STRIPE_ALONG && across < STRIPE_ACROSS) return { pattern: 'stripe', patternStrength };
  if (across > CHECK_ACROSS && across > CHECK_OVER_DIAGONAL * diagonal)
    return { pattern: 'check', patternStrength };

  return { pattern: busy < PLAIN_WITHOUT_DIRECTION ? 'solid' : 'print', patternStrength };
}

interface MainDirections {
  along: number;
  across: number;
  diagonal: number;
}

/**
 * Parts of the edges' energy around the strongest direction, around the one at a right angle to it, and
 * around the stronger one of those between.
 */
function mainDirections(byDirection: Float64Array, energy: number): MainDirections {
  const reach = Math.round(REACH_DEGREES / DEGREES_PER_BIN);
  const around = (middle: number): number => {
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset++) {
      sum += byDirection[(middle + offset + 2 * BINS) % BINS] ?? 0;
    }

    return sum / energy;
  };

  let along = 0;
  let main = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const part = around(bin);
    if (part > along) {
      along = part;
      main = bin;
    }
  }

  return {
    along,
    across: around(main + BINS / 2),
    diagonal: Math.max(around(main + BINS / 4), around(main - BINS / 4)),
  };
}
