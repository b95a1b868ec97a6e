import type { Cloth } from '../cloth/cloth.ts';
import { closed, corner, type Shape } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** Rounds of motifs from the neck outwards, each as its rows of stitches; `x` is the second yarn. */
const ROUNDS: readonly (readonly string[])[] = [
  ['x.x.x.x.', '.x.x.x.x'],
  ['...xx...', '..xxxx..', '.xx..xx.', 'xx.xx.xx', '.xx..xx.', '..xxxx..', '...xx...'],
  ['..x.....', '.xxx....', '..x.....'],
];
const STITCH = 11;
/** Repeats of eight stitches over the half circle below the neck; a whole number of them on either side of the middle. */
const REPEATS = 8;

/** A round yoke, knitted in two yarns: it runs over body and sleeves alike. */
export function drawYokePattern(sketch: Sketch, cloth: Cloth, over: Shape): void {
  const yarn = cloth.tones.at(cloth.tones.lightness > 0.6 ? -6 : 7);
  const stitches: Shape = [];
  let radius = 146;
  for (const round of ROUNDS) {
    for (const row of round) {
      stitches.push(...stitchesOf(row, radius));
      radius += STITCH;
    }
    radius += STITCH;
  }
  sketch.within(over, () => sketch.paint(stitches, { fill: yarn, opacity: 0.9 }));
}

/** The stitches of a row lie on an arc about the neck; half a turn more on either side reaches over the shoulders. */
function stitchesOf(row: string, radius: number): Shape {
  const count = row.length * REPEATS;
  const at = (index: number, away: number) => {
    const angle = (index / count) * Math.PI;
    return corner(Math.cos(angle) * away * 1.12, Math.sin(angle) * away - 26);
  };

  return Array.from({ length: count * 2 }, (_, index) => index - count / 2)
    .filter((index) => row.at(index % row.length) === 'x')
    .flatMap((index) =>
      closed(
        at(index, radius - STITCH / 2),
        at(index + 1, radius - STITCH / 2),
        at(index + 1, radius + STITCH / 2),
        at(index, radius + STITCH / 2),
      ),
    );
}
