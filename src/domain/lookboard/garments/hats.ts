import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawCastShade, drawPanel } from '../cloth/panel.ts';
import { closed, corner, ellipse, ladder, open, symmetric } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

export function drawBeanie(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('turn-up');
  const knit = cloth.weave === 'smooth' ? { ...cloth, weave: 'knit' as const } : cloth;
  const crown = symmetric([0, -150], [-66, -136], [-104, -70], corner(-108, 10), [0, 20]);
  drawPanel(sketch, knit, crown, { relief: 30 });
  for (const x of [-70, -36, 0, 36, 70])
    sketch.paint(open([x * 0.2, -146], [x * 0.9, -90], [x * 1.12, 12]), {
      stroke: cloth.tones.at(-4),
      width: 3,
      opacity: 0.35,
    });
  const cuff = symmetric([0, -8], corner(-113, -20), [-118, 10], corner(-112, 44), [0, 54]);

  drawPanel(sketch, knit, cuff, { relief: 14, surface: false });
  sketch.paint(ladder(open([-113, -20], [0, -8], [113, -20]), open([-112, 44], [0, 54], [112, 44]), 34), {
    stroke: cloth.tones.at(-4),
    width: 2.4,
    opacity: 0.5,
  });
}

export function drawSunHat(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('wide-brim');
  drawBrimmedHat(sketch, cloth.weave === 'smooth' ? { ...cloth, weave: 'straw' } : cloth, 196, 122, 40);
}

export function drawFedora(sketch: Sketch, cloth: Cloth): void {
  sketch.shows('pinched-crown');
  const felt = cloth.weave === 'smooth' ? { ...cloth, weave: 'wool' as const } : cloth;
  const brim = closed(
    corner(-166, 26),
    [-100, 6],
    [0, 0],
    [100, 6],
    corner(166, 20),
    [130, 52],
    [0, 70],
    [-130, 56],
  );
  drawPanel(sketch, felt, brim, { relief: 18 });
  const crown = closed(
    corner(-98, 24),
    [-92, -50],
    [-70, -104],
    [-30, -112],
    [0, -98],
    [34, -112],
    [72, -102],
    [92, -48],
    corner(98, 22),
    [0, 42],
  );
  drawCastShade(sketch, felt, open([-98, 28], [0, 46], [98, 26]), 8);
  drawPanel(sketch, felt, crown, {
    relief: 26,
    folds: [
      { from: [-24, -106], to: [0, -40], width: 20, bow: 6 },
      { from: [30, -104], to: [6, -44], width: 18, bow: -6 },
      { from: [-66, -92], to: [-50, -36], width: 16 },
    ],
  });
  const band = closed(corner(-98, -4), [0, 14], corner(98, -6), corner(98, 22), [0, 42], corner(-98, 24));
  drawPanel(
    sketch,
    plainCloth(felt, cloth.tones.at(cloth.tones.lightness > 0.4 ? -2.2 : -1.4), 'satin'),
    band,
    { relief: 6, surface: false },
  );
}

function drawBrimmedHat(sketch: Sketch, cloth: Cloth, half: number, depth: number, tilt: number): void {
  const brim = ellipse(0, 10, half, depth);
  drawPanel(sketch, cloth, brim, { relief: 26 });
  for (const share of [0.92, 0.84, 0.76])
    sketch.paint(ellipse(0, 10, half * share, depth * share), {
      stroke: cloth.tones.at(-2.4),
      width: 1.2,
      opacity: 0.5,
    });
  const crown = closed(
    corner(-98, 8),
    [-90, -50],
    [-52, -82],
    [0, -90],
    [52, -82],
    [90, -50],
    corner(98, 8),
    [60, 36],
    [0, tilt + 4],
    [-60, 36],
  );
  drawCastShade(sketch, cloth, crown, 10);
  drawPanel(sketch, cloth, crown, { relief: 26 });
  const band = closed(
    corner(-99, -12),
    [-58, 14],
    [0, 22],
    [58, 14],
    corner(99, -12),
    corner(98, 8),
    [60, 36],
    [0, tilt + 4],
    [-60, 36],
    corner(-98, 8),
  );
  const ribbon = cloth.tones.lightness > 0.5 ? '#2c2a2b' : cloth.tones.at(3);
  drawPanel(sketch, plainCloth(cloth, ribbon, 'satin'), band, {
    relief: 5,
    surface: false,
  });
}
