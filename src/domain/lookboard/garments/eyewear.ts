import type { Cloth } from '../cloth/cloth.ts';
import { silverMetal } from '../cloth/metal.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, ellipse, mirrorShape, open, type Shape } from '../pen/shape.ts';
import type { Ink, Sketch } from '../pen/sketch.ts';

/** Of lenses: frames have the color. */
const SMOKE = '#2e2c2b';

interface Frame {
  /** The left lens. */
  lens: Shape;
  /** Millimetres: of the rim, of the temples. */
  rim: number;
  temple: number;
  bridges: readonly Shape[];
  /** What a stroke of it is made of. */
  stuff: Pick<Ink, 'material' | 'relief'>;
}

/** Cut from a sheet of acetate: broad, glossy, one piece with its nose. */
const ACETATE: Omit<Frame, 'rim'> = {
  lens: closed([-66, -20], [-36, -26], [-12, -19], [-9, 2], [-22, 22], [-44, 26], [-64, 15], [-70, -4]),
  temple: 4.6,
  bridges: [open([-11, -8], [0, -14], [11, -8])],
  stuff: { material: 'hard', relief: 14 },
};
/** Bent of wire: lenses like drops, two bars between them. */
const AVIATOR: Frame = {
  lens: closed([-66, -21], [-40, -25], [-13, -21], [-9, -6], [-18, 18], [-38, 29], [-60, 20], [-69, -2]),
  rim: 2.1,
  temple: 1.9,
  bridges: [open([-13, -20], [0, -23], [13, -20]), open([-9, -8], [0, -12], [9, -8])],
  stuff: { material: 'metal', relief: 22 },
};
/** Round lenses in wire on a single bar. */
const PANTO: Frame = {
  lens: closed([-38, -26], [-16, -18], [-10, 0], [-18, 18], [-38, 25], [-58, 18], [-66, 0], [-60, -18]),
  rim: 1.9,
  temple: 1.8,
  bridges: [open([-11, -6], [0, -12], [11, -6])],
  stuff: { material: 'metal', relief: 22 },
};

export function drawSunglasses(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('dark-lenses');
  drawEyewear(sketch, cloth, frameOf(sketch, cloth, AVIATOR, 7), true);
}

export function drawGlasses(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('clear-lenses');
  drawEyewear(sketch, cloth, frameOf(sketch, cloth, PANTO, 5), false);
}

function frameOf(sketch: Sketch, cloth: Cloth, wire: Frame, rim: number): Frame {
  const isWire = cloth.weave === 'metal';
  sketch.shows(isWire ? 'wire-frame' : 'acetate-frame');
  return isWire ? wire : { ...ACETATE, rim };
}

function drawEyewear(sketch: Sketch, cloth: Cloth, frame: Frame, isDark: boolean): void {
  const { lens, rim, temple: thickness, stuff } = frame;
  const isWire = stuff.material === 'metal';
  // The temples lie folded behind the lenses; of wire they end in tips of plastic.
  for (const side of [-1, 1]) {
    const temple = open([side * 69, -12], [side * 20, -6], [side * -48, 4]);
    sketch.castShadow(ribbon(temple, thickness));
    sketch.paint(temple, { stroke: cloth.tones.at(-0.6), width: thickness, ...stuff });
    if (isWire)
      sketch.paint(open([side * -14, 0], [side * -48, 4]), {
        stroke: '#2b2724',
        width: 3.6,
        relief: 10,
        material: 'hard',
      });
  }
  for (const side of [lens, mirrorShape(lens)]) {
    if (isDark) sketch.castShadow(side);
    sketch.paint(side, {
      fill: isDark ? SMOKE : '#fbfaf7',
      opacity: isDark ? 0.93 : 0.24,
    });
    sketch.within(side, () => {
      sketch.paint(closed(corner(-72, -30), corner(-30, -30), corner(-58, 30), corner(-90, 30)), {
        fill: '#ffffff',
        opacity: isDark ? 0.14 : 0.5,
      });
      sketch.paint(closed(corner(12, -30), corner(44, -30), corner(20, 30), corner(-4, 30)), {
        fill: '#ffffff',
        opacity: isDark ? 0.14 : 0.5,
      });
    });
    sketch.castShadow(ribbon(side, rim));
    sketch.paint(side, { stroke: cloth.tones.base, width: rim, ...stuff });
  }
  for (const bridge of frame.bridges) {
    sketch.castShadow(ribbon(bridge, rim));
    sketch.paint(bridge, { stroke: cloth.tones.base, width: Math.max(rim, rim - 1), ...stuff });
  }
  if (!isWire) return;
  for (const side of [-1, 1]) {
    sketch.paint(open([side * 10, -4], [side * 6, 4], [side * 7, 10]), {
      stroke: silverMetal().face,
      width: 1.2,
    });
    sketch.paint(ellipse(side * 6.4, 11, 2.6, 4.6), { fill: '#e9e4da', relief: 6, material: 'hard' });
  }
}
