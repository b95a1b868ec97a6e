import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, line, open, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';
import { drawLace, drawLeatherSole, drawOpening, FINE } from './shoe-parts.ts';

export const drawLoafer = drawPair((sketch, cloth) => {
  drawLeatherSole(sketch, cloth, { heel: 20, thickness: 8, length: 288 });
  const upper = closed(
    corner(6, -22),
    [2, -54],
    [9, -84],
    corner(22, -96),
    [58, -84],
    [98, -80],
    corner(128, -98),
    [158, -88],
    [200, -72],
    [246, -62],
    [278, -46],
    corner(291, -9),
    [230, -6],
    [150, -8],
    [96, -17],
  );
  drawOpening(
    sketch,
    cloth,
    closed(corner(20, -94), [58, -84], [98, -80], corner(128, -98), [98, -104], [56, -104]),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, surface: cloth.weave === 'suede', relief: 20 });
  sketch.within(upper, () => {
    const apron = open([104, -76], [132, -56], [186, -47], [240, -49], [262, -58]);
    sketch.paint(open([108, -80], [136, -62], [188, -54], [238, -55]), {
      stroke: cloth.tones.at(4),
      width: 5,
      opacity: 0.3,
    });
    drawSeam(sketch, cloth, apron, 2.2);
    const strap = closed(
      corner(128, -100),
      [138, -78],
      [140, -44],
      corner(138, -10),
      corner(176, -10),
      [180, -44],
      [174, -76],
      corner(166, -92),
    );
    drawCastShade(sketch, cloth, strap, 5);
    drawPanel(sketch, cloth, strap, { ...FINE, relief: 8, castsShadow: false });
    sketch.paint(slab(147, -66, 22, 7, 3.5), { fill: cloth.tones.at(-6), opacity: 0.85 });
    drawStitches(sketch, cloth, open([134, -84], [144, -50], [143, -12]), 0.8);
    drawStitches(sketch, cloth, open([168, -80], [174, -50], [171, -12]), 0.8);
    drawSeam(sketch, cloth, open([40, -90], [50, -54], [46, -18]), 1.1, 0.8);
  });
});

export const drawOxford = drawPair((sketch, cloth) => drawLaceUp(sketch, cloth, true));
export const drawDerby = drawPair((sketch, cloth) => drawLaceUp(sketch, cloth, false));

function drawLaceUp(sketch: Sketch, cloth: Cloth, isOxford: boolean): void {
  drawLeatherSole(sketch, cloth, { heel: isOxford ? 24 : 27, thickness: isOxford ? 8 : 12, length: 294 });
  const upper = closed(
    corner(8, -26),
    [3, -62],
    [8, -96],
    corner(20, -114),
    [50, -100],
    [78, -98],
    corner(98, -120),
    corner(114, -119),
    [146, -90],
    [190, -70],
    [240, -64],
    [276, -50],
    corner(297, -11),
    [230, -8],
    [150, -9],
    [96, -20],
  );
  drawOpening(
    sketch,
    cloth,
    closed(corner(20, -114), [50, -101], [78, -99], corner(98, -120), [70, -116], [44, -118]),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, surface: cloth.weave === 'suede', relief: 22 });
  sketch.within(upper, () => {
    const toeCap = open([226, -68], [216, -42], [222, -12]);
    if (isOxford) {
      drawSeam(sketch, cloth, toeCap, 1.5);
      drawStitches(sketch, cloth, open([230, -66], [220, -42], [226, -12]), 0.8);
      drawSeam(sketch, cloth, open([152, -84], [128, -52], [142, -14]), 1.6);
      drawStitches(sketch, cloth, open([148, -86], [124, -52], [138, -14]), 0.8);
    } else {
      const quarter = open(corner(166, -78), corner(156, -60), [124, -52], [112, -14]);
      drawCastShade(sketch, cloth, quarter, 5);
      drawSeam(sketch, cloth, quarter, 1.8);
      drawStitches(sketch, cloth, open(corner(160, -80), corner(151, -64), [119, -56], [107, -16]), 0.8);
    }
    drawSeam(sketch, cloth, open([28, -110], [40, -60], [34, -20]), 1.2, 0.8);
  });
  for (let index = 0; index < 4; index += 1) {
    const [x, y] = [106 + index * 13, -111 + index * 10.5];
    drawLace(sketch, cloth, line([x - 8, y + 13], [x + 7, y - 2]));
  }
}

export const drawSneaker = drawPair((sketch, cloth) => {
  const rubber = plainCloth(cloth, cloth.tones.lightness > 0.82 ? cloth.tones.at(0.4) : '#efece5', 'smooth');
  const upper = closed(
    corner(8, -24),
    [1, -56],
    [6, -88],
    corner(15, -112),
    [36, -106],
    [62, -88],
    [86, -92],
    corner(100, -126),
    corner(117, -124),
    [144, -96],
    [180, -76],
    [226, -70],
    [268, -58],
    [292, -38],
    corner(296, -22),
    [150, -22],
  );
  drawOpening(
    sketch,
    cloth,
    closed(corner(15, -110), [36, -106], [62, -89], [86, -93], corner(100, -126), [70, -118], [42, -120]),
  );
  drawPanel(sketch, cloth, upper, { ...FINE, surface: cloth.pattern !== 'plain', relief: 22 });
  sketch.within(upper, () => {
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(-4, -70),
        [2, -90],
        corner(14, -114),
        [32, -108],
        corner(46, -98),
        [50, -64],
        corner(42, -18),
        corner(-4, -18),
      ),
      { ...FINE, relief: 8, castsShadow: false, steps: -0.6 },
    );
    const toe = open([228, -74], [210, -48], [216, -18]);
    drawSeam(sketch, cloth, toe, 1.4);
    drawStitches(sketch, cloth, open([233, -73], [214, -48], [220, -18]), 0.8);
    const stay = open(corner(86, -96), [104, -74], [150, -56], [196, -60], [210, -74]);
    drawSeam(sketch, cloth, stay, 1.5);
    drawStitches(sketch, cloth, open([84, -90], [103, -69], [150, -51], [198, -55]), 0.8);
    drawSeam(sketch, cloth, open([104, -72], [90, -46], [102, -18]), 1.3, 0.8);
    for (const [x, y] of [
      [236, -60],
      [246, -57],
      [241, -51],
    ] as const)
      sketch.paint(line([x, y], [x + 0.1, y]), { stroke: cloth.tones.at(-4), width: 2.4, opacity: 0.7 });
  });
  const laces = cloth.tones.lightness > 0.5 ? cloth : rubber;
  for (let index = 0; index < 5; index += 1) {
    const [x, y] = [113 + index * 16, -114 + index * 10.5];
    drawLace(sketch, laces, line([x - 10, y + 18], [x + 8, y - 1]), 5.6);
  }
  const sole = closed(
    corner(2, -28),
    [120, -27],
    [230, -25],
    corner(296, -32),
    [303, -18],
    corner(294, -2),
    [150, 0],
    corner(12, 0),
    [-2, -12],
  );
  drawPanel(sketch, rubber, sole, { ...FINE, relief: 9 });
  drawStitches(sketch, rubber, open([8, -21], [120, -20], [230, -19], [296, -24]), 0.8);
  sketch.paint(open([4, -6], [150, -5], [295, -8]), {
    stroke: rubber.tones.at(-2),
    width: 1.2,
    opacity: 0.5,
  });
});
