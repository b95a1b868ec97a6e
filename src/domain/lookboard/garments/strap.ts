import type { Cloth } from '../cloth/cloth.ts';
import { drawPanel, drawSeam } from '../cloth/panel.ts';
import { ribbon } from '../pen/ribbon.ts';
import { line, type Point, polygon, type Shape, sampled } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A strip of even width along a line: of leather rounded as it is folded, of pack cloth woven flat. */
export function drawStrap(sketch: Sketch, cloth: Cloth, path: Shape, width: number, steps = 0): void {
  if (isPackCloth(cloth)) {
    drawWebbing(sketch, cloth, path, width, steps);
    return;
  }
  drawPanel(sketch, cloth, ribbon(path, width), {
    relief: width > 14 ? 4 : Math.max(3, width * 0.5),
    surface: false,
    steps,
  });
}

/** What bags are sewn of where they are not of leather. */
function isPackCloth({ weave }: Cloth): boolean {
  return weave === 'duck' || weave === 'cordura';
}

/** Flat, with ribs along it that follow its bends, and a bound edge on either side. */
function drawWebbing(sketch: Sketch, cloth: Cloth, path: Shape, width: number, steps: number): void {
  sketch.shows('webbing');
  drawPanel(sketch, cloth, ribbon(path, width), { relief: 3, surface: false, steps: steps - 0.4 });
  const points = sampled(path, 30);
  const isRing = path.some((subpath) => subpath.closed);
  for (const share of width > 9 ? [-0.34, -0.12, 0.12, 0.34] : [-0.25, 0.25])
    drawSeam(sketch, cloth, beside(points, width * share, isRing), 1, 0.7);
}

function beside(points: readonly Point[], by: number, isRing: boolean): Shape {
  const moved = points.map((point, index): Point => {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] - (dy / length) * by, point[1] + (dx / length) * by];
  });
  return isRing ? polygon(...moved) : line(...moved);
}
