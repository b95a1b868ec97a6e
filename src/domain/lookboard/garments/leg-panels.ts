import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, mirrorShape, open, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { LegCut } from './leg-cut.ts';
import { drawDetails } from './leg-details.ts';
import { drawBand, drawFly } from './waistband.ts';

export function drawLegs(sketch: Sketch, cloth: Cloth, cut: LegCut): void {
  const leg = legShape(cut);
  drawPanel(sketch, cloth, mirrorShape(leg), { folds: legFolds(cut).map(mirrorFold), relief: 34 });
  drawCastShade(sketch, cloth, open([0, 60], [0, cut.rise]), 6);
  drawPanel(sketch, cloth, leg, { folds: legFolds(cut), relief: 34 });
  if (cut.band !== 'leggings') drawFly(sketch, cloth, cut);
  else drawSeam(sketch, cloth, line([0, 20], [0, cut.rise]), 1.4, 0.6);
  drawDetails(sketch, cloth, cut);
  drawBand(sketch, cloth, cut);
}

function legShape({ waistHalf, hipHalf, rise, length, knee, hem, gap, kneeGap = gap * 0.62 }: LegCut): Shape {
  const kneeY = Math.min(length - 20, rise + (length - rise) * 0.46);
  const outerKnee = -kneeGap - knee;
  const outerHem = -gap - hem;
  const isShort = length < 620;
  return closed(
    corner(3, 4),
    corner(-waistHalf, 0),
    [-(waistHalf * 0.4 + hipHalf * 0.6), 96],
    [-hipHalf, 190],
    [-(hipHalf * 0.6 + (isShort ? hem + gap : knee + gap) * 0.4) - 2, rise + 40],
    ...(isShort ? [] : [[outerKnee, kneeY] as const]),
    corner(outerHem, length - 6),
    [-gap - hem / 2, length + 4],
    corner(-gap, length),
    ...(isShort ? [] : [[-kneeGap, kneeY] as const]),
    [-6, rise + 34],
    corner(3, rise),
  );
}

function legFolds({ rise, length, thigh, knee, hem, gap, details }: LegCut): Fold[] {
  const kneeY = rise + (length - rise) * 0.46;
  const calm = details === 'tailored' ? 0.45 : 0.75;
  const crotch: Fold[] = [
    { from: [-6, rise - 6], to: [-thigh * 0.6, rise - 66], width: 34, bow: 8, depth: 0.7 * calm },
    { from: [-8, rise + 16], to: [-thigh * 0.54, rise + 30], width: 30, bow: -8, depth: 0.6 * calm },
  ];
  if (length < 620) return crotch;
  if (length < 800) {
    // Cut off above the shin: cloth hangs from the hip and has no knee to crease at.
    return [
      ...crotch,
      { from: [-thigh * 0.4, rise + 60], to: [-gap - hem * 0.34, length], width: 60, bow: 6, depth: 0.4 },
      { from: [-thigh * 0.84, rise - 20], to: [-gap - hem * 0.78, length], width: 54, bow: -6, depth: 0.4 },
    ];
  }
  return [
    ...crotch,
    { from: [-10, rise + 60], to: [-thigh * 0.44, rise + 136], width: 32, bow: -10, depth: 0.4 * calm },
    {
      from: [-knee * 0.98, kneeY - 44],
      to: [-knee * 0.34, kneeY - 10],
      width: 30,
      bow: 6,
      depth: 0.6 * calm,
    },
    { from: [-gap, kneeY + 40], to: [-knee * 0.62, kneeY + 8], width: 30, bow: 7, depth: 0.6 * calm },
    { from: [-knee * 0.3, kneeY + 60], to: [-gap - hem * 0.3, length - 40], width: 50, bow: 6, depth: 0.4 },
    { from: [-thigh * 0.8, rise - 40], to: [-knee * 0.84, kneeY - 60], width: 44, bow: -6, depth: 0.4 },
    {
      from: [-gap - hem * 0.85, kneeY + 90],
      to: [-gap - hem * 0.88, length - 30],
      width: 34,
      bow: 4,
      depth: 0.4,
    },
  ];
}

function mirrorFold(fold: Fold): Fold {
  return {
    ...fold,
    from: [-fold.from[0], fold.from[1] + 8],
    to: [-fold.to[0], fold.to[1] - 6],
    bow: -(fold.bow ?? 0),
  };
}
