import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, line, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { buildDress, FITTED, LONG } from './dress-cut.ts';
import { drawShirtCollar } from './neck.ts';
import { drawSleeves } from './sleeve.ts';
import { drawButton } from './trimmings.ts';

export function drawShirtDress(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('point-collar', 'buttoned', 'long-sleeve', 'belted', 'midi');
  const dress = buildDress({
    torso: {
      ...FITTED,
      neck: 'closed',
      neckHalf: 70,
      shoulderHalf: 204,
      shoulderDrop: 40,
      chestHalf: 240,
      underarm: 230,
    },
    waist: 430,
    waistHalf: 206,
    hip: 600,
    hipHalf: 262,
    length: 1130,
    hemHalf: 328,
    dip: 30,
    flares: 5,
  });
  drawPanel(sketch, cloth, dress.shape, { relief: 34, folds: dress.folds });
  drawSleeves(
    sketch,
    cloth,
    dress.torso.shoulder,
    dress.torso.underarmPoint,
    {
      ...LONG,
      bicep: 136,
      elbow: 120,
    },
    { over: dress.shape },
  );
  for (const x of [-17, 17]) drawSeam(sketch, cloth, line([x, 66], [x, 1124]), 1.4, 0.8);
  for (let y = 122; y < 1090; y += 88) drawButton(sketch, cloth, [0, y], 6);
  const belt = closed(
    corner(-210, 406),
    [0, 414],
    corner(210, 406),
    corner(211, 450),
    [0, 458],
    corner(-211, 450),
  );
  drawCastShade(sketch, cloth, open([-208, 454], [0, 462], [208, 454]), 6);
  drawPanel(sketch, cloth, belt, { relief: 9 });
  const tail = closed(
    corner(22, 420),
    corner(58, 426),
    [76, 540],
    corner(84, 640),
    corner(52, 646),
    [34, 540],
  );
  drawCastShade(sketch, cloth, tail, 6);
  drawPanel(sketch, cloth, tail, { relief: 8, castsShadow: false });
  drawPanel(
    sketch,
    cloth,
    closed(corner(16, 400), [40, 394], corner(66, 404), corner(64, 460), [40, 468], corner(18, 460)),
    { relief: 9, castsShadow: false },
  );
  for (const side of [-1, 1]) {
    const x = side * 112;
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(x - 46, 190),
        corner(x + 46, 190),
        corner(x + 46, 280),
        corner(x, 296),
        corner(x - 46, 280),
      ),
      { relief: 6, castsShadow: false },
    );
  }
  drawShirtCollar(sketch, cloth, { neckHalf: 68, depth: 42 });
}
