import type { FabricPattern, Slot } from '#contract/outfits.ts';
import type {
  Avoidance,
  BODY_GOALS,
  BOTTOM_FITS,
  DRESS_FITS,
  StyleName,
  TOP_FITS,
} from '#contract/style-profile.ts';
import type { ColourwayName } from './colourways.ts';
import type { FabricName } from './fabrics.ts';
import type { FormalitySpan } from './formality.ts';
import type { Silhouette } from './silhouettes.ts';

/** Headings of items; the first twelve have a row in the tailoring table. */
export const CATEGORIES = [
  'Tops',
  'Blazer',
  'Shirt',
  'Blouse',
  'Bottoms',
  'Pants',
  'Jeans',
  'Skirt',
  'Dress',
  'Jacket',
  'Coat',
  'Footwear',
  'Jumpsuit',
  'Bag',
  'Belt',
  'Hat',
  'Scarf',
  'Eyewear',
  'Watch',
  'Jewelry',
  'Tie',
  'Gloves',
  'Hosiery',
  'Suspenders',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a garment is, in the words that requests and rules use. A garment has several. */
export const KINDS = [
  // tops
  ...(['tshirt', 'tank', 'camisole', 'shirt', 'blouse', 'polo', 'turtleneck', 'sweater'] as const),
  ...(['hoodie', 'sweatshirt', 'crop-top', 'bodysuit', 'corset', 'collared', 'sleeveless'] as const),
  // layers
  ...(['blazer', 'suit', 'jacket', 'coat', 'cardigan', 'vest', 'raincoat'] as const),
  // legs
  ...(['trousers', 'jeans', 'shorts', 'leggings', 'joggers', 'skirt'] as const),
  // whole
  ...(['dress', 'gown', 'jumpsuit'] as const),
  // lengths and shape
  ...(['above-knee', 'midi', 'floor-length', 'high-rise', 'low-rise', 'wide-leg', 'slim-cut'] as const),
  // feet
  ...(['sneakers', 'boots', 'heels', 'flats', 'sandals', 'loafers', 'lace-ups', 'open-toe'] as const),
  // bags
  ...(['tote', 'crossbody', 'handbag', 'clutch', 'backpack'] as const),
  // finishing
  ...([
    'belt',
    'hat',
    'scarf',
    'sunglasses',
    'glasses',
    'watch',
    'necklace',
    'earrings',
    'bracelet',
  ] as const),
  ...(['jewelry', 'tie', 'bow-tie', 'pocket-square', 'gloves', 'tights', 'headscarf', 'base-layer'] as const),
  ...(['suspenders', 'cufflinks', 'tie-bar', 'brooch', 'socks'] as const),
  // only where asked for or where the occasion calls for it
  ...(['active', 'swim', 'outdoor', 'lounge', 'rain', 'briefcase', 'regional'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

/** Who usually buys the cut. Everyone may wear everything: this only answers "what do you wear?". */
export type Worn = 'womenswear' | 'menswear' | 'everyone';

export type Fit = (typeof TOP_FITS)[number] | (typeof BOTTOM_FITS)[number] | (typeof DRESS_FITS)[number];

/** Pieces that belong together are cut from one cloth: same color, fabric and pattern. */
export type SuitName = 'suit' | 'linen suit' | 'tuxedo' | 'white tie' | 'skirt suit';

/** 0 bare, 1 light, 2 medium, 3 warm, 4 for frost: the cut alone, before its fabric. */
export type Warmth = 0 | 1 | 2 | 3 | 4;

/** One garment as a stylist writes it down. */
export interface GarmentEntry {
  is: {
    key: string;
    /** Lower case, without fabric and color: "wide-leg trousers". */
    name: string;
    category: Category;
    silhouette: Silhouette;
    worn: Worn;
  };
  when: {
    formality: FormalitySpan;
    warmth: Warmth;
    styles: readonly StyleName[];
    /** Worn by whoever names it or owns it, or where it is written down for the occasion: no stylist's own idea. */
    byName?: true;
  };
  made: {
    /** The most usual first. */
    fabrics: readonly [FabricName, ...FabricName[]];
    patterns?: readonly [FabricPattern, ...FabricPattern[]];
    colours: ColourwayName;
  };
  shape?: {
    kinds?: readonly Kind[];
    fit?: Fit;
    goals?: readonly (typeof BODY_GOALS)[number][];
    /** Bitten by the cut; stripes and clingy fabrics are judged by pattern and fabric. */
    avoid?: readonly Avoidance[];
    suits?: readonly SuitName[];
  };
  /** Other names that people use for it, separated by bars: 'jumper|pullover'. */
  words?: string;
}

/** The same, flat and complete, as code reads it. */
export interface Garment {
  key: string;
  name: string;
  category: Category;
  slot: Slot;
  silhouette: Silhouette;
  worn: Worn;
  formality: FormalitySpan;
  warmth: Warmth;
  styles: readonly StyleName[];
  byName?: true;
  fabrics: readonly [FabricName, ...FabricName[]];
  patterns: readonly [FabricPattern, ...FabricPattern[]];
  colours: ColourwayName;
  kinds: readonly Kind[];
  fit: Fit | null;
  goals: readonly (typeof BODY_GOALS)[number][];
  avoid: readonly Avoidance[];
  suits: readonly SuitName[];
  words: readonly string[];
}

export function completeEntry(slot: Slot, entry: GarmentEntry): Garment {
  return {
    ...entry.is,
    slot,
    ...entry.when,
    ...entry.made,
    patterns: entry.made.patterns ?? ['plain'],
    kinds: entry.shape?.kinds ?? [],
    fit: entry.shape?.fit ?? null,
    goals: entry.shape?.goals ?? [],
    avoid: entry.shape?.avoid ?? [],
    suits: entry.shape?.suits ?? [],
    words: entry.words?.split('|') ?? [],
  };
}

export function isKind(garment: Garment, ...kinds: readonly Kind[]): boolean {
  // Asked some hundred thousand times an outfit.
  for (const kind of kinds) if (garment.kinds.includes(kind)) return true;

  return false;
}
