import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import type { Weave } from '../cloth/weave.ts';
import { closed, corner, line } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';
import { bodyFolds } from './body-folds.ts';
import { drawHem } from './hem.ts';
import { drawRibHem } from './knitwear.ts';
import { drawShirtCollar } from './neck.ts';
import { LONG } from './shirts.ts';
import { drawSleeves } from './sleeve.ts';
import { SHORT } from './tees.ts';
import { buildTorso } from './torso.ts';
import { drawButton } from './trimmings.ts';

const KNITTED: ReadonlySet<Weave> = new Set(['knit', 'rib', 'brushed']);

/** Collar and placket of a rugby shirt are white twill, on white cloth a warm grey. */
function whiteCloth(cloth: Cloth): Cloth {
  return plainCloth(cloth, cloth.tones.lightness > 0.9 ? '#c9c4b8' : '#f3f0e8', 'smooth');
}

export function drawPolo(sketch: Sketch, cloth: Cloth): void {
  const isRugby = sketch.pick('polo-collar', 'contrast-collar') === 'contrast-collar';
  const isLong = sketch.pick('short-sleeve', 'long-sleeve') === 'long-sleeve';
  sketch.shows('half-placket', 'pullover');
  drawPoloBody(sketch, cloth, { isRugby, isLong, hasRibHem: sketch.asks('rib-hem') });
}

function drawPoloBody(
  sketch: Sketch,
  cloth: Cloth,
  { isRugby, isLong, hasRibHem }: { isRugby: boolean; isLong: boolean; hasRibHem: boolean },
): void {
  const torso = buildTorso({ neck: 'closed', neckHalf: 76, length: 680, chestHalf: 252 });
  drawPanel(sketch, cloth, torso.body, { folds: bodyFolds(torso), stripes: 'across' });
  drawSleeves(
    sketch,
    cloth,
    torso.shoulder,
    torso.underarmPoint,
    isLong
      ? { ...LONG, length: 490, bicep: 142, elbow: 128, cuff: 96, finish: 'rib' }
      : { ...SHORT, cuff: 150, finish: 'rib', length: 104 },
    { over: torso.body, stripes: 'across' },
  );
  // What is knitted has a collar and a placket of rib, sewn on without stitches that show.
  const isKnit = KNITTED.has(cloth.weave);
  const trim = isRugby ? whiteCloth(cloth) : isKnit ? { ...cloth, weave: 'rib' as const } : cloth;
  const placket = closed(corner(-17, 40), corner(17, 40), corner(17, 212), corner(-17, 212));
  drawPanel(sketch, trim, placket, { relief: 5, castsShadow: false, surface: false });
  if (!isKnit) drawStitches(sketch, trim, line([-17, 196], [17, 196]), 1);
  for (const y of [84, 128, 172]) drawButton(sketch, trim, [0, y], 5);
  drawShirtCollar(sketch, trim, { neckHalf: 74, depth: 40, spread: 70, point: 62, isStitched: !isKnit });
  if (hasRibHem) drawRibHem(sketch, cloth, torso, 56);
  else drawHem(sketch, cloth, torso, 24);
}
