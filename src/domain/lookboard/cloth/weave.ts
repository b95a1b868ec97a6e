import type { FabricPattern } from '#contract/outfits.ts';

export type Weave =
  | 'smooth'
  | 'linen'
  | 'wool'
  | 'denim'
  | 'knit'
  | 'leather'
  | 'patent'
  | 'suede'
  | 'satin'
  | 'velvet'
  | 'corduroy'
  | 'straw'
  | 'lace';

/** First match wins, so that "patent leather" is not drawn as plain leather. */
const WORDS: readonly (readonly [RegExp, Weave])[] = [
  [/patent|vinyl|lacquer/, 'patent'],
  [/suede|nubuck/, 'suede'],
  [/leather|nappa|calf|hide/, 'leather'],
  [/denim|chambray/, 'denim'],
  [/velvet|velour/, 'velvet'],
  [/corduroy|\bcord\b/, 'corduroy'],
  [/satin|silk|charmeuse|acetate|sateen|cupro/, 'satin'],
  [/straw|raffia|jute|wicker|rattan/, 'straw'],
  [/lace|crochet|eyelet|broderie/, 'lace'],
  [/linen|hemp|ramie|seersucker|gauze|canvas/, 'linen'],
  [/knit|cashmere|merino|mohair|alpaca|ribbed|\brib\b|jersey knit/, 'knit'],
  [/wool|tweed|flannel|boucl|felt|fleece|herringbone/, 'wool'],
];

export function weaveOf(fabric: string, pattern: FabricPattern): Weave {
  if (pattern === 'denim') return 'denim';
  if (pattern === 'knit') return 'knit';
  const words = fabric.slice(0, 80).toLowerCase();
  return WORDS.find(([word]) => word.test(words))?.[1] ?? 'smooth';
}
