import { type Fields, linearOf, luminanceOf, type Material } from './fields.ts';
import { smooth } from './fold-relief.ts';
import type { Lit } from './light.ts';
import { zeros } from './scratch.ts';

/** Levels that light is counted and looked up in. */
const LEVELS = 512;
/** The brightest shade that is counted: twice a flat place. */
const BRIGHTEST = 2;
/** A color that takes less of the piece than this is not weighed by itself: it takes the light as it falls. */
const WEIGHED_SHARE = 0.04;

/** Of a flat place's light: what has less lies deep in a fold. */
const DEEP = 0.72;

/** Light that the edge towards the window catches on dark cloth: it shows where a piece ends on a dark ground. */
const EDGE_LIGHT = 0.05;

interface Exposure {
  /** By level of shade: what it leaves of the color. */
  shades: Float32Array;
  gloss: number;
  /** How much of its own hue a highlight keeps. */
  tinted: number;
  /** Light added along its edge. */
  edge: number;
}

/** What a material's pixels have together. */
interface Tally {
  shades: Float64Array;
  count: number;
  /** Sums of lightness and of gloss. */
  lightness: number;
  gloss: number;
}

/**
 * Puts the color on: the light is weighed so that the mean of every material stays the color that it has flat. White
 * keeps a little room above for its folds, black a little below.
 * @returns linear red, green, blue and alpha, each 0 to 1, colors multiplied by alpha
 */
export function coloured(fields: Fields, lit: Lit): Float32Array {
  const { alpha, albedo, material, materials } = fields;
  const upperLeft = fields.frame.width + 1;
  const tallies = tally(fields, lit);
  const all = tallies.reduce((sum, { count }) => sum + count, 0);
  const exposures = tallies.map((own, index) =>
    exposureOf(own, materials[index], own.count < all * WEIGHED_SHARE),
  );
  const rgba = zeros('rgba', alpha.length * 4);
  for (let at = 0; at < alpha.length; at += 1) {
    const cover = alpha[at] ?? 0;
    if (cover < 0.004) continue;
    const exposure = exposures[material[at] ?? 0];
    if (!exposure) continue;
    const shade = exposure.shades[levelOf(lit.shade[at] ?? 0)] ?? 0;
    const mirrored = exposure.gloss * (lit.gloss[at] ?? 0);
    const rgb = at * 3;
    const red = albedo[rgb] ?? 0;
    const green = albedo[rgb + 1] ?? 0;
    const blue = albedo[rgb + 2] ?? 0;
    const caught = exposure.edge === 0 ? 0 : exposure.edge * (1 - (alpha[at - upperLeft] ?? 0));
    const white = mirrored * (1 - exposure.tinted) + caught;
    const own = shade + (mirrored * exposure.tinted) / Math.max(red, green, blue, 1e-4);
    const to = at * 4;
    rgba[to] = shouldered(red * own + white) * cover;
    rgba[to + 1] = shouldered(green * own + white) * cover;
    rgba[to + 2] = shouldered(blue * own + white) * cover;
    rgba[to + 3] = cover;
  }
  return rgba;
}

/** What the edge towards the window catches, of cloth of that light. */
export function edgeLight(light: number): number {
  return EDGE_LIGHT * smooth(0.14, 0.04, light);
}

function levelOf(shade: number): number {
  return Math.min(LEVELS - 1, (shade * ((LEVELS - 1) / BRIGHTEST) + 0.5) | 0);
}

function tally({ alpha, albedo, material, materials }: Fields, lit: Lit): Tally[] {
  const tallies = materials.map(
    (): Tally => ({ shades: new Float64Array(LEVELS), count: 0, lightness: 0, gloss: 0 }),
  );
  // Every seventh pixel tells enough.
  for (let at = 0; at < alpha.length; at += 7) {
    if ((alpha[at] ?? 0) < 0.8) continue;
    const own = tallies[material[at] ?? 0];
    if (!own) continue;
    const rgb = at * 3;
    const light =
      0.2126 * (albedo[rgb] ?? 0) + 0.7152 * (albedo[rgb + 1] ?? 0) + 0.0722 * (albedo[rgb + 2] ?? 0);
    const level = levelOf(lit.shade[at] ?? 0);
    own.shades[level] = (own.shades[level] ?? 0) + 1;
    own.count += 1;
    own.lightness += LIGHTNESS[Math.min(1023, (light * 1023 + 0.5) | 0)] ?? 0;
    own.gloss += lit.gloss[at] ?? 0;
  }
  return tallies;
}

function exposureOf(own: Tally, made: Material | undefined, isSmall: boolean): Exposure {
  const { count } = own;
  // As light as it looks: of black with white dots the eye takes the black, and so must gloss and exposure.
  const mean = count > 0 ? luminanceOfLightness(own.lightness / count) : 0.2;
  const isGlossy = (made?.surface.gloss ?? 0) > 0.1;
  // On dark cloth shadows weigh more, and on white every fold must show.
  const gamma = 1 + 0.7 * smooth(0.25, 0.01, mean) + 0.2 * smooth(0.6, 0.9, mean);
  const meanGloss = count > 0 ? own.gloss / count : 0;
  // A highlight may add to a color's own light only so much, or black leather would be grey.
  const polish = made?.surface.polish ?? 0;
  // Dark cloth shows its weave and its folds by what its fibres catch.
  const isDark = smooth(0.12, 0.03, mean);
  const most = isGlossy ? 0.6 + 0.4 * polish : 0.35 + 0.6 * isDark;
  const gloss = Math.min(most, (0.3 * mean + 0.006 + 0.02 * polish) / Math.max(1e-4, meanGloss));
  // What a metal mirrors has the metal's own hue.
  const tinted = made?.isMetal ? 1 : isGlossy ? 0.75 - 0.5 * polish : 0.3 + 0.35 * isDark;
  // Folds of pale cloth light each other up: there is no black in white, but there is in a mirror.
  const filled = 0.5 * smooth(0.4, 0.75, mean) * (1 - Math.min(1, polish * 4));
  // A highlight in the hue of a saturated color adds less light than a white one.
  const hue = linearOf(made?.hex ?? '#ffffff');
  const whiteness = 1 - tinted + (tinted * luminanceOf(hue)) / Math.max(...hue, 1e-4);
  const curve = Float32Array.from({ length: LEVELS }, (_, level) => {
    const shade = (BRIGHTEST * level) / (LEVELS - 1);
    return (shade < DEEP ? shade + (DEEP - shade) * filled : shade) ** gamma;
  });
  const gain =
    isSmall || count === 0
      ? made?.isMetal
        ? 1.25
        : 1
      : gainOf(own, curve, mean, meanGloss * gloss * whiteness, isGlossy);
  return {
    shades: curve.map((shade) => shade * gain),
    gloss,
    tinted,
    edge: edgeLight(mean),
  };
}

/** The exposure at which the mean lightness comes out as it is flat. */
function gainOf(own: Tally, curve: Float32Array, mean: number, mirrored: number, isGlossy: boolean): number {
  const room = -3.2 * smooth(0.65, 0.95, mean) + (isGlossy ? 1.4 : 2.6) * smooth(0.03, 0.006, mean);
  const aim = luminanceOfLightness(own.lightness / own.count + room);
  let gain = 1;
  for (let turn = 0; turn < 4; turn += 1) {
    let sum = 0;
    for (let level = 0; level < LEVELS; level += 1) {
      const pixels = own.shades[level] ?? 0;
      if (pixels > 0) sum += pixels * lightnessOf(shouldered(mean * gain * (curve[level] ?? 0) + mirrored));
    }
    const got = luminanceOfLightness(sum / own.count);
    gain = Math.max(0.25, Math.min(2.5, gain * (aim / Math.max(1e-4, got)) ** 0.9));
  }
  return gain;
}

const LIGHTNESS = Float32Array.from({ length: 1024 }, (_, level) => lightnessOf(level / 1023));

/** CIE lightness, 0 to 100, of linear light. */
function lightnessOf(light: number): number {
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
}

function luminanceOfLightness(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
}

/** Light above four fifths is rounded off instead of cut. */
function shouldered(light: number): number {
  return light < 0.82 ? light : 0.82 + 0.18 * Math.tanh((light - 0.82) / 0.18);
}
