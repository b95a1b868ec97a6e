import type { Cloth } from '../cloth/cloth.ts';
import { metalFor } from '../cloth/metal.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { corner, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Ink, Sketch } from '../pen/sketch.ts';
import { COAT_SLEEVE } from './coat-parts.ts';
import { drawZip } from './fastenings.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';

export function drawPuffer(sketch: Sketch, cloth: Cloth): void {
  const torso = buildTorso({
    neck: 'closed',
    neckHalf: 92,
    shoulderHalf: 232,
    shoulderDrop: 50,
    underarm: 258,
    chestHalf: 270,
    waist: 450,
    waistHalf: 268,
    length: 650,
    hemHalf: 254,
    hemDrop: 4,
  });
  drawPanel(sketch, cloth, torso.body);
  sketch.within(torso.body, () => {
    for (let y = 118; y < 640; y += 86)
      quilt(sketch, cloth, [
        [-290, y - 8],
        [-140, y + 5],
        [0, y + 1],
        [140, y + 5],
        [290, y - 8],
      ]);
  });
  const measures = {
    ...COAT_SLEEVE,
    length: 470,
    bicep: 166,
    elbow: 160,
    cuff: 112,
    puff: 6,
    upperAngle: 14,
  };
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, measures, {
    over: torso.body,
    extra: ({ shape }, side) => {
      const flipped = side === -1 ? shape : mirrorShape(shape);
      sketch.within(flipped, () => {
        for (let y = 160; y < 780; y += 82) {
          const lean = Math.max(0, 330 - y) * 0.28;
          quilt(sketch, cloth, [
            [side * 470, y - lean - 4],
            [side * 330, y + 6],
            [side * 180, y + lean * 0.6],
          ]);
        }
      });
    },
  });
  drawZip(sketch, metalFor(cloth), line([0, 20], [0, 646]), 9);
  const collar = symmetric(
    [0, -62],
    [-70, -64],
    corner(-104, -52),
    [-116, -8],
    corner(-112, 34),
    [-60, 58],
    [0, 62],
  );
  drawPanel(sketch, cloth, collar, { relief: 16, surface: false });
  sketch.within(collar, () =>
    quilt(sketch, cloth, [
      [-122, -8],
      [-60, 6],
      [0, 10],
      [60, 6],
      [122, -8],
    ]),
  );
  drawZip(sketch, metalFor(cloth), line([0, 4], [0, 64]), 8);
  for (const side of [-1, 1]) drawSeam(sketch, cloth, line([side * 190, 430], [side * 160, 545]), 4);
}

/** Height of a filled chamber, millimetres. */
const CHAMBER = 84;

/** A quilting seam: the filling sinks into it from above and swells again below. */
function quilt(sketch: Sketch, cloth: Cloth, points: [number, number][]): void {
  const seam = open(...points);
  const dark = cloth.tones.at(-5);
  const light = cloth.tones.at(4);
  sketch.paint(
    seam,
    ...[0.42, 0.3, 0.18].flatMap((width): Ink[] => [
      { stroke: dark, width: CHAMBER * width, opacity: 0.1, cap: 'butt', shift: [0, -CHAMBER * 0.13] },
      { stroke: light, width: CHAMBER * width, opacity: 0.13, cap: 'butt', shift: [0, CHAMBER * 0.27] },
    ]),
    { stroke: dark, width: 2.4, opacity: 0.6, cap: 'butt' },
  );
}
