import type { FabricPattern, Slot } from '#contract/outfits.ts';
import { PALETTE } from '#contract/palette.ts';
import { hexToOklch, oklabToHex, oklchToHex, oklchToOklab } from '#domain/colour/oklab.ts';
import type { BoardItem } from '../board-item.ts';
import type { Dice } from '../pen/dice.ts';
import { safeHex, type Tones, tonesOf } from './tones.ts';
import { type Weave, weaveOf } from './weave.ts';

/** What a garment is made of: every color that its drawing may use. */
export interface Cloth {
  tones: Tones;
  pattern: PrintPattern;
  weave: Weave;
  /** Under the pattern; so chosen that ground and accent together average to the item's color. */
  ground: string;
  /** Stripes, checks, dots and petals. */
  accent: string;
  /** Further colors of a print that has more than two. */
  inks: readonly string[];
  /** Linings, contrast soles and trims. */
  second: Tones;
  stitch: string;
  /** Of patterns and textures: 1 on clothes, finer on small things. */
  fineness: number;
  dice: Dice;
}

/**
 * A wax print is large, bold and of several colors, whatever the words call its motif; a rugby shirt's stripes are hoops as
 * broad as a hand.
 */
export type PrintPattern = FabricPattern | 'wax' | 'hoop';

/** The share of the surface that each pattern's accent covers. */
const ACCENT_SHARE: Record<Exclude<PrintPattern, 'wax'>, number> = {
  plain: 0,
  stripe: 0.2,
  pinstripe: 0.05,
  check: 0.11,
  denim: 0,
  knit: 0,
  floral: 0.116,
  dot: 0.1,
  hoop: 0.4,
};

export function clothOf(item: BoardItem, dice: Dice): Cloth {
  const hex = safeHex(item.colorHex);
  const tones = tonesOf(hex);
  const woven = weaveOf(item.fabric, item.pattern);
  const weave = madeUp(item, woven);
  const isWax = item.pattern !== 'plain' && /wax.?print|ankara/i.test(item.fabric);
  const [accent, ...inks] = isWax ? waxInks(tones) : [accentWithin(tones, item)];
  return {
    tones,
    pattern: isWax ? 'wax' : patternOf(item),
    weave,
    ground:
      isWax || patternOf(item) === 'hoop' ? hex : groundUnder(hex, accent, ACCENT_SHARE[patternOf(item)]),
    accent,
    inks,
    second: tonesOf(
      item.secondaryHex === undefined ? tones.at(tones.lightness > 0.6 ? -2 : 2) : safeHex(item.secondaryHex),
    ),
    stitch:
      weave === 'denim' && tones.lightness < 0.72
        ? topstitchOf(tones)
        : tones.at(tones.lightness > 0.4 ? -2 : 2.4),
    fineness: FINE_SLOTS.has(item.slot) ? 0.5 : 1,
    dice,
  };
}

/** The palette's metals: leather in them is covered with foil. */
const FOILED: ReadonlySet<string> = new Set(
  PALETTE.flatMap(({ name, hex }) => (name === 'Silver' || name === 'Gold' ? hex.toLowerCase() : [])),
);

/** How that cloth comes on such a thing: cotton for trousers and jackets is twill, leather may be foiled, bags are of pack cloth. */
function madeUp({ slot, colorHex, fabric }: BoardItem, woven: Weave): Weave {
  if (woven === 'smooth' && (slot === 'bottom' || slot === 'outer') && /cotton|lyocell/.test(fabric))
    return 'twill';
  if (!FINE_SLOTS.has(slot)) return woven;
  if (woven === 'leather' && FOILED.has(colorHex.toLowerCase())) return 'foil';
  if (slot === 'accessory') return woven === 'silk' ? 'satin' : woven;
  return PACK_CLOTH[woven] ?? woven;
}

/** Canvas and nylon are heavier on bags and shoes: one sees how they are woven. */
const PACK_CLOTH: Partial<Record<Weave, Weave>> = { canvas: 'duck', shell: 'cordura' };

function patternOf({ pattern, features }: BoardItem): Exclude<PrintPattern, 'wax'> {
  return pattern === 'stripe' && features?.includes('contrast-collar') ? 'hoop' : pattern;
}

const FINE_SLOTS: ReadonlySet<Slot> = new Set(['shoes', 'bag', 'accessory']);

/** The same cloth in another plain color, for linings, soles and trims. */
export function plainCloth(cloth: Cloth, hex: string, weave: Weave = cloth.weave): Cloth {
  const tones = tonesOf(hex);
  return {
    ...cloth,
    tones,
    pattern: 'plain',
    weave,
    ground: hex,
    accent: hex,
    inks: [],
    stitch: tones.at(tones.lightness > 0.4 ? -2 : 2.4),
  };
}

/** Two saturated colors far round the wheel from the ground, and the indigo of its lines: dark on pale, pale on dark. */
function waxInks({ base, lightness }: Tones): [string, string, string] {
  const { h } = hexToOklch(base);
  const isPale = lightness > 0.55;
  return [
    oklchToHex({ l: isPale ? 0.55 : 0.78, c: 0.17, h: (h + 150) % 360 }),
    oklchToHex({ l: isPale ? 0.6 : 0.66, c: 0.18, h: (h + 250) % 360 }),
    isPale ? '#1d2145' : '#f2e6c6',
  ];
}

/** From this lightness, accents are deeper than their cloth. */
const PALE = 0.85;

/** Of the way to the accent that is wanted: the first whose ground a screen can show. White keeps its stripes. */
const NEARER = [1, 0.8, 0.6, 0.4, 0.2];
/** OKLab distance between the item's color and its ground and accent taken together. */
const SAME = 0.008;

function accentWithin(tones: Tones, item: BoardItem): string {
  const share = ACCENT_SHARE[patternOf(item)];
  if (tones.lightness > PALE) return accentOf(tones, item);
  const [whole, wanted] = [oklabOf(tones.base), oklabOf(accentOf(tones, item))];
  const nearer = NEARER.map((part) =>
    oklabToHex({
      l: whole.l + (wanted.l - whole.l) * part,
      a: whole.a + (wanted.a - whole.a) * part,
      b: whole.b + (wanted.b - whole.b) * part,
    }),
  );
  const fits = nearer.find((accent) => {
    const [ground, part] = [oklabOf(groundUnder(tones.base, accent, share)), oklabOf(accent)];
    const off = (of: 'l' | 'a' | 'b') => ground[of] * (1 - share) + part[of] * share - whole[of];
    return Math.hypot(off('l'), off('a'), off('b')) < SAME;
  });
  return fits ?? nearer.at(-1) ?? tones.base;
}

const oklabOf = (hex: string) => oklchToOklab(hexToOklch(hex));

/** As far from the color as the ground can make up for: pale on dark cloth, deep on pale cloth. */
function accentOf(tones: Tones, item: BoardItem): string {
  const share = ACCENT_SHARE[patternOf(item)];
  if (share === 0) return tones.base;
  const isPale = tones.lightness > PALE;
  const loudest = LOUDEST[item.pattern] ?? 1;
  // Small things carry more seams and shadows, which leaves the pattern less room.
  const room = FINE_SLOTS.has(item.slot) ? 0.038 : isPale ? 0.055 : 0.1;
  const leeway = room * ((1 - share) / share);
  const base = hexToOklch(tones.base);
  const wanted = item.secondaryHex === undefined ? null : hexToOklch(safeHex(item.secondaryHex));
  const l = isPale
    ? Math.max(wanted?.l ?? 0.42, tones.lightness - Math.min(leeway, loudest * 0.75))
    : Math.min(wanted?.l ?? 0.96, tones.lightness + Math.min(leeway, loudest));
  if (wanted) return oklchToHex({ ...wanted, l });
  return isPale
    ? oklchToHex({ l, c: Math.max(base.c, 0.05), h: base.c < 0.02 ? 262 : base.h })
    : oklchToHex({ l, c: Math.min(base.c * 0.35, 0.03), h: base.c < 0.02 ? 80 : base.h });
}

/** Lightness between ground and accent at most: a pinstripe is chalk, a woven check is no grid of paint. */
const LOUDEST: Partial<Record<FabricPattern, number>> = { pinstripe: 0.4, check: 0.36 };

function groundUnder(hex: string, accent: string, share: number): string {
  if (share === 0) return hex;
  const [whole, part] = [oklchToOklab(hexToOklch(hex)), oklchToOklab(hexToOklch(accent))];
  const rest = (of: 'l' | 'a' | 'b') => (whole[of] - share * part[of]) / (1 - share);
  return oklabToHex({ l: Math.max(0, Math.min(1, rest('l'))), a: rest('a'), b: rest('b') });
}

function topstitchOf(tones: Tones): string {
  return tones.chroma < 0.02
    ? tones.at(2.2)
    : oklchToHex({ l: Math.min(0.78, tones.lightness + 0.22), c: 0.085, h: 68 });
}
