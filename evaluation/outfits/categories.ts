import type { FormalitySpan } from '#domain/wardrobe/formality.ts';

/** What a category name from outside says about an item: where it is worn, how dressy and how warm it is. */
export interface CategoryReading {
  part: Part;
  formality: FormalitySpan;
  /** 0 for the heat to 4 for frost. */
  warmth: number;
}

export type Part =
  | 'top'
  | 'bottom'
  | 'dress'
  | 'outer'
  | 'shoes'
  | 'bag'
  | 'jewelry'
  | 'hat'
  | 'eyewear'
  | 'scarf'
  | 'belt'
  | 'watch'
  | 'gloves'
  | 'hosiery'
  | 'tie'
  | 'swim'
  | 'under'
  | 'beauty'
  | 'home'
  | 'other';

/** The first pattern that matches decides; the particular ones come first. */
const READINGS: readonly [pattern: RegExp, part: Part, formality: FormalitySpan, warmth: number][] = [
  [
    /\bnail|\blip|\beye ?(?:liner|shadow|brow)|mascara|makeup|make-up|perfume|fragrance|parfum|cologne|\bskin(?!ny)|\bhair(?!.*accessor)|beauty|blush|foundation|polish|brush|lotion|cream/i,
    'beauty',
    [0, 8],
    2,
  ],
  [
    /decor|pillow|furniture|chair|sofa|lamp|candle|rug|bedding|kitchen|mug|book|frame|vase|phone|tech|camera|headphone|laptop/i,
    'home',
    [0, 8],
    2,
  ],
  [/swim|bikini|cover-?ups?|one piece/i, 'swim', [0, 1], 0],
  [/\bbras?\b|panties|lingerie|underwear|sleepwear|pajama|robe|shapewear/i, 'under', [0, 3], 1],
  [/tights|hosiery|stocking|socks?|leg ?warmer/i, 'hosiery', [0, 6], 2],
  [/sunglass/i, 'eyewear', [0, 5], 0],
  [/eyewear|glasses/i, 'eyewear', [0, 6], 2],
  [/neckties?|\bties?\b|cuff ?links?|pocket square/i, 'tie', [3, 8], 2],
  [/watch/i, 'watch', [0, 7], 2],
  [/\bgloves?|mittens?/i, 'gloves', [1, 7], 4],
  [/scar(?:f|ves)|shawl|wrap$|pashmina/i, 'scarf', [1, 6], 3],
  [/beanie|winter hat|earmuff/i, 'hat', [0, 2], 4],
  [/sun ?hat|straw|visor/i, 'hat', [0, 3], 0],
  [/\bhats?\b|\bcaps?\b|fedora|beret|headband|hair accessor|headwear|fascinator/i, 'hat', [0, 4], 2],
  [/clutch|evening bag|minaudiere/i, 'bag', [4, 8], 2],
  [/backpack|duffel|luggage|gym bag/i, 'bag', [0, 2], 2],
  [
    /\bbags?\b|handbag|\btotes?\b|purse|satchel|hobo|messenger|crossbody|shoulder bag|wallet|pouch|briefcase/i,
    'bag',
    [1, 5],
    2,
  ],
  [/\bbelts?\b/i, 'belt', [1, 5], 2],
  [
    /necklace|earring|bracelet|\brings?\b|jewel|brooch|charm|pendant|bangle|body jewelry/i,
    'jewelry',
    [0, 8],
    2,
  ],
  [/sneaker|trainer|athletic shoe|running shoe|skate/i, 'shoes', [0, 2], 2],
  [/rain ?boot|snow ?boot|hiking/i, 'shoes', [0, 1], 4],
  [/knee|over.the.knee|mid.?calf|combat/i, 'shoes', [0, 4], 3],
  [/bootie|ankle boot|\bboots?\b/i, 'shoes', [1, 5], 3],
  [/slipper|flip.?flop|slides?\b/i, 'shoes', [0, 1], 0],
  [/sandals?/i, 'shoes', [0, 6], 0],
  [/pumps?|heels?|stiletto|platform|wedge|mules?|slingback|clogs?/i, 'shoes', [2, 8], 1],
  [/loafer|moccasin|oxford|brogue|derby|flats?\b|ballet|espadrille|shoes?/i, 'shoes', [1, 5], 1],
  [/gown|evening dress|wedding dress|formal dress|bridal/i, 'dress', [6, 8], 1],
  [/cocktail|party dress/i, 'dress', [5, 7], 1],
  [/day dress|casual dress|sundress/i, 'dress', [1, 5], 1],
  [/dress(?:es)?\b|jumpsuit|romper|playsuit|overall|dungaree/i, 'dress', [1, 6], 1],
  [/parka|puffer|down|fur coat|\bfur\b/i, 'outer', [0, 4], 4],
  [/trench|\bcoats?\b|cape|poncho|cloak/i, 'outer', [1, 6], 3],
  [/blazer|suit/i, 'outer', [2, 6], 2],
  [/jacket|outerwear|bomber|\bvests?\b|gilet/i, 'outer', [0, 4], 2],
  [/cardigan/i, 'outer', [1, 4], 2],
  [/shorts?\b/i, 'bottom', [0, 2], 0],
  [/mini skirt/i, 'bottom', [1, 5], 1],
  [/skirt/i, 'bottom', [1, 6], 1],
  [/jeans?|denim/i, 'bottom', [0, 3], 2],
  [/legging|activewear pant|track|sweatpant|jogger|yoga/i, 'bottom', [0, 1], 2],
  [/pants?|trouser|chino|capri|culotte|slacks/i, 'bottom', [1, 5], 2],
  [/hoodie|sweatshirt|activewear/i, 'top', [0, 1], 3],
  [/sweater|pullover|turtleneck|knit|jumper/i, 'top', [1, 4], 3],
  [/t.?shirt|\btees?\b/i, 'top', [0, 2], 1],
  [/tank|camisole|cami|crop|tube|bustier|corset|halter/i, 'top', [0, 5], 0],
  [/blouse|shirt|tunic|polo|button/i, 'top', [1, 5], 1],
  [/\btops?\b|bodysuit/i, 'top', [0, 5], 1],
  [/outfit|clothing|women|men|accessor/i, 'other', [0, 8], 2],
];

/** A name that nothing is known about says nothing for or against an outfit. */
export function readCategory(name: string): CategoryReading {
  for (const [pattern, part, formality, warmth] of READINGS) {
    if (pattern.test(name)) return { part, formality, warmth };
  }

  return { part: 'other', formality: [0, 8], warmth: 2 };
}
