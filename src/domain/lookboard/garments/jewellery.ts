import type { Cloth } from '../cloth/cloth.ts';
import { goldMetal, type Metal, silverMetal } from '../cloth/metal.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, ellipse, line, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A chain with a pendant, a string of pearls, or a plated collar. */
export function drawNecklace(sketch: Sketch, cloth: Cloth): void {
  const kind = sketch.pick('pendant', 'pearls', 'collar-plate');
  if (kind === 'pearls') {
    drawPearls(sketch, cloth);
    return;
  }
  if (kind === 'collar-plate') {
    drawCollar(sketch, cloth);
    return;
  }
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

function drawPearls(sketch: Sketch, { tones }: Cloth): void {
  const beads = 46;
  for (let bead = 0; bead < beads; bead += 1) {
    const angle = (bead / beads) * Math.PI * 2;
    const [x, y] = [Math.sin(angle) * 92, -Math.cos(angle) * 106];
    const r = 6 - Math.cos(angle) * 1.1;
    sketch.castShadow(ellipse(x, y, r));
    sketch.paint(ellipse(x, y, r), { fill: tones.at(-1.6) });
    sketch.paint(ellipse(x - r * 0.12, y - r * 0.16, r * 0.82), { fill: tones.base });
    sketch.paint(ellipse(x - r * 0.3, y - r * 0.34, r * 0.3), { fill: tones.at(3) });
  }
}

/** Plates that fan out from the neck. */
function drawCollar(sketch: Sketch, cloth: Cloth): void {
  const metal = jewelMetal(cloth);
  drawChain(
    sketch,
    metal,
    closed([0, -112], [-66, -92], [-92, -20], corner(-84, 20), [-92, -20], [-66, -92]),
    3.4,
  );
  drawChain(
    sketch,
    metal,
    closed([0, -112], [66, -92], [92, -20], corner(84, 20), [92, -20], [66, -92]),
    3.4,
  );
  for (let plate = -6; plate <= 6; plate += 1) {
    const angle = (plate / 6) * 1.32;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const long = 50 + cos * 22;
    const at = (along: number, across: number) =>
      [sin * (74 + along) + cos * across, -22 + cos * (74 + along) - sin * across] as const;
    const shape = closed(
      corner(...at(0, -7)),
      corner(...at(0, 7)),
      [...at(long * 0.7, 10)],
      [...at(long, 0)],
      [...at(long * 0.7, -10)],
    );
    sketch.castShadow(shape);
    sketch.paint(shape, { fill: metal.deep });
    const inner = closed(
      corner(...at(2, -5.6)),
      corner(...at(2, 5.2)),
      [...at(long * 0.68, 8)],
      [...at(long - 3, 0)],
      [...at(long * 0.68, -8.6)],
    );
    sketch.paint(inner, { fill: metal.face });
    sketch.paint(ellipse(...at(long * 0.62, -2), 3.6), { fill: metal.light });
  }
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
  if (sketch.pick('hoops', 'drops') === 'drops') {
    drawDrops(sketch, metal);
    return;
  }
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

/** A stud, a link, and a stone that hangs from it. */
function drawDrops(sketch: Sketch, metal: Metal): void {
  for (const [x, y] of [
    [-24, 0],
    [24, 8],
  ] as const) {
    const drop = closed(
      corner(x, y + 18),
      [x + 13, y + 46],
      [x + 10, y + 64],
      [x, y + 70],
      [x - 10, y + 64],
      [x - 13, y + 46],
    );
    sketch.castShadow(drop);
    sketch.castShadow(ellipse(x, y - 8, 7));
    sketch.paint(line([x, y - 4], [x, y + 20]), { stroke: metal.deep, width: 2.6 });
    sketch.paint(ellipse(x, y - 8, 7), { fill: metal.deep });
    sketch.paint(ellipse(x - 0.6, y - 8.6, 5.8), { fill: metal.face });
    sketch.paint(ellipse(x - 2, y - 10, 2), { fill: metal.light });
    sketch.paint(drop, { fill: metal.deep });
    sketch.paint(
      closed(
        corner(x - 0.5, y + 22),
        [x + 10, y + 46],
        [x + 7, y + 62],
        [x - 0.5, y + 66],
        [x - 8, y + 62],
        [x - 11, y + 46],
      ),
      { fill: metal.face },
    );
    sketch.paint(closed(corner(x - 1, y + 30), [x + 2, y + 46], [x - 2, y + 56], [x - 6, y + 48]), {
      fill: metal.light,
    });
  }
}

export function drawBracelet(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('bangles');
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
