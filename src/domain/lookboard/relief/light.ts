import { blurred } from './blur.ts';
import type { Fields } from './fields.ts';
import { zeros } from './scratch.ts';
import type { Surface } from './surface.ts';

/** A piece under light: what it takes from its color and what it mirrors, linear, 1 is a flat matt surface. */
export interface Lit {
  shade: Float32Array;
  gloss: Float32Array;
}

/** A large window at the top left and what the room gives back: direction towards it, and strength. */
const LIGHTS = [
  [-0.52, -0.62, 0.59, 0.34],
  [-0.75, -0.25, 0.6, 0.18],
  [-0.1, -0.8, 0.59, 0.18],
  [0.3, -0.2, 0.93, 0.14],
  [0.35, 0.45, 0.82, 0.16],
] as const;
const FLAT = LIGHTS.reduce((sum, [, , z, strength]) => sum + z * strength, 0);

/** Slopes are looked up to two either way, in steps of a sixty-fourth. */
const STEEPEST = 2;
const STEPS = 64;
const SIDE = STEEPEST * 2 * STEPS + 1;
let table: Float32Array | null = null;

/** How much light a slope gets beside a flat place. */
function lightTable(): Float32Array {
  if (table) return table;
  table = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const [gx, gy] = [column / STEPS - STEEPEST, row / STEPS - STEEPEST];
      const upright = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      let light = 0;
      for (const [x, y, z, strength] of LIGHTS)
        light += strength * Math.max(0, (-gx * x - gy * y + z) * upright * 0.95 + 0.05 * z);
      table[row * SIDE + column] = light / FLAT;
    }
  return table;
}

/** Lights the whole piece at once, so that one light falls on all of its panels. */
export function light(fields: Fields): Lit {
  const { frame, height, fine, tone, alpha, material, materials, fineness } = fields;
  const { width, scale } = frame;
  const rows = frame.height;
  // All panels lie: what they took is free.
  const near = blurred(height, width, rows, 4.5 * scale, 'close');
  const wide = blurred(height, width, rows, 15 * scale, 'soft');
  const shade = zeros('below', height.length);
  const gloss = zeros('own height', height.length);
  const lights = lightTable();
  const hollow = fineness < 1 ? 1.5 : 1;
  const mirrors = materials.map(({ surface }) => (surface.gloss > 0 ? mirrorOf(surface) : null));
  const [perColumn, hollowWide, hollowNear] = [1 / width, (0.05 * hollow) / scale, (0.09 * hollow) / scale];
  for (let y = 1; y < rows - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if ((alpha[at] ?? 0) < 0.004) continue;
      const kind = material[at] ?? 0;
      const made = materials[kind];
      if (!made) continue;
      const { surface, isMetal } = made;
      const above = at - width;
      const below = at + width;
      // A Sobel slope: its smoothing takes the steps off edges.
      const corners =
        (alpha[above - 1] ?? 0) + (alpha[above + 1] ?? 0) + (alpha[below - 1] ?? 0) + (alpha[below + 1] ?? 0);
      const isRim = corners < 3.98;
      const limit = isRim ? 0.6 : 1.5;
      let falling1 = (height[below + 1] ?? 0) - (height[above - 1] ?? 0);
      let falling2 = (height[below - 1] ?? 0) - (height[above + 1] ?? 0);
      let sideways = (height[at + 1] ?? 0) - (height[at - 1] ?? 0);
      let downwards = (height[below] ?? 0) - (height[above] ?? 0);
      if (isRim) {
        falling1 = raised(fields, below + 1, at) - raised(fields, above - 1, at);
        falling2 = raised(fields, below - 1, at) - raised(fields, above + 1, at);
        sideways = raised(fields, at + 1, at) - raised(fields, at - 1, at);
        downwards = raised(fields, below, at) - raised(fields, above, at);
      }
      const across = falling1 - falling2 + 2 * sideways;
      const down = falling1 + falling2 + 2 * downwards;
      const sx = clamp(across / 8, -limit, limit);
      const sy = clamp(down / 8, -limit, limit);
      const gx = sx + ((fine[at + 1] ?? 0) - (fine[at - 1] ?? 0)) / 2;
      const gy = sy + ((fine[below] ?? 0) - (fine[above] ?? 0)) / 2;
      const upright = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const here = height[at] ?? 0;
      const lowNear = (near[at] ?? 0) - here;
      const lowWide = (wide[at] ?? 0) - here;
      const shaded = (lowNear > 0 ? lowNear * hollowNear : 0) + (lowWide > 0 ? lowWide * hollowWide : 0);
      const sky = clamp(1 - shaded, 0.42, 1) + clamp((-lowWide * 0.012) / scale, 0, 0.06);
      const toned = tone[at] ?? 1;
      const row = ((clamp(gy, -STEEPEST, STEEPEST) + STEEPEST) * STEPS + 0.5) | 0;
      const column = ((clamp(gx, -STEEPEST, STEEPEST) + STEEPEST) * STEPS + 0.5) | 0;
      if (isMetal) {
        const mirrored = -gx * upright * 0.5 - gy * upright * 0.85;
        shade[at] =
          (0.45 +
            step(-0.15, 0.35, mirrored) -
            0.75 * step(0.42, 0.6, mirrored) +
            0.5 * step(0.66, 0.8, mirrored)) *
          Math.min(1, toned);
      } else {
        const direct = 1 + ((lights[row * SIDE + column] ?? 1) - 1) * surface.gain;
        const fading = 1.2 - 0.2 * (x * perColumn + y / rows);
        const lit = (direct * sky * fading + surface.rim * 0.5 * (1 - upright)) * toned;
        shade[at] = Math.max(lit, 0.03);
      }
      const turned = (lights[row * SIDE + column] ?? 1) - 1;
      const sheen =
        // Edges roll off steeply, and would stand out as a line about the piece.
        Math.min(0.03, 1 - upright) * (0.05 + surface.rim * 0.06) +
        (turned > 0 ? turned * (0.012 + Math.min(surface.rim, 0.5) * 0.075) : 0);
      const mirror = mirrors[kind];
      if (!mirror) {
        gloss[at] = sheen * Math.min(1, toned * sky);
        continue;
      }
      const window = Math.max(0, (gx * 0.32 + gy * 0.42 + 0.849) * upright);
      const room = Math.max(0, (-gx * 0.4 - gy * 0.2 + 0.894) * upright);
      gloss[at] =
        ((mirror.window[(window * MIRRORED) | 0] ?? 0) + (mirror.room[(room * MIRRORED) | 0] ?? 0)) *
          Math.min(1, toned) +
        sheen * toned;
    }
  return { shade, gloss };
}

/** How high a place beside another is; the drop to the ground is the ground's shadow to show, not a line about the piece. */
function raised({ height, alpha }: Fields, place: number, beside: number): number {
  const at = (alpha[place] ?? 0) > 0.5 ? place : beside;
  return (height[at] ?? 0) / Math.max(0.1, alpha[at] ?? 0);
}

const MIRRORED = 512;

/** How bright the window and the room stand in a surface, by how squarely it faces them. */
function mirrorOf({ gloss, power, polish }: Surface): { window: Float32Array; room: Float32Array } {
  const faces = Float32Array.from({ length: MIRRORED + 1 }, (_, level) => level / MIRRORED);
  return {
    window: faces.map(
      (face) =>
        gloss *
        ((1 - polish) * (face ** (power * 3) * 0.8 + face ** power * 0.25) +
          polish * (step(0.965, 0.978, face) + face ** power * 0.05)),
    ),
    room: faces.map(
      (face) => gloss * ((1 - polish) * face ** (power * 2) * 0.12 + polish * step(0.985, 0.992, face) * 0.3),
    ),
  };
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(value, high);
}

function step(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
