import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { silverMetal } from '../cloth/metal.ts';
import { drawCastShade, drawPanel, drawSeam, drawStitches } from '../cloth/panel.ts';
import { closed, corner, ladder, line, mirrorShape, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawBow } from './bow.ts';
import { buildDress, FITTED } from './dress-cut.ts';
import { drawBuckle } from './fastenings.ts';
import { drawBackNeck, drawNeckBand, verticalPlacket } from './neck.ts';
import { drawCollarAsked } from './shirt-collars.ts';
import { LONG } from './shirts.ts';
import { drawGathers } from './skirt-details.ts';
import { drawSleeves } from './sleeve.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const KURTA_LENGTH = 980;
const SLIT_FROM = 640;
const TUNIC_LENGTH = 840;

/** Long, straight and slit at both sides: a kurta with its short placket, a tunic with a V. */
export function drawKurta(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('side-slits', 'long-sleeve');
  const isTunic = sketch.pick('knee-length', 'thigh-length') === 'thigh-length';
  const length = isTunic ? TUNIC_LENGTH : KURTA_LENGTH;
  const slitFrom = length - (KURTA_LENGTH - SLIT_FROM) * (isTunic ? 0.5 : 1);
  const torso = buildTorso({
    ...(isTunic
      ? { neck: 'v' as const, neckHalf: 84, neckDepth: 170 }
      : { neck: 'closed' as const, neckHalf: 72 }),
    length,
    hemHalf: 262,
    hemDrop: 4,
    waist: 500,
    waistHalf: 236,
  });
  if (isTunic) drawBackNeck(sketch, cloth, torso, { dip: 20 });
  drawPanel(sketch, cloth, torso.body, {
    folds: [
      ...bodyFolds(torso),
      { from: [-150, 560], to: [-160, length - 20], width: 40, bow: 10, depth: 0.6 },
      { from: [60, 520], to: [80, length - 10], width: 38, bow: -10, depth: 0.5 },
    ],
  });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    { ...LONG, cuff: 108, elbow: 124, finish: 'hem' },
    { over: torso.body },
  );
  for (const side of [-1, 1]) {
    const slit = line([side * 243, slitFrom], [side * 256, length - 6]);
    drawCastShade(sketch, cloth, slit, 8);
    drawSeam(sketch, cloth, line([side * 236, slitFrom], [side * 244, length - 6]), 2);
    drawStitches(sketch, cloth, line([side * 229, slitFrom - 12], [side * 236, length - 26]), 1);
  }
  drawStitches(sketch, cloth, line([-236, length - 26], [236, length - 26]), 1);
  if (isTunic) {
    sketch.shows('v-neck');
    drawNeckBand(sketch, cloth, torso, 18, false);
    return;
  }
  sketch.shows('half-placket');
  verticalPlacket(sketch, cloth, 66, 330, 38);
  drawSeam(sketch, cloth, open(corner(-19, 316), corner(-19, 334), corner(19, 334), corner(19, 316)), 1.4);
  for (let y = 132; y < 320; y += 62) drawButton(sketch, cloth, [0, y], 5);
  drawCollarAsked(sketch, cloth);
}

const KILT = { waistHalf: 196, hipHalf: 240, hemHalf: 278, length: 600 };

/** Worn as it hangs: the flat apron in front, its fringed edge on the right, the pleats behind it to both sides. */
export function drawKilt(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('knife-pleats', 'flat-apron', 'overlap', 'knee-length');
  const { waistHalf, hipHalf, hemHalf, length } = KILT;
  const skirt = symmetric(
    [0, 4],
    corner(-waistHalf, 0),
    [-hipHalf, 210],
    corner(-hemHalf, length - 14),
    [-hemHalf * 0.6, length - 4],
    [0, length - 2],
  );
  drawPanel(sketch, cloth, skirt, { relief: 30 });
  sketch.within(skirt, () => {
    for (const side of [-1, 1])
      for (let pleat = 0; pleat < 5; pleat += 1) {
        const share = 0.6 + pleat * 0.09;
        const edge = open(
          [side * share * waistHalf, 0],
          [side * share * hipHalf, 210],
          [side * share * hemHalf, length],
        );
        drawCastShade(sketch, cloth, edge, 9);
        drawSeam(sketch, cloth, edge, 2.2, 1);
      }
  });
  const apron = closed(
    corner(-112, 2),
    [0, 8],
    corner(128, 0),
    [136, 220],
    corner(150, length + 4),
    [0, length + 8],
    corner(-138, length + 2),
    [-126, 220],
  );
  drawPanel(sketch, cloth, apron, {
    relief: 12,
    folds: [{ from: [-60, 60], to: [-70, length - 40], width: 44, bow: 6, depth: 0.3 }],
  });
  const fringe = ladder(
    open([129, 40], [137, 220], [150, length]),
    open([141, 46], [150, 224], [164, length + 4]),
    64,
  );
  sketch.paint(fringe, { stroke: cloth.tones.at(-2), width: 2.2, opacity: 0.9 });
  drawSeam(sketch, cloth, open([122, 10], [129, 220], [142, length]), 1.4, 0.8);
  const band = symmetric(
    [0, -20],
    [-waistHalf * 0.6, -24],
    corner(-waistHalf, -30),
    corner(-waistHalf - 5, 10),
    [0, 20],
  );
  drawPanel(sketch, cloth, band, { relief: 9 });
  drawStraps(sketch, cloth);
  drawPin(sketch);
}

/** Two leather straps at the right hip. */
function drawStraps(sketch: Sketch, cloth: Cloth): void {
  const leather = plainCloth(cloth, '#2b2420', 'leather');
  const metal = silverMetal();
  for (const y of [-12, 84]) {
    const strap = closed(
      corner(138, y),
      corner(232, y - 4),
      [240, y + 9],
      corner(232, y + 22),
      corner(138, y + 24),
    );
    drawPanel(sketch, leather, strap, { relief: 5, surface: false });
    drawBuckle(sketch, metal, 146, y - 5, 26, 34, 5);
    sketch.paint(line([160, y + 12], [176, y + 12]), { stroke: metal.face, width: 3.2 });
  }
}

/** The weight that keeps the apron down. */
function drawPin(sketch: Sketch): void {
  const metal = silverMetal();
  sketch.paint(line([112, 470], [112, 548]), { stroke: metal.deep, width: 6 });
  sketch.paint(line([111, 470], [111, 548]), { stroke: metal.face, width: 4.4 });
  sketch.paint(line([110, 476], [110, 520]), { stroke: metal.light, width: 1.4 });
  sketch.paint(line([103, 480], [119, 480]), { stroke: metal.face, width: 4 });
}

/** A laced bodice over a white blouse, a gathered skirt, and an apron of a quiet color with its bow. */
export function drawDirndl(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('fitted', 'puff-sleeve', 'gathers', 'midi', 'apron', 'waist-seam', 'square-neck');
  const cotton = plainCloth(cloth, '#f4f1ea', 'poplin');
  const blouse = buildTorso({
    neck: 'round',
    neckHalf: 116,
    neckDepth: 118,
    shoulderHalf: 178,
    length: 360,
    waist: 330,
    chestHalf: 200,
    underarm: 214,
    waistHalf: 160,
    hemHalf: 160,
    hemDrop: 0,
  });
  drawPanel(
    sketch,
    plainCloth(cotton, cotton.tones.at(-1.4)),
    symmetric([0, -8], corner(-116, 0), [-80, 60], [0, 110]),
    {
      relief: 10,
    },
  );
  drawPanel(sketch, cotton, blouse.body, { relief: 16 });
  drawSleeves(
    sketch,
    cotton,
    blouse.shoulder,
    blouse.underarmPoint,
    {
      length: 132,
      upperAngle: 36,
      lowerAngle: 36,
      bicep: 176,
      elbow: 206,
      cuff: 124,
      puff: 44,
      finish: 'gathered',
    },
    { over: blouse.body },
  );
  const neckline = open([-114, 4], [-98, 70], [0, 120], [98, 70], [114, 4]);
  drawGathers(sketch, cotton, neckline, open([-130, 40], [-104, 112], [0, 166], [104, 112], [130, 40]), 40);
  const dress = buildDress({
    torso: {
      ...FITTED,
      neck: 'square',
      neckHalf: 100,
      neckDepth: 196,
      shoulderHalf: 146,
      chestHalf: 208,
    },
    waist: 396,
    waistHalf: 176,
    hip: 560,
    hipHalf: 276,
    length: 1110,
    hemHalf: 380,
    dip: 34,
    flares: 9,
  });
  drawPanel(sketch, cloth, dress.shape, { relief: 32, folds: dress.folds });
  const waist = open([-176, 396], [0, 406], [176, 396]);
  drawSeam(sketch, cloth, waist, 2.2);
  drawGathers(sketch, cloth, waist, open([-216, 490], [0, 504], [216, 490]), 44);
  drawLacing(sketch, cloth);
  drawApron(sketch, cloth);
}

/** Silver hooks down both edges of the front and the cord between them. */
function drawLacing(sketch: Sketch, cloth: Cloth): void {
  const metal = silverMetal();
  drawSeam(sketch, cloth, line([0, 192], [0, 396]), 2, 1);
  for (const side of [-1, 1])
    drawSeam(sketch, cloth, open([side * 96, 150], [side * 70, 280], [side * 62, 396]), 1.6);
  for (let row = 0; row < 5; row += 1) {
    const y = 222 + row * 36;
    if (row < 4)
      for (const side of [-1, 1])
        sketch.paint(line([side * 30, y], [side * -30, y + 36]), { stroke: cloth.tones.at(-5), width: 4 });
    for (const side of [-1, 1]) {
      sketch.paint(line([side * 36, y - 6], [side * 36, y + 6]), { stroke: metal.deep, width: 6 });
      sketch.paint(line([side * 35, y - 6], [side * 35, y + 5]), { stroke: metal.light, width: 3.4 });
    }
  }
}

function drawApron(sketch: Sketch, cloth: Cloth): void {
  const apronCloth: Cloth = {
    // Of its own, whatever the dress is: pale on deep cloth, deep on pale.
    ...plainCloth(cloth, cloth.tones.lightness > 0.62 ? '#6f6a72' : '#cfc4ae', 'satin'),
  };
  const apron = symmetric(
    [0, 418],
    corner(-138, 408),
    [-196, 600],
    corner(-262, 1030),
    [-176, 1050],
    [-88, 1042],
    [0, 1056],
  );
  drawPanel(sketch, apronCloth, apron, {
    relief: 16,
    folds: [-0.7, -0.35, 0.05, 0.4, 0.75].map((share) => ({
      from: [share * 120, 450] as const,
      to: [share * 250, 1040] as const,
      width: 44,
      bow: share * -10,
      depth: 0.8,
    })),
  });
  const top = open([-138, 410], [0, 420], [138, 410]);
  drawGathers(sketch, apronCloth, top, open([-156, 480], [0, 494], [156, 480]), 34);
  const band = symmetric([0, 398], corner(-180, 386), corner(-182, 414), [0, 426]);
  drawPanel(sketch, apronCloth, band, { relief: 7 });
  drawBow(sketch, apronCloth, { x: -92, y: 414, size: 0.62, tails: 300 });
  for (const edge of [open([-138, 410], [-196, 600], [-262, 1030])])
    for (const side of [edge, mirrorShape(edge)]) drawStitches(sketch, apronCloth, side, 1);
}
