import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawSnap, drawZip } from './fastenings.ts';
import type { LegCut } from './leg-cut.ts';
import { drawRibs } from './trimmings.ts';

export function drawDetails(sketch: Sketch, cloth: Cloth, cut: LegCut): void {
  const { waistHalf: w, hipHalf: h, length, gap, hem, knee, rise } = cut;
  const kneeY = rise + (length - rise) * 0.46;
  const both = (shape: Shape, draw: (shape: Shape) => void) => {
    draw(shape);
    draw(mirrorShape(shape));
  };
  switch (cut.details) {
    case 'tailored':
      drawTailored(sketch, cloth, cut, kneeY);
      return;
    case 'jeans': {
      sketch.shows('five-pockets');
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
      drawSidePockets(sketch, cloth, cut);
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
    case 'bavarian':
      drawLederhosen(sketch, cloth, cut);
      return;
    default:
      if (sketch.asks('split-hem')) drawSplitHem(sketch, cloth, cut);
      both(
        open([-gap - 2, length - 16], [-gap - hem / 2, length - 11], [-gap - hem + 3, length - 20]),
        (edge) => drawStitches(sketch, cloth, edge, 1),
      );
  }
}

/** Slanted pockets, darts, and what the words add: pleats, a crease, braid, turn-ups. */
function drawTailored(sketch: Sketch, cloth: Cloth, cut: LegCut, kneeY: number): void {
  const { waistHalf: w, hipHalf: h, length, gap, hem, knee, rise } = cut;
  sketch.shows('welt-pockets');
  const hasPleats = sketch.asks('front-pleats');
  // Darts are for what is pressed; what is worn every day is topstitched.
  const isPressed = !sketch.asks('welt-pockets');
  const hasCrease = sketch.asks('crease') && length >= 400;
  const braid = sketch.asks('satin-braid') ? [0] : sketch.asks('double-braid') ? [-9, 9] : [];
  const isCuffed = sketch.asks('cuffed');
  for (const isRight of [false, true]) {
    const flip = (shape: Shape) => (isRight ? mirrorShape(shape) : shape);
    drawSeam(sketch, cloth, flip(open([-w * 0.76, 24], [-w * 0.94, 96], [-h + 3, 178])), 1.8, 0.8);
    if (hasPleats)
      for (const [x, reach] of [
        [0.32, 190],
        [0.54, 150],
      ] as const) {
        const pleat = open([-w * x, 22], [-w * (x + 0.03), reach * 0.6], [-w * (x + 0.05), reach]);
        drawCastShade(sketch, cloth, flip(pleat), 10);
        drawSeam(sketch, cloth, flip(pleat), 3, 1);
      }
    else if (isPressed) drawSeam(sketch, cloth, flip(line([-w * 0.45, 24], [-w * 0.47, 110])), 1.4, 0.7);
    else drawStitches(sketch, cloth, flip(open([-w * 0.72, 28], [-w * 0.9, 98], [-h + 9, 174])), 1);
    if (hasCrease) {
      const crease = open(
        [-w * 0.47, 110],
        [-knee * 0.56, Math.min(kneeY, length * 0.7)],
        [-gap - hem * 0.5, length],
      );
      drawCrease(sketch, cloth, flip(crease));
    }
    for (const shift of braid) {
      const edge = (inset: number) =>
        [
          [-(w + h) / 2 + inset, 66],
          [-h + inset + 2, rise * 0.8],
          [-knee - gap * 0.6 + inset + 2, kneeY],
          [-gap - hem + inset, length - 6],
        ] as const;
      const width = braid.length > 1 ? 9 : 22;
      const [outer, inner] = [edge(6 + shift + 9), edge(6 + shift + 9 + width)];
      drawPanel(
        sketch,
        plainCloth(cloth, cloth.tones.at(cloth.tones.lightness < 0.35 ? 0.6 : -1.6), 'satin'),
        flip(
          closed(
            corner(...outer[0]),
            outer[1],
            outer[2],
            corner(...outer[3]),
            corner(...inner[3]),
            inner[2],
            inner[1],
            corner(...inner[0]),
          ),
        ),
        { relief: 3, surface: false, castsShadow: false },
      );
    }
    if (isCuffed)
      drawPanel(
        sketch,
        cloth,
        flip(
          closed(
            corner(-gap - hem - 4, length - 54),
            [-gap - hem / 2, length - 44],
            corner(-gap + 4, length - 48),
            corner(-gap + 3, length + 4),
            [-gap - hem / 2, length + 8],
            corner(-gap - hem - 3, length - 2),
          ),
        ),
        { relief: 7 },
      );
    else {
      const edge = open(
        [-gap - 2, length - 32],
        [-gap - hem / 2, length - 27],
        [-gap - hem + 4, length - 36],
      );
      drawSeam(sketch, cloth, flip(edge), 1.1, 0.45);
    }
  }
}

/** A front that buttons down, its seams stitched twice in a lighter thread, cords at the knee, and braces with a bar. */
function drawLederhosen(
  sketch: Sketch,
  cloth: Cloth,
  { waistHalf: w, gap, hem, length, rise }: LegCut,
): void {
  const thread: Cloth = { ...cloth, stitch: cloth.tones.at(cloth.tones.lightness > 0.5 ? -4 : 5) };
  for (const side of [-1, 1]) {
    const strap = closed(
      corner(side * (w * 0.62 - 18), 16),
      [side * (w * 0.6 - 18), -140],
      [side * (w * 0.44), -300],
      corner(side * -14, -404),
      corner(side * 24, -424),
      [side * (w * 0.44 + 40), -300],
      [side * (w * 0.6 + 20), -140],
      corner(side * (w * 0.62 + 20), 16),
    );
    drawPanel(sketch, cloth, strap, { relief: 6 });
    drawSnap(sketch, metalFor(cloth), side * w * 0.62, -8, 9);
  }
  drawPanel(sketch, cloth, slab(-w * 0.6, -196, w * 1.2, 62, 6), { relief: 6 });
  for (const inset of [8, 16])
    drawStitches(
      sketch,
      thread,
      slab(-w * 0.6 + inset, -196 + inset, w * 1.2 - inset * 2, 62 - inset * 2, 4),
      1.6,
    );
  const flap = closed(
    corner(-w * 0.56, 14),
    corner(w * 0.56, 14),
    corner(w * 0.5, rise * 0.72),
    [0, rise * 0.82],
    corner(-w * 0.5, rise * 0.72),
  );
  drawPanel(sketch, cloth, flap, { relief: 8 });
  for (const inset of [0.9, 0.82])
    drawStitches(
      sketch,
      thread,
      open(
        [-w * 0.56 * inset, 22],
        corner(-w * 0.5 * inset, rise * 0.72 * inset),
        [0, rise * 0.82 * inset],
        corner(w * 0.5 * inset, rise * 0.72 * inset),
        [w * 0.56 * inset, 22],
      ),
      1.6,
    );
  for (const side of [-1, 1]) {
    drawSnap(sketch, metalFor(cloth), side * w * 0.46, 34, 9);
    const outer = gap + hem;
    drawStitches(
      sketch,
      thread,
      line([side * (outer - 26), length - 150], [side * (outer - 26), length - 20]),
      1.6,
    );
    drawStitches(
      sketch,
      thread,
      line([side * (outer - 36), length - 150], [side * (outer - 36), length - 20]),
      1.6,
    );
    drawStitches(
      sketch,
      thread,
      line([side * (gap + 4), length - 22], [side * (outer - 8), length - 26]),
      1.6,
    );
    const cord = open(
      [side * (outer - 8), length - 30],
      [side * (outer + 6), length + 20],
      [side * (outer - 20), length + 66],
    );
    sketch.paint(cord, { stroke: thread.stitch, width: 6 });
  }
}

/** Slit at the side and rounded, its edge bound: room to run. */
function drawSplitHem(sketch: Sketch, cloth: Cloth, { gap, hem, length }: LegCut): void {
  const outer = -gap - hem;
  for (const isRight of [false, true]) {
    const bound = open([outer + 16, length - 104], [outer + 24, length - 44], [outer + 70, length - 3]);
    const curve = isRight ? mirrorShape(bound) : bound;
    drawCastShade(sketch, cloth, curve, 12);
    sketch.paint(curve, { stroke: cloth.tones.at(cloth.tones.lightness > 0.5 ? -1.6 : 1.6), width: 5 });
  }
}

/** An ironed edge stands up where a seam would sink in. */
function drawCrease(sketch: Sketch, cloth: Cloth, crease: Shape): void {
  drawSeam(sketch, cloth, crease, 2.5, -0.3);
}

/** Against the edges of skis and boots: a tougher piece inside each hem, and a zip that opens over the boot. */
/** Elastic over the shoulders, crossed in the back, as snow trousers have it. */
function drawBraces(sketch: Sketch, cloth: Cloth, { waistHalf }: LegCut): void {
  const elastic = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.35 ? -4 : 3), 'rib');
  const metal = metalFor(cloth);
  for (const side of [-1, 1]) {
    const strap = closed(
      corner(side * (waistHalf * 0.66 - 20), 14),
      [side * (waistHalf * 0.42 - 18), -104],
      corner(side * -58, -214),
      corner(side * -24, -240),
      [side * (waistHalf * 0.42 + 16), -116],
      corner(side * (waistHalf * 0.66 + 20), 14),
    );
    drawPanel(sketch, elastic, strap, { relief: 4 });
    drawPanel(sketch, elastic, slab(side * waistHalf * 0.6 - 24, -44, 48, 22, 3), { relief: 4 });
    sketch.paint(slab(side * waistHalf * 0.62 - 26, -16, 52, 12, 3), {
      fill: metal.face,
      material: 'metal',
      relief: 6,
    });
  }
}

function drawKickPatches(sketch: Sketch, cloth: Cloth, cut: LegCut): void {
  const { gap, hem, length } = cut;
  drawBraces(sketch, cloth, cut);
  const tough = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.35 ? -3 : 2.4), 'canvas');
  for (const side of [-1, 1]) {
    const patch = closed(
      corner(side * (gap - 1), length - 172),
      corner(side * (gap + hem * 0.46), length - 128),
      corner(side * (gap + hem * 0.5), length - 3),
      corner(side * gap, length - 2),
    );
    drawPanel(sketch, tough, patch, { relief: 6, castsShadow: false });
    drawZip(
      sketch,
      metalFor(cloth),
      line([side * (gap + hem * 0.86), length - 210], [side * (gap + hem * 0.9), length - 10]),
      5,
    );
  }
}

/** What hangs at the thigh: bellows pockets, a tool loop, or zips. */
function drawSidePockets(sketch: Sketch, cloth: Cloth, cut: LegCut): void {
  const kind = sketch.pick('cargo-pockets', 'hammer-loop', 'zip-pockets');
  const { rise, knee, hipHalf: h } = cut;
  if (kind === 'zip-pockets') {
    for (const side of [-1, 1])
      drawZip(
        sketch,
        metalFor(cloth),
        line([side * (h - 44), rise + 50], [side * (knee + 4), rise + 200]),
        6,
      );
    const kneeY = rise + 250;
    for (const side of [-1, 1])
      for (const y of [kneeY, kneeY + 120])
        drawSeam(
          sketch,
          cloth,
          open([side * 24, y], [side * knee * 0.6, y + 14], [side * (knee + 6), y]),
          1.6,
          0.7,
        );
    if (sketch.asks('kick-patch')) drawKickPatches(sketch, cloth, cut);
    return;
  }
  if (kind === 'hammer-loop') {
    const tool = slab(h - 108, rise + 20, 92, 220, 4);
    drawPanel(sketch, cloth, tool, { relief: 9, castsShadow: false });
    drawStitches(sketch, cloth, slab(h - 102, rise + 26, 80, 208, 3), 1.3);
    const loop = closed(
      corner(-h + 4, rise + 10),
      corner(-h + 18, rise + 8),
      [-h + 30, rise + 90],
      corner(-h + 40, rise + 168),
      corner(-h + 18, rise + 170),
      [-h + 2, rise + 96],
    );
    drawPanel(sketch, cloth, loop, { relief: 6 });
    for (const side of [-1, 1])
      drawStitches(
        sketch,
        cloth,
        open([side * 20, rise + 250], [side * knee * 0.5, rise + 262], [side * (knee + 14), rise + 250]),
        1.4,
      );
    return;
  }
  for (const side of [-1, 1]) {
    const x = side * (knee * 0.5 + 62);
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
}

/** Where denim wears pale: thighs and knees. */
function drawFade(sketch: Sketch, cloth: Cloth, { rise, thigh, knee }: LegCut, kneeY: number): void {
  if (cloth.weave !== 'denim') return;
  for (const side of [-1, 1]) {
    for (const width of [1, 0.8, 0.6, 0.4, 0.2]) {
      const stroke = { stroke: cloth.tones.at(4), width: thigh * 0.5 * width, opacity: 0.042 };
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
