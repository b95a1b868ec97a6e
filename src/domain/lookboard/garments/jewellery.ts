import type { Cloth } from '../cloth/cloth.ts';
import { goldMetal, type Metal, silverMetal } from '../cloth/metal.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, ellipse, line, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

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
