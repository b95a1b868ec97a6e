import type { Cloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel, drawSeam } from '../cloth/panel.ts';
import { closed, corner, mirrorShape, open } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawBow } from './bow.ts';
import { COAT_SLEEVE, drawCoatLining, drawNotchLapels, drawShawlCollar, longFolds } from './coat-parts.ts';
import { drawFlapPockets } from './pockets.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso, type Torso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const LENGTHS = { 'knee-length': 1130, 'thigh-length': 900, 'hip-length': 800 } as const;

/** Overcoat, wrap coat, pea coat and teddy coat. */
export function drawWoolCoat(sketch: Sketch, given: Cloth): void {
  if (given.weave === 'pile') sketch.shows('pile');
  const cloth = sketch.asks('pile') ? { ...given, weave: 'pile' as const } : given;
  const length = LENGTHS[sketch.pick('knee-length', 'thigh-length', 'hip-length')];
  const isWrapped = sketch.asks('wrapped');
  const isDouble = !isWrapped && sketch.pick('single-breasted', 'double-breasted') === 'double-breasted';
  const hasShawl = sketch.pick('notch-lapel', 'shawl-collar') === 'shawl-collar';
  const roll = isWrapped ? 470 : isDouble ? 300 : 330;
  const torso = buildTorso({
    neck: 'v',
    neckHalf: 88,
    neckDepth: roll,
    shoulderHalf: 234,
    shoulderDrop: 42,
    underarm: 256,
    chestHalf: 278,
    waist: Math.min(520, length - 220),
    waistHalf: isWrapped ? 248 : 270,
    length,
    hemHalf: length > 1000 ? 300 : 282,
    hemDrop: 6,
  });
  drawCoatLining(sketch, cloth, roll);
  drawPanel(sketch, cloth, torso.body, { folds: longFolds(torso.measures.hemHalf, length), relief: 34 });
  drawSleeves(sketch, cloth, torso.shoulder, torso.underarmPoint, COAT_SLEEVE, { over: torso.body });
  const reach = isWrapped ? 110 : isDouble ? 104 : 18;
  const edge = open([reach - 4, roll], [reach, 640], [reach + 2, length + 2]);
  drawCastShade(sketch, cloth, edge, 10);
  drawSeam(sketch, cloth, edge, 2.6);
  drawPockets(sketch, cloth, length);
  if (hasShawl) drawShawlCollar(sketch, cloth, 88, roll, reach);
  else drawNotchLapels(sketch, cloth, { neckHalf: 88, roll, lapel: isDouble ? 136 : 112, reach });
  if (isWrapped) drawTieBelt(sketch, cloth, torso);
  else drawButtons(sketch, cloth, isDouble ? reach * 0.66 : 0, roll);
  const dart = open([-150, 280], [-140, 460], [-150, Math.min(640, length - 60)]);
  for (const side of [dart, mirrorShape(dart)]) drawSeam(sketch, cloth, side, 1.5, 0.4);
}

function drawButtons(sketch: Sketch, cloth: Cloth, apart: number, roll: number): void {
  const rows = apart > 0 ? [roll + 20, roll + 140, roll + 260] : [roll + 36, roll + 160, roll + 284];
  for (const y of rows)
    for (const side of apart > 0 ? [-1, 1] : [0]) drawButton(sketch, cloth, [side * apart - 2, y], 13);
}

function drawPockets(sketch: Sketch, cloth: Cloth, length: number): void {
  if (sketch.pick('flap-pockets', 'welt-pockets') === 'flap-pockets') {
    drawFlapPockets(sketch, cloth, 156, Math.min(640, length - 270), 148, 56);
    return;
  }
  for (const side of [-1, 1])
    drawPanel(
      sketch,
      cloth,
      closed(
        corner(side * 152, 420),
        corner(side * 182, 416),
        corner(side * 196, 570),
        corner(side * 166, 574),
      ),
      { relief: 6, castsShadow: false },
    );
}

function drawTieBelt(sketch: Sketch, cloth: Cloth, { measures: m }: Torso): void {
  sketch.shows('belted');
  const w = m.waistHalf + 8;
  const belt = closed(
    corner(-w, m.waist - 40),
    [0, m.waist - 30],
    corner(w, m.waist - 40),
    corner(w + 2, m.waist + 24),
    [0, m.waist + 34],
    corner(-w - 2, m.waist + 24),
  );
  drawPanel(sketch, cloth, belt, { relief: 12 });
  drawBow(sketch, cloth, { x: 20, y: m.waist - 4, size: 1.25, tails: 320 });
}
