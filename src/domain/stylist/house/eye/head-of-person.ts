import { type Face, findFace } from './face.ts';
import { type HeadEnd, headOfFigure } from './head-of-figure.ts';
import { isSameSkin } from './skin-colour.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * The head of a figure, by its outline or by its face. Null where no person is seen.
 * @param skinLike 1 where the figure could be skin
 */
export function headOfPerson(image: WorkingImage, figure: Uint8Array, skinLike: Uint8Array): HeadEnd | null {
  const face = findFace(image, figure, skinLike);
  const outlined = headOfFigure(image, figure, skinLike);
  const head = outlined === null ? headAroundFace(face, image, figure) : endedByFace(outlined, face);

  return head !== null && isHead(head, image, figure) ? head : null;
}

/** Of what is below a head, so much may have its color; more is a garment in the color of skin. */
const LARGEST_BARE_PART = 0.66;
/** A person is about eight heads tall, and this many faces. */
const MOST_HEADS = 12;

/** The top of a garment is narrow too, and may have the color of skin: straps, a hood, a collar of fur. */
function isHead(head: HeadEnd, image: WorkingImage, figure: Uint8Array): boolean {
  const { width } = image;
  let below = 0;
  let alike = 0;
  for (let at = head.bottom * width; at < figure.length; at++) {
    if (figure[at] !== 1) continue;
    below++;
    if (isSameSkin(image, at, head)) alike++;
  }
  const height = Math.ceil((figure.lastIndexOf(1) + 1) / width) - head.top;

  return alike <= LARGEST_BARE_PART * below && height <= MOST_HEADS * (head.bottom - head.top);
}

/** A hat or wide hair has no narrow outline, but there is a face below it. */
function headAroundFace(face: Face | null, image: WorkingImage, figure: Uint8Array): HeadEnd | null {
  // Where the frame cuts the figure off, what looks like a face may be an arm.
  const isCutOff = figure.subarray(0, image.width).includes(1);

  return face === null || isCutOff ? null : { ...face, skinPixels: face.pixels };
}

/** Parts of the head's width, and of the face's height: smaller is an ear or a hand, and so far down goes the neck. */
const FACE_IN_HEAD = 0.3;
const NECK = 0.15;

/** Beside a passer-by or a bag narrow shoulders look like more of the head, but below the face there is only the neck. */
function endedByFace(head: HeadEnd, face: Face | null): HeadEnd {
  if (face === null || face.right - face.left < FACE_IN_HEAD * (head.right - head.left)) return head;
  const isInside = face.left >= head.left && face.right <= head.right && face.bottom <= head.bottom;

  return isInside
    ? { ...head, bottom: Math.min(head.bottom, Math.ceil(face.bottom + NECK * (face.bottom - face.top))) }
    : head;
}
