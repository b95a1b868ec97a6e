import type { Cloth } from '../cloth/cloth.ts';
import { isMetallic, type Metal, metalFor, silverMetal } from '../cloth/metal.ts';
import { drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ellipse, line, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBuckle } from './fastenings.ts';

/** A slim watch with hands, or a sports watch with a dark screen. */
export function drawWatch(sketch: Sketch, cloth: Cloth): void {
  if (sketch.pick('round-dial', 'screen-face') === 'screen-face') {
    drawSportsWatch(sketch, cloth);
    return;
  }
  const isSteel = cloth.weave === 'metal';
  const metal = isSteel ? steelOf(cloth) : metalFor(cloth);
  // A color that no metal has is the dial's.
  const dial = isSteel && !isMetallic(cloth) ? cloth.tones.base : '#f7f4ec';
  const hands = isSteel && !isMetallic(cloth) && cloth.tones.lightness < 0.6 ? '#f3efe6' : '#2b2621';
  if (isSteel) drawBracelet(sketch, metal.face);
  else drawLeatherStrap(sketch, cloth, metal);
  sketch.castShadow(ellipse(0, 0, 22));
  sketch.paint(slab(20, -4, 7, 8, 2), { fill: metal.deep });
  sketch.paint(ellipse(0, 0, 22.5), { fill: metal.deep });
  sketch.paint(ellipse(-0.5, -0.6, 21.6), { fill: metal.face });
  sketch.paint(ellipse(-0.8, -1, 20), { stroke: metal.light, width: 1.6, opacity: 0.9 });
  sketch.paint(ellipse(0, 0, 17.6), { fill: dial });
  sketch.paint(ellipse(0, 0, 17.6), { stroke: metal.deep, width: 0.7, opacity: 0.8 });
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * Math.PI * 2;
    return line(
      [Math.sin(angle) * 13, -Math.cos(angle) * 13],
      [Math.sin(angle) * 15.6, -Math.cos(angle) * 15.6],
    );
  }).flat();
  sketch.paint(marks, { stroke: hands, width: 1 });
  sketch.paint(line([0, 0], [-6.5, -6]), { stroke: hands, width: 1.6 });
  sketch.paint(line([0, 0], [8, -9]), { stroke: hands, width: 1.1 });
}

const UPPER = closed(
  corner(-11, -20),
  corner(11, -20),
  [10, -70],
  corner(8.5, -112),
  [0, -116],
  corner(-8.5, -112),
  [-10, -70],
);
const LOWER = closed(
  corner(-11, 20),
  corner(11, 20),
  [10, 80],
  corner(8.5, 132),
  [0, 139],
  corner(-8.5, 132),
  [-10, 80],
);

function drawLeatherStrap(sketch: Sketch, cloth: Cloth, metal: Metal): void {
  sketch.shows('leather-strap');
  for (const half of [UPPER, LOWER]) drawPanel(sketch, cloth, half, { relief: 7 });
  drawStitches(sketch, cloth, line([-7.6, -28], [-6.4, -104]), 0.6);
  drawStitches(sketch, cloth, line([7.6, -28], [6.4, -104]), 0.6);
  drawStitches(sketch, cloth, line([-7.6, 28], [-6, 128]), 0.6);
  drawStitches(sketch, cloth, line([7.6, 28], [6, 128]), 0.6);
  for (const y of [84, 94, 104, 114]) sketch.paint(ellipse(0, y, 1.5), { fill: cloth.tones.at(-6) });
  drawBuckle(sketch, metal, -11, -122, 22, 13, 2.4);
}

/** Three rows of links from the lugs to a folding clasp: each a little bar that is round by itself. */
function drawBracelet(sketch: Sketch, hex: string): void {
  sketch.shows('link-bracelet');
  const PITCH = 7.4;
  for (const way of [-1, 1]) {
    const [count, end] = way === -1 ? [11, -106] : [13, 122];
    for (let link = 0; link < count; link += 1) {
      const y = way * (22 + link * PITCH);
      const half = 10.6 - (2.2 * link) / count;
      for (const [from, to, shift] of [
        [-half, -half * 0.42, 0],
        [-half * 0.4, half * 0.4, PITCH / 2],
        [half * 0.42, half, 0],
      ] as const) {
        const top = Math.min(y, y + way * (PITCH - 0.8)) + way * shift;
        const bar = slab(from, top, to - from, PITCH - 0.8, 1.2);
        sketch.castShadow(bar);
        sketch.paint(bar, { fill: hex, relief: 20, material: 'metal' });
      }
    }
    const clasp = slab(-9, Math.min(end, end - way * 4) - (way === 1 ? 0 : 4), 18, 16, 2);
    sketch.castShadow(clasp);
    sketch.paint(clasp, { fill: hex, relief: 22, material: 'metal' });
  }
}

/** Of steel in a color that steel is sold in; any other color is the dial's, on plain steel. */
function steelOf(cloth: Cloth): Metal {
  if (!isMetallic(cloth)) return silverMetal();
  return { face: cloth.tones.base, light: cloth.tones.at(3), deep: cloth.tones.at(-4) };
}

function drawSportsWatch(sketch: Sketch, given: Cloth): void {
  const isWoven = given.weave !== 'rubber';
  sketch.shows(isWoven ? 'webbing' : 'rubber-strap');
  const cloth: Cloth = { ...given, weave: isWoven ? 'cordura' : 'rubber' };
  for (const [from, to, taper] of [
    [-20, -112, 14],
    [20, 136, 13],
  ] as const) {
    const half = closed(
      corner(-19, from),
      corner(19, from),
      [17, (from + to) / 2],
      corner(taper, to),
      [0, to * 1.05],
      corner(-taper, to),
      [-17, (from + to) / 2],
    );
    drawPanel(sketch, cloth, half, { relief: 8, surface: false });
  }
  if (isWoven)
    for (const x of [-9, 0, 9]) {
      drawSeam(sketch, cloth, line([x, -34], [x * 0.8, -110]), 1, 0.6);
      drawSeam(sketch, cloth, line([x, 34], [x * 0.8, 132]), 1, 0.6);
    }
  else
    for (let y = 60; y < 128; y += 11)
      for (const x of [-5, 5]) sketch.paint(ellipse(x, y, 2.2), { fill: cloth.tones.at(-7) });
  drawPanel(sketch, cloth, slab(-17, -98, 34, 9, 3), { relief: 4, surface: false });
  const metal = metalFor(given);
  sketch.castShadow(slab(-29, -32, 58, 64, 15));
  sketch.paint(slab(28, -10, 5, 20, 2), { fill: metal.deep });
  sketch.paint(slab(-29, -32, 58, 64, 15), { fill: '#2a2b2d' });
  sketch.paint(slab(-25, -28, 50, 56, 12), { fill: '#0d0f11' });
  sketch.paint(ellipse(0, 0, 18), { stroke: '#3f6f57', width: 3 });
  sketch.paint(ellipse(0, 0, 12.5), { stroke: '#8c5a34', width: 2.6 });
  sketch.paint(line([-5, 0], [5, 0]), { stroke: '#dfe3e2', width: 2 });
}
