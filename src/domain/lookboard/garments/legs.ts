import type { Cloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import {
  closed,
  corner,
  ladder,
  line,
  mirrorShape,
  open,
  type Shape,
  slab,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawSnap } from './fastenings.ts';
import { drawButton, drawRibs } from './sleeve.ts';

/** Millimetres from the waist's middle down. */
export interface LegCut {
  waistHalf: number;
  hipHalf: number;
  rise: number;
  length: number;
  /** Half the thigh, knee and hem, each measured across one leg. */
  thigh: number;
  knee: number;
  hem: number;
  /** How far apart the legs lie at the hem, from the middle to the inner edge. */
  gap: number;
  band: 'tailored' | 'denim' | 'elastic' | 'leggings';
  details: 'crease' | 'jeans' | 'cargo' | 'joggers' | 'plain';
}

const BASE: LegCut = {
  waistHalf: 184,
  hipHalf: 230,
  rise: 284,
  length: 1040,
  thigh: 236,
  knee: 200,
  hem: 182,
  gap: 16,
  band: 'tailored',
  details: 'crease',
};
const DENIM = { band: 'denim', details: 'jeans', rise: 270 } as const;
const STRETCH = { band: 'leggings', details: 'plain', rise: 262 } as const;

export const drawTrousers = legs({});
export const drawWideTrousers = legs({
  knee: 252,
  hem: 286,
  length: 1070,
  gap: 6,
  thigh: 246,
  rise: 300,
  waistHalf: 178,
});
export const drawSlimTrousers = legs({ thigh: 214, knee: 164, hem: 134, length: 980, gap: 30, hipHalf: 218 });
export const drawJeans = legs({ ...DENIM, thigh: 228, knee: 182, hem: 164, gap: 22, hipHalf: 226 });
export const drawWideJeans = legs({
  ...DENIM,
  thigh: 244,
  knee: 240,
  hem: 252,
  gap: 8,
  rise: 288,
  hipHalf: 230,
  length: 1050,
});
export const drawCargoTrousers = legs({
  thigh: 250,
  knee: 224,
  hem: 186,
  gap: 16,
  hipHalf: 236,
  band: 'denim',
  details: 'cargo',
});
export const drawJoggers = legs({
  thigh: 240,
  knee: 194,
  hem: 100,
  gap: 46,
  length: 970,
  band: 'elastic',
  details: 'joggers',
});
export const drawLeggings = legs({
  ...STRETCH,
  waistHalf: 152,
  hipHalf: 192,
  thigh: 180,
  knee: 128,
  hem: 88,
  gap: 40,
  length: 920,
});
export const drawShorts = legs({ length: 480, thigh: 252, knee: 256, hem: 256, gap: 8, rise: 280 });
export const drawCulottes = legs({
  length: 720,
  thigh: 264,
  knee: 300,
  hem: 336,
  gap: 4,
  rise: 300,
  waistHalf: 176,
  hipHalf: 236,
});
export const drawTights = legs({
  ...STRETCH,
  waistHalf: 136,
  hipHalf: 168,
  thigh: 148,
  knee: 96,
  hem: 66,
  gap: 26,
  length: 930,
});

function legs(changes: Partial<LegCut>): (sketch: Sketch, cloth: Cloth) => void {
  const cut = { ...BASE, ...changes };
  return (sketch, cloth) => drawLegs(sketch, cloth, cut);
}

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

function legShape({ waistHalf, hipHalf, rise, length, knee, hem, gap }: LegCut): Shape {
  const kneeY = Math.min(length - 20, rise + (length - rise) * 0.46);
  const kneeGap = gap * 0.62;
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
  const calm = details === 'crease' ? 0.45 : 0.75;
  const crotch: Fold[] = [
    { from: [-6, rise - 6], to: [-thigh * 0.6, rise - 66], width: 34, bow: 8, depth: 0.7 * calm },
    { from: [-8, rise + 16], to: [-thigh * 0.54, rise + 30], width: 30, bow: -8, depth: 0.6 * calm },
  ];
  if (length < 620) return crotch;
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

function drawBand(sketch: Sketch, cloth: Cloth, { waistHalf: w, band }: LegCut): void {
  const height = band === 'leggings' ? 78 : band === 'elastic' ? 54 : 44;
  const spread = band === 'leggings' ? 14 : 10;
  const top = -height + 10;
  const back = symmetric([0, top - 8], corner(-w + 5, top - 2), corner(-w + 2, top + 20), [0, top + 18]);
  drawPanel(sketch, cloth, back, { relief: 8, surface: false, steps: -1.8 });
  const shape = symmetric(
    [0, top + 11],
    [-w * 0.6, top + 7],
    corner(-w + 4, top),
    corner(-w - spread, 12),
    [-w * 0.5, 20],
    [0, 22],
  );
  drawPanel(sketch, cloth, shape, { relief: 10, surface: band !== 'elastic' });
  if (band === 'elastic' || band === 'leggings') {
    if (band === 'elastic') {
      drawRibs(
        sketch,
        cloth,
        ladder(
          open([-w + 4, top], [0, top + 11], [w - 4, top]),
          open([-w - 10, 12], [0, 22], [w + 10, 12]),
          44,
        ),
      );
      for (const [x, length] of [
        [-22, 150],
        [20, 130],
      ] as const) {
        const cord = open([x * 0.4, -6], [x * 1.3, length * 0.5], [x, length]);
        sketch.paint(cord, { stroke: cloth.tones.at(-5), width: 8, opacity: 0.35 });
        sketch.paint(cord, { stroke: cloth.tones.at(cloth.tones.lightness > 0.6 ? -1.5 : 2.4), width: 6 });
      }
    } else drawStitches(sketch, cloth, open([-w - 8, 4], [0, 12], [w + 8, 4]), 1.1);
    return;
  }
  const isDenim = band === 'denim';
  if (isDenim) {
    drawStitches(sketch, cloth, open([-w + 2, top + 8], [0, top + 18], [w - 2, top + 8]));
    drawStitches(sketch, cloth, open([-w - 8, 6], [0, 15], [w + 8, 6]));
  }
  for (const x of [-w * 0.78, -w * 0.36, w * 0.36, w * 0.78]) {
    drawPanel(sketch, cloth, slab(x - 6, top - 1, 12, height + 14, 2), {
      relief: 4,
      castsShadow: false,
      surface: false,
      edge: 0.7,
    });
  }
  if (isDenim) drawSnap(sketch, { face: '#b08b57', light: '#e0c691', deep: '#76572f' }, 4, top + 26, 9);
  else drawButton(sketch, cloth, [2, top + 27], 6.5);
}

function drawFly(sketch: Sketch, cloth: Cloth, { rise, band }: LegCut): void {
  drawSeam(sketch, cloth, line([2, 18], [2, rise]), 2, 0.9);
  const fly = open([38, 22], [38, rise * 0.46], [26, rise * 0.6], [3, rise * 0.68]);
  if (band === 'denim') {
    drawStitches(sketch, cloth, fly);
    sketch.moved(
      ([x, y]) => [x - 6, y - 3],
      () => drawStitches(sketch, cloth, fly),
    );
  } else if (band === 'tailored') drawSeam(sketch, cloth, fly, 1.2, 0.5);
}

function drawDetails(sketch: Sketch, cloth: Cloth, cut: LegCut): void {
  const { waistHalf: w, hipHalf: h, length, gap, hem, knee, rise } = cut;
  const kneeY = rise + (length - rise) * 0.46;
  const both = (shape: Shape, draw: (shape: Shape) => void) => {
    draw(shape);
    draw(mirrorShape(shape));
  };
  switch (cut.details) {
    case 'crease': {
      both(open([-w * 0.76, 24], [-w * 0.94, 96], [-h + 3, 178]), (pocket) =>
        drawSeam(sketch, cloth, pocket, 1.8, 0.8),
      );
      both(line([-w * 0.45, 24], [-w * 0.47, 110]), (dart) => drawSeam(sketch, cloth, dart, 1.4, 0.7));
      if (length >= 620) {
        const crease = open([-w * 0.47, 110], [-knee * 0.56, kneeY], [-gap - hem * 0.5, length]);
        both(crease, (line_) => {
          sketch.paint(line_, { stroke: cloth.tones.at(3.4), width: 3, opacity: 0.5 });
          sketch.moved(
            ([x, y]) => [x + 3, y],
            () => sketch.paint(line_, { stroke: cloth.tones.at(-5), width: 3.4, opacity: 0.34 }),
          );
        });
      }
      both(
        open([-gap - 2, length - 32], [-gap - hem / 2, length - 27], [-gap - hem + 4, length - 36]),
        (edge) => drawSeam(sketch, cloth, edge, 1.1, 0.45),
      );
      return;
    }
    case 'jeans': {
      both(
        open([-w * 0.4, 24], [-w * 0.52, 82], [-w * 0.86, 112], [-(h * 0.6 + w * 0.4) - 2, 118]),
        (pocket) => {
          drawSeam(sketch, cloth, pocket, 2, 1);
          sketch.moved(
            ([x, y]) => [x, y + 7],
            () => drawStitches(sketch, cloth, pocket),
          );
        },
      );
      drawSeam(sketch, cloth, open([w * 0.52, 66], [w * 0.7, 66], [w * 0.96, 60]), 1.6, 0.8);
      both(
        open(
          [-(w + h) / 2, 60],
          [-h + 10, rise * 0.86],
          [-knee - gap * 0.6 + 12, kneeY],
          [-gap - hem + 11, length - 8],
        ),
        (side) => drawSeam(sketch, cloth, side, 1.4, 0.5),
      );
      both(
        open([-gap - 2, length - 26], [-gap - hem / 2, length - 20], [-gap - hem + 3, length - 30]),
        (edge) => drawStitches(sketch, cloth, edge),
      );
      drawFade(sketch, cloth, cut, kneeY);
      return;
    }
    case 'cargo': {
      both(open([-w * 0.72, 24], [-w * 0.92, 100], [-h + 4, 172]), (pocket) =>
        drawSeam(sketch, cloth, pocket, 2),
      );
      for (const side of [-1, 1]) {
        const x = side * (knee * 0.5 + 104);
        const pocket = slab(x - 72, rise + 110, 144, 180, 6);
        drawPanel(sketch, cloth, pocket, { relief: 12, castsShadow: true });
        drawSeam(sketch, cloth, line([x, rise + 160], [x, rise + 288]), 2, 0.7);
        const flap = closed(
          corner(x - 76, rise + 102),
          corner(x + 76, rise + 102),
          corner(x + 76, rise + 150),
          corner(x, rise + 166),
          corner(x - 76, rise + 150),
        );
        drawCastShade(sketch, cloth, flap, 5);
        drawPanel(sketch, cloth, flap, { relief: 9, castsShadow: false });
        drawSnap(sketch, metalFor(cloth), x, rise + 142, 6);
      }
      both(
        open([-gap - 2, length - 40], [-gap - hem / 2, length - 34], [-gap - hem + 4, length - 44]),
        (edge) => drawStitches(sketch, cloth, edge),
      );
      return;
    }
    case 'joggers': {
      both(open([-w * 0.7, 26], [-w * 0.9, 110], [-h + 4, 196]), (pocket) => {
        drawSeam(sketch, cloth, pocket, 2);
        drawStitches(sketch, cloth, pocket, 1.1);
      });
      both(
        closed(
          corner(-gap - hem - 4, length - 76),
          corner(-gap + 4, length - 74),
          corner(-gap - 2, length + 3),
          corner(-gap - hem + 4, length - 3),
        ),
        (cuff) => drawPanel(sketch, cloth, cuff, { relief: 12, surface: false }),
      );
      both(
        ladder(
          line([-gap - hem - 4, length - 76], [-gap + 4, length - 74]),
          line([-gap - hem + 4, length - 3], [-gap - 2, length + 3]),
          17,
        ),
        (ribs) => drawRibs(sketch, cloth, ribs),
      );
      return;
    }
    default:
      both(
        open([-gap - 2, length - 16], [-gap - hem / 2, length - 11], [-gap - hem + 3, length - 20]),
        (edge) => drawStitches(sketch, cloth, edge, 1),
      );
  }
}

/** Where denim wears pale: thighs and knees. */
function drawFade(sketch: Sketch, cloth: Cloth, { rise, thigh, knee }: LegCut, kneeY: number): void {
  if (cloth.weave !== 'denim') return;
  for (const side of [-1, 1]) {
    for (const width of [1, 0.66, 0.36]) {
      const stroke = { stroke: cloth.tones.at(4), width: thigh * 0.5 * width, opacity: 0.07 };
      sketch.paint(
        open(
          [side * thigh * 0.5, rise * 0.6],
          [side * thigh * 0.52, rise + 120],
          [side * knee * 0.54, kneeY],
        ),
        stroke,
      );
    }
  }
}
