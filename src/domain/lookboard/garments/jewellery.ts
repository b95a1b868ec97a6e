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

function drawPearls(sketch: Sketch, cloth: Cloth): void {
  drawBeads(sketch, cloth, { beads: 46, across: 92, along: 106, r: 6, grows: 1.1 });
}

interface PearlString {
  beads: number;
  across: number;
  along: number;
  r: number;
  /** How much larger they are at the foot than at the middle. */
  grows?: number;
}

/** A closed string of pearls. */
function drawBeads(sketch: Sketch, cloth: Cloth, { beads, across, along, r, grows = 0 }: PearlString): void {
  for (let bead = 0; bead < beads; bead += 1) {
    const angle = (bead / beads) * Math.PI * 2;
    const size = r - Math.cos(angle) * grows;
    drawPearl(sketch, cloth, Math.sin(angle) * across, -Math.cos(angle) * along, size);
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

/** Small hoops, pearls on their posts, or stones or pearls that hang from a hook. */
export function drawEarrings(sketch: Sketch, cloth: Cloth): void {
  const kind = sketch.pick('hoops', 'drops', 'studs');
  if (kind === 'studs') {
    drawStuds(sketch, cloth);
    return;
  }
  if (kind === 'drops') {
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

/** One faces up; the other lies on its side, and its post is seen. */
function drawStuds(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('pearls');
  const metal: Ink = { fill: metalColourOf(cloth), ...ROUND, material: 'metal' };
  const post = ribbon(open([26, 5], [44, 17]), 1.8);
  const stopper = ellipse(41, 15, 4.4);
  for (const part of [post, stopper]) {
    sketch.castShadow(part);
    sketch.paint(part, metal);
  }
  for (const [x, y] of [
    [-20, -4],
    [20, 0],
  ] as const)
    drawPearl(sketch, cloth, x, y, 11.5);
}

function drawPearl(sketch: Sketch, { tones }: Cloth, x: number, y: number, r: number): void {
  const pearl = ellipse(x, y, r);
  sketch.castShadow(pearl);
  sketch.paint(pearl, { fill: tones.base, relief: 56, material: 'hard' });
}

/** Of the drawing: a long earring is two inches. */
const DROP_SCALE = 0.74;

/** A hook, a bead, and a stone in its setting: of one color, yet two materials. */
function drawDrops(sketch: Sketch, cloth: Cloth): void {
  const setting = metalColourOf(cloth);
  const isOfPearl = sketch.asks('pearls');
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
    if (isOfPearl) {
      drawPearl(sketch, cloth, x, y + 32, 14);
      continue;
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
  if (sketch.pick('bangles', 'pearls') === 'pearls') {
    drawBeads(sketch, cloth, { beads: 24, across: 36, along: 32, r: 5 });
    return;
  }
  for (const [dy, r] of [
    [0, 34],
    [7, 33],
  ] as const)
    drawMetal(sketch, ribbon(ellipse(0, dy, r, r * 0.86), 4.6), cloth);
}

/** A flower of petals about a heart: of metal, or of stones in their settings. */
export function drawBrooch(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('bloom');
  // Settings are of metal; what has no stones is of its own color.
  const fill = cloth.weave === 'crystal' ? metalColourOf(cloth) : cloth.tones.base;
  drawMetal(sketch, ellipse(0, 0, 13), cloth, fill);
  const petals = 7;
  for (let petal = 0; petal < petals; petal += 1) {
    const turn = (petal / petals) * Math.PI * 2;
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
    const at = (along: number, across: number): Point => [
      sin * along - cos * across,
      cos * along + sin * across,
    ];
    const leaf = (inset: number): Point[] => [
      at(6 + inset * 1.4, 0),
      at(13, 6.4 - inset),
      at(20, 7.4 - inset),
      at(26 - inset, 0),
      at(20, -7.4 + inset),
      at(13, -6.4 + inset),
    ];
    const [foot, ...round] = leaf(0);
    if (foot === undefined) continue;
    const rim = closed(corner(...foot), ...round);
    sketch.castShadow(rim);
    sketch.paint(rim, { fill, ...ROUND, material: 'metal' });
    if (cloth.weave === 'crystal') drawStone(sketch, cloth, leaf(1.6));
  }
  drawMetal(sketch, ellipse(0, 0, 7), cloth, fill);
}

/** As a wire or a bead is round: to its middle. */
const ROUND = { relief: 22 } as const;

function drawMetal(sketch: Sketch, shape: Shape, cloth: Cloth, fill = cloth.tones.base): void {
  sketch.castShadow(shape);
  sketch.paint(shape, { fill, ...ROUND, material: 'metal' });
}

/** Links, seen now flat, now on edge, on the wire that they hide. */
function drawChain(sketch: Sketch, cloth: Cloth, path: Shape, width: number): void {
  sketch.castShadow(ribbon(path, width));
  const metal = { stroke: cloth.tones.base, ...ROUND, material: 'metal' } as const;
  sketch.paint(path, { ...metal, width: width * 0.5 });
  sketch.paint(path, { ...metal, width, dash: [width * 1.5, width * 0.9] });
}
