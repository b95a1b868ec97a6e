import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, ladder, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { buildDress, drawArmholes, drawWaistSeam, SLEEVELESS } from './dress-cut.ts';
import { drawBackNeck, drawNeckBand } from './neck.ts';
import { flareFolds } from './skirts.ts';

export function drawSlipDress(sketch: Sketch, cloth: Cloth): void {
  const silk = cloth.weave === 'smooth' ? { ...cloth, weave: 'satin' as const } : cloth;
  const strap = closed(corner(-116, -20), corner(-111, -20), corner(-119, 152), corner(-126, 152));
  for (const side of [strap, mirrorShape(strap)])
    drawPanel(sketch, silk, side, { relief: 0, surface: false });
  drawPanel(sketch, silk, symmetric(corner(0, 214), corner(-196, 244), [-120, 216], [0, 208]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  const shape = symmetric(
    [0, 224],
    [-64, 198],
    corner(-122, 148),
    [-152, 206],
    corner(-202, 250),
    [-178, 400],
    [-212, 580],
    [-232, 780],
    corner(-284, 1060),
    [-200, 1078],
    [-100, 1070],
    [0, 1082],
  );
  drawPanel(sketch, silk, shape, {
    relief: 36,
    folds: [
      { from: [-60, 210], to: [-30, 330], width: 26, bow: 12, depth: 0.8 },
      { from: [40, 220], to: [20, 340], width: 26, bow: -12, depth: 0.8 },
      { from: [-110, 380], to: [-170, 1060], width: 60, bow: 22, depth: 0.9 },
      { from: [-40, 460], to: [-60, 1075], width: 52, bow: -16, depth: 0.8 },
      { from: [70, 420], to: [100, 1070], width: 60, bow: 16, depth: 0.9 },
      { from: [150, 440], to: [220, 1060], width: 46, bow: -20, depth: 0.9 },
    ],
  });
  drawSeam(sketch, silk, open([-122, 156], [-64, 206], [0, 232], [64, 206], [122, 156]), 1.6, 0.8);
}

export function drawMaxiDress(sketch: Sketch, cloth: Cloth): void {
  const dress = buildDress({
    torso: { ...SLEEVELESS, neck: 'v', neckHalf: 92, neckDepth: 190, shoulderHalf: 132 },
    waist: 392,
    waistHalf: 186,
    hip: 600,
    hipHalf: 262,
    length: 1280,
    hemHalf: 380,
    dip: 34,
    flares: 8,
  });
  drawBackNeck(sketch, cloth, dress.torso, { dip: 70, label: false });
  drawPanel(sketch, cloth, dress.shape, { relief: 36, folds: dress.folds });
  drawNeckBand(sketch, cloth, dress.torso, 10, false);
  drawArmholes(sketch, cloth, dress.torso);
  drawWaistSeam(sketch, cloth, 392, 186);
  for (const [y, half] of [
    [700, 284],
    [980, 332],
  ] as const) {
    const tier = open([-half, y - 12], [-half * 0.5, y + 4], [0, y + 8], [half * 0.5, y + 4], [half, y - 12]);
    drawSeam(sketch, cloth, tier, 1.8, 0.8);
    sketch.paint(
      ladder(
        tier,
        open(
          [-half - 8, y + 34],
          [-half * 0.52, y + 52],
          [0, y + 58],
          [half * 0.52, y + 52],
          [half + 8, y + 34],
        ),
        34,
      ),
      { stroke: cloth.tones.at(-4.5), width: 2, opacity: 0.26 },
    );
  }
}

export function drawGown(sketch: Sketch, cloth: Cloth): void {
  const shape = symmetric(
    corner(0, 150),
    [-52, 92],
    [-118, 70],
    corner(-186, 128),
    [-176, 230],
    [-158, 350],
    [-206, 520],
    [-260, 800],
    [-340, 1120],
    corner(-450, 1370),
    [-330, 1400],
    [-210, 1392],
    [-100, 1412],
    [0, 1400],
  );
  drawPanel(sketch, cloth, symmetric(corner(0, 140), corner(-184, 124), [-110, 108], [0, 104]), {
    steps: -1.8,
    relief: 10,
    surface: false,
  });
  drawPanel(sketch, cloth, shape, {
    relief: 40,
    folds: [
      ...flareFolds({ flares: 8, waistHalf: 150, hemHalf: 430, length: 1400, dip: 26 }, 360),
      { from: [-150, 330], to: [90, 250], width: 22, bow: 8, depth: 0.9 },
      { from: [-156, 290], to: [60, 200], width: 22, bow: 8, depth: 0.9 },
      { from: [150, 340], to: [-20, 296], width: 22, bow: -8, depth: 0.8 },
    ],
  });
  drawSeam(sketch, cloth, open([-160, 350], [-60, 372], [70, 352], [160, 344]), 2);
  drawSeam(
    sketch,
    cloth,
    open([-184, 140], [-118, 82], [-52, 102], corner(0, 162), [52, 102], [118, 82], [184, 140]),
    1.6,
    0.7,
  );
}
