import type { Fold } from '../cloth/folds.ts';
import { seededDice } from '../pen/dice.ts';
import type { Point } from '../pen/shape.ts';
import { bell } from './bell.ts';
import type { Crop, Frame } from './frame.ts';
import { toPixels } from './frame.ts';
import { type Noise, noiseOf } from './noise.ts';

/** A panel while it takes its form: its own height and where it is, in the crop's pixels. */
export interface Form {
  crop: Crop;
  mask: Float32Array;
  /** Pixels to its edge. */
  inside: Float32Array;
  height: Float32Array;
  ridges: Ridges;
}

/** What its folds and creases add to the height: of each pixel, or of every second one each way, which nobody can see. */
export interface Ridges {
  width: number;
  /** Pixels of the crop from one cell to the next: 1 or 2. */
  step: number;
  cells: Float32Array;
}

const wobble: Noise = noiseOf(22, 22, 3);

/** A fold's height for its width, and how its lit and its shaded side differ. */
const RISE = 0.42;
const STEEP = 0.4;
const SOFT = 1.5;

/**
 * Raises a fold: steep towards the light, soft away from it, with a valley before it. A narrower brother runs
 * beside it, a little turned, so that none is a lens on its own.
 */
export function raiseFold(form: Form, frame: Frame, fold: Fold, strength: number, seed: number): void {
  const dice = seededDice(seed);
  const either = () => dice() * 2 - 1;
  const { from, to, width = 16, depth = 1, bow = 0 } = fold;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  for (const brother of [0, 1]) {
    const offset = brother * width * 0.7 + (brother === 0 ? 0 : either() * 6);
    const twist = brother === 0 ? 0 : either() * 0.5;
    const [start, end] = brother === 0 ? [0, 1.06] : [0.1 + dice() * 0.25, 0.75 + dice() * 0.3];
    const at = (share: number, side: number): Point => [
      from[0] + (to[0] - from[0]) * share + normal[0] * offset * (1 + side * twist),
      from[1] + (to[1] - from[1]) * share + normal[1] * offset * (1 + side * twist),
    ];
    raiseRidge(form, frame, {
      from: toPixels(frame, at(start, -1)),
      to: toPixels(frame, at(end, 1)),
      width: width * (brother === 0 ? 0.8 : 0.45 + 0.2 * dice()) * frame.scale,
      rise: depth * width * RISE * (brother === 0 ? 1 : 0.45) * strength * frame.scale,
      bow: -bow * frame.scale * 0.75,
      flip: brother === 1,
      seed,
    });
  }
}

interface Ridge {
  from: Point;
  to: Point;
  width: number;
  rise: number;
  bow: number;
  flip: boolean;
  seed: number;
}

function raiseRidge({ crop, inside, ridges }: Form, { scale }: Frame, ridge: Ridge): void {
  const { width, rise, bow, seed } = ridge;
  const [ax, ay] = [ridge.from[0] - crop.left, ridge.from[1] - crop.top];
  const [bx, by] = [ridge.to[0] - crop.left, ridge.to[1] - crop.top];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const reach = width * 2.4 + Math.abs(bow) + 4;
  const isOpen = (x: number, y: number) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 1 || row < 1 || column >= crop.width - 1 || row >= crop.height - 1) return true;
    return (inside[row * crop.width + column] ?? 0) < 14 * scale;
  };
  // A fold that reaches the edge runs out over it; one that does not dies away.
  const [opensA, opensB] = [isOpen(ax, ay), isOpen(bx, by)];
  const beyondA = opensA ? 0.5 : 0.1;
  const beyondB = opensB ? 0.5 : 0.1;
  const lit = (dx + dy) * (ridge.flip ? -1 : 1) > 0 ? 1 : -1;
  const [left, right] = [
    Math.min(ax - dx * beyondA, bx + dx * beyondB),
    Math.max(ax - dx * beyondA, bx + dx * beyondB),
  ];
  const [top, bottom] = [
    Math.min(ay - dy * beyondA, by + dy * beyondB),
    Math.max(ay - dy * beyondA, by + dy * beyondB),
  ];
  const { step, cells } = ridges;
  const last = Math.min(crop.height - 1, Math.ceil(bottom + reach));
  const leftmost = Math.max(0, Math.floor(left - reach));
  const rightmost = Math.min(crop.width - 1, Math.ceil(right + reach));
  const sideways = (width * 2.7 + Math.abs(bow)) * length;
  const widest = width * 2.4;
  const swayStep = 1 / scale / 5;
  const swayReach = 4 * step;
  for (let row = Math.floor(Math.max(0, top - reach) / step); row * step <= last; row += 1) {
    const y = row * step + (step - 1) / 2;
    const down = y - ay;
    let swayHere = 0;
    let swayNext = 0;
    let swayFrom = -99;
    // Of this row, only what lies near enough to the fold's line.
    const centre = (down * dx) / (dy || 1e-6) + ax;
    const spread = Math.abs(sideways / (dy || 1e-6));
    const first = Math.max(leftmost, Math.floor(centre - spread));
    const end = Math.min(rightmost, Math.ceil(centre + spread));
    for (let column = Math.floor(first / step); column * step <= end; column += 1) {
      const x = column * step + (step - 1) / 2;
      const across = x - ax;
      const share = (across * dx + down * dy) / (length * length);
      if (share < -beyondA || share > 1 + beyondB) continue;
      const plain = (across * dy - down * dx) / length;
      const along = share < 0 ? 0 : Math.min(share, 1);
      const curved = plain + bow * 4 * along * (1 - along);
      if (curved > widest * 1.1 || curved < -widest * 1.1) continue;
      if (x - swayFrom >= swayReach) {
        // Slow enough to be looked up at every fourth place.
        const u = (x + crop.left) * swayStep + seed;
        const v = (y + crop.top) * swayStep;
        swayHere = x - swayFrom === swayReach ? swayNext : wobble(u, v) * width * 0.16;
        swayNext = wobble(u + swayReach * swayStep, v) * width * 0.16;
        swayFrom = x;
      }
      const away = curved + swayHere + ((swayNext - swayHere) * (x - swayFrom)) / swayReach;
      const reachHere = width * (0.62 + 0.38 * along) * (away * lit > 0 ? STEEP : SOFT);
      const valley = away * lit - width * 1.15;
      const form =
        bell((away * away) / (reachHere * reachHere)) -
        0.22 * bell((valley * valley) / (width * width * 0.6));
      if (form === 0) continue;
      const ends =
        (opensA ? smooth(-0.5, -0.05, share) : smooth(-0.1, 0.42, share)) *
        (opensB ? smooth(1.5, 1.05, share) : smooth(1.1, 0.5, share));
      const at = row * ridges.width + column;
      cells[at] = (cells[at] ?? 0) + rise * ends * form;
    }
  }
}

/** 0 at `from`, 1 at `to`, without a corner between. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
