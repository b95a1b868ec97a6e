import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, type Shape, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawSnap } from './fastenings.ts';
import type { LegCut } from './leg-panels.ts';
import { drawRibs } from './trimmings.ts';

export function drawDetails(sketch: Sketch, cloth: Cloth, cut: LegCut): void {
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
