import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import type { Fold } from '../cloth/folds.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, type Knot, mirrorKnots, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

export function drawCamisole(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('thin-straps');
  const isDraped = sketch.asks('cowl-neck');
  const strap = closed(corner(-122, 0), corner(-116, 0), corner(-126, 172), corner(-132, 172));
  const behind = closed(corner(-123, 3), [-119, -3], corner(-114, 1), corner(-96, 240), corner(-103, 242));
  for (const side of [behind, mirrorShape(behind)])
    drawPanel(sketch, cloth, side, { relief: 0, surface: false, steps: -1.2 });
  for (const side of [strap, mirrorShape(strap)])
    drawPanel(sketch, cloth, side, { relief: 0, surface: false });
  const back = symmetric(corner(0, 250), corner(-206, 262), [-140, 236], [0, 226]);
  drawPanel(sketch, cloth, back, { steps: -1.6, relief: 12, surface: false });
  const neckline: Knot[] = isDraped
    ? [[0, 252], [-66, 226], corner(-131, 168)]
    : [corner(0, 258), [-70, 212], corner(-131, 168)];
  const body = symmetric(
    ...neckline,
    [-160, 226],
    corner(-212, 272),
    [-200, 400],
    [-214, 520],
    corner(-238, 640),
    [-110, 652],
    [0, 654],
  );
  drawPanel(sketch, cloth, body, { folds: [...HANGING, ...(isDraped ? cowlFolds(170, 131) : [])] });
  const trim = open(corner(-131, 174), [-70, 220], corner(0, 266), [70, 220], corner(131, 174));
  if (!isDraped) drawSeam(sketch, cloth, trim, 1.6, 0.8);
  if (sketch.asks('lace-trim')) drawLaceTrim(sketch, cloth);
  drawStitches(sketch, cloth, open([-236, 630], [-110, 642], [0, 644], [110, 642], [236, 630]), 1);
}

const HANGING: Fold[] = [
  { from: [-80, 280], to: [-120, 640], width: 44, bow: 26, depth: 0.9 },
  { from: [10, 320], to: [60, 645], width: 46, bow: -24, depth: 0.9 },
  { from: [130, 280], to: [168, 630], width: 40, bow: 22, depth: 0.9 },
  { from: [-190, 320], to: [-210, 620], width: 26, depth: 0.8 },
  { from: [-40, 420], to: [-20, 650], width: 30, bow: 12, depth: 0.7 },
];

/** Swags that hang from strap to strap, each a little lower than the one above. */
export function cowlFolds(top: number, half: number): Fold[] {
  return [0, 1, 2].flatMap((step): Fold[] => {
    const low = top + 112 + step * 46;
    const reach = half + step * 8;
    return [
      { from: [-reach, top + step * 26], to: [4, low], width: 26, bow: 24 + step * 4, depth: 1.1 },
      { from: [reach, top + step * 26], to: [-4, low], width: 26, bow: -24 - step * 4, depth: 1.1 },
    ];
  });
}

/** A scalloped band of lace along the neckline and the hem. */
function drawLaceTrim(sketch: Sketch, cloth: Cloth): void {
  const lace = plainCloth(cloth, cloth.tones.at(cloth.tones.lightness > 0.5 ? -1.2 : 1.4), 'lace');
  const scallops = (from: readonly [number, number], to: readonly [number, number], count: number): Knot[] =>
    Array.from({ length: count * 2 }, (_, index): Knot => {
      const share = (index + 1) / (count * 2);
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return index % 2 === 0 ? [x, y + 12] : corner(x, y);
    });
  const low = scallops([-176, 262], [0, 318], 6);
  const cups = closed(
    corner(-131, 170),
    [-70, 214],
    corner(0, 260),
    [70, 214],
    corner(131, 170),
    corner(176, 262),
    ...mirrorKnots(low),
    ...low.slice(0, -1).reverse().slice(0, 0),
    corner(0, 318),
    ...[...low].reverse().slice(1),
    corner(-176, 262),
  );
  drawPanel(sketch, lace, cups, { relief: 4, castsShadow: false });
  const hem = closed(
    corner(-236, 622),
    [0, 632],
    corner(236, 622),
    corner(241, 650),
    ...scallops([241, 650], [-241, 650], 16),
  );
  drawPanel(sketch, lace, hem, { relief: 4 });
}
