import { parseHex } from '#domain/colour/hex.ts';
import type { Weave } from '../cloth/weave.ts';
import type { Frame } from './frame.ts';
import { scratch, zeros } from './scratch.ts';
import { HARD, SURFACES, type Surface } from './surface.ts';

/** What one color of one material needs to be lit. */
export interface Material {
  hex: string;
  surface: Surface;
  isMetal: boolean;
}

/** A piece while it is put together: one number a pixel and quality. */
export interface Fields {
  frame: Frame;
  /** Form, pixels above the ground. */
  height: Float32Array;
  /** How much of that is the form of other things, which what is laid on them does not take; absent: none. */
  floor?: Float32Array;
  /** The material's own fine relief, pixels. */
  fine: Float32Array;
  /** Light that reaches it, and how the dye took: 1 is full. */
  tone: Float32Array;
  alpha: Float32Array;
  /** Linear light of the color: red, green, blue. */
  albedo: Float32Array;
  /** Index into `materials`. */
  material: Uint8Array;
  materials: Material[];
  /** Sizes of edges and creases: 1 on clothes, about half on shoes, bags and jewellery. */
  fineness: number;
}

/** A free piece; one at a time, for its memory is used again by the next. */
export function emptyFields(frame: Frame, fineness: number): Fields {
  const count = frame.width * frame.height;
  return {
    frame,
    height: zeros('height', count),
    fine: zeros('fine', count),
    tone: scratch('tone', count).fill(1),
    alpha: zeros('alpha', count),
    albedo: zeros('albedo', count * 3),
    material: heldMaterial(count),
    materials: [],
    fineness,
  };
}

let held = new Uint8Array(0);

function heldMaterial(count: number): Uint8Array {
  if (held.length < count) held = new Uint8Array(Math.ceil(count * 1.25));
  return held.subarray(0, count).fill(0);
}

export type MaterialName = Weave | 'hard';

/** Things that are cast or cut: without threads, round to their middle where they are thin. */
export function isSolid(material: MaterialName): material is 'hard' | 'metal' {
  return material === 'hard' || material === 'metal';
}

/** The material's index; a new one where the piece has none of this color yet. */
export function materialIn(fields: Fields, hex: string, name: MaterialName): number {
  const surface = name === 'hard' ? HARD : SURFACES[name];
  const known = fields.materials.findIndex((other) => other.hex === hex && other.surface === surface);
  if (known >= 0) return known;
  return Math.min(255, fields.materials.push({ hex, surface, isMetal: name === 'metal' }) - 1);
}

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Linear light of a color, 0 to 1 each. */
export function linearOf(hex: string): [red: number, green: number, blue: number] {
  const { r, g, b } = parseHex(hex);
  return [linearLight(r), linearLight(g), linearLight(b)];
}

/** Of an sRGB byte. */
export function linearLight(byte = 0): number {
  return LINEAR[byte] ?? 0;
}

export function luminanceOf([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
