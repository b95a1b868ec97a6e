import { boxBlur } from '#domain/cutout/box-blur.ts';
import { insideByColour } from '#domain/cutout/colour-models.ts';
import { axisOf } from './axis.ts';
import { closed } from './closed.ts';
import { type EvenGround, evenGroundOf } from './even-ground.ts';
import { figureOn } from './figure.ts';
import { centrality, garmentEvidence } from './garment-evidence.ts';
import { groundOf } from './ground.ts';
import { keptBesidesPerson, keptBesidesSeenPerson } from './person.ts';
import { keptBesidesSkin } from './skin.ts';
import { standingFigure } from './standing-figure.ts';
import type { WorkingImage } from './working-image.ts';

/** Where the garment is, and how much each of its pixels says about its color. */
export interface GarmentWeights {
  /** 1 where cloth is. */
  mask: Uint8Array;
  /** 0 to 1 a pixel; 0 outside the mask, on its rim and on skin. */
  weight: Float32Array;
  /** 1 well inside of the cloth, where its pattern is looked for. */
  core: Uint8Array;
}

/** On a busy ground the mask of a striped garment can lack its paler stripes; for the pattern, gaps this narrow are cloth. */
const STRIPE_RADIUS = 3;

/** The garment in a photo. At least one pixel has weight, whatever the photo shows. */
export function garmentWeights(image: WorkingImage): GarmentWeights {
  const ground = evenGroundOf(image);
  const { found, kept } = ground === null ? onBusyGround(image) : onEvenGround(image, ground);
  const withoutSkin = found.map((value, at) => ((kept[at] ?? 0) > 0 ? value : 0));
  const mask = withoutSkin.includes(1) ? withoutSkin : found;
  const inner = withoutRim(mask, image.width);
  const cloth = inner.includes(1) ? inner : mask;
  const sure = ground === null ? surenessOf(mask, image) : null;
  const whole = ground === null ? closed(mask, image, STRIPE_RADIUS) : mask;

  return {
    mask,
    core: coreOf(whole, image.width),
    weight: Float32Array.from(
      cloth,
      (value, at) => value * (kept[at] || 1) * (sure?.[at] ?? 1) * centrality(image, at),
    ),
  };
}

interface Found {
  /** 1 where a garment or a person is. */
  found: Uint8Array;
  /** 0 to 1: how much of it is cloth. */
  kept: Float32Array;
}

function onEvenGround(image: WorkingImage, ground: EvenGround): Found {
  const found = figureOn(ground, image);

  return { found, kept: keptBesidesPerson(image, found) };
}

function onBusyGround(image: WorkingImage): Found {
  const figure = standingFigure(image, garmentEvidence(image, groundOf(image)));

  return {
    found: figure,
    kept: keptBesidesSeenPerson(image, figure) ?? keptBesidesSkin(image, figure),
  };
}

/**
 * How sure it is on a busy ground that a pixel of the mask is cloth, 0 to 1. The outline is out by a pixel or two; what has
 * the colors of the ground, or of the skin that was left out, is likely to be just that; and somebody else stands aside.
 */
function surenessOf(mask: Uint8Array, image: WorkingImage): Float32Array {
  const { width, height } = image;
  const belief = Float32Array.from(mask);
  const byColour = insideByColour(image, belief);
  const axis = axisOf(mask, width);

  return boxBlur(belief, width, height, RIM).map((part, at) => {
    const aside = ((at % width) + 0.5 - axis) / (BESIDE_AXIS * Math.max(width, height));

    return part ** 3 * (byColour[at] ?? 0) * Math.exp(-2 * aside ** 2);
  });
}

/** Of the photo's long side: so far from the middle of a figure hardly anything is its own. */
const BESIDE_AXIS = 0.2;
/** A fine outline still blurs this many pixels of cloth; on an even ground the mask reaches right up to it. */
const RIM = 2;

/** Without its rim, as long as anything is left of it. */
function coreOf(mask: Uint8Array, width: number): Uint8Array {
  const core = withoutRim(mask, width);

  return core.includes(1) ? core : mask;
}

/** The mask without the pixels on its rim, which mix the colors of cloth and ground. */
export function withoutRim(mask: Uint8Array, width: number): Uint8Array {
  return mask.map((value, at) => {
    const x = at % width;
    const surrounded =
      mask[at - width] !== 0 &&
      mask[at + width] !== 0 &&
      (x === 0 || mask[at - 1] === 1) &&
      (x === width - 1 || mask[at + 1] === 1);

    return value === 1 && surrounded ? 1 : 0;
  });
}
