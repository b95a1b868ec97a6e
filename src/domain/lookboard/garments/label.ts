import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import { drawPanel, drawStitches } from '../cloth/panel.ts';
import { line, type Point, slab } from '../pen/shape.ts';
import type { Sketch } from '../pen/sketch.ts';

/** The strokes of a name, each letter in a square of one by one. */
const NAME: readonly (readonly Point[])[][] = [
  [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  [
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0.5],
      [0.8, 0.5],
    ],
  ],
  [
    [
      [0, 1],
      [0, 0],
      [0.5, 0.7],
      [1, 0],
      [1, 1],
    ],
  ],
  [
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
  ],
  [
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  [
    [
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
    ],
  ],
  [
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0.5],
      [0.8, 0.5],
    ],
  ],
];

/** A woven label with its name, sewn down at both ends. */
export function drawLabel(sketch: Sketch, cloth: Cloth, y: number, width: number): void {
  const height = width * 0.36;
  const isPale = cloth.tones.lightness > 0.5;
  const label = plainCloth(cloth, isPale ? '#f4f0e6' : '#25262a', 'poplin');
  const [left, letter] = [-width / 2, width * 0.068];
  drawPanel(sketch, label, slab(left, y, width, height, 1), {
    relief: 3,
    surface: false,
    castsShadow: false,
  });
  for (const x of [left + 2.2, -left - 2.2])
    drawStitches(sketch, label, line([x, y + 1.5], [x, y + height - 1.5]), 0.7);
  const step = letter * 1.62;
  const name = NAME.flatMap((strokes, index) =>
    strokes.flatMap((points) =>
      line(
        ...points.map(
          ([px, py]): Point => [
            (index - (NAME.length - 1) / 2) * step + (px - 0.5) * letter,
            y + height * 0.32 + py * height * 0.34,
          ],
        ),
      ),
    ),
  );
  sketch.paint(name, { stroke: isPale ? '#5a544a' : '#cfc8b8', width: 1, opacity: 0.9 });
}
