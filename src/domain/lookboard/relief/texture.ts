import type { Weave } from '../cloth/weave.ts';
import { type Noise, noiseOf, speckOf } from './noise.ts';

/** The cloth's own fine relief, millimetres, at `u` across and `v` along the grain, millimetres. */
type Texture = (u: number, v: number) => number;

const nap = noiseOf(0.7, 2.4, 1);
const crossNap = noiseOf(2.6, 0.7, 2);
const grain: Noise = (x, y) => speck(x, y) * SOFTENED;
const pebble = noiseOf(2.4, 2.4, 4);
const slub = noiseOf(0, 9, 5);
const speck = speckOf(3);
/** As if it were looked up between its cells. */
const SOFTENED = 0.68;
const weft = noiseOf(9, 0, 6);
const curl = noiseOf(3, 3, 8);
const brushed = noiseOf(8, 20, 10);
/** How the dye took, in slow clouds; with the threads it makes denim's and tweed's uneven color. */
export const cloud: Noise = noiseOf(13, 13, 7);
const stroked = noiseOf(26, 46, 12);
const band = noiseOf(11, 60, 13);
const haze = noiseOf(2.2, 3.4, 11);
const fleck: Noise = noiseOf(1.2, 1.2, 9);

const fraction = (value: number) => value - Math.floor(value);

/** Every texture repeats after as many millimetres, both ways; noise does so by itself. */
const REPEAT = 256;
const TURN = (2 * Math.PI) / REPEAT;
/** Samples of a texture along a side, a power of two. */
const SAMPLES = 512;
const MASK = SAMPLES - 1;
const LEVELS = 4096;

/** One repeat of each weave's texture: millimetres of relief, or light, times `LEVELS`. */
type Tile = Int16Array;
const textures = new Map<Weave, Tile>();
const flecks = new Map<Weave, Tile>();

/** The weave's relief drawn once for all its panels; null for what is even. */
export function textureOf(weave: Weave): Tile | null {
  return tileOf(weave, TEXTURES[weave], textures);
}

/** How unevenly the weave's threads took the dye, with a variance of about one; null for what is even. */
export function flecksOf(weave: Weave): Tile | null {
  return tileOf(weave, FLECKS[weave] ?? null, flecks);
}

function tileOf(weave: Weave, texture: Texture | null, drawn: Map<Weave, Tile>): Tile | null {
  if (!texture) return null;
  const known = drawn.get(weave);
  if (known) return known;
  const tile = new Int16Array(SAMPLES * SAMPLES);
  const step = REPEAT / SAMPLES;
  for (let row = 0; row < SAMPLES; row += 1)
    for (let column = 0; column < SAMPLES; column += 1)
      tile[row * SAMPLES + column] = Math.round(texture(column * step, row * step) * LEVELS);
  drawn.set(weave, tile);
  return tile;
}

/** What a tile holds at `u` across and `v` along the grain, millimetres. */
export function tileAt(tile: Tile, u: number, v: number): number {
  const row = Math.floor(v * (SAMPLES / REPEAT)) & MASK;
  const column = Math.floor(u * (SAMPLES / REPEAT)) & MASK;
  return (tile[row * SAMPLES + column] ?? 0) / LEVELS;
}

/** One stitch of plain knitting: two legs that lean together. */
function stitch(u: number, v: number, wale: number, course: number): number {
  const x = fraction(u / wale) - 0.5;
  const run = fraction(v / course + Math.abs(x) * 1.5) - 0.5;
  return Math.cos(Math.abs(x) * 2 * Math.PI - Math.PI * 0.55) * 0.42 + (1 - 4 * run * run) * 0.3;
}

function ribs(u: number, pitch: number): number {
  return Math.abs(Math.sin((u / pitch) * Math.PI)) - 0.6;
}

/** From one wale of corduroy to the next. */
const WALE = REPEAT / 64;

const CABLE = { period: REPEAT / 2, strand: 12.5, turn: REPEAT / 3 };

/** Two strands that cross over and under each other, with purled ditches and plain knitting between. */
function plait(u: number, v: number): number {
  const x = fraction(u / CABLE.period + 0.5) * CABLE.period - CABLE.period / 2;
  if (Math.abs(x) > 54) return stitch(u, v, REPEAT / 47, REPEAT / 61);
  if (Math.abs(x) > 34) return -1.4 + ((Math.abs(x) - 44) / 10) ** 2 * 1.4;
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

const PLAIT = REPEAT / 28;

/** Flat strands that go over and under each other by turns, as baskets and hats are plaited. */
function plaited(u: number, v: number): number {
  const isAcross = ((Math.floor(u / PLAIT) + Math.floor(v / PLAIT)) & 1) === 0;
  const [x, y] = [fraction(u / PLAIT) - 0.5, fraction(v / PLAIT) - 0.5];
  const [along, aside] = isAcross ? [x, y] : [y, x];
  return Math.sqrt(1 - 3.6 * aside * aside) * 1.3 + (1 - 4 * along * along) * 0.8 + grain(u, v) * 0.08;
}

/** Every strand has dried a little paler or browner. */
const strands: Texture = (u, v) =>
  grain(Math.floor(u / PLAIT) * 3.7, Math.floor(v / PLAIT) * 5.3) * 1.1 + slub(u, v) * 0.3;

const CELL = REPEAT / 60;

/** Marcella and piqué: small raised lozenges. */
function waffle(u: number, v: number): number {
  return Math.abs(Math.sin((u * Math.PI) / CELL) * Math.sin((v * Math.PI) / CELL)) * 0.55 - 0.2;
}

/** A warp and a weft thread over each other by turns, as canvas and pack cloth are. */
function plain(u: number, v: number): number {
  const [x, y] = [u * (REPEAT / 80) ** -1, v * (REPEAT / 80) ** -1];
  const isAcross = ((Math.floor(x) + Math.floor(y)) & 1) === 0;
  const [a, b] = [fraction(x) - 0.5, fraction(y) - 0.5];
  const [along, aside] = isAcross ? [a, b] : [b, a];
  return Math.sqrt(Math.max(0, 1 - 3.2 * aside * aside)) + (1 - 4 * along * along) * 0.5 - 0.9;
}

/** Knitted with holes, through which the dark inside is seen. */
function netted(u: number, v: number): number {
  const row = Math.floor(v / CELL);
  const x = fraction(u / CELL + (row & 1) / 2) - 0.5;
  const y = fraction(v / CELL) - 0.5;
  return x * x + y * y < 0.09 ? -2 : 0.7;
}

const PUCKER = REPEAT / 24;

/** Slack warp in stripes that crinkle between taut, flat ones. */
function puckered(u: number, v: number): number {
  const place = fraction(u / PUCKER);
  const slack = Math.max(0, Math.sin(place * TURN * REPEAT));
  const stripe = Math.floor(u / PUCKER);
  const crinkle = curl(stripe * 17, v) + 0.6 * curl(stripe * 7, v * 2);
  return slack * (0.3 + crinkle * 0.42);
}

/** The slack stripes are of dyed yarn, the taut ones of paler. */
function woven(u: number): number {
  return Math.sin(fraction(u / PUCKER) * TURN * REPEAT) > 0.05 ? -1 : 1;
}

const DAMASK = { across: REPEAT / 4, down: REPEAT / 3 };

/** A woven ornament: leaves about a bud, in rows that stand between each other. */
function damask(u: number, v: number): number {
  const row = Math.floor(v / DAMASK.down);
  const x = (fraction(u / DAMASK.across + (row & 1) / 2) - 0.5) * DAMASK.across;
  const y = (fraction(v / DAMASK.down) - 0.5) * DAMASK.down;
  const [away, turn] = [Math.hypot(x, y * 0.8), Math.atan2(y * 0.8, x)];
  const leaf = 17 + 9 * Math.cos(turn * 4);
  if (away < 5.5) return 1.2;
  if (away < 8) return -0.8;
  if (away < leaf) return Math.abs(Math.sin(turn * 4)) < 0.12 ? -0.6 : 1.2;
  const vine = Math.abs(Math.hypot(Math.abs(x) - DAMASK.across / 2, y * 0.8) - 12);
  return vine < 1.7 ? 1 : -0.75;
}

const DISC = { across: REPEAT / 47, down: REPEAT / 60 };

/** Small round discs in rows, each domed and tilted its own way. */
function scale(u: number, v: number): number {
  const row = Math.floor(v / DISC.down);
  const x = fraction(u / DISC.across + (row & 1) / 2) - 0.5;
  const y = fraction(v / DISC.down) - 0.5;
  const column = Math.floor(u / DISC.across + (row & 1) / 2);
  const [across, down] = [grain(column * 3.7, row * 5.3), grain(column * 7.3, row * 2.9)];
  return Math.sqrt(Math.max(0, 0.27 - x * x - y * y)) * 2.4 + x * across * 1.1 + y * down * 1.1;
}

const knit: Texture = (u, v) => stitch(u, v, REPEAT / 47, REPEAT / 61) * 0.8 + grain(u * 2, v * 2) * 0.07;
const felt: Texture = (u, v) => nap(u, v) * 0.05 + crossNap(u, v) * 0.045 + grain(u * 2, v * 2) * 0.08;
const hide: Texture = (u, v) => pebble(u * 2, v * 2) * 0.032;

const TEXTURES: Record<Weave, Texture | null> = {
  smooth: (u, v) => grain(u * 2, v * 2) * 0.035 + nap(u, v) * 0.03,
  worsted: (u, v) => grain(u * 2, v * 2) * 0.05 + slub(u, v) * 0.03 + slub(v, u) * 0.03,
  twill: (u, v) => slub(u - v, u + v) * 0.07 + grain(u * 2, v * 2) * 0.05,
  crepe: (u, v) => pebble(u * 2, v * 2) * 0.05 + grain(u * 2, v * 2) * 0.05,
  poplin: (u, v) => slub(u, v) * 0.014 + weft(u, v) * 0.014,
  pique: waffle,
  linen: (u, v) => slub(u, v) * 0.09 + weft(u, v) * 0.09,
  seersucker: puckered,
  canvas: (u, v) => slub(u, v) * 0.05 + weft(u, v) * 0.05 + grain(u, v) * 0.05,
  waxed: (u, v) => slub(u, v) * 0.03 + weft(u, v) * 0.03 + grain(u, v) * 0.03,
  shell: (u, v) => weft(u, v) * 0.008,
  mesh: (u, v) => netted(u, v) * 0.5,
  duck: (u, v) => plain(u, v) * 0.5 + grain(u, v) * 0.06,
  cordura: (u, v) => plain(u, v) * 0.34,
  denim: (u, v) =>
    Math.sin(u * TURN * 90 + v * TURN * 81) * 0.07 + slub(u, v) * 0.08 + grain(u * 2, v * 2) * 0.07,
  corduroy: (u, v) => ribs(u, WALE) * 1.3 + nap(u, v) * 0.12,
  velvet: (u, v) => brushed(u, v) * 0.25 + nap(u, v) * 0.05,
  wool: felt,
  tweed: (u, v) => felt(u, v) * 1.2 + fleck(u, v) * 0.14,
  felt: (u, v) => grain(u, v) * 0.05 + pebble(u, v) * 0.03,
  pile: (u, v) => curl(u * 2, v * 2) * 0.5 + grain(u * 2, v * 2) * 0.3,
  brushed: (u, v) =>
    stitch(u, v, REPEAT / 47, REPEAT / 61) * 0.16 +
    haze(u * 1.5, v * 1.5) * 0.08 +
    grain(u * 2, v * 2) * 0.09,
  knit,
  rib: (u, v) => ribs(u, REPEAT / 37) * 1.3 + Math.cos(v * TURN * 69) * 0.12,
  cable: (u, v) => plait(u, v) * 0.8 + grain(u * 2, v * 2) * 0.07,
  chunky: (u, v) => stitch(u, v, REPEAT / 11, REPEAT / 14) * 5 + nap(u, v) * 0.2,
  silk: (u, v) => slub(v, u) * 0.012 + weft(u, v) * 0.01,
  satin: null,
  brocade: (u, v) => damask(u, v) * 0.08 + grain(u * 2, v * 2) * 0.05,
  chiffon: (u, v) => weft(u, v) * 0.008,
  lace: (u, v) => lacework(u, v) * 0.16 + grain(u, v) * 0.1,
  sequin: scale,
  leather: hide,
  foil: (u, v) => pebble(u * 2, v * 2) * 0.05,
  patent: null,
  suede: (u, v) => grain(u, v) * 0.2 + nap(u, v) * 0.15 + brushed(u * 2, v * 2) * 0.14,
  down: null,
  straw: plaited,
  rubber: null,
  metal: null,
  crystal: gem,
};

const threads: Texture = (u, v) => slub(u, v) * 0.8 + slub(v, u) * 0.4;

const GEM = { across: REPEAT / 32, down: REPEAT / 37 };

/** Where a place lies in its stone: which stone, how far from its middle, which way round. */
function inGem(u: number, v: number): { chance: number; away: number; sector: number } {
  const row = Math.floor(v / GEM.down);
  const column = Math.floor(u / GEM.across + (row & 1) / 2);
  const x = fraction(u / GEM.across + (row & 1) / 2) - 0.5;
  const y = fraction(v / GEM.down) - 0.5;
  const sector = Math.floor((Math.atan2(y, x) / Math.PI / 2 + 0.5) * 6);
  return { chance: grain(column * 3.7, row * 5.3), away: Math.hypot(x, y), sector };
}

/** Stones set close: a table, and sides that fall to their setting. */
function gem(u: number, v: number): number {
  const { away } = inGem(u, v);
  return away < 0.2 ? 1.5 : Math.max(-0.6, 1.5 - (away - 0.2) * 6);
}

/** Each facet throws back something else; the setting between the stones is dark. */
function facets(u: number, v: number): number {
  const { chance, away, sector } = inGem(u, v);
  if (away > 0.46) return -1.6;
  if (away < 0.2) return chance > 0.3 ? 2.6 : 0.3;
  return Math.sin(sector * 2.3 + chance * 9) * 1.1;
}

/** Few discs face the window, and those shine. */
function sparkle(u: number, v: number): number {
  const row = Math.floor(v / DISC.down);
  const chance = grain(Math.floor(u / DISC.across + (row & 1) / 2) * 5.9, row * 7.1);
  return chance > 0.8 ? 4.5 : chance * 0.8 - 0.7;
}

const LACE = { across: REPEAT / 6, down: REPEAT / 6, mesh: REPEAT / 36 };

/** Rosettes of close thread in a net, through whose meshes one sees what is below. */
function lacework(u: number, v: number): number {
  const row = Math.floor(v / LACE.down);
  const x = (fraction(u / LACE.across + (row & 1) / 2) - 0.5) * LACE.across;
  const y = (fraction(v / LACE.down) - 0.5) * LACE.down;
  const away = Math.hypot(x, y);
  const petals = 12.5 + 4 * Math.cos(Math.atan2(y, x) * 6);
  if (away < 3) return -2;
  if (away < petals) return away > petals - 2.2 ? 1.6 : 0.7;
  const mesh = Math.sin((u * Math.PI) / LACE.mesh) * Math.sin((v * Math.PI) / LACE.mesh);
  return Math.abs(mesh) < 0.3 ? 0.4 : -1.5;
}

/** Hairs of lighter and darker wool, spun together. */
const heather: Texture = (u, v) => grain(u * 1.5, v * 1.5) * 0.9 + nap(u, v) * 0.6;

/** Hairs that stand off the yarn, in soft tufts. */
const halo: Texture = (u, v) => haze(u * 1.5, v * 1.5) * 0.75 + grain(u * 2, v * 2) * 0.7;

/** A nap that hands have stroked this way and that. */
const strokes: Texture = (u, v) =>
  stroked(u, v) * 0.5 + brushed(u * 2, v * 2) * 0.45 + grain(u * 2, v * 2) * 0.75;

/** Floating threads throw the light back in long soft bands. */
const lustre: Texture = (u, v) => band(u, v) * 0.9 + slub(u, v) * 0.25;

/** Wool lies in the shade between its stitches, on whatever color. */
const loops: Texture = (u, v) => stitch(u, v, REPEAT / 47, REPEAT / 61) * 2.2 + grain(u * 2, v * 2) * 0.3;

/** Warp and weft, and no two of them alike. */
const hatch: Texture = (u, v) => slub(u, v) * 0.6 + slub(v, u) * 0.45 + grain(u * 2, v * 2) * 0.5;

/** The weft steps aside from line to line. */
const diagonal: Texture = (u, v) => slub(u - v, u + v) * 0.75 + grain(u * 2, v * 2) * 0.5;

const FLECKS: Partial<Record<Weave, Texture>> = {
  worsted: hatch,
  twill: diagonal,
  crepe: (u, v) => pebble(u * 2, v * 2) * 0.6 + grain(u * 2, v * 2) * 0.6,
  poplin: hatch,
  canvas: threads,
  waxed: (u, v) => stroked(u, v) * 0.6 + brushed(u, v) * 0.5 + grain(u, v) * 0.2,
  corduroy: (u, v) => ribs(u, WALE) * (1.3 + 0.5 * haze(u, v * 0.5)) + brushed(u * 2, v) * 0.5,
  tweed: fleck,
  denim: threads,
  linen: threads,
  seersucker: woven,
  mesh: netted,
  duck: threads,
  cordura: (u, v) => plain(u, v) * 1.6 + grain(u, v) * 0.4,
  brocade: damask,
  wool: heather,
  brushed: halo,
  suede: strokes,
  satin: lustre,
  foil: lustre,
  velvet: (u, v) => stroked(u, v) * 0.85 + brushed(u, v) * 0.5,
  knit: loops,
  lace: lacework,
  sequin: sparkle,
  crystal: facets,
  straw: strands,
};

/** From one rib, stitch or thread to the next, millimetres; what has none is as fine as can be seen. */
const PITCH: Partial<Record<Weave, number>> = {
  knit: 4.2,
  // Its lines run aslant, which fewer pixels can show.
  denim: 3.9,
  // Its discs are round from five pixels.
  sequin: 3.2,
  crystal: 8,
  pique: 4.3,
  mesh: 4.3,
  duck: 3.2,
  cordura: 3.2,
  seersucker: 8,
  cable: 5.4,
  straw: 7,
  corduroy: 4,
  rib: 7,
  lace: 7.1,
  chunky: 18,
};
/** Pixels that a pitch needs to be seen. */
const SEEN = 3.2;

/** How much coarser than life a texture is drawn: finer than the pixels, it would turn into a pattern of its own. */
export function coarsenessOf(weave: Weave | 'hard', scale: number): number {
  const pitch = weave === 'hard' ? undefined : PITCH[weave];
  // Naps and grains without a pitch turn into no pattern; they are only kept from vanishing.
  return pitch === undefined ? Math.min(1.6, Math.max(1, 1 / scale)) : Math.max(1, SEEN / (pitch * scale));
}
