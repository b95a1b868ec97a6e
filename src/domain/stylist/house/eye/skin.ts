import { connectedParts } from './connected-parts.ts';
import { type Face, findFace } from './face.ts';
import { isSameSkin, skinLikeOf } from './skin-colour.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * Weights (1 keep, 0 leave out) that take people out of a garment mask on a busy ground, where the mask has no clean
 * outline: head with hair, and skin of the color of the face. Skin is only ever left out here: its color is used inside this function and is not
 * stored, returned or used for advice.
 *
 * Human skin from the lightest to the darkest keeps to a narrow band of hues while its lightness varies
 * widely (the observation behind chrominance rules such as Chai and Ngan, IEEE Trans. CSVT 9(4) 1999), and
 * so do camel coats, tan bags and brown leather. So color alone never excludes: a head has to be found
 * first, and a patch much larger than a limb is taken for cloth. Without a head, small patches in the
 * colors of skin count for less, since they may be hands in a cropped photo or a tan belt.
 */
export function keptBesidesSkin(image: WorkingImage, mask: Uint8Array): Float32Array {
  const kept = new Float32Array(mask.length).fill(1);
  const skinLike = skinLikeOf(image);
  const head = findFace(image, mask, skinLike);

  if (head === null) weakenSmallPatches(kept, mask, skinLike, image.width);
  else leaveOutPerson(kept, image, head, skinLike);

  return kept;
}

/** An arm or a lower leg is about twice a face; five times a face is a coat. */
const LARGEST_LIMB_IN_FACES = 5;

function leaveOutPerson(kept: Float32Array, image: WorkingImage, head: Face, skinLike: Uint8Array): void {
  const matching = Uint8Array.from(skinLike, (value, at) =>
    value === 1 && isSameSkin(image, at, head) ? 1 : 0,
  );

  for (const part of connectedParts(matching, image.width)) {
    if (part.pixels.length > LARGEST_LIMB_IN_FACES * head.pixels) continue;
    for (const at of part.pixels) kept[at] = 0;
  }

  leaveOutHead(kept, image, head);
}

/** Hair stands around and above the face. */
function leaveOutHead(kept: Float32Array, image: WorkingImage, head: Face): void {
  const middle = (head.left + head.right) / 2;
  const halfWidth = 0.85 * (head.right - head.left) + 1;
  const height = head.bottom - head.top;

  for (let y = Math.max(0, Math.floor(head.top - 0.8 * height)); y < head.bottom; y++) {
    for (let x = 0; x < image.width; x++) {
      if (Math.abs(x + 0.5 - middle) <= halfWidth) kept[y * image.width + x] = 0;
    }
  }
}

const SMALL_PATCHES = 0.3;
const WEIGHT_OF_SMALL_PATCHES = 0.4;

/** Small patches in the colors of skin may be hands, or a tan belt: so they count for less. */
export function weakenSmallPatches(
  kept: Float32Array,
  mask: Uint8Array,
  skinLike: Uint8Array,
  width: number,
): void {
  const inMask = Uint8Array.from(mask, (value, at) => (value === 1 && skinLike[at] === 1 ? 1 : 0));
  const garment = mask.reduce((sum, value) => sum + value, 0);
  const patches = connectedParts(inMask, width);
  const size = patches.reduce((sum, part) => sum + part.pixels.length, 0);
  if (size > SMALL_PATCHES * garment) return;

  for (const part of patches) {
    for (const at of part.pixels) kept[at] = WEIGHT_OF_SMALL_PATCHES;
  }
}
