import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, type Knot, ladder, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawRibs } from './trimmings.ts';

export function drawGloves(sketch: Sketch, cloth: Cloth): void {
  if (sketch.asks('mitten')) {
    drawMittens(sketch, cloth);
    return;
  }
  const isLong = sketch.asks('opera-length');
  const isRibbed = sketch.asks('rib-cuff');
  const wrist: readonly Knot[] = isLong
    ? [corner(-56, 470), [-50, 330], [-40, 190], [-38, 110]]
    : [corner(-36, 130), [-38, 60]];
  const inner: readonly Knot[] = isLong
    ? [[40, 110], [46, 190], [56, 330], corner(60, 470)]
    : [[36, 70], corner(36, 130)];
  const hand = closed(
    ...wrist,
    [-64, 10],
    [-74, -24],
    [-62, -32],
    [-48, -14],
    [-36, 4],
    corner(-34, -10),
    [-40, -86],
    [-30, -96],
    [-22, -86],
    corner(-15, -16),
    [-14, -104],
    [-3, -114],
    [6, -104],
    corner(7, -16),
    [14, -96],
    [24, -104],
    [31, -94],
    corner(26, -8),
    [36, -62],
    [46, -68],
    [52, -58],
    [44, 20],
    ...inner,
  );
  for (const [dx, dy, flip] of [
    [46, -14, -1],
    [-30, 10, 1],
  ] as const) {
    sketch.moved(
      ([x, y]) => [x * flip + dx + y * 0.1 * flip, y + dy],
      () => {
        drawPanel(sketch, cloth, hand, { relief: 16 });
        for (const x of [-16, 2, 20])
          drawSeam(sketch, cloth, open([x * 1.2, -10], [x * 0.9, 24], [x * 0.6, 50]), 1.3, 0.8);
        if (isRibbed) {
          const cuff = closed(
            corner(-40, 78),
            [0, 84],
            corner(39, 78),
            corner(38, 136),
            [0, 142],
            corner(-38, 136),
          );
          drawPanel(sketch, { ...cloth, weave: 'rib' }, cuff, { relief: 8 });
          drawRibs(
            sketch,
            cloth,
            ladder(open([-40, 78], [0, 84], [39, 78]), open([-38, 136], [0, 142], [38, 136]), 15),
          );
        } else if (isLong) drawSeam(sketch, cloth, open([-56, 456], [0, 462], [60, 456]), 1.4, 0.8);
        else drawSeam(sketch, cloth, open([-36, 108], [0, 113], [36, 108]), 1.4, 0.8);
      },
    );
  }
}

/** One bag for four fingers, a thumb, and a ribbed cuff. */
function drawMittens(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('rib-cuff');
  const hand = closed(
    corner(-36, 90),
    [-40, 50],
    [-66, 16],
    [-78, -16],
    [-66, -30],
    [-50, -16],
    [-40, -4],
    [-46, -70],
    [-14, -112],
    [22, -108],
    [46, -70],
    [46, 10],
    corner(38, 90),
  );
  const cuff = closed(corner(-40, 82), [0, 88], corner(42, 82), corner(40, 146), [0, 152], corner(-38, 146));
  for (const [dx, dy, flip] of [
    [52, -14, -1],
    [-36, 10, 1],
  ] as const) {
    sketch.moved(
      ([x, y]) => [x * flip + dx + y * 0.1 * flip, y + dy],
      () => {
        drawPanel(sketch, cloth, hand, { relief: 22 });
        drawSeam(sketch, cloth, open([-44, -2], [-34, 24], [-38, 56]), 1.6, 0.8);
        drawPanel(sketch, { ...cloth, weave: 'rib' }, cuff, { relief: 9 });
      },
    );
  }
}
