import type { Fold } from '../cloth/folds.ts';
import type { Shape } from '../pen/shape.ts';
import { bell } from './bell.ts';
import { blurred, doubled } from './blur.ts';
import { coverageOf } from './coverage.ts';
import { distanceInside } from './distance.ts';
import { type Fields, isSolid, linearOf, luminanceOf, type MaterialName, materialIn } from './fields.ts';
import { type Form, type Ridges, raiseFold, smooth } from './fold-relief.ts';
import { type Crop, cropOf, type Frame, linesOf } from './frame.ts';
import { type Noise, noiseOf } from './noise.ts';
import { checkShade, type Print } from './print.ts';
import { scratch, zeros } from './scratch.ts';
import type { Surface } from './surface.ts';
import { cloud, coarsenessOf, flecksOf, textureOf, tileAt } from './texture.ts';

/** One piece of cloth, leather or metal to be laid on what lies there already. */
export interface PanelPiece {
  shape: Shape;
  clips: readonly Shape[];
  hex: string;
  material: MaterialName;
  /** How far the rounding at its edges reaches in, millimetres; small is flat. */
  relief: number;
  /** The grain's turn from the vertical, degrees clockwise. */
  grain: number;
  folds: readonly Fold[];
  /** How much of what lies below it hides; absent: all. */
  cover?: number;
  /** Its pattern's further colors, the upper ones last. */
  print: { at: Print; hexes: readonly string[]; isCheck: boolean } | null;
  /** Lines along which it is sewn down: there it neither rolls nor throws a shadow. */
  sewn: readonly Shape[];
  /** Of chance. */
  seed: number;
}

const swell: Noise = noiseOf(36, 64, 11);
const ripple: Noise = noiseOf(14, 26, 12);

/** Lays a panel: its form on what lies below, its shadow over that, its color and threads on top. */
export function layPanel(fields: Fields, piece: PanelPiece): void {
  const { frame, fineness } = fields;
  const { scale } = frame;
  const crop = cropOf(frame, linesOf(frame, piece.shape), 9 * scale);
  if (crop.width < 3 || crop.height < 3) return;
  const mask = coverageOf(linesOf(frame, piece.shape), crop, 'panel');
  for (const clip of piece.clips) {
    const cut = coverageOf(linesOf(frame, clip), crop);
    for (let at = 0; at < mask.length; at += 1) mask[at] = (mask[at] ?? 0) * (cut[at] ?? 0);
  }
  const index = materialIn(fields, piece.hex, piece.material);
  const surface = fields.materials[index]?.surface;
  if (!surface) return;

  const { below, area, covered } = whatLiesBelow(fields, crop, mask);
  if (area === 0) return;
  const base = covered > 0 ? blurred(below, crop.width, crop.height, 7 * scale * fineness, 'base') : below;
  const inside = distanceInside(mask, crop.width, crop.height);
  const { cover = 1 } = piece;
  if (cover < 1) for (let at = 0; at < mask.length; at += 1) mask[at] = (mask[at] ?? 0) * cover;
  const height = zeros('own height', mask.length);
  const form: Form = { crop, mask, inside, height, ridges: flat(crop, scale * fineness) };
  const sewn = sewnDown(piece, fields, crop);
  shapeUp(form, fields, piece, surface, area, sewn);
  const isBroad = area > 25_000 * scale * scale;
  for (const [order, fold] of piece.folds.entries())
    raiseFold(form, frame, fold, surface.fold * (fineness < 1 ? 0.8 : 1), piece.seed + order * 131);
  if (isBroad) settleFolds(form, fields, piece, surface);
  addRidges(form);
  if (covered > 0) throwShadow(fields, form, sewn, surface);
  settle(fields, form, piece, base, index, surface);
}

function whatLiesBelow({ frame, height, floor, alpha }: Fields, crop: Crop, mask: Float32Array) {
  const below = scratch('below', mask.length);
  let area = 0;
  let covered = 0;
  for (let y = 0; y < crop.height; y += 1)
    for (let x = 0; x < crop.width; x += 1) {
      const at = y * crop.width + x;
      const there = (y + crop.top) * frame.width + x + crop.left;
      below[at] = (height[there] ?? 0) - (floor?.[there] ?? 0);
      if ((mask[at] ?? 0) <= 0.5) continue;
      area += 1;
      if ((alpha[there] ?? 0) > 0.5) covered += 1;
    }
  return { below, area, covered };
}

/** How firmly each pixel is held down by a seam nearby, 0 to 1; null where the panel is free. */
function sewnDown(piece: PanelPiece, { frame, fineness }: Fields, crop: Crop): Float32Array | null {
  if (piece.sewn.length === 0) return null;
  const held = zeros('held', crop.width * crop.height);
  const reach = 9 * frame.scale * fineness;
  for (const seam of piece.sewn)
    for (const { points } of linesOf(frame, seam))
      for (let index = 0; index + 1 < points.length; index += 1) {
        const from = points[index];
        const to = points[index + 1];
        if (!from || !to) continue;
        const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (reach * 0.6)));
        for (let step = 0; step < steps; step += 1) {
          const cx = from[0] + ((to[0] - from[0]) * step) / steps - crop.left;
          const cy = from[1] + ((to[1] - from[1]) * step) / steps - crop.top;
          const firstX = Math.max(0, Math.floor(cx - reach * 2));
          const lastX = Math.min(crop.width - 1, cx + reach * 2);
          const lastY = Math.min(crop.height - 1, cy + reach * 2);
          for (let y = Math.max(0, Math.floor(cy - reach * 2)); y <= lastY; y += 1)
            for (let x = firstX; x <= lastX; x += 1) {
              const hold = bell(((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (reach * reach));
              const at = y * crop.width + x;
              if (hold > (held[at] ?? 0)) held[at] = hold;
            }
        }
      }
  return held;
}

/** The rolled edge, the rounding towards the middle and the slow swells. */
function shapeUp(
  { crop, mask, inside, height }: Form,
  { frame, fineness }: Fields,
  piece: PanelPiece,
  surface: Surface,
  area: number,
  sewn: Float32Array | null,
): void {
  const { scale } = frame;
  const isStiff = fineness < 1;
  // Cloth is flat beyond its edges; a bead or a wire may be round to its middle.
  const isCloth = !isSolid(piece.material);
  const flatness = Math.max(0.3, Math.min(isCloth ? 1 : 4, piece.relief / 14));
  const thick = surface.thick * fineness * (0.45 + 0.55 * flatness) * scale;
  const roll = Math.max(1.3, surface.roll * fineness * flatness * scale);
  // What is shiny shows that it is by how round it is.
  const isRound = piece.relief >= 20 || (isStiff && surface.drape > 2 && piece.relief > 10);
  const filled = isRound ? (isCloth && !isStiff ? 0.5 : 1) : piece.relief > 4 ? 0.15 : 0.05;
  const puff = surface.puff * filled * scale * (isStiff ? 2.6 : 1.7);
  const loose =
    (isStiff ? (surface.drape > 2 ? 1.1 : 0.35) : 1) *
    (area > 4_000 * scale * scale ? 1 : 0.35) *
    fineness *
    surface.drape *
    scale;
  const isFilled = piece.material === 'down';
  const far = (isStiff || isFilled ? 46 : 78) * scale;
  const salt = piece.seed % 251;
  const body = (isStiff || isFilled) && puff > 1 ? pillow(inside, crop, puff, far, scale) : null;
  for (let y = 0; y < crop.height; y += 1) {
    let swellHere = 0;
    let swellNext = swellAt(frame, crop, 0, y, salt);
    for (let x = 0; x < crop.width; x += 1) {
      // Slow enough to be looked up at every fourth pixel.
      if ((x & 3) === 0) {
        swellHere = swellNext;
        swellNext = swellAt(frame, crop, x + 4, y, salt);
      }
      const at = y * crop.width + x;
      if ((mask[at] ?? 0) < 0.01) continue;
      const away = inside[at] ?? 0;
      const edge = Math.min(1, away / roll);
      const free = smooth(0, 24 * scale * fineness, away);
      const own =
        (edge < 1 ? thick * (isCloth ? edge * (2 - edge) : Math.sqrt(edge * (2 - edge))) : thick) +
        (body ? (body[at] ?? 0) : puff * (smooth(-0.38, 1, away / far) - 0.2)) +
        loose * free * (swellHere + (swellNext - swellHere) * ((x & 3) / 4));
      // A seam far from every edge is only a groove: nothing is sewn down there.
      const held = sewn === null ? 0 : (sewn[at] ?? 0) * smooth(16, 6, away / (scale * fineness));
      height[at] = own * (1 - 0.9 * held);
    }
  }
}

/** Stiff and filled things have volume: round over the distance to the edge, the ridges in the middle smoothed away. */
function pillow(
  inside: Float32Array,
  { width, height }: Crop,
  puff: number,
  far: number,
  scale: number,
): Float32Array {
  const round = scratch('round', inside.length);
  for (let at = 0; at < inside.length; at += 1)
    round[at] = puff * Math.sqrt(1 - (1 - Math.min(1, (inside[at] ?? 0) / far)) ** 2);
  return blurred(round, width, height, 7 * scale, 'pillow');
}

function swellAt(frame: Frame, crop: Crop, x: number, y: number, salt: number): number {
  const u = (x + crop.left) / frame.scale / 2;
  const v = (y + crop.top) / frame.scale / 2;
  return swell(u + salt, v) * 0.85 + ripple(u, v + salt) * 0.3;
}

/** Below this many pixels a millimetre, folds are too narrow for every second pixel. */
const FINE = 0.3;

function flat({ width, height }: Crop, scale: number): Ridges {
  const step = scale < FINE ? 1 : 2;
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  return { width: columns, step, cells: zeros('ridges', columns * rows) };
}

function addRidges({ crop, height, ridges: { width, step, cells } }: Form): void {
  const ridges =
    step === 1
      ? cells
      : doubled(cells, width, Math.ceil(crop.height / step), crop.width, crop.height, 'ridges doubled');
  for (let at = 0; at < height.length; at += 1) height[at] = (height[at] ?? 0) + (ridges[at] ?? 0);
}

/** How the cloth has settled: soft ridges that run into each other, with calm places between, by the kind of cloth. */
function settleFolds({ crop, ridges }: Form, fields: Fields, piece: PanelPiece, surface: Surface): void {
  const { frame, fineness } = fields;
  const { width, step, cells } = ridges;
  const cell = surface.crease * fineness * 0.28;
  const rise = surface.crease * RISE * Math.sqrt(surface.crisp) * surface.fold * fineness ** 2 * frame.scale;
  const turn = (piece.grain * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) / cell, Math.sin(turn) / cell];
  const mirrored = piece.seed % 2 === 0 ? 1 : -1;
  const salt = (piece.seed % 97) * 2.7;
  // They are slow: every second cell is enough.
  const rows = Math.ceil(crop.height / step);
  const [columns, lines] = [Math.ceil(width / 2), Math.ceil(rows / 2)];
  const slow = scratch('slow', columns * lines);
  const place = (column: number, line: number) => {
    const [mx, my] = toMillimetres(fields, column * 2 * step + crop.left, line * 2 * step + crop.top);
    return [(mx * cos + my * sin) * mirrored + salt, my * cos - mx * sin + salt] as const;
  };
  const [origin, right] = [place(0, 0), place(1, 0)];
  const [stepU, stepV] = [right[0] - origin[0], right[1] - origin[1]];
  for (let line = 0; line < lines; line += 1) {
    const [rowU, rowV] = place(0, line);
    for (let column = 0; column < columns; column += 1) {
      const u = rowU + stepU * column;
      const v = rowV + stepV * column;
      const bent = u + bend(u * 0.5, v * 0.5) * 2.2;
      const calm = smooth(-0.9, 1.1, bend(v * 0.35 + 40, u * 0.35));
      slow[line * columns + column] =
        calm === 0
          ? 0
          : rise *
            calm *
            (0.62 * raised(pulled(bent * 0.88 + v * 0.47, v * 0.88 - bent * 0.47)) +
              0.55 * raised(pulled(bent * 0.86 - v * 0.51, v * 0.86 + bent * 0.51)) +
              0.42 * raised(pulled(bent * 0.2 + v * 0.98, v * 0.2 - bent * 0.98)));
    }
  }
  const settled = doubled(slow, columns, lines, width, rows, 'settled');
  for (let at = 0; at < cells.length; at += 1) cells[at] = (cells[at] ?? 0) + (settled[at] ?? 0);
}

/** Across its ridge a fold stands up from cloth that lies flat. */
function raised(level: number): number {
  return (level + Math.sqrt(level * level + 0.35)) / 2;
}

/** A ridge's height for the width that the cloth gives it. */
const RISE = 0.34;
/** Along three pulls, aslant either way and across. */
const pulled: Noise = noiseOf(4, 17, 14);
const bend: Noise = noiseOf(12, 12, 15);

function toMillimetres({ frame }: Fields, x: number, y: number): readonly [number, number] {
  const { cos, sin, scale, middle, origin } = frame;
  const [dx, dy] = [(x - middle[0]) / scale, (y - middle[1]) / scale];
  return [origin[0] + dx * cos + dy * sin, origin[1] - dx * sin + dy * cos];
}

/** What lies below is darkened before the panel covers it: that draws every edge. */
function throwShadow(
  { frame, tone, alpha, fineness }: Fields,
  { crop, mask }: Form,
  sewn: Float32Array | null,
  { thick }: Surface,
): void {
  const { scale } = frame;
  const { width, height } = crop;
  const small = fineness < 1 ? 0.7 : 1;
  // Thin cloth lies close: its shadow is a line, that of a thick one a soft band.
  const strength = Math.min(1, 0.5 + thick * 0.12);
  const close = blurred(mask, width, height, Math.max(1, 1.2 * scale), 'close');
  const soft = blurred(mask, width, height, 5 * scale * small, 'soft');
  const near = Math.max(1, Math.round(scale * 1.4));
  const far = Math.max(1, Math.round(scale * (2.6 + thick * 0.8) * small));
  for (let y = 0; y < height; y += 1) {
    const nearRow = Math.max(0, y - near) * width;
    const farRow = Math.max(0, y - far) * width;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      // What the panel covers anyway needs no shadow.
      if ((mask[at] ?? 0) > 0.99) continue;
      const there = (y + crop.top) * frame.width + x + crop.left;
      if ((alpha[there] ?? 0) < 0.01) continue;
      const hold = strength * (sewn === null ? 1 : 1 - 0.85 * (sewn[at] ?? 0));
      const a = close[nearRow + Math.max(0, x - near)] ?? 0;
      const b = soft[farRow + Math.max(0, x - far)] ?? 0;
      tone[there] = (tone[there] ?? 0) * (1 - 0.36 * hold * a) * (1 - 0.34 * hold * b);
    }
  }
}

/** Their color is uneven from fleck to fleck, not in clouds. */
const UNCLOUDED: ReadonlySet<MaterialName> = new Set([
  ...(['tweed', 'brushed', 'lace', 'sequin', 'crystal', 'brocade', 'seersucker', 'mesh'] as const),
  ...([
    'knit',
    'suede',
    'satin',
    'velvet',
    'cordura',
    'foil',
    'smooth',
    'twill',
    'worsted',
    'crepe',
    'poplin',
    'corduroy',
  ] as const),
]);

/** How far a pattern moves for what its cloth rises, as it does when one looks along a fold. */
const CARRIED = 0.4;

/** Writes the panel over what was there, by how much of each pixel it covers. */
function settle(
  fields: Fields,
  { crop, mask, height: own }: Form,
  piece: PanelPiece,
  base: Float32Array,
  index: number,
  surface: Surface,
): void {
  const { frame, fineness, height, floor, fine, tone, alpha, albedo, material } = fields;
  const { scale } = frame;
  const { print } = piece;
  const [red, green, blue] = linearOf(piece.hex);
  const inks = print?.hexes.map(linearOf) ?? [];
  const texture = isSolid(piece.material) ? null : textureOf(piece.material);
  const coarse = coarsenessOf(piece.material, scale) * (fineness < 1 ? 0.62 : 1);
  const fineScale = scale * coarse * (fineness < 1 ? 0.8 : 1);
  const flecks = isSolid(piece.material) ? null : flecksOf(piece.material);
  const paler = piece.material === 'suede' ? 0.45 : 0.65;
  const dyed = surface.melange * (1 - paler * smooth(0.35, 0.75, luminanceOf([red, green, blue])));
  const uneven = dyed * (UNCLOUDED.has(piece.material) ? 0.15 : 1);
  const turn = (piece.grain * Math.PI) / 180;
  const [grainCos, grainSin] = [Math.cos(turn), Math.sin(turn)];
  const soft = 0.5 / scale;
  const printScale = fineness < 1 ? 0.5 : 1;
  // Where the grain runs changes by the same step from pixel to pixel.
  const place = (x: number, y: number) => {
    const [mx, my] = toMillimetres(fields, x + crop.left, y + crop.top);
    return [mx * grainCos + my * grainSin, my * grainCos - mx * grainSin] as const;
  };
  const [origin, right] = [place(0, 0), place(1, 0)];
  const [stepU, stepV] = [right[0] - origin[0], right[1] - origin[1]];
  for (let y = 0; y < crop.height; y += 1) {
    const [rowU, rowV] = place(0, y);
    let dye = 0;
    for (let x = 0; x < crop.width; x += 1) {
      const at = y * crop.width + x;
      const cover = mask[at] ?? 0;
      if (cover < 0.004) continue;
      const u = rowU + stepU * x;
      const v = rowV + stepV * x;
      if ((x & 3) === 0 || dye === 0) dye = uneven === 0 ? 0 : uneven * cloud(u * 0.5, v * 0.5);
      const there = (y + crop.top) * frame.width + x + crop.left;
      const keep = 1 - cover;
      const rise = own[at] ?? 0;
      height[there] = (height[there] ?? 0) * keep + ((base[at] ?? 0) + rise) * cover;
      if (floor) floor[there] = (floor[there] ?? 0) * keep;
      const relief = texture ? tileAt(texture, u / coarse, v / coarse) * fineScale : 0;
      fine[there] = (fine[there] ?? 0) * keep + relief * cover;
      let light = 1 + dye;
      if (flecks) light += dyed * tileAt(flecks, u / coarse, v / coarse);
      let r = red;
      let g = green;
      let b = blue;
      if (print) {
        // The form carries the pattern with it.
        const lift = (rise / scale) * CARRIED;
        const pu = (u + lift) / printScale;
        const pv = (v + lift) / printScale;
        for (let layer = 0; layer < inks.length; layer += 1) {
          const ink = inks[layer];
          if (!ink) continue;
          const share = print.at(pu, pv, soft / printScale, layer);
          r += (ink[0] - r) * share;
          g += (ink[1] - g) * share;
          b += (ink[2] - b) * share;
          if (print.isCheck) light *= share > 0.5 ? 1 : checkShade(pu, pv);
        }
      }
      tone[there] = (tone[there] ?? 1) * keep + light * cover;
      const rgb = there * 3;
      albedo[rgb] = (albedo[rgb] ?? 0) * keep + r * cover;
      albedo[rgb + 1] = (albedo[rgb + 1] ?? 0) * keep + g * cover;
      albedo[rgb + 2] = (albedo[rgb + 2] ?? 0) * keep + b * cover;
      const before = alpha[there] ?? 0;
      alpha[there] = before + cover - before * cover;
      if (cover > 0.5 || before < 0.02) material[there] = index;
    }
  }
}
