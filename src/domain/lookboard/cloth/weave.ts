import type { FabricPattern } from '#contract/outfits.ts';

/** Cloths that are told apart at a glance; each has its own surface and its own way to fold. */
export const WEAVES = [
  ...([
    'smooth',
    'twill',
    'worsted',
    'crepe',
    'poplin',
    'pique',
    'linen',
    'seersucker',
    'canvas',
    'waxed',
    'denim',
    'corduroy',
    'velvet',
  ] as const),
  ...(['wool', 'tweed', 'felt', 'pile', 'brushed', 'knit', 'rib', 'cable', 'chunky'] as const),
  ...(['silk', 'satin', 'brocade', 'chiffon', 'lace', 'sequin', 'leather', 'patent', 'suede'] as const),
  ...(['down', 'shell', 'mesh', 'duck', 'cordura', 'straw', 'rubber', 'foil', 'metal', 'crystal'] as const),
] as const;
export type Weave = (typeof WEAVES)[number];

/** First match wins, so that "patent leather" is not drawn as plain leather. */
const WORDS: readonly (readonly [RegExp, Weave])[] = [
  [/\bsteel\b|\bmetal\b/, 'metal'],
  [/crystal|rhinestone/, 'crystal'],
  [/patent|vinyl|lacquer/, 'patent'],
  [/shearling|sherpa|teddy|fleece|fur\b/, 'pile'],
  [/suede|nubuck/, 'suede'],
  [/leather|nappa|calf|hide/, 'leather'],
  [/down|padding|padded/, 'down'],
  [/denim|chambray/, 'denim'],
  [/velvet|velour/, 'velvet'],
  [/corduroy|\bcord\b/, 'corduroy'],
  [/sequin/, 'sequin'],
  [/chiffon|georgette|tulle|organza/, 'chiffon'],
  [/brocade|jacquard/, 'brocade'],
  [/satin|charmeuse|acetate|sateen|taffeta/, 'satin'],
  [/straw|raffia|jute|wicker|rattan|cork/, 'straw'],
  [/lace|crochet|eyelet|broderie/, 'lace'],
  [/\bcable/, 'cable'],
  [/chunky/, 'chunky'],
  [/ribbed|\brib\b/, 'rib'],
  [/seersucker/, 'seersucker'],
  [/linen|hemp|ramie|gauze/, 'linen'],
  [/waxed/, 'waxed'],
  [/canvas/, 'canvas'],
  [/boucl|tweed|harris/, 'tweed'],
  [/cashmere|mohair|angora|alpaca|lambswool|brushed/, 'brushed'],
  [/knit|merino/, 'knit'],
  [/silk|cupro/, 'silk'],
  [/felt|camel/, 'felt'],
  [/twill|gabardine/, 'twill'],
  [/crepe/, 'crepe'],
  [/barathea|tropical/, 'worsted'],
  [/wool|flannel|herringbone/, 'wool'],
  [/marcella|pique|piqué|oxford/, 'pique'],
  [/poplin|wax-print/, 'poplin'],
  [/mesh/, 'mesh'],
  [/nylon|polyester|shell/, 'shell'],
  [/rubber/, 'rubber'],
];

const KNITTED: ReadonlySet<Weave> = new Set(['knit', 'rib', 'cable', 'chunky', 'brushed', 'tweed']);

/** @param fabric in words, e.g. "Italian wool" */
export function weaveOf(fabric: string, pattern: FabricPattern): Weave {
  if (pattern === 'denim') return 'denim';
  const words = fabric.slice(0, 80).toLowerCase();
  const found = WORDS.find(([word]) => word.test(words))?.[1] ?? 'smooth';
  // A knitted pattern says how the yarn is made up, whatever it is spun of.
  return pattern === 'knit' && !KNITTED.has(found) ? 'knit' : found;
}
