import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel } from '../cloth/panel.ts';
import { closed, corner, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawPair } from './pair.ts';
import { drawHeel, drawInside, drawUnderside, FINE } from './shoe-parts.ts';
import { drawSlingback, LOW_HEEL } from './slingback.ts';

/** A pointed court shoe on a needle or a block; on a kitten heel it is a slingback. */
export function drawPump(sketch: Sketch, cloth: Cloth): void {
  const isLow = sketch.pick('stiletto', 'kitten-heel', 'block-heel') === 'kitten-heel';
  const isOpen = isLow && !sketch.asks('closed-back');
  const draw = isOpen
    ? drawSlingback
    : drawPair(isLow ? onALowHeel : fromItsSide, isLow ? { dx: 54, dy: 100 } : { dx: 62, dy: 88 });
  draw(sketch, cloth);
}

/** The same shoe with its heel let down to two inches. */
function onALowHeel(sketch: Sketch, cloth: Cloth): void {
  drawHeel(sketch, cloth, LOW_HEEL);
  sketch.moved(
    ([x, y]) => [x, y + LET_DOWN * rise(x)],
    () => drawUpper(sketch, cloth),
  );
}

const LET_DOWN = 38;

/** How much of the heel's height is below the foot there: all at its heel, nothing at the ball. */
function rise(x: number): number {
  const along = Math.min(1, Math.max(0, (190 - x) / 180));

  return along * along * (3 - 2 * along);
}

function fromItsSide(sketch: Sketch, cloth: Cloth): void {
  const isBlock = sketch.pick('stiletto', 'block-heel') === 'block-heel';
  drawHeel(sketch, cloth, isBlock ? BLOCK : NEEDLE);
  drawUpper(sketch, cloth);
}

function drawUpper(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('pointed-toe');
  drawInside(
    sketch,
    cloth,
    closed(
      corner(15, -143),
      [28, -106],
      [70, -74],
      [122, -47],
      [156, -40],
      corner(176, -53),
      [124, -68],
      [64, -104],
      [32, -140],
    ),
  );
  const upper = closed(
    corner(4, -90),
    [0, -114],
    [5, -134],
    corner(15, -143),
    [28, -116],
    [72, -84],
    [122, -57],
    [156, -47],
    corner(176, -53),
    [218, -40],
    [256, -20],
    corner(286, -3),
    [244, -1],
    corner(202, -2),
    [150, -22],
    [90, -60],
    [44, -84],
  );
  drawPanel(sketch, cloth, upper, { ...FINE, surface: true, relief: 16 });
  drawUnderside(sketch, cloth, open([284, -1], [240, 1], [200, 0], [148, -20], [88, -58], [46, -81]));
}

const NEEDLE = closed(
  corner(5, -94),
  [27, -92],
  corner(52, -80),
  [28, -60],
  [17.5, -26],
  corner(16.5, 0),
  corner(9, 0),
  [8, -40],
  [3, -70],
);
const BLOCK = closed(
  corner(5, -94),
  [34, -90],
  corner(70, -72),
  [66, -36],
  corner(64, 0),
  corner(10, 0),
  [7, -40],
  [4, -70],
);
