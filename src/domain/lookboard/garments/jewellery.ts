import type { Cloth } from '../cloth/cloth.ts';
import { isMetallic, metalColourOf } from '../cloth/metal.ts';
import { ribbon } from '../pen/ribbon.ts';
import { closed, corner, ellipse, open, type Point, polygon, type Shape } from '../pen/shape.ts';
import type { Ink, Sketch } from '../pen/sketch.ts';
import { drawStone } from './stone.ts';

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
  drawChain(sketch, cloth, chain, 2.6);
  drawMetal(sketch, ellipse(0, 111, 4, 5), cloth);
  drawMetal(sketch, ellipse(0, 124, 11, 12), cloth);
}

function drawPearls(sketch: Sketch, { tones }: Cloth): void {
  const beads = 46;
  for (let bead = 0; bead < beads; bead += 1) {
    const angle = (bead / beads) * Math.PI * 2;
    const r = 6 - Math.cos(angle) * 1.1;
    const pearl = ellipse(Math.sin(angle) * 92, -Math.cos(angle) * 106, r);
    sketch.castShadow(pearl);
    sketch.paint(pearl, { fill: tones.base, relief: 56, material: 'hard' });
  }
}

/** Plates that fan out from the neck. */
function drawCollar(sketch: Sketch, cloth: Cloth): void {
  for (const side of [-1, 1])
    drawChain(sketch, cloth, open([0, -112], [side * 66, -92], [side * 92, -20], corner(side * 84, 20)), 3.2);
  for (let plate = -6; plate <= 6; plate += 1) {
    const angle = (plate / 6) * 1.32;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const long = 50 + cos * 22;
    const at = (along: number, across: number): Point => [
      sin * (74 + along) + cos * across,
      -22 + cos * (74 + along) - sin * across,
    ];
    if (cloth.weave === 'crystal') {
      drawSetStones(sketch, cloth, at, long);
      continue;
    }
    drawMetal(
      sketch,
      closed(
        corner(...at(0, -7)),
        corner(...at(0, 7)),
        at(long * 0.7, 9.6),
        at(long, 0),
        at(long * 0.7, -9.6),
      ),
      cloth,
    );
  }
}

/** In the place of a plate: a round stone, and a longer one that hangs from it. */
function drawSetStones(
  sketch: Sketch,
  cloth: Cloth,
  at: (along: number, across: number) => Point,
  long: number,
): void {
  const ring = (centre: number, half: number, wide: number): Point[] =>
    Array.from({ length: 8 }, (_, corner) => {
      const turn = (corner / 8) * Math.PI * 2 + Math.PI / 8;
      return at(centre + Math.cos(turn) * half, Math.sin(turn) * wide);
    });
  for (const [centre, half, wide] of [
    [7, 8, 8],
    [18 + (long - 20) / 2, (long - 20) / 2, 8.6],
  ] as const) {
    const rim = polygon(...ring(centre, half + 1.8, wide + 1.8));
    sketch.castShadow(rim);
    sketch.paint(rim, { fill: metalColourOf(cloth), ...ROUND, material: 'metal' });
    drawStone(sketch, cloth, ring(centre, half, wide));
  }
}

/** Small hoops, or stones that hang from a hook. */
export function drawEarrings(sketch: Sketch, cloth: Cloth): void {
  if (sketch.pick('hoops', 'drops') === 'drops') {
    sketch.moved(
      ([x, y]) => [x * DROP_SCALE, y * DROP_SCALE],
      () => drawDrops(sketch, cloth),
    );
    return;
  }
  for (const [x, y] of [
    [-26, 0],
    [30, 10],
  ] as const) {
    drawMetal(sketch, ribbon(open([x - 3, y - 18], [x + 2, y - 27], [x + 9, y - 19]), 2), cloth);
    drawMetal(sketch, ribbon(ellipse(x, y, 18, 20), 5.6), cloth);
  }
}

/** Of the drawing: a long earring is two inches. */
const DROP_SCALE = 0.74;

/** A hook, a bead, and a stone in its setting: of one colour, yet two materials. */
function drawDrops(sketch: Sketch, cloth: Cloth): void {
  const setting = metalColourOf(cloth);
  for (const [x, y] of [
    [-24, 0],
    [24, 8],
  ] as const) {
    const metal: Ink = { fill: setting, ...ROUND, material: 'metal' };
    const hook = ribbon(open([x - 7, y + 2], [x - 8, y - 14], [x - 2, y - 22], [x + 2, y - 14], [x, y]), 1.8);
    const link = ribbon(open([x, y + 4], [x, y + 20]), 2);
    const bead = ellipse(x, y, 4.6);
    for (const part of [hook, link, bead]) {
      sketch.castShadow(part);
      sketch.paint(part, metal);
    }
    const drop = (inset: number) =>
      closed(
        corner(x, y + 16 + inset * 1.6),
        [x + 12 - inset, y + 44],
        [x + 10 - inset, y + 60],
        [x, y + 68 - inset],
        [x - 10 + inset, y + 60],
        [x - 12 + inset, y + 44],
      );
    sketch.castShadow(drop(0));
    sketch.paint(drop(0), metal);
    if (cloth.weave === 'crystal') drawStone(sketch, cloth, dropAt(x, y));
    else
      sketch.paint(drop(2.4), {
        fill: cloth.tones.base,
        ...ROUND,
        material: isMetallic(cloth) ? 'metal' : 'hard',
      });
  }
}

/** The stone of a drop, inside its setting. */
const dropAt = (x: number, y: number): Point[] => [
  [x, y + 20],
  [x + 6, y + 33],
  [x + 10.6, y + 46],
  [x + 9, y + 58],
  [x, y + 65],
  [x - 9, y + 58],
  [x - 10.6, y + 46],
  [x - 6, y + 33],
];

export function drawBracelet(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('bangles');
  for (const [dy, r] of [
    [0, 34],
    [7, 33],
  ] as const)
    drawMetal(sketch, ribbon(ellipse(0, dy, r, r * 0.86), 4.6), cloth);
}

/** As a wire or a bead is round: to its middle. */
const ROUND = { relief: 22 } as const;

function drawMetal(sketch: Sketch, shape: Shape, cloth: Cloth): void {
  sketch.castShadow(shape);
  sketch.paint(shape, { fill: cloth.tones.base, ...ROUND, material: 'metal' });
}

/** Links, seen now flat, now on edge, on the wire that they hide. */
function drawChain(sketch: Sketch, cloth: Cloth, path: Shape, width: number): void {
  sketch.castShadow(ribbon(path, width));
  const metal = { stroke: cloth.tones.base, ...ROUND, material: 'metal' } as const;
  sketch.paint(path, { ...metal, width: width * 0.5 });
  sketch.paint(path, { ...metal, width, dash: [width * 1.5, width * 0.9] });
}
