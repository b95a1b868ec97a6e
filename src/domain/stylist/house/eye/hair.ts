import type { HeadEnd } from './head-of-figure.ts';
import { neighboursOf } from './neighbours.ts';
import { isSkinInShade } from './skin-colour.ts';
import type { WorkingImage } from './working-image.ts';

/** In OKLab. */
const SAME_HAIR = { l: 0.13, chroma: 0.035 };
/** Part of the head's height in which hair is looked for, from the top. */
const HAIR_HEIGHT = 0.45;
const LEAST_HAIR = 12;
/** Parts of the head's size: how far beside and below it hair falls. */
const REACH = { beside: 0.3, below: 1.2 };
/** More than this beside the hair on the head is a top of the same color. */
const MOST_FALLING = 0.8;

/** Leaves out hair that falls below the chin: what hangs together with the hair of the head and has its color. */
export function leaveOutHair(
  kept: Float32Array,
  image: WorkingImage,
  figure: Uint8Array,
  head: HeadEnd,
): void {
  const { width } = image;
  const hair = hairOnHead(image, figure, head);
  if (hair.length < LEAST_HAIR) return;

  const isHair = sameHair(image, hair);
  const isNear = nearHead(head, width);
  const seen = new Set<number>();
  for (let x = head.left; x < head.right; x++) {
    const at = (head.bottom - 1) * width + x;
    if (figure[at] === 1 && isHair(at)) seen.add(at);
  }

  // The set grows while it is read.
  for (const at of seen) {
    for (const neighbour of neighboursOf(at, width, figure.length)) {
      if (figure[neighbour] === 1 && kept[neighbour] !== 0 && isNear(neighbour) && isHair(neighbour)) {
        seen.add(neighbour);
      }
    }
  }

  if (seen.size > MOST_FALLING * hair.length) return;
  for (const at of seen) kept[at] = 0;
}

function hairOnHead(image: WorkingImage, figure: Uint8Array, head: HeadEnd): number[] {
  const hair: number[] = [];
  for (let y = head.top; y < head.top + HAIR_HEIGHT * (head.bottom - head.top); y++) {
    for (let x = head.left; x < head.right; x++) {
      const at = y * image.width + x;
      if (figure[at] === 1 && !isSkinInShade(image, at, head)) hair.push(at);
    }
  }

  return hair;
}

function sameHair({ l, a, b }: WorkingImage, hair: readonly number[]): (at: number) => boolean {
  const middle = (plane: Float32Array) =>
    hair.map((at) => plane[at] ?? 0).sort((one, other) => one - other)[Math.floor(hair.length / 2)] ?? 0;
  const [hairL, hairA, hairB] = [middle(l), middle(a), middle(b)];

  return (at) =>
    Math.abs((l[at] ?? 0) - hairL) < SAME_HAIR.l &&
    Math.hypot((a[at] ?? 0) - hairA, (b[at] ?? 0) - hairB) < SAME_HAIR.chroma;
}

function nearHead(head: HeadEnd, width: number): (at: number) => boolean {
  const aside = REACH.beside * (head.right - head.left);
  const bottom = head.bottom + REACH.below * (head.bottom - head.top);

  return (at) => {
    const x = at % width;

    return x >= head.left - aside && x < head.right + aside && Math.floor(at / width) < bottom;
  };
}
