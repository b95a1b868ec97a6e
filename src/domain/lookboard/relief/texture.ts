import type { Weave } from '../cloth/weave.ts';
import { type Noise, noiseOf } from './noise.ts';

/** The cloth's own fine relief, millimetres, at `u` across and `v` along the grain, millimetres. */
export type Texture = (u: number, v: number) => number;

const nap = noiseOf(0.7, 2.4, 1);
const crossNap = noiseOf(2.6, 0.7, 2);
const grain = noiseOf(0, 0, 3);
const pebble = noiseOf(2.4, 2.4, 4);
const slub = noiseOf(0, 9, 5);
const weft = noiseOf(9, 0, 6);
const curl = noiseOf(4, 4, 8);
/** How the dye took, in slow clouds; with the threads it makes denim's and tweed's uneven colour. */
export const cloud: Noise = noiseOf(13, 13, 7);
export const fleck: Noise = noiseOf(1.2, 1.2, 9);
export const thread: Noise = slub;

const none: Texture = () => 0;
const fraction = (value: number) => value - Math.floor(value);

/** One stitch of plain knitting: two legs that lean together. */
function stitch(u: number, v: number, wale: number, course: number): number {
  const x = fraction(u / wale) - 0.5;
  const run = fraction(v / course + Math.abs(x) * 1.5) - 0.5;
  return Math.cos(Math.abs(x) * 2 * Math.PI - Math.PI * 0.55) * 0.42 + (1 - 4 * run * run) * 0.3;
}

function ribs(u: number, pitch: number): number {
  return Math.abs(Math.sin((u / pitch) * Math.PI)) - 0.6;
}

const CABLE = { period: 108, strand: 11, turn: 74 };

/** Two strands that cross over and under each other, with purled ditches and plain knitting between. */
function plait(u: number, v: number): number {
  const x = fraction(u / CABLE.period + 0.5) * CABLE.period - CABLE.period / 2;
  if (Math.abs(x) > 46) return stitch(u, v, 5.4, 4.2);
  if (Math.abs(x) > 30) return -1.4 + ((Math.abs(x) - 38) / 8) ** 2 * 1.4;
  const phase = (v / CABLE.turn) * Math.PI * 2;
  const strand = (shift: number) => {
    const centre = Math.sin(phase + shift) * CABLE.strand;
    const off = (x - centre) / CABLE.strand;
    if (off * off >= 1) return -1;
    return (
      Math.sqrt(1 - off * off) * 4.2 +
      Math.cos(phase + shift) * 1.7 +
      0.7 * Math.cos((v - centre * 0.9 + off * 6) * 1.15) * (1 - off * off)
    );
  };
  return Math.max(strand(0), strand(Math.PI));
}

/** Small discs like scales, each tilted its own way. */
function scale(u: number, v: number): number {
  const row = Math.floor(v / 4.2);
  const x = fraction(u / 5.4 + (row & 1) / 2) - 0.5;
  const y = fraction(v / 4.2) - 0.5;
  const tilt = grain(Math.floor(u / 5.4 + (row & 1) / 2) * 3.7, row * 5.3);
  return x * tilt * 1.1 + y * (1 + tilt * 0.6);
}

const knit: Texture = (u, v) => stitch(u, v, 5.4, 4.2) * 0.8 + grain(u * 2, v * 2) * 0.07;
const felt: Texture = (u, v) => nap(u, v) * 0.05 + crossNap(u, v) * 0.045 + grain(u * 2, v * 2) * 0.08;
const hide: Texture = (u, v) => pebble(u * 2.4, v * 2.4) * 0.045;

export const TEXTURES: Record<Weave, Texture> = {
  smooth: (u, v) => grain(u * 2, v * 2) * 0.035 + nap(u, v) * 0.03,
  poplin: (u, v) => slub(u, v) * 0.014 + weft(u, v) * 0.014,
  linen: (u, v) => slub(u * 0.8, v) * 0.09 + weft(u, v * 0.8) * 0.09,
  canvas: (u, v) => slub(u, v) * 0.05 + weft(u, v) * 0.05 + grain(u, v) * 0.05,
  shell: (u, v) => weft(u, v) * 0.008,
  denim: (u, v) => Math.sin((u + v * 0.9) * 2.2) * 0.07 + slub(u, v) * 0.08 + grain(u * 2, v * 2) * 0.07,
  corduroy: (u, v) => ribs(u, 6.2) * 1.5 + nap(u, v) * 0.08,
  velvet: (u, v) => curl(u * 0.5, v * 0.2) * 0.25 + nap(u, v) * 0.05,
  wool: felt,
  tweed: (u, v) => felt(u, v) * 1.2 + fleck(u * 0.8, v * 0.8) * 0.14,
  felt: (u, v) => grain(u, v) * 0.05 + pebble(u, v) * 0.03,
  pile: (u, v) => curl(u * 1.3, v * 1.3) * 0.7 + grain(u, v) * 0.3,
  knit,
  rib: (u, v) => ribs(u, 7) * 1.3 + Math.cos(v * 1.7) * 0.12,
  cable: (u, v) => plait(u, v) * 0.8 + grain(u * 2, v * 2) * 0.07,
  chunky: (u, v) => stitch(u, v, 13, 10.5) * 2.3 + nap(u, v) * 0.16,
  satin: none,
  chiffon: (u, v) => weft(u, v) * 0.008,
  lace: (u, v) => Math.sin(u * 0.42) * Math.sin(v * 0.42) * 0.7 + grain(u, v) * 0.14,
  sequin: scale,
  leather: hide,
  patent: none,
  suede: (u, v) => grain(u, v) * 0.05 + nap(u * 1.4, v) * 0.03,
  down: none,
  straw: (u, v) => Math.sin(v * 1.15 + Math.sin(u * 0.7) * 0.7) * 0.5 + slub(v, u) * 0.1,
  rubber: none,
};

/** From one rib, stitch or thread to the next, millimetres; what has none is as fine as can be seen. */
const PITCH: Partial<Record<Weave, number>> = {
  denim: 2.9,
  knit: 4.2,
  sequin: 4.2,
  cable: 5.4,
  straw: 5.5,
  corduroy: 6.2,
  rib: 7,
  lace: 7.5,
  chunky: 10.5,
};
/** Pixels that a pitch needs to be seen. */
const SEEN = 2.4;

/** How much coarser than life a texture is drawn: finer than the pixels, it would turn into a pattern of its own. */
export function coarsenessOf(weave: Weave | 'hard' | 'metal', scale: number): number {
  const pitch = weave === 'hard' || weave === 'metal' ? undefined : PITCH[weave];
  // Naps and grains without a pitch turn into no pattern; they are only kept from vanishing.
  return pitch === undefined ? Math.min(1.6, Math.max(1, 1 / scale)) : Math.max(1, SEEN / (pitch * scale));
}
