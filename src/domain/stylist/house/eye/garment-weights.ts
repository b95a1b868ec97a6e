import { boxBlur } from '#domain/cutout/box-blur.ts';
import { type EvenGround, evenGroundOf } from './even-ground.ts';
import { figureOn } from './figure.ts';
import { centrality, garmentEvidence } from './garment-evidence.ts';
import { closed } from './garment-mask.ts';
import { groundOf } from './ground.ts';
import { keptBesidesPerson, keptBesidesSeenPerson } from './person.ts';
import { keptBesidesSkin } from './skin.ts';
import { standingFigure } from './standing-figure.ts';
import type { WorkingImage } from './working-image.ts';

/** Where the garment is, and how much each of its pixels says about its colour. */
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
  const sure = ground === null ? awayFromRim(mask, image) : null;
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

/** The outline on a busy ground is out by a pixel or two, so what lies there says less. */
function awayFromRim(mask: Uint8Array, { width, height }: WorkingImage): Float32Array {
  return boxBlur(Float32Array.from(mask), width, height, RIM).map((part) => part ** 3);
}

/** A fine outline still blurs this many pixels of cloth; on an even ground the mask reaches right up to it. */
const RIM = 2;

/** Without its rim, as long as anything is left of it. */
function coreOf(mask: Uint8Array, width: number): Uint8Array {
  const core = withoutRim(mask, width);

  return core.includes(1) ? core : mask;
}

/** The mask without the pixels on its rim, which mix the colours of cloth and ground. */
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
