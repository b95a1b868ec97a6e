import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { between, closed, corner, ladder, line, type Point, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { direction, move } from './sleeve-directions.ts';
import { drawButton, drawRibs, hornFor, pointsOf } from './trimmings.ts';

export type SleeveFinish = 'hem' | 'shirt-cuff' | 'rib' | 'plain' | 'gathered' | 'coat-cuff';

/** Where a sleeve ends, seen flat: the outer and the inner edge. */
interface Forearm {
  elbowOut: Point;
  elbowIn: Point;
  cuffOut: Point;
  cuffIn: Point;
  cap: Point;
  root: Point;
}

export function drawFinish(
  sketch: Sketch,
  cloth: Cloth,
  sleeve: Forearm,
  measures: { length: number; lowerAngle: number; finish?: SleeveFinish },
  flip: (shape: Shape) => Shape,
): void {
  const { cuffOut, cuffIn, cap, root } = sleeve;
  // A short sleeve has no elbow: its edges run to the shoulder and to the underarm.
  const [elbowOut, elbowIn] = measures.length < 320 ? [cap, root] : [sleeve.elbowOut, sleeve.elbowIn];
  const lengthOf = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = lengthOf(cuffOut, elbowOut);
  const within = lengthOf(cuffIn, elbowIn);
  const up = (distance: number) =>
    [between(cuffOut, elbowOut, distance / along), between(cuffIn, elbowIn, distance / within)] as const;
  switch (measures.finish) {
    case 'hem': {
      const [out, inner] = up(20);
      drawStitches(sketch, cloth, flip(line(out, inner)), 1.2);
      return;
    }
    case 'shirt-cuff':
    case 'gathered': {
      const depth = measures.finish === 'gathered' ? 46 : 62;
      const [out, inner] = up(depth);
      const band = flip(
        closed(
          corner(...out),
          corner(...inner),
          corner(...move(cuffIn, direction(measures.lowerAngle), 3)),
          corner(...move(cuffOut, direction(measures.lowerAngle), 3)),
        ),
      );
      drawPanel(sketch, cloth, band, {
        relief: 10,
        castsShadow: true,
        grain: 0,
        surface: cloth.pattern !== 'floral',
      });
      const [stitchOut, stitchIn] = up(7);
      drawStitches(sketch, cloth, flip(line(stitchOut, stitchIn)), 1);
      drawButton(
        sketch,
        cloth,
        pointsOf(flip(line(between(between(out, cuffOut, 0.5), between(inner, cuffIn, 0.5), 0.24)))),
        4.2,
      );
      if (measures.finish === 'gathered') {
        const [highOut, highIn] = up(depth + 60);
        sketch.paint(flip(ladder(line(out, inner), line(highOut, highIn), 9)), {
          stroke: cloth.tones.at(-4),
          width: 1.6,
          opacity: 0.28,
        });
      }
      return;
    }
    case 'rib': {
      const [out, inner] = up(measures.length < 320 ? 30 : 62);
      const wide = measures.length < 320 ? 0 : 0.015;
      const tuck = measures.length < 320 ? 0 : 0.06;
      const band = flip(
        closed(
          corner(...between(out, inner, -wide)),
          corner(...between(inner, out, -wide)),
          corner(...between(cuffIn, cuffOut, tuck)),
          corner(...between(cuffOut, cuffIn, tuck)),
        ),
      );
      drawPanel(sketch, cloth, band, { relief: 12, surface: false });
      drawRibs(
        sketch,
        cloth,
        flip(
          ladder(line(out, inner), line(between(cuffOut, cuffIn, tuck), between(cuffIn, cuffOut, tuck)), 15),
        ),
      );
      return;
    }
    case 'coat-cuff': {
      const [out, inner] = up(64);
      drawSeam(sketch, cloth, flip(line(out, inner)), 1.5, 0.6);
      for (const share of [0.3, 0.55, 0.8]) {
        const place = between(
          between(cuffOut, elbowOut, (18 + share * 50) / along),
          between(cuffIn, elbowIn, (18 + share * 50) / along),
          0.78,
        );
        drawButton(sketch, cloth, pointsOf(flip(line(place))), 4.6, hornFor(cloth));
      }
      return;
    }
    default:
  }
}
