import { blurred } from './blur.ts';
import type { Fields } from './fields.ts';
import { scratch } from './scratch.ts';
import type { Surface } from './surface.ts';

/** A piece under light: what it takes from its colour and what it mirrors, linear, 1 is a flat matt surface. */
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
  const near = blurred(height, width, rows, 4.5 * scale, 'near');
  const wide = blurred(height, width, rows, 15 * scale, 'wide');
  const shade = scratch('shade', height.length);
  const gloss = scratch('gloss', height.length);
  const lights = lightTable();
  const hollow = fineness < 1 ? 1.5 : 1;
  const mirrors = materials.map(({ surface }) => (surface.gloss > 0 ? mirrorOf(surface) : null));
  for (let y = 1; y < rows - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if ((alpha[at] ?? 0) < 0.004) continue;
      const made = materials[material[at] ?? 0];
      if (!made) continue;
      const { surface, isMetal } = made;
      // A Sobel slope: its smoothing takes the steps off edges. At the outline the drop to the ground is the ground's
      // shadow to show, not a line about the piece.
      const [a, b, c] = [at - width, at, at + width];
      const isRim =
        (alpha[b - 1] ?? 0) < 0.5 ||
        (alpha[b + 1] ?? 0) < 0.5 ||
        (alpha[a] ?? 0) < 0.5 ||
        (alpha[c] ?? 0) < 0.5;
      const limit = isRim ? 0.45 : 1.5;
      const across =
        (height[a + 1] ?? 0) -
        (height[a - 1] ?? 0) +
        2 * ((height[b + 1] ?? 0) - (height[b - 1] ?? 0)) +
        (height[c + 1] ?? 0) -
        (height[c - 1] ?? 0);
      const down =
        (height[c - 1] ?? 0) -
        (height[a - 1] ?? 0) +
        2 * ((height[c] ?? 0) - (height[a] ?? 0)) +
        (height[c + 1] ?? 0) -
        (height[a + 1] ?? 0);
      const sx = clamp(across / 8, -limit, limit);
      const sy = clamp(down / 8, -limit, limit);
      const gx = sx + ((fine[at + 1] ?? 0) - (fine[at - 1] ?? 0)) / 2;
      const gy = sy + ((fine[c] ?? 0) - (fine[a] ?? 0)) / 2;
      const upright = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const here = height[at] ?? 0;
      const lowNear = Math.max(0, (near[at] ?? 0) - here);
      const lowWide = Math.max(0, (wide[at] ?? 0) - here);
      const sky =
        clamp(1 - ((lowWide * 0.05 + lowNear * 0.09) * hollow) / scale, 0.42, 1) +
        clamp(((here - (wide[at] ?? 0)) * 0.012) / scale, 0, 0.06);
      const toned = tone[at] ?? 1;
      const row = Math.round((clamp(gy, -STEEPEST, STEEPEST) + STEEPEST) * STEPS);
      const column = Math.round((clamp(gx, -STEEPEST, STEEPEST) + STEEPEST) * STEPS);
      const direct = 1 + ((lights[row * SIDE + column] ?? 1) - 1) * surface.gain;
      const falling = 1.02 - 0.035 * (x / width + y / rows);
      if (isMetal) {
        const mirrored = -gx * upright * 0.5 - gy * upright * 0.85;
        shade[at] =
          (0.45 +
            step(-0.15, 0.35, mirrored) -
            0.75 * step(0.42, 0.6, mirrored) +
            0.5 * step(0.66, 0.8, mirrored)) *
          Math.min(1, toned);
      } else shade[at] = Math.max(0.03, (direct * sky * falling + surface.rim * 0.5 * (1 - upright)) * toned);
      const share = surface.gloss > 0 ? 1 : 0.2;
      const [hx, hy] = [sx + (gx - sx) * share, sy + (gy - sy) * share];
      const flat = 1 / Math.sqrt(hx * hx + hy * hy + 1);
      const window = Math.max(0, (hx * 0.32 + hy * 0.42 + 0.849) * flat);
      const room = Math.max(0, (-hx * 0.4 - hy * 0.2 + 0.894) * flat);
      const sheen = (1 - upright) * (0.05 + surface.rim * 0.06);
      const mirror = mirrors[material[at] ?? 0];
      gloss[at] = mirror
        ? ((mirror.window[(window * MIRRORED) | 0] ?? 0) + (mirror.room[(room * MIRRORED) | 0] ?? 0)) *
            Math.min(1, toned) +
          sheen * toned
        : sheen * Math.min(1, toned * sky);
    }
  return { shade, gloss };
}

const MIRRORED = 512;

/** How bright the window and the room stand in a surface, by how squarely it faces them. */
function mirrorOf({ gloss, power }: Surface): { window: Float32Array; room: Float32Array } {
  const faces = Float32Array.from({ length: MIRRORED + 1 }, (_, level) => level / MIRRORED);
  return {
    window: faces.map((face) => gloss * (face ** (power * 3) * 0.8 + face ** power * 0.25)),
    room: faces.map((face) => gloss * face ** (power * 2) * 0.12),
  };
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(value, high);
}

function step(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
