import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { goldMetal, type Metal, metalFor, silverMetal } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import {
  closed,
  corner,
  ellipse,
  ladder,
  line,
  mirrorShape,
  open,
  type Shape,
  slab,
  symmetric,
} from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle } from './fastenings.ts';

const FINE = { edgeWidth: 0.8 } as const;

/** Rolled up, as it is sold: the coil from above and the buckled end. */
export function drawBelt(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  const strip = closed(
    corner(-196, -2),
    [-60, -22],
    [80, -16],
    corner(250, 14),
    [258, 30],
    corner(246, 46),
    [80, 18],
    [-60, 12],
    corner(-196, 32),
  );
  drawPanel(sketch, cloth, strip, { ...FINE, relief: 10 });
  drawStitches(sketch, cloth, open([-190, 3], [-60, -17], [80, -11], [244, 19]), 0.9);
  drawStitches(sketch, cloth, open([-190, 27], [-60, 7], [80, 13], [240, 41]), 0.9);
  for (const [x, y] of [
    [110, 2],
    [138, 6],
    [166, 10],
    [194, 15],
  ] as const)
    sketch.paint(ellipse(x, y, 3), { fill: cloth.tones.at(-6) });
  drawPanel(sketch, cloth, slab(-142, -16, 13, 44, 2), { ...FINE, relief: 3 });
  sketch.castShadow(slab(-216, -12, 44, 54, 6));
  drawBuckle(sketch, metal, -214, -10, 42, 50, 7);
  sketch.paint(line([-192, 15], [-168, 12]), { stroke: metal.face, width: 4.4 });
}

export function drawScarf(sketch: Sketch, cloth: Cloth): void {
  const back = closed(
    corner(-118, 0),
    [-40, -14],
    [60, -12],
    corner(118, 2),
    [126, 180],
    corner(118, 420),
    [50, 428],
    corner(14, 424),
    [10, 200],
  );
  drawPanel(sketch, cloth, back, {
    relief: 24,
    steps: 0,
    folds: [{ from: [70, 60], to: [74, 410], width: 30, bow: 8 }],
  });
  fringe(sketch, cloth, 20, 116, 422);
  const frontPart = closed(
    corner(-120, 0),
    [-60, -16],
    corner(30, -6),
    [64, 40],
    [30, 200],
    corner(22, 500),
    [-50, 508],
    corner(-112, 500),
    [-126, 240],
  );
  drawCastShade(sketch, cloth, open([30, 0], [64, 44], [34, 200], [26, 498]), 12);
  drawPanel(sketch, cloth, frontPart, {
    relief: 26,
    folds: [
      { from: [-60, 20], to: [-66, 490], width: 34, bow: 10, depth: 0.8 },
      { from: [0, 30], to: [-16, 490], width: 26, bow: -8, depth: 0.7 },
    ],
  });
  fringe(sketch, cloth, -108, 20, 502);
}

function fringe(sketch: Sketch, cloth: Cloth, from: number, to: number, y: number): void {
  const count = Math.round((to - from) / 7);
  const threads = Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 0.5)) / count;
    const sway = Math.sin(index * 2.3) * 3;
    return open([x, y - 4], [x + sway * 0.4, y + 18], [x + sway, y + 42]);
  }).flat();
  sketch.castShadow(slab(from, y, to - from, 36, 2));
  sketch.paint(threads, { stroke: cloth.tones.at(-2.4), width: 4.6 });
  sketch.paint(threads, { stroke: cloth.tones.at(0.6), width: 2.8 });
}

export function drawBeanie(sketch: Sketch, cloth: Cloth): void {
  const knit = cloth.weave === 'smooth' ? { ...cloth, weave: 'knit' as const } : cloth;
  const crown = symmetric([0, -150], [-66, -136], [-104, -70], corner(-108, 10), [0, 20]);
  drawPanel(sketch, knit, crown, { relief: 30 });
  for (const x of [-70, -36, 0, 36, 70])
    sketch.paint(open([x * 0.2, -146], [x * 0.9, -90], [x * 1.12, 12]), {
      stroke: cloth.tones.at(-4),
      width: 3,
      opacity: 0.35,
    });
  const cuff = symmetric([0, -8], corner(-113, -20), [-118, 10], corner(-112, 44), [0, 54]);

  drawPanel(sketch, knit, cuff, { relief: 14, surface: false });
  sketch.paint(ladder(open([-113, -20], [0, -8], [113, -20]), open([-112, 44], [0, 54], [112, 44]), 34), {
    stroke: cloth.tones.at(-4),
    width: 2.4,
    opacity: 0.5,
  });
}

export function drawCap(sketch: Sketch, cloth: Cloth): void {
  const crown = closed(
    corner(-108, 20),
    [-108, -50],
    [-60, -110],
    [0, -122],
    [62, -106],
    [104, -48],
    corner(108, 14),
    [0, 34],
  );
  drawPanel(sketch, cloth, crown, { ...FINE, relief: 28 });
  for (const seam of [
    open([0, -122], [6, -40], [4, 28]),
    open([0, -122], [-58, -60], [-70, 26]),
    open([0, -122], [62, -60], [76, 24]),
  ]) {
    drawSeam(sketch, cloth, seam, 1.3);
  }
  const brim = closed(
    corner(-104, 14),
    [0, 30],
    corner(106, 10),
    [120, 52],
    [70, 84],
    [0, 92],
    [-72, 84],
    [-120, 54],
  );
  drawCastShade(sketch, cloth, open([-104, 16], [0, 32], [106, 12]), 6);
  drawPanel(sketch, cloth, brim, { ...FINE, relief: 16 });
  for (const [lift, half] of [
    [10, 96],
    [22, 92],
    [34, 84],
  ] as const)
    drawStitches(sketch, cloth, open([-half, 30 + lift], [0, 42 + lift], [half, 28 + lift]), 0.9);
  drawPanel(sketch, cloth, ellipse(0, -123, 8, 5), { ...FINE, relief: 2 });
  for (const x of [-34, 36]) sketch.paint(ellipse(x, -72, 3), { fill: cloth.tones.at(-5), opacity: 0.8 });
}

export function drawSunHat(sketch: Sketch, cloth: Cloth): void {
  drawBrimmedHat(sketch, cloth.weave === 'smooth' ? { ...cloth, weave: 'straw' } : cloth, 196, 122, 40);
}

export function drawFedora(sketch: Sketch, cloth: Cloth): void {
  const felt = cloth.weave === 'smooth' ? { ...cloth, weave: 'wool' as const } : cloth;
  const brim = closed(
    corner(-166, 26),
    [-100, 6],
    [0, 0],
    [100, 6],
    corner(166, 20),
    [130, 52],
    [0, 70],
    [-130, 56],
  );
  drawPanel(sketch, felt, brim, { ...FINE, relief: 18 });
  const crown = closed(
    corner(-98, 24),
    [-92, -50],
    [-70, -104],
    [-30, -112],
    [0, -98],
    [34, -112],
    [72, -102],
    [92, -48],
    corner(98, 22),
    [0, 42],
  );
  drawCastShade(sketch, felt, open([-98, 28], [0, 46], [98, 26]), 8);
  drawPanel(sketch, felt, crown, {
    ...FINE,
    relief: 26,
    folds: [
      { from: [-24, -106], to: [0, -40], width: 20, bow: 6 },
      { from: [30, -104], to: [6, -44], width: 18, bow: -6 },
      { from: [-66, -92], to: [-50, -36], width: 16 },
    ],
  });
  const band = closed(corner(-98, -4), [0, 14], corner(98, -6), corner(98, 22), [0, 42], corner(-98, 24));
  drawPanel(
    sketch,
    plainCloth(felt, cloth.tones.at(cloth.tones.lightness > 0.4 ? -2.8 : -1.4), 'satin'),
    band,
    { ...FINE, relief: 6, surface: false },
  );
}

function drawBrimmedHat(sketch: Sketch, cloth: Cloth, half: number, depth: number, tilt: number): void {
  const brim = ellipse(0, 10, half, depth);
  drawPanel(sketch, cloth, brim, { ...FINE, relief: 26 });
  for (const share of [0.92, 0.84, 0.76])
    sketch.paint(ellipse(0, 10, half * share, depth * share), {
      stroke: cloth.tones.at(-2.4),
      width: 1.2,
      opacity: 0.5,
    });
  const crown = closed(
    corner(-98, 8),
    [-90, -50],
    [-52, -82],
    [0, -90],
    [52, -82],
    [90, -50],
    corner(98, 8),
    [60, 36],
    [0, tilt + 4],
    [-60, 36],
  );
  drawCastShade(sketch, cloth, crown, 10);
  drawPanel(sketch, cloth, crown, { ...FINE, relief: 26 });
  const band = closed(
    corner(-99, -12),
    [-58, 14],
    [0, 22],
    [58, 14],
    corner(99, -12),
    corner(98, 8),
    [60, 36],
    [0, tilt + 4],
    [-60, 36],
    corner(-98, 8),
  );
  drawPanel(sketch, plainCloth(cloth, cloth.tones.at(-3.6), 'satin'), band, {
    ...FINE,
    relief: 5,
    surface: false,
  });
}

export function drawSunglasses(sketch: Sketch, cloth: Cloth): void {
  drawEyewear(sketch, cloth, true);
}

export function drawGlasses(sketch: Sketch, cloth: Cloth): void {
  drawEyewear(sketch, cloth, false);
}

function drawEyewear(sketch: Sketch, cloth: Cloth, isDark: boolean): void {
  const lens = closed(
    [-66, -20],
    [-36, -26],
    [-12, -19],
    [-9, 2],
    [-22, 22],
    [-44, 26],
    [-64, 15],
    [-70, -4],
  );
  const frameWidth = isDark ? 7.5 : 5;
  // The temples lie folded behind the lenses.
  for (const side of [-1, 1]) {
    const temple = open([side * 70, -14], [side * 20, -31], [side * -46, -32]);
    sketch.castShadow(ribbon(temple, 5));
    sketch.paint(temple, { stroke: cloth.tones.at(-2.4), width: 5.4 });
    sketch.paint(temple, { stroke: cloth.tones.at(-0.6), width: 4 });
  }
  for (const side of [lens, mirrorShape(lens)]) {
    sketch.castShadow(isDark ? side : ribbon(side, frameWidth));
    sketch.paint(side, {
      fill: isDark ? cloth.tones.at(cloth.tones.lightness > 0.45 ? -5 : -1) : '#fbfaf7',
      opacity: isDark ? 0.93 : 0.42,
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
    sketch.paint(side, { stroke: cloth.tones.at(-3), width: frameWidth + 1 });
    sketch.paint(side, { stroke: cloth.tones.base, width: frameWidth });
    sketch.moved(
      ([x, y]) => [x - 0.8, y - 1.2],
      () => sketch.paint(side, { stroke: cloth.tones.at(3), width: 1.4, opacity: 0.7 }),
    );
  }
  sketch.paint(open([-11, -8], [0, -14], [11, -8]), { stroke: cloth.tones.at(-2), width: frameWidth });
  sketch.paint(open([-11, -8], [0, -14], [11, -8]), { stroke: cloth.tones.base, width: frameWidth - 1.4 });
}

export function drawWatch(sketch: Sketch, cloth: Cloth): void {
  const metal = metalFor(cloth);
  const upper = closed(
    corner(-11, -20),
    corner(11, -20),
    [10, -70],
    corner(8.5, -112),
    [0, -116],
    corner(-8.5, -112),
    [-10, -70],
  );
  const lower = closed(
    corner(-11, 20),
    corner(11, 20),
    [10, 80],
    corner(8.5, 132),
    [0, 139],
    corner(-8.5, 132),
    [-10, 80],
  );
  for (const half of [upper, lower]) drawPanel(sketch, cloth, half, { edgeWidth: 0.6, relief: 7 });
  drawStitches(sketch, cloth, line([-7.6, -28], [-6.4, -104]), 0.6);
  drawStitches(sketch, cloth, line([7.6, -28], [6.4, -104]), 0.6);
  drawStitches(sketch, cloth, line([-7.6, 28], [-6, 128]), 0.6);
  drawStitches(sketch, cloth, line([7.6, 28], [6, 128]), 0.6);
  for (const y of [84, 94, 104, 114]) sketch.paint(ellipse(0, y, 1.5), { fill: cloth.tones.at(-6) });
  drawBuckle(sketch, metal, -11, -122, 22, 13, 2.4);
  sketch.castShadow(ellipse(0, 0, 22));
  sketch.paint(slab(20, -4, 7, 8, 2), { fill: metal.deep });
  sketch.paint(ellipse(0, 0, 22.5), { fill: metal.deep });
  sketch.paint(ellipse(-0.5, -0.6, 21.6), { fill: metal.face });
  sketch.paint(ellipse(-0.8, -1, 20), { stroke: metal.light, width: 1.6, opacity: 0.9 });
  sketch.paint(ellipse(0, 0, 17.6), { fill: '#f7f4ec' });
  sketch.paint(ellipse(0, 0, 17.6), { stroke: metal.deep, width: 0.7, opacity: 0.8 });
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * Math.PI * 2;
    return line(
      [Math.sin(angle) * 13, -Math.cos(angle) * 13],
      [Math.sin(angle) * 15.6, -Math.cos(angle) * 15.6],
    );
  }).flat();
  sketch.paint(marks, { stroke: '#3a342d', width: 1 });
  sketch.paint(line([0, 0], [-6.5, -6]), { stroke: '#2b2621', width: 1.6 });
  sketch.paint(line([0, 0], [8, -9]), { stroke: '#2b2621', width: 1.1 });
}

export function drawNecklace(sketch: Sketch, cloth: Cloth): void {
  const metal = jewelMetal(cloth);
  const chain = closed(
    [0, -116],
    [-62, -96],
    [-88, -30],
    [-58, 56],
    corner(0, 108),
    [58, 56],
    [88, -30],
    [62, -96],
  );
  drawChain(sketch, metal, chain, 3);
  sketch.castShadow(ellipse(0, 122, 12));
  pendant(sketch, metal, 0, 122);
}

function drawChain(sketch: Sketch, metal: Metal, path: Shape, width: number): void {
  const inner = path.map((subpath) => subpath);
  sketch.castShadow(ribbon(path, width));
  sketch.paint(inner, { stroke: metal.deep, width });
  sketch.paint(inner, {
    stroke: metal.face,
    width: width * 0.8,
    dash: [width * 1.4, width * 0.5],
    cap: 'butt',
  });
  sketch.paint(inner, {
    stroke: metal.light,
    width: width * 0.34,
    dash: [width * 0.8, width * 1.1],
    cap: 'butt',
  });
}

function pendant(sketch: Sketch, metal: Metal, x: number, y: number): void {
  sketch.paint(ellipse(x, y, 12.5), { fill: metal.deep });
  sketch.paint(ellipse(x - 0.5, y - 0.6, 11.6), { fill: metal.face });
  sketch.paint(ellipse(x - 3, y - 3.6, 5), { fill: metal.light, opacity: 0.85 });
}

export function drawEarrings(sketch: Sketch, cloth: Cloth): void {
  const metal = jewelMetal(cloth);
  for (const [x, y] of [
    [-26, 0],
    [30, 10],
  ] as const) {
    const hoop = ellipse(x, y, 19, 21);
    sketch.castShadow(ribbon(hoop, 6));
    sketch.paint(hoop, { stroke: metal.deep, width: 6.6 });
    sketch.paint(hoop, { stroke: metal.face, width: 5 });
    sketch.paint(ellipse(x - 0.8, y - 1, 19, 21), {
      stroke: metal.light,
      width: 1.8,
      opacity: 0.9,
      dash: [34, 14],
    });
    sketch.paint(line([x - 2, y - 21], [x + 8, y - 25]), { stroke: metal.deep, width: 1.6 });
  }
}

export function drawBracelet(sketch: Sketch, cloth: Cloth): void {
  const metal = jewelMetal(cloth);
  for (const [dy, r] of [
    [0, 34],
    [7, 33],
  ] as const) {
    const ring = ellipse(0, dy, r, r * 0.86);
    sketch.castShadow(ribbon(ring, 5));
    sketch.paint(ring, { stroke: metal.deep, width: 5.4 });
    sketch.paint(ring, { stroke: metal.face, width: 4 });
    sketch.paint(ellipse(-0.6, dy - 0.8, r, r * 0.86), { stroke: metal.light, width: 1.4, dash: [46, 22] });
  }
}

/** Jewellery is metal: its own colour when that is a metal's, else gold or silver with stones of the colour. */
function jewelMetal(cloth: Cloth): Metal {
  const { tones } = cloth;
  if (tones.chroma < 0.03 && tones.lightness > 0.6)
    return { ...silverMetal(), face: tones.base, deep: tones.at(-4), light: tones.at(3) };
  return { ...goldMetal(), face: tones.base, deep: tones.at(-4), light: tones.at(4) };
}

export function drawTie(sketch: Sketch, cloth: Cloth): void {
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const tail = closed(
    corner(2, 40),
    corner(22, 36),
    [34, 260],
    corner(40, 420),
    corner(20, 446),
    corner(0, 424),
    [4, 240],
  );
  drawPanel(sketch, silk, tail, { ...FINE, relief: 10, grain: -32 });
  const blade = closed(
    corner(-17, 34),
    corner(17, 34),
    [30, 260],
    corner(46, 470),
    corner(0, 522),
    corner(-46, 470),
    [-30, 260],
  );
  drawCastShade(sketch, silk, blade, 7);
  drawPanel(sketch, silk, blade, {
    ...FINE,
    relief: 16,
    grain: 38,
    folds: [{ from: [-2, 40], to: [6, 170], width: 14, bow: 4 }],
  });
  drawPanel(
    sketch,
    silk,
    closed(
      corner(-27, -2),
      [0, -8],
      corner(27, -2),
      [22, 22],
      corner(15, 42),
      [0, 46],
      corner(-15, 42),
      [-22, 22],
    ),
    { ...FINE, relief: 10, grain: -20 },
  );
}

export function drawBowTie(sketch: Sketch, cloth: Cloth): void {
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const wing = closed(
    corner(-8, -12),
    [-34, -28],
    corner(-66, -30),
    [-70, 0],
    corner(-64, 31),
    [-34, 26],
    corner(-8, 12),
  );
  for (const side of [wing, mirrorShape(wing)]) {
    const sign = side === wing ? 1 : -1;
    drawPanel(sketch, silk, side, {
      ...FINE,
      relief: 9,
      folds: [
        { from: [-8 * sign, -4], to: [-46 * sign, -14], width: 8, depth: 1 },
        { from: [-8 * sign, 4], to: [-44 * sign, 14], width: 8, depth: 1 },
      ],
    });
  }
  drawPanel(sketch, silk, slab(-12, -15, 24, 30, 6), { ...FINE, relief: 7 });
}

/** Folded in four, its rolled hems a little out of line. */
export function drawPocketSquare(sketch: Sketch, cloth: Cloth): void {
  const layers = [
    closed(corner(-66, -58), [0, -62], corner(72, -54), [70, 8], corner(68, 66), [4, 70], corner(-60, 64)),
    closed(corner(-68, -62), [0, -65], corner(66, -60), [65, 4], corner(62, 58), [0, 61], corner(-64, 56)),
  ];
  for (const layer of layers) drawPanel(sketch, cloth, layer, { ...FINE, relief: 9 });
  const [, top] = layers;
  if (top) {
    sketch.within(top, () => {
      const fold = open(corner(-68, 20), corner(66, -44));
      drawCastShade(sketch, cloth, fold, 8);
      drawSeam(sketch, cloth, fold, 1.4, 0.8);
    });
  }
  drawSeam(sketch, cloth, open(corner(59, -52), [58, 4], corner(55, 51), [0, 54], corner(-58, 49)), 1.3, 0.8);
}

export function drawGloves(sketch: Sketch, cloth: Cloth): void {
  const hand = closed(
    corner(-36, 130),
    [-38, 60],
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
    [36, 70],
    corner(36, 130),
  );
  for (const [dx, dy, flip] of [
    [46, -14, -1],
    [-30, 10, 1],
  ] as const) {
    sketch.moved(
      ([x, y]) => [x * flip + dx + y * 0.1 * flip, y + dy],
      () => {
        drawPanel(sketch, cloth, hand, { ...FINE, relief: 16 });
        for (const x of [-16, 2, 20])
          drawSeam(sketch, cloth, open([x * 1.2, -10], [x * 0.9, 24], [x * 0.6, 50]), 1.3, 0.8);
        drawSeam(sketch, cloth, open([-36, 108], [0, 113], [36, 108]), 1.4, 0.8);
      },
    );
  }
}

export function drawHeadscarf(sketch: Sketch, cloth: Cloth): void {
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const square = closed(
    corner(0, -150),
    [60, -80],
    corner(168, 0),
    [80, 70],
    corner(4, 148),
    [-76, 74],
    corner(-164, 4),
    [-80, -74],
  );
  drawPanel(sketch, silk, square, {
    ...FINE,
    relief: 24,
    grain: 45,
    folds: [
      { from: [-90, -40], to: [80, 66], width: 34, bow: 10 },
      { from: [-40, -90], to: [110, 20], width: 30, bow: -8, depth: 0.8 },
      { from: [-120, 10], to: [20, 110], width: 24, bow: 8, depth: 0.7 },
    ],
  });
  const border = closed(
    corner(0, -128),
    [52, -70],
    corner(144, 0),
    [70, 60],
    corner(4, 126),
    [-66, 64],
    corner(-140, 4),
    [-70, -64],
  );
  sketch.paint(border, { stroke: silk.second.base, width: 6, opacity: 0.8 });
  const turn = closed(corner(4, 148), [-40, 112], [-76, 74], corner(-20, 40), [30, 70], corner(70, 78));
  drawCastShade(sketch, silk, open([-76, 74], [-20, 42], [70, 78]), 7);
  drawPanel(sketch, silk, turn, { ...FINE, relief: 12, castsShadow: false, steps: -0.8 });
}
