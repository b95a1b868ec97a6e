import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import {
  closed,
  corner,
  type Knot,
  ladder,
  line,
  mirrorKnots,
  mirrorShape,
  open,
  type Point,
  pointOf,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLabel } from './label.ts';
import type { Torso } from './torso.ts';
import { drawRibs } from './trimmings.ts';

/** The inner side of the back, seen through the neckline, with its label. */
export function drawBackNeck(
  sketch: Sketch,
  cloth: Cloth,
  torso: Torso,
  options: { dip?: number; label?: boolean } = {},
): void {
  const { neckHalf } = torso.measures;
  const dip = options.dip ?? 20;
  const inside = closed(
    corner(-neckHalf, 0),
    [-neckHalf * 0.5, dip * 0.8],
    [0, dip],
    [neckHalf * 0.5, dip * 0.8],
    corner(neckHalf, 0),
    ...mirrorKnots(torso.neckline.slice(0, -1)),
    ...torso.neckline.slice(1, -1),
  );
  drawPanel(sketch, cloth, inside, { steps: -1.6, relief: 16, surface: false });
  sketch.within(inside, () => {
    const tape = open(
      [-neckHalf, 2],
      [-neckHalf * 0.5, dip * 0.8 + 7],
      [0, dip + 7],
      [neckHalf * 0.5, dip * 0.8 + 7],
      [neckHalf, 2],
    );
    sketch.paint(tape, { stroke: cloth.tones.at(-3), width: 9, opacity: 0.8 });
    if (options.label ?? true) drawLabel(sketch, cloth, dip + 5, 36);
  });
}

/** A band of even width along a neckline. */
export function drawNeckBand(
  sketch: Sketch,
  cloth: Cloth,
  torso: Torso,
  width: number,
  ribbed: boolean,
): void {
  const inner = torso.neckline;
  const outer = inner.map((knot, index): Knot => lowered(knot, width, index === inner.length - 1, torso));
  const left: Knot[] = [...inner];
  const full = [...[...left].reverse(), ...mirrorKnots([...left].reverse()).slice(1)];
  const fullOuter = [...[...outer].reverse(), ...mirrorKnots([...outer].reverse()).slice(1)];
  drawPanel(sketch, cloth, closed(...full, ...[...fullOuter].reverse()), {
    relief: 8,
    surface: false,
    castsShadow: false,
  });
  if (ribbed) drawRibs(sketch, cloth, ladder(open(...full), open(...fullOuter), 44));
  else drawStitches(sketch, cloth, open(...fullOuter), 1.1);
}

function lowered(knot: Knot, width: number, isEnd: boolean, torso: Torso): Knot {
  const [x, y] = pointOf(knot);
  if (isEnd)
    return corner(
      x - width * 0.96,
      (width * torso.measures.shoulderDrop) / (torso.measures.shoulderHalf - torso.measures.neckHalf),
    );
  const { neckHalf, neckDepth } = torso.measures;
  // Outward from the opening's centre, so that the band keeps its width round the curve.
  const [dx, dy] = [x / neckHalf, y / Math.max(40, neckDepth)];
  const reach = Math.hypot(dx, dy) || 1;
  const moved: Point = [x + (dx / reach) * width, y + (dy / reach) * width];
  return 'corner' in knot ? corner(...moved) : moved;
}

/** A shirt collar on its stand, worn closed or open. */
export function drawShirtCollar(
  sketch: Sketch,
  cloth: Cloth,
  options: {
    neckHalf: number;
    depth: number;
    spread?: number;
    point?: number;
    open?: boolean;
    isStitched?: boolean;
  },
): void {
  const { neckHalf: n, depth, spread = 62, point = 78, isStitched = true } = options;
  const inner = plainCloth(cloth, cloth.tones.at(-1.2));
  drawPanel(
    sketch,
    inner,
    symmetric(
      [0, -22],
      [-n * 0.6, -25],
      corner(-n * 0.96, -26),
      [-n * 0.9, 10],
      [-n * 0.5, depth * 0.6],
      corner(0, depth + 2),
    ),
    { relief: 18, surface: false },
  );
  drawLabel(sketch, cloth, -7, 36);
  const leaf = closed(
    corner(-n * 0.98, -27),
    [-n - 13, -6],
    corner(-n - 16, 20),
    corner(-spread, depth + point * 0.86),
    corner(-2, depth + 3),
    [-n * 0.46, depth * 0.58],
    [-n * 0.84, 8],
  );
  for (const side of [leaf, mirrorShape(leaf)]) {
    drawPanel(sketch, cloth, side, {
      relief: 10,
      surface: true,
      grain: side === leaf ? 20 : -20,
    });
  }
  if (!isStitched) return;
  const stitched = open(
    corner(-n - 9, 20),
    corner(-spread + 4, depth + point * 0.86 - 9),
    corner(-8, depth + 6),
  );
  drawStitches(sketch, cloth, stitched, 1);
  drawStitches(sketch, cloth, mirrorShape(stitched), 1);
}

/** A rib turtleneck, folded over. */
export function drawRollNeck(sketch: Sketch, cloth: Cloth, neckHalf: number, height: number): void {
  const n = neckHalf;
  const tube = symmetric(
    [0, -height - 4],
    [-n * 0.6, -height - 2],
    corner(-n * 0.92, -height + 6),
    [-n * 0.98, -height * 0.4],
    corner(-n - 8, 16),
    [-n * 0.5, 42],
    [0, 50],
  );
  drawPanel(sketch, cloth, tube, { relief: 22, surface: false });
  const top = open(
    [-n * 0.92, -height + 6],
    [-n * 0.5, -height + 14],
    [0, -height + 17],
    [n * 0.5, -height + 14],
    [n * 0.92, -height + 6],
  );
  drawRibs(
    sketch,
    cloth,
    ladder(top, open([-n - 8, 16], [-n * 0.5, 42], [0, 50], [n * 0.5, 42], [n + 8, 16]), 31),
  );
  sketch.paint(
    closed(corner(-n * 0.92, -height + 6), [0, -height - 5], corner(n * 0.92, -height + 6), [
      0,
      -height + 17,
    ]),
    { fill: cloth.tones.at(-3), opacity: 0.75 },
  );
  drawSeam(sketch, cloth, open([-n - 2, -8], [-n * 0.5, 14], [0, 20], [n * 0.5, 14], [n + 2, -8]), 2, 0.7);
}

export function verticalPlacket(
  sketch: Sketch,
  cloth: Cloth,
  top: number,
  bottom: number,
  width: number,
): void {
  drawSeam(sketch, cloth, line([-width / 2, top], [-width / 2, bottom]), 1.4, 0.6);
  drawSeam(sketch, cloth, line([width / 2, top], [width / 2, bottom]), 1.4, 0.9);
}
