import { boundsOf } from '../pen/bounds.ts';
import { ribbons } from '../pen/ribbon.ts';
import { type Shape, shifted } from '../pen/shape.ts';
import type { Ink } from '../pen/sketch.ts';
import { alongLines } from './along.ts';
import { bell } from './bell.ts';
import { coverageOf } from './coverage.ts';
import { type Fields, linearOf, luminanceOf, type MaterialName } from './fields.ts';
import { cropOf, linesOf } from './frame.ts';
import { layPanel } from './lay-panel.ts';

/** Ink that covers at least so much is a thing of its own; fainter ink only dents or raises what lies below. */
const SOLID = 0.75;
/** Narrower strokes are lines on a thing, wider ones are cords and straps, millimetres. */
const CORD = 2.4;

/** The faces of gold, silver and brass, which shine. */
const METALS: ReadonlySet<string> = new Set([
  '#b99b5f',
  '#e9d9ab',
  '#7c6233',
  '#a9adb0',
  '#e8ebec',
  '#6d7275',
  '#b08b57',
  '#e0c691',
  '#76572f',
]);

interface InkMark {
  shape: Shape;
  clips: readonly Shape[];
  inks: readonly Ink[];
  /** The piece's main color: darker ink sinks into it, lighter ink stands up. */
  main: string;
  seed: number;
}

/** What a drawing paints by itself: hardware, cords, buttons; and faint ink as grooves and ridges. */
export function layInk(fields: Fields, mark: InkMark): void {
  const solid = mark.inks.filter(
    (ink) =>
      (ink.opacity ?? 1) >= SOLID &&
      (ink.fill !== undefined || fields.fineness < 1 || (ink.width ?? 1) >= CORD),
  );
  if (solid.length > 0) for (const ink of solid) layThing(fields, mark, ink);
  else for (const ink of mark.inks) if (!ink.shift) dent(fields, mark, ink);
}

function layThing(fields: Fields, { shape, clips, seed }: InkMark, ink: Ink): void {
  const hex = ink.fill ?? ink.stroke;
  if (hex === undefined) return;
  const placed = ink.shift ? shifted(shape, ...ink.shift) : shape;
  const outline = ink.fill === undefined ? ribbons(placed, ink.width ?? 1, ink.dash) : placed;
  layPanel(fields, {
    shape: outline,
    clips,
    hex,
    material: ink.material ?? materialOf(hex, outline),
    relief: ink.relief ?? (ink.fill === undefined && (ink.width ?? 1) > 8 ? 7 : 5),
    grain: 0,
    folds: [],
    print: null,
    sewn: [],
    seed,
  });
}

function materialOf(hex: string, shape: Shape): MaterialName {
  if (METALS.has(hex)) return 'metal';
  const { width, height } = boundsOf(shape);
  return Math.max(width, height) > 60 ? 'rubber' : 'hard';
}

/** Dark ink sinks, light ink rises; broad dark ink shades. */
function dent(fields: Fields, { shape, clips, main }: InkMark, ink: Ink): void {
  const hex = ink.fill ?? ink.stroke;
  if (hex === undefined) return;
  const { frame, fineness, height, tone } = fields;
  const { scale } = frame;
  const opacity = ink.opacity ?? 1;
  const isDark = luminanceOf(linearOf(hex)) < luminanceOf(linearOf(main));
  if (ink.fill !== undefined) {
    tint(fields, shape, clips, isDark ? 1 - 0.55 * opacity : 1 + 0.35 * opacity);
    return;
  }
  const width = ink.width ?? 1;
  if (width <= 5) {
    const size = Math.max(width * 0.75 * scale, 0.7);
    const rise = (isDark ? -1 : 1) * opacity * 1.7 * scale * fineness * Math.min(1.2, width / 2);
    for (const near of alongLines(frame, shape, clips, size * 2.4))
      for (let place = 0; place < near.count; place += 1) {
        const at = near.at[place] ?? 0;
        const distance = near.distance[place] ?? 0;
        height[at] = (height[at] ?? 0) + rise * bell((distance * distance) / (size * size));
      }
    return;
  }
  const half = width * 0.5 * scale;
  for (const near of alongLines(frame, shape, clips, half))
    for (let place = 0; place < near.count; place += 1) {
      const at = near.at[place] ?? 0;
      const share = 1 - ((near.distance[place] ?? 0) / half) ** 2;
      if (isDark) height[at] = (height[at] ?? 0) - opacity * width * 0.8 * scale * share;
      tone[at] = (tone[at] ?? 0) * (1 + opacity * (isDark ? -0.3 : 1.5) * share);
    }
}

function tint({ frame, tone }: Fields, shape: Shape, clips: readonly Shape[], light: number): void {
  const crop = cropOf(frame, linesOf(frame, shape), 2);
  if (crop.width < 2 || crop.height < 2) return;
  const masks = [shape, ...clips].map((part, index) =>
    coverageOf(linesOf(frame, part), crop, `clip ${index}`),
  );
  for (let y = 0; y < crop.height; y += 1)
    for (let x = 0; x < crop.width; x += 1) {
      let cover = 1;
      for (const mask of masks) cover *= mask[y * crop.width + x] ?? 0;
      const at = (y + crop.top) * frame.width + x + crop.left;
      tone[at] = (tone[at] ?? 0) * (1 + (light - 1) * cover);
    }
}
