import type { Shape } from '../pen/shape.ts';
import type { Drawing, PlacedMark } from '../pen/sketch.ts';
import { coloured } from './colour.ts';
import { emptyFields, type Fields } from './fields.ts';
import { frameOf } from './frame.ts';
import { layInk } from './lay-ink.ts';
import { layPanel } from './lay-panel.ts';
import { light } from './light.ts';
import { printOf } from './print.ts';
import { scratch } from './scratch.ts';
import { sewSeam, sewStitches, shadeBeside } from './sew.ts';

/** One garment cut out, as it lies: a layer of a board, or a picture of its own. */
export interface Piece {
  width: number;
  height: number;
  /**
   * Linear red, green, blue and alpha, each 0 to 1, colors multiplied by alpha; rows from the top. Good until the next
   * piece is rendered, which takes the same memory.
   */
  rgba: Float32Array;
  /** Pixels from its left and its top to the drawing's middle. */
  middle: readonly [x: number, y: number];
}

/** How a piece lies. */
export interface Laid {
  /** Pixels per millimetre. */
  scale: number;
  /** Degrees clockwise. */
  tilt: number;
  /** Shoes, bags and small things are stiffer and finer than clothes. */
  isStiff: boolean;
  seed: number;
}

/** How far no edge of cloth is ruled, millimetres. */
const SWAY = { stiff: 0.3, cloth: 1.8 };

/**
 * Renders a drawing as relief under soft light: its marks become one height map, one light falls on it, and the
 * colors are put on last, so that each material's mean stays true. The same drawing gives the same picture.
 */
export function renderPiece(drawing: Drawing, { scale, tilt, isStiff, seed }: Laid): Piece {
  const frame = frameOf(drawing.bounds, reachOf(drawing), scale, tilt, isStiff ? SWAY.stiff : SWAY.cloth);
  const fields = emptyFields(frame, isStiff ? 0.55 : 1);
  const main = mainColour(drawing.marks);
  let thing = 0;
  for (const [index, mark] of drawing.marks.entries()) {
    if (mark.thing !== thing) fields.floor = copyOf(fields.height);
    thing = mark.thing;
    lay(fields, mark, sewnAfter(drawing.marks, index), main, (seed + index * 37) % 9973);
  }
  return {
    width: frame.width,
    height: frame.height,
    rgba: coloured(fields, light(fields)),
    middle: frame.middle,
  };
}

function copyOf(height: Float32Array): Float32Array {
  const floor = scratch('floor', height.length);
  floor.set(height);
  return floor;
}

function lay(fields: Fields, mark: PlacedMark, sewn: PlacedMark[], main: string, seed: number): void {
  const { shape, clips } = mark;
  switch (mark.kind) {
    case 'panel': {
      const print = mark.print ? printOf(mark.print.pattern, mark.print.stripes) : null;
      layPanel(fields, {
        ...mark,
        material: mark.weave,
        print:
          mark.print && print
            ? { at: print, hexes: mark.print.hexes, isCheck: mark.print.pattern === 'check' }
            : null,
        sewn: sewn.map((seam) => seam.shape),
        seed,
      });
      return;
    }
    case 'seam':
      sewSeam(fields, { ...mark, seed });
      return;
    case 'stitches':
      sewStitches(fields, { ...mark, seed });
      return;
    case 'shade':
      shadeBeside(fields, shape, clips, mark.reach);
      return;
    case 'ink':
      layInk(fields, { shape, clips, inks: mark.inks, main, seed });
  }
}

/** Everything that shows: what casts the shadow, and laces and chains that reach beyond it. */
function reachOf({ outline, marks }: Drawing): Shape {
  return [
    ...outline,
    ...marks.flatMap(({ kind, shape, clips }) => (kind === 'ink' && clips.length === 0 ? shape : [])),
  ];
}

/** Seams that follow a panel at once are what it is sewn down with. */
function sewnAfter(marks: readonly PlacedMark[], index: number): PlacedMark[] {
  const end = marks.findIndex((mark, at) => at > index && mark.kind !== 'seam');
  return marks[index]?.kind === 'panel'
    ? marks.slice(index + 1, end < 0 ? undefined : Math.min(end, index + 4))
    : [];
}

/** The color of most panels. */
function mainColour(marks: readonly PlacedMark[]): string {
  const counts = new Map<string, number>();
  for (const mark of marks) if (mark.kind === 'panel') counts.set(mark.hex, (counts.get(mark.hex) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#8e9092';
}
